import { deleteEndedCopies, readAnyCopyList } from "./copy-store.ts";

/**
 * Fills in `data-account` on the cached offline page, as the server does on other pages, with the reader whose copies are on
 * this device. So saving and liking offline is sent to their account later. It grants no access: the server checks the
 * session.
 */
export async function restoreAccountData(): Promise<void> {
  const found = await readAnyCopyList();
  const list = found && (await deleteEndedCopies(found, new Date()));
  if (list?.account) document.documentElement.dataset.account = JSON.stringify(list.account);
}
