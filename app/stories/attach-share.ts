import { showToast } from "#ui/toast.ts";
import type { LoadTranslator } from "#ui/translator.ts";

/** Shows the button of the browser's own share dialog, where there is one. */
export function showNativeShare(): void {
  if ("share" in navigator)
    for (const more of document.querySelectorAll("[data-share]")) more.removeAttribute("hidden");
}

/**
 * Attaches buttons that copy an address (`data-copy`), such as "Copy link" of share menus, and the button "More options"
 * (`data-share`), which opens the browser's own share dialog.
 */
export function attachShareMenus(texts: LoadTranslator<"stories">): void {
  document.addEventListener("click", (event) => {
    const chosen = (event.target as Element).closest?.<HTMLElement>(".share-list > *, [data-copy]");
    if (!chosen) return;
    chosen.closest<HTMLElement>("[popover]")?.hidePopover?.();
    const { copy: address, share: url, title } = chosen.dataset;
    if (address !== undefined) void copyAddress(address, texts);
    // The reader may cancel: that is only logged.
    else if (url) navigator.share({ url, title: title ?? "" }).catch(console.info);
  });
}

async function copyAddress(address: string, texts: LoadTranslator<"stories">): Promise<void> {
  // Browsers allow this only directly after the press, so that it comes before loading the texts.
  const copied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );
  const t = await texts().catch(() => null);
  if (!t) return;
  if (copied) showToast({ kind: "status", title: t("copy.done"), text: t("copy.doneText") });
  else showToast({ kind: "alert", title: t("copy.failed"), text: t("copy.failedText") });
}
