import { Fragment, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Episode } from "#media/episode.ts";
import type { Video } from "#media/video.ts";
import type { StorySummary } from "#stories/story.ts";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import { isAsking, type Kind, kinds, type Search, searchPath, sorts } from "./search-address.ts";
import { useCategoryName } from "./use-category-name.ts";

export type Result =
  | { kind: "article"; item: StorySummary }
  | { kind: "video"; item: Video }
  | { kind: "podcast"; item: Episode };

type Props = {
  search: Search;
  results: Result[];
  /** How many there are of each kind, shown or not. */
  counts: Record<Kind, number>;
  /** Shows one. */
  row: (result: Result) => ReactNode;
};

/** Tabs with counts, the order, how many were found, and the results. Printed. */
export function Results({ search, results, counts, row }: Props) {
  const t = useTranslations("search");
  const found = countOf(search.kind, counts);
  return (
    <>
      <Kinds search={search} counts={counts} />
      <div className="found">
        <h2>{isAsking(search) ? t("found", { count: found }) : t("newest")}</h2>
        <Sorts search={search} />
      </div>
      {found === 0 ? (
        <div className="empty">
          <h2>{t("noResults")}</h2>
          <p>{t("adjust")}</p>
        </div>
      ) : (
        <div className="rows">
          {results.map((result) => (
            <Fragment key={`${result.kind} ${result.item.id}`}>{row(result)}</Fragment>
          ))}
        </div>
      )}
      {found > results.length && search.pages < 10 ? (
        <p className="more">
          <Link className="btn" to={searchPath({ ...search, pages: search.pages + 1 })}>
            {t("more")}
          </Link>
        </p>
      ) : null}
    </>
  );
}

const countOf = (kind: Kind | null, counts: Record<Kind, number>) =>
  kind ? counts[kind] : kinds.reduce((sum, one) => sum + counts[one], 0);

function Kinds({ search, counts }: Pick<Props, "search" | "counts">) {
  const t = useTranslations("search");
  const tabs = { all: null, articles: "article", videos: "video", podcasts: "podcast" } as const;
  return (
    <nav className="tabs" aria-label={t("title")}>
      {Object.entries(tabs).map(([name, kind]) => (
        <Link
          key={name}
          to={searchPath({ ...search, kind, pages: 1 })}
          aria-current={search.kind === kind ? "page" : undefined}
        >
          {t(name as keyof typeof tabs)}
          <span className="num">{countOf(kind, counts)}</span>
        </Link>
      ))}
    </nav>
  );
}

function Sorts({ search }: { search: Search }) {
  const t = useTranslations("search");
  return (
    <nav className="sorts" aria-label={t("sort")}>
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={searchPath({ ...search, sort, pages: 1 })}
          aria-current={search.sort === sort ? "page" : undefined}
        >
          {t(`sorts.${sort}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Each filter as a chip that leads to the search without it. */
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
    <ul className="chips">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <Link
            className="chip"
            to={searchPath({ ...search, ...without, pages: 1 })}
            aria-label={t("remove", { name: text })}
          >
            {text}
            <Icon name="close" size={13} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
