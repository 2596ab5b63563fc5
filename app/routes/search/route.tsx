import { redirect, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { localeContext } from "#platform/context.ts";
import { print } from "#print.server.tsx";
import { ActiveFilters } from "#search/active-filters.tsx";
import { Narrow } from "#search/narrow.tsx";
import { More, ResultsHead } from "#search/results.tsx";
import { hasCriteria, readSearch, searchPath, searchWith } from "#search/search-address.ts";
import { SearchFilters } from "#search/search-filters.tsx";
import { SearchTips } from "#search/search-tips.tsx";
import { useMoreResults } from "#search/use-more-results.ts";
import { PageHead } from "#site/page-head.tsx";
import { SearchBox } from "#site/search-box.tsx";
import { Printed } from "#ui/kept.tsx";
import { Link } from "#ui/link.tsx";
import { withLanguage } from "#ui/with-language.ts";
import type { Route } from "./+types/route.ts";
import sheet from "./page.css?url";
import { searchHead } from "./title.server.ts";
import { SearchRows, type SearchView, saidOf, searchView } from "./view.server.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  // A form without scripts sends its empty fields too; they do not stay in the address.
  if ([...url.searchParams.values()].includes("")) {
    const { search } = readSearch(url.searchParams);
    throw redirect(withLanguage(searchPath(search), url.searchParams.get("lang") || null));
  }
  const locale = context.get(localeContext);
  const view = await searchView(url, context);
  const head = searchHead(locale, view.search.q);
  const o = { url, context, now: view.now };
  return {
    ...{ head, said: saidOf(view, locale) },
    tools: print(<Tools {...view} title={head.title} />, o),
    first: {
      rows: print(<SearchRows {...view} />, o),
      more: print(<More to={view.next} />, o),
    },
    narrow: print(
      <Narrow search={view.search} facets={view.found.facets} atLeast={view.found.atLeast} />,
      o,
    ),
  };
}

const placeholders = ["a", "b", "c", "d", "e", "f"];

function Tools({ title, search, ignored, found }: SearchView & { title: string }) {
  const t = useTranslations("search");
  const { facets, counts, atLeast, correction } = found;
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
        {hasCriteria(search) ? null : <p>{t("description")}</p>}
      </div>
      <div className="search-tools">
        <SearchBox
          query={search.q}
          label={title}
          filters={
            <SearchFilters
              id="page"
              search={search}
              counts={{ ...facets, kind: counts, atLeast }}
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
      <div className="search-wait" aria-live="polite">
        <p>{t("searching")}</p>
        <div className="rows" aria-hidden="true">
          {placeholders.map((name) => (
            <span key={name} className="wait" />
          ))}
        </div>
      </div>
      <div className="search-results">
        <ResultsHead search={search} found={found} />
      </div>
    </>
  );
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { location: coming } = useNavigation();
  const { parts, loading, said } = useMoreResults(loaderData);
  const last = parts.at(-1) ?? loaderData.first;
  return (
    <div className={coming?.pathname === "/search" ? "wrap searching" : "wrap"}>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead {...loaderData.head} noindex />
      <Printed html={loaderData.tools} />
      <div className="search-results search-columns" id="stories">
        <div>
          {[loaderData.first, ...parts].map(({ rows }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages of results stay in their order
            <Printed key={n} html={rows} />
          ))}
          {loading ? (
            <div className="rows" aria-hidden="true">
              {placeholders.slice(3).map((name) => (
                <span key={name} className="wait" />
              ))}
            </div>
          ) : null}
          <Printed html={last.more} />
        </div>
        <Printed html={loaderData.narrow} />
      </div>
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  );
}
