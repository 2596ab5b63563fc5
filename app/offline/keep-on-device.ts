import type { LoadTranslator } from "#ui/translator.ts";
import { accountReader } from "./browser/account-reader.ts";
import { keepCopies } from "./browser/keep-copies.ts";
import { offerInstall } from "./browser/offer-install.ts";
import { isOfflineWished } from "./is-wished.ts";
import { forgetOthers } from "./kept-store.ts";
import { registerWorker } from "./register.ts";

/**
 * Brings what the device keeps in step with the reader of this page: the worker with its page in their language, and the
 * copies; then offers to install the site where it is time. What was kept for another reader goes first, whatever this one wishes.
 */
export async function keepOnDevice(texts: LoadTranslator<"offline">): Promise<void> {
  await forgetOthers(accountReader());
  if (!isOfflineWished()) return;
  const registration = await registerWorker();
  registration?.active?.postMessage({ language: document.documentElement.lang });
  if (registration) await keepCopies();
  await offerInstall(texts);
}
