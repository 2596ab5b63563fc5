import { accountOfPage } from "#ui/reader-storage.ts";
import { type Register, renew } from "./browser/this-browser.ts";

/** Runs the check of `renew`, once in a page. */
export async function renewHere(register: Register): Promise<void> {
  const reader = accountOfPage()?.reader;
  if (reader) await renew(reader, register);
}
