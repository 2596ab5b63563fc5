import type { LoadTranslator } from "#ui/translator.ts";
import { accountId } from "./browser/account-id.ts";
import { offerInstall } from "./browser/offer-install.ts";
import { updateCopies } from "./browser/update-copies.ts";
import { deleteCopiesOfOthers } from "./copy-store.ts";
import { mayStoreCopies } from "./may-store-copies.ts";
import { registerWorker } from "./register.ts";

/**
 * Updates what the device stores for this page's reader: the service worker with the offline page in their language, and the
 * copies; then offers to install the site when that is due. Copies of another reader are always deleted first.
 */
export async function updateDevice(texts: LoadTranslator<"offline">): Promise<void> {
  await deleteCopiesOfOthers(accountId());
  if (!mayStoreCopies()) return;
  const registration = await registerWorker();
  registration?.active?.postMessage({ language: document.documentElement.lang });
  if (registration) await updateCopies();
  await offerInstall(texts);
}
