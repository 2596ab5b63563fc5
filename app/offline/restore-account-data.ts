import type { AccountState } from "#library/account-state.ts";
import { dayIn } from "#library/streak.ts";
import { deleteEndedCopies, readAnyCopyList } from "./copy-store.ts";

/**
 * Fills in `data-account` on the cached offline page, as the server does on other pages, with the reader whose copies are on
 * this device, and the time by the device's clock. So saving and liking offline is sent to their account later. It grants no
 * access: the server checks the session.
 */
export async function restoreAccountData(): Promise<void> {
  const at = new Date();
  const found = await readAnyCopyList();
  const list = found && (await deleteEndedCopies(found, at));
  if (!list?.account) return;
  const { timezone } = list.account as AccountState;
  const clock = { now: at.toISOString(), today: dayIn(timezone, at) };
  document.documentElement.dataset.account = JSON.stringify({ ...list.account, ...clock });
}
