import { useTranslations } from "use-intl";

const places = ["a", "b", "c", "d", "e", "f"];

/** Six places for results while others are asked for (`showSearching`). */
export function Searching() {
  const t = useTranslations("search");
  return (
    <div className="search-wait" aria-live="polite">
      <p>{t("searching")}</p>
      <div className="rows" aria-hidden="true">
        {places.map((name) => (
          <span key={name} className="wait" />
        ))}
      </div>
    </div>
  );
}
