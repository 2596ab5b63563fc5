import { useTranslations } from "use-intl";

/** Where messages appear (`showToast`); once on the page. */
export function Toasts() {
  const t = useTranslations("ui");
  return (
    <div className="toasts" data-close={t("close")}>
      <div role="status" />
      <div role="alert" />
    </div>
  );
}
