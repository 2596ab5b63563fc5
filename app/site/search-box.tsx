import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LanguageField } from "#ui/post-form.tsx";
import { Icon } from "#ui/sprite.tsx";

type Props = {
  /** The id of the field, for links to it. */
  id?: string;
  query?: string;
  /** Needed for a second search box on a page. */
  label?: string;
  filters: ReactNode;
};

/** A form that submits to /search; `attachSearchForms` ignores blank queries. */
export function SearchBox({ id, query, label, filters }: Props) {
  const t = useTranslations("ui");
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
      {/* After the button: Enter presses the first button of a form. */}
      {filters}
      <LanguageField />
    </form>
  );
}
