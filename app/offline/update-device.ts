import { consentKey, parseConsent } from "#accounts/consent.ts";
import { forgetInBrowser, read, subscribe } from "#ui/reader-storage.ts";
import type { LoadTranslator } from "#ui/translator.ts";
import { accountId } from "./browser/account-id.ts";
import { offerInstall } from "./browser/offer-install.ts";
import { copiesLock, updateCopies } from "./browser/update-copies.ts";
import { deleteAllCopies, deleteCopiesOfOthers } from "./copy-store.ts";
import { visitsKey } from "./install-offer.ts";
import { mayStoreCopies } from "./may-store-copies.ts";
import { canHaveWorker, registerWorker } from "./register.ts";

/**
 * Updates what the device stores for this page's reader: the service worker with the offline page in their language, and the
 * copies; then offers to install the site when that is due. Copies of another reader are always deleted first, and all after
 * storage was declined. Without an answer they stay: they may be those of the installed site, which a tab cannot see.
 */
export async function updateDevice(texts: LoadTranslator<"offline">): Promise<void> {
  await deleteCopiesOfOthers(accountId());
  if (!mayStoreCopies()) return hasDeclined() ? clearDevice() : undefined;
  clearWhenWithdrawn();
  const registration = await registerWorker();
  registration?.active?.postMessage({ language: document.documentElement.lang });
  if (registration) await updateCopies();
  await offerInstall(texts);
}

const hasDeclined = (): boolean => parseConsent(read(consentKey)) === "rejected";

/** Clears the device when the reader withdraws on this page what allowed to store (Directive 2002/58/EC, Art. 5(3)). */
function clearWhenWithdrawn(): void {
  const stop = subscribe(() => {
    if (hasDeclined()) forgetInBrowser(visitsKey);
    if (mayStoreCopies()) return;
    stop();
    void clearDevice().catch(console.info);
  });
}

/** Deletes the copies, and the service worker with the offline page unless it shows the reader's alerts. */
async function clearDevice(): Promise<void> {
  // An update that is going on would store what follows.
  await navigator.locks.request(copiesLock, deleteAllCopies);
  const registration = canHaveWorker() ? await navigator.serviceWorker.getRegistration() : null;
  if (!registration || (await registration.pushManager?.getSubscription())) return;
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
