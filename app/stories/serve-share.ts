import { showToast } from "#ui/toast.ts";
import type { LoadTranslator } from "#ui/translator.ts";

/** Shows the button that lets the browser share by itself, where it can. */
export function showOwnShare(): void {
  if ("share" in navigator)
    for (const more of document.querySelectorAll("[data-share]")) more.removeAttribute("hidden");
}

/**
 * Serves buttons that copy (`data-copy` holds the address), such as "Copy link" of share menus, and of these "More options" (`data-share`),
 * which appears where the browser can share by itself.
 */
export function serveShareMenus(texts: LoadTranslator<"stories">): void {
  document.addEventListener("click", (event) => {
    const chosen = (event.target as Element).closest?.<HTMLElement>(".share-list > *, [data-copy]");
    if (!chosen) return;
    chosen.closest<HTMLElement>("[popover]")?.hidePopover?.();
    const { copy: address, share: url, title } = chosen.dataset;
    if (address !== undefined) void copyAddress(address, texts);
    // Cancelled or failed: only logged (specification, section 8).
    else if (url) navigator.share({ url, title: title ?? "" }).catch(console.info);
  });
}

async function copyAddress(address: string, texts: LoadTranslator<"stories">): Promise<void> {
  // A browser allows it only in the turn of the press, so that it comes before the words.
  const copied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );
  const t = await texts().catch(() => null);
  if (!t) return;
  if (copied) showToast({ kind: "status", title: t("copy.done"), text: t("copy.doneText") });
  else showToast({ kind: "alert", title: t("copy.failed"), text: t("copy.failedText") });
}
