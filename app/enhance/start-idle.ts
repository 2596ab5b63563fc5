import { mayStoreCopies } from "#offline/may-store-copies.ts";
import { watchLive } from "./live-notices.ts";
import { loadTraversedPage } from "./load-traversed-page.ts";
import { textsOf } from "./messages.ts";

/** Starts what a page needs only once it is idle. @param session for which the page is rendered; empty for a visitor */
export function startIdle(session: string): void {
  loadTraversedPage();
  watchLive(session);
  updateDevice();
}

/** Updates the offline copies, or deletes those that the device must not keep any longer. */
function updateDevice(): void {
  if (mayStoreCopies() || navigator.serviceWorker?.controller)
    import("#offline/update-device.ts")
      .then((m) => m.updateDevice(() => textsOf("offline")))
      .catch(console.info);
}
