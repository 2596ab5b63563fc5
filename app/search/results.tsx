import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Episode } from "#media/episode.ts";
import type { Video } from "#media/video.ts";
import type { StorySummary } from "#stories/story.ts";
import { Link } from "#ui/link.tsx";
import { type Counted, mayBeMore } from "./counted.ts";
import { hasCriteria, type Kind, kinds, type Search, searchWith, sorts } from "./search-address.ts";
import { useCount } from "./use-count.ts";

export type Result =
  | { kind: "article"; item: StorySummary }
  | { kind: "video"; item: Video }
  | { kind: "podcast"; item: Episode };

/** How many there are of each kind, shown or not. */
export type Counts = Counted & { counts: Record<Kind, number> };

/** How many the search has of the kinds that it asks for. */
const countOf = (kind: Kind | null, counts: Record<Kind, number>): number =>
  kind ? counts[kind] : kinds.reduce((sum, one) => sum + counts[one], 0);

/** Tabs with counts, the number of results, and the order. `Rows` says if there are none. */
export function ResultsHead({ search, found }: { search: Search; found: Counts }) {
  const t = useTranslations("search");
  const count = countOf(search.kind, found.counts);
  return (
    <>
      <Kinds search={search} found={found} />
      {count > 0 ? (
        <div className="found">
          {/* 'Found N results', honest where counting has ended early. */}
          <h2>
            {hasCriteria(search)
              ? t(found.atLeast ? "foundAtLeast" : "found", { count })
              : t("newest")}
          </h2>
          <Sorts search={search} />
        </div>
      ) : null}
    </>
  );
}

function Kinds({ search, found }: { search: Search; found: Counts }) {
  const t = useTranslations("search");
  const count = useCount();
  const tabs = { all: null, articles: "article", videos: "video", podcasts: "podcast" } as const;
  return (
    <nav className="tabs" aria-label={t("kindsMenu")}>
      {Object.entries(tabs).map(([name, kind]) => (
        <Link
          key={name}
          to={searchWith(search, { kind })}
          aria-current={search.kind === kind ? "page" : undefined}
        >
          {t(name as keyof typeof tabs)}{" "}
          <span className="num">
            {count(countOf(kind, found.counts), mayBeMore(found, search.kind, kind))}
          </span>
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
          to={searchWith(search, { sort })}
          aria-current={search.sort === sort ? "true" : undefined}
        >
          {t(`sorts.${sort}`)}
        </Link>
      ))}
    </nav>
  );
}

/**
 * One page of results, or the note that there are none.
 * @param below whether it is appended below other pages
 * @param children the cards
 */
export function Rows(p: { search: Search; found: Counts; below?: boolean; children: ReactNode[] }) {
  const { search, found, below, children } = p;
  const t = useTranslations("search");
  if (countOf(search.kind, found.counts) === 0) return <Nothing search={search} />;
  return (
    <>
      {search.page > 1 && !below ? (
        <p className="earlier">
          <Link to={searchWith(search, { page: search.page - 1 })}>{t("previous")}</Link>
          <span className="num">{t("page", { page: String(search.page) })}</span>
        </p>
      ) : null}
      {children.length > 0 ? (
        <div className="rows">{children}</div>
      ) : (
        <div className="empty">
          <h2>{t("beyond")}</h2>
          <Link className="btn" to={searchWith(search, {})}>
            {t("first")}
          </Link>
        </div>
      )}
    </>
  );
}

function Nothing({ search }: { search: Search }) {
  const t = useTranslations("search");
  const bare = { kind: null, country: null, bias: null, dateRange: null, category: null } as const;
  const filtered = Object.keys(bare).some((name) => search[name as keyof typeof bare]);
  return (
    <div className="empty">
      <h2>{t("noResults")}</h2>
      <p>{t("adjust")}</p>
      {filtered ? (
        <Link className="btn" to={searchWith(search, bare)}>
          {t("clearAll")}
        </Link>
      ) : null}
    </div>
  );
}

/** The link to the next page; `attachResults` appends that page to this one. */
export function More({ to }: { to: string | null }) {
  const t = useTranslations("search");
  if (to === null) return null;
  return (
    <p className="more">
      <Link className="btn btn-solid" to={to} data-more="">
        {t("more")}
      </Link>
    </p>
  );
}
