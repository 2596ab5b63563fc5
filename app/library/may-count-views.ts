import { consentKey } from "#accounts/consent.ts";
import { hasAccount, read } from "#ui/reader-storage.ts";
import { mayRecordOpened } from "./browser/account-sync.ts";

/** Whether views may be counted: not if the reader has declined cookies, or has turned analytics off in the account. */
export const mayCountViews = (): boolean =>
  read(consentKey) !== "rejected" && (!hasAccount() || mayRecordOpened());
