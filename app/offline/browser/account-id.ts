import type { AccountState } from "#library/account-state.ts";
import { accountOfPage } from "#ui/reader-storage.ts";

/** The reader whose account the page shows; null for a visitor. */
export const accountId = (): string | null =>
  (accountOfPage() as AccountState | null)?.reader ?? null;
