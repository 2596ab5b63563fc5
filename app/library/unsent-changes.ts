import { accountOfPage } from "#ui/own-storage.ts";
import type { AccountState } from "./account-state.ts";
import type { LocalChange } from "./browser/apply-change.ts";
import { unsentOf } from "./browser/unsent.ts";

export type UnsentChange = LocalChange;

/** What the reader of this page has done without a connection, and the site does not know yet, in its order. */
export const unsentHere = (): UnsentChange[] =>
  unsentOf((accountOfPage() as AccountState | null)?.reader ?? "");
