import { useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";

/** Leads to /search; `useClientNavigation` sees to blank queries. @param label where a page has a second one */
export function SearchBox({ query, label }: { query?: string; label?: string }) {
  const t = useTranslations("ui");
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element has no action of its own
    <form className="find" role="search" action="/search" aria-label={label}>
      <input
        type="search"
        name="q"
        maxLength={200}
        aria-label={t("search")}
        placeholder={t("placeholder")}
        defaultValue={query}
      />
      <button type="submit" className="icon-btn" aria-label={t("search")}>
        <Icon name="search" size={18} />
      </button>
    </form>
  );
}
