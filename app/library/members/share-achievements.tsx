import type { MouseEvent } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import { showToast } from "#ui/toast.ts";

const fileName = "achievements.png";

/**
 * Hands on a picture of the reader's achievements: to the system's share sheet where it takes files, else as a
 * download. Without scripts it is a download too.
 */
export function ShareAchievements({ name }: { name: string }) {
  const t = useTranslations("members");
  const address = `/achievements.png?lang=${useLocale()}`;
  async function share(event: MouseEvent) {
    // Asked with an empty file: the picture itself is made only when a reader asks for it.
    const probe = new File([], fileName, { type: "image/png" });
    if (!navigator.canShare?.({ files: [probe] })) return;
    event.preventDefault();
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(String(response.status));
      const file = new File([await response.blob()], fileName, { type: "image/png" });
      await navigator.share({ files: [file], title: t("share.title", { name }) });
    } catch (error) {
      // Closed by the reader: nothing went wrong (specification, section 8).
      if (error instanceof DOMException && error.name === "AbortError") return;
      console.info("share", error);
      showToast({ kind: "alert", title: t("failed.title"), text: t("share.failed") });
    }
  }
  return (
    <a className="btn" href={address} download={fileName} onClick={share}>
      {t("actions.share")}
      <Icon name="share" />
    </a>
  );
}
