import { attachControls } from "#ui/attach-controls.ts";
import { hasTemporary, reloadTemporary, setTemporary } from "#ui/own-storage.ts";
import type { LoadTranslator } from "#ui/translator.ts";
import { resumeKey } from "./browser/resume-wish.ts";

/** Whether there is anything to show that the server could not know. */
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
 * Serves the reader's controls (`data-reader`) and brings the reader's own blocks up to date. What does so is loaded
 * when it is needed. @param texts loads the room's texts
 */
export function serveReader(texts: LoadTranslator<"library">): void {
  const controls = () =>
    import("./browser/reader-controls.ts").then((c) => c.openReaderControls(texts));
  const show = () => void controls().catch(console.info);
  attachControls("click", "[data-reader]:not([data-reader=resume])", controls);
  // A link: it leads away at once, so that nothing can be loaded first.
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest?.<HTMLElement>("[data-reader=resume]");
    if (link?.dataset.name) setTemporary(resumeKey, link.dataset.name);
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

/** Notes that the piece is open which the page shows, if it shows one. */
export function noteOpened(): void {
  const page = document.querySelector<HTMLElement>("[data-open]");
  if (page) import("./browser/opened.ts").then(({ open }) => open(page)).catch(console.info);
}
