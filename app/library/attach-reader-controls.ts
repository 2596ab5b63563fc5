import { attachControls } from "#ui/attach-controls.ts";
import { hasTemporary, reloadTemporary, setTemporary } from "#ui/reader-storage.ts";
import type { LoadTranslator } from "#ui/translator.ts";
import { resumeRequestKey } from "./browser/resume-request.ts";

/** Whether the browser may have something to show that is not in the server's HTML. */
function hasState(): boolean {
  try {
    return (
      hasTemporary() || "account" in document.documentElement.dataset || localStorage.length > 0
    );
  } catch {
    return hasTemporary();
  }
}

/**
 * Attaches the reader's controls (`data-reader`) and updates what the page shows of the reader. The scripts for it are
 * loaded when they are needed. @param texts loads the texts of this room
 */
export function attachReaderControls(texts: LoadTranslator<"library">): void {
  const controls = () =>
    import("./browser/reader-controls.ts").then((c) => c.initReaderControls(texts));
  const show = () => void controls().catch(console.info);
  attachControls("click", "[data-reader]:not([data-reader=resume])", controls);
  // The link leaves the page at once, so that nothing can be loaded first.
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest?.<HTMLElement>("[data-reader=resume]");
    if (link?.dataset.itemKey) setTemporary(resumeRequestKey, link.dataset.itemKey);
  });
  reloadTemporary();
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    reloadTemporary();
    if (hasState()) show();
  });
  if (hasState() || document.querySelector("[data-open]")) show();
  addEventListener("storage", show, { once: true });
}

/** Tracks the item that the page shows, if it shows one. */
export function trackOpenedPage(): void {
  const page = document.querySelector<HTMLElement>("[data-open]");
  if (page)
    import("./browser/track-opened.ts")
      .then(({ trackOpened }) => trackOpened(page))
      .catch(console.info);
}
