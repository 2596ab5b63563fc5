import { isApplication } from "./live-notices.ts";

/**
 * Loads the page when the reader goes back or forward to an entry of this same document. Pages that replaced each other
 * while something played (keep-playing.ts) have such entries, for which a browser changes the address alone, also after
 * the document was loaded again.
 */
export function loadTraversedPage(): void {
  // The router shows the pages of an application.
  if (isApplication()) return;
  // The reader may have gone back before this is called.
  if (!showsItsAddress() && !isPlaying()) location.reload();
  window.navigation?.addEventListener("navigate", (event) => {
    const { destination, navigationType } = event;
    // While something plays, keep-playing.ts shows the page.
    if (navigationType !== "traverse" || !destination.sameDocument || isPlaying()) return;
    if (!isShown(destination.url)) event.intercept({ handler: async () => location.reload() });
  });
}

/** Whether the page is the one of its address: the one that came with the document, or that replaced it. */
function showsItsAddress(): boolean {
  const { replacedBy } = document.documentElement.dataset;
  if (replacedBy !== undefined) return isShown(replacedBy);
  const { activation, currentEntry } = window.navigation ?? {};
  const opened = activation?.entry;
  // A script may have changed the address of the same entry.
  return !opened?.url || opened.key === currentEntry?.key || isShown(opened.url);
}

/** Whether an address is that of the present page, whatever its fragment. */
const isShown = (address: string): boolean => address.split("#")[0] === location.href.split("#")[0];

const isPlaying = (): boolean =>
  [...document.querySelectorAll<HTMLMediaElement>("video, audio")].some((media) => !media.paused);
