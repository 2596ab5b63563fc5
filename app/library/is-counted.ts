import { consentKey } from "#accounts/consent.ts";
import { hasAccount, read } from "#ui/own-storage.ts";
import { mayNote } from "./browser/account.ts";

/** Whether this reader's views are counted: who said no to the cookie question, or turned analytics off, is not. */
export const isCounted = (): boolean =>
  read(consentKey) !== "rejected" && (!hasAccount() || mayNote());
