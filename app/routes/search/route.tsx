import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { ActiveFilters } from "#search/active-filters.tsx";
import { Narrow } from "#search/narrow.tsx";
import { More, ResultsHead } from "#search/results.tsx";
import { hasCriteria, readSearch, searchPath, searchWith } from "#search/search-address.ts";
import { SearchFilters } from "#search/search-filters.tsx";
import { SearchTips } from "#search/search-tips.tsx";
import { Searching } from "#search/searching.tsx";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { SearchBox } from "#site/search-box.tsx";
import { Link } from "#ui/link.tsx";
import { withLanguage } from "#ui/with-language.ts";
import type { Route } from "./+types/route.ts";
import sheet from "./page.css?url";
import { SearchRows } from "./search-rows.tsx";
import { type SearchView, searchView } from "./view.server.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader({ url, context }: Route.LoaderArgs) {
  // Without scripts, the form also sends empty fields; a redirect removes them from the address.
  if ([...url.searchParams.values()].includes("")) {
    const { search } = readSearch(url.searchParams);
    throw redirect(withLanguage(searchPath(search), url.searchParams.get("lang") || null));
  }
  return { ...(await searchView(url, context)), listsStories: true };
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { search, found, next } = loaderData;
  const t = useTranslations("search");
  const title = useSearchTitle(search.q);
  return (
    <div className="wrap" data-results="">
      <PageHead title={title} description={t("description")} noindex />
      <div className="page-head">
        <h1>{title}</h1>
        {hasCriteria(search) ? null : <p>{t("description")}</p>}
      </div>
      <SearchTools {...loaderData} title={title} />
      <Searching />
      <div className="search-results">
        <ResultsHead search={search} found={found} />
      </div>
      <div className="search-results search-columns" id="stories">
        <div>
          <SearchRows {...loaderData} />
          <More to={next} />
        </div>
        <Narrow search={search} facets={found.facets} atLeast={found.atLeast} />
      </div>
      <p className="vh" role="status" id="results-status" />
    </div>
  );
}

/** The title of a page of results. A query that contains quotation marks is not quoted again. */
function useSearchTitle(query: string): string {
  const t = useTranslations("search");
  return query ? t(query.includes('"') ? "resultsPlain" : "results", { query }) : t("title");
}

function SearchTools({ title, search, ignored, found }: SearchView & { title: string }) {
  const t = useTranslations("search");
  const { facets, counts, atLeast, othersAtLeast, correction } = found;
  return (
    <div className="search-tools">
      <SearchBox
        query={search.q}
        label={title}
        filters={
          <SearchFilters
            id="page"
            search={search}
            counts={{ ...facets, kind: counts, atLeast, othersAtLeast }}
          />
        }
      />
      <SearchTips />
      {ignored.map((value) => (
        <p key={value} className="note">
          {t("ignored", { value })}
        </p>
      ))}
      <ActiveFilters search={search} />
      {correction === null ? null : (
        <p className="meant">
          {t("meant")} <Link to={searchWith(search, { q: correction })}>{correction}</Link>
        </p>
      )}
    </div>
  );
}
