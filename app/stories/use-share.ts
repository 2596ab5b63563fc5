import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { showToast } from "#ui/toast.tsx";

/**
 * Serves the buttons of share menus that the server printed: "Copy link" (`data-copy` holds the address), and
 * "More options" (`data-share`), which appears where the browser can share by itself. @param page what the
 * menus belong to: another one has others
 */
export function useShare(page: unknown): void {
  const t = useTranslations("stories.copy");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other menus
  useEffect(() => {
    if ("share" in navigator)
      for (const more of document.querySelectorAll("[data-share]")) more.removeAttribute("hidden");
    const copy = async (address: string) => {
      try {
        await navigator.clipboard.writeText(address);
        showToast({ kind: "status", title: t("done"), text: t("doneText") });
      } catch {
        showToast({ kind: "alert", title: t("failed"), text: t("failedText") });
      }
    };
    const serve = (event: MouseEvent) => {
      const chosen = (event.target as Element).closest?.<HTMLElement>(".share-list > *");
      if (!chosen) return;
      chosen.parentElement?.hidePopover?.();
      const { copy: address, share: url, title } = chosen.dataset;
      if (address !== undefined) copy(address);
      // Cancelled or failed: only logged (specification, section 8).
      else if (url) navigator.share({ url, title: title ?? "" }).catch(console.info);
    };
    document.addEventListener("click", serve);
    return () => document.removeEventListener("click", serve);
  }, [t, page]);
}
