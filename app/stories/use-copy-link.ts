import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { showToast } from "#ui/toast.tsx";

/** Serves the "Copy link" buttons of the page (`data-copy` holds the address), and says how it went. */
export function useCopyLink(): void {
  const t = useTranslations("stories.copy");
  useEffect(() => {
    const copy = async (event: MouseEvent) => {
      const button = (event.target as Element).closest?.<HTMLElement>("[data-copy]");
      if (!button) return;
      button.closest("details")?.removeAttribute("open");
      try {
        await navigator.clipboard.writeText(button.dataset.copy ?? "");
        showToast({ kind: "status", title: t("done"), text: t("doneText") });
      } catch {
        showToast({ kind: "alert", title: t("failed"), text: t("failedText") });
      }
    };
    document.addEventListener("click", copy);
    return () => document.removeEventListener("click", copy);
  }, [t]);
}
