import { useTranslations } from "use-intl";

/**
 * That another page is on its way: a bar at the top, and over the page that stands the places of what comes, where the
 * specification names them. `usePending` shows it. Printed.
 */
export function Pending() {
  const t = useTranslations("site");
  return (
    <div className="pending" aria-live="polite">
      <div>
        <div className="wrap">
          <p>{t("loading")}</p>
          <p>{t("searching")}</p>
          <div>
            <i />
            <i />
            <i />
            <i />
            <i />
            <i />
          </div>
        </div>
      </div>
    </div>
  );
}
