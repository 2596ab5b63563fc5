import { accountOfPage } from "#ui/own-storage.ts";
import { type Register, renew } from "./browser/this-browser.ts";

/** Once in a page: the check with which each visit begins; see `renew`. */
export async function renewHere(register: Register): Promise<void> {
  const reader = accountOfPage()?.reader;
  if (reader) await renew(reader, register);
}
