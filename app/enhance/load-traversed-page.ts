/**
 * Loads the page when the reader goes back or forward to an entry of this same document. Pages that replaced each other
 * while something played (keep-playing.ts) have such entries, for which a browser changes the address alone, also after
 * the document was loaded again.
 */
export function loadTraversedPage(): void {
  const loaded = window.navigation?.activation?.entry.url;
  // The reader went on before this script was there.
  if (loaded && !isShown(loaded)) location.reload();
  window.navigation?.addEventListener("navigate", (event) => {
    const { canIntercept, destination, navigationType } = event;
    if (!canIntercept || navigationType !== "traverse" || !destination.sameDocument) return;
    if (!isShown(destination.url)) event.intercept({ handler: async () => location.reload() });
  });
}

const isShown = (address: string): boolean => {
  const { pathname, search } = new URL(address);
  return pathname + search === location.pathname + location.search;
};
