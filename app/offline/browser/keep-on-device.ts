import { isOfflineWished } from "../is-wished.ts";
import { forgetOthers } from "../kept-store.ts";
import { registerWorker } from "../register.ts";
import { accountReader } from "./account-reader.ts";
import { keepCopies } from "./keep-copies.ts";

/**
 * Brings what the device keeps in step with the reader of this page: the worker with its page in their language, and the
 * copies. What was kept for another reader goes first, whatever this one wishes.
 */
export async function keepOnDevice(): Promise<void> {
  await forgetOthers(accountReader());
  if (!isOfflineWished()) return;
  const registration = await registerWorker();
  registration?.active?.postMessage({ language: document.documentElement.lang });
  if (registration) await keepCopies();
}
