import { type ReactNode, useContext } from "react";
import { useTranslations } from "use-intl";
import { NamedLanguageContext } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";

type Props = {
  /** Of the field, where links lead to it. */
  id?: string;
  query?: string;
  /** Where a page has a second one. */
  label?: string;
  filters: ReactNode;
};

/** Leads to /search; `serveSearchForms` sees to blank queries. */
export function SearchBox({ id, query, label, filters }: Props) {
  const t = useTranslations("ui");
  const language = useContext(NamedLanguageContext);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element has no action of its own
    <form className="find" role="search" action="/search" aria-label={label}>
      <input
        id={id}
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
      {/* After the button: pressing Enter uses the first of a form. */}
      {filters}
      {language ? <input type="hidden" name="lang" value={language} /> : null}
    </form>
  );
}
