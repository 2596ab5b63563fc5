import type { MouseEvent } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import { showToast } from "#ui/toast.ts";

const fileName = "achievements.png";

/**
 * Shares a picture of the reader's achievements: by the system's share sheet if it accepts files, otherwise as a download.
 * Without scripts it is a download too.
 */
export function ShareAchievements({ name }: { name: string }) {
  const t = useTranslations("members");
  const address = `/achievements.png?lang=${useLocale()}`;
  async function share(event: MouseEvent) {
    // Tested with an empty file: the picture itself is drawn only when a reader shares it.
    const probe = new File([], fileName, { type: "image/png" });
    if (!navigator.canShare?.({ files: [probe] })) return;
    event.preventDefault();
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(String(response.status));
      const file = new File([await response.blob()], fileName, { type: "image/png" });
      await navigator.share({ files: [file], title: t("share.title", { name }) });
    } catch (error) {
      // The reader has closed the share sheet: that is no error.
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
