import { accountOfPage } from "#ui/reader-storage.ts";
import type { AccountState } from "./account-state.ts";
import type { LocalChange } from "./browser/apply-change.ts";
import { unsentOf } from "./browser/unsent-storage.ts";

export type UnsentChange = LocalChange;

/** The changes that the reader of this page has made without a connection and that are not sent yet, in order. */
export const unsentChangesOfReader = (): UnsentChange[] =>
  unsentOf((accountOfPage() as AccountState | null)?.reader ?? "");
