import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import { type Search, searchWith } from "./search-address.ts";
import { useCategoryName } from "./use-category-name.ts";

/** Each filter as a chip that links to the search without it. */
export function ActiveFilters({ search }: { search: Search }) {
  const t = useTranslations("search");
  const tStories = useTranslations("stories.countries");
  const categoryName = useCategoryName();
  const { kind, country, bias, dateRange, category } = search;
  const chips = [
    kind && { text: t("kind", { value: t(`kinds.${kind}`) }), without: { kind: null } },
    country && {
      text: t("country", { value: tStories(country) }),
      without: { country: null },
    },
    bias && { text: t("bias", { value: t(`biases.${bias}`) }), without: { bias: null } },
    dateRange && {
      text: t("dateRange", { value: t(`dateRanges.${dateRange}`) }),
      without: { dateRange: null },
    },
    category && {
      text: t("category", { value: categoryName(category.name) }),
      without: { category: null },
    },
  ].filter((chip) => chip !== null);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t("active")}>
      {chips.map(({ text, without }) => (
        <li key={text}>
          <Link
            className="chip"
            to={searchWith(search, without)}
            aria-label={t("remove", { name: text })}
          >
            <span className="chip-text">{text}</span>
            <Icon name="close" size={13} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
