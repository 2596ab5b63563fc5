import { useTranslations } from "use-intl";

const placeholders = ["a", "b", "c", "d", "e", "f"];

/** Placeholders of results while another page is loading (`showSearching`). */
export function Searching() {
  const t = useTranslations("search");
  return (
    <div className="search-wait" aria-live="polite">
      <p>{t("searching")}</p>
      <div className="rows" aria-hidden="true">
        {placeholders.map((name) => (
          <span key={name} className="wait" />
        ))}
      </div>
    </div>
  );
}
