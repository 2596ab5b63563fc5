import { redirect, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { EpisodeCard } from "#media/episode-card.tsx";
import { findEpisodes, findVideos } from "#media/media.server.ts";
import { accessFactsOf } from "#media/video.ts";
import { VideoCard } from "#media/video-card.tsx";
import { localeContext, servicesContext } from "#platform/context.ts";
import { print } from "#print.server.tsx";
import { mergeResults } from "#search/merge.ts";
import { ActiveFilters, type Result, Results } from "#search/results.tsx";
import { isAsking, readSearch, type Search, searchPath, sinceOf } from "#search/search-address.ts";
import { SearchFilters } from "#search/search-filters.tsx";
import { PageHead } from "#site/page-head.tsx";
import { SearchBox } from "#site/search-box.tsx";
import { StoryCard } from "#stories/cards/story-card.tsx";
import { countRecentStories, recentStories } from "#stories/stories.server.ts";
import { archiveMark } from "#subscriptions/paywall.tsx";
import { Printed } from "#ui/kept.tsx";
import { withLanguage } from "#ui/with-language.ts";
import type { Route } from "./+types/search.ts";
import { searchHead } from "./search-title.server.ts";

/** What somebody asked for is looked through; the newest of everything is a place to start from. */
const onPage = { asked: 30, newest: 12 };
const placeholders = ["a", "b", "c", "d", "e", "f"];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const { search, ignored } = readSearch(url.searchParams);
  // A form without scripts sends its empty fields too; they do not stay in the address.
  if ([...url.searchParams.values()].includes(""))
    throw redirect(withLanguage(searchPath(search), url.searchParams.get("lang") || null));
  const at = now();
  const { q, bias, category, sort } = search;
  const since = sinceOf(search.dateRange, at);
  const stories = {
    ...{ q, bias, since, sort },
    countries: search.country ? [search.country] : [],
    topics: category?.topics ?? [],
    sections: category?.sections ?? [],
  };
  const media = { q, bias, since, sort, category, country: search.country };
  const limit = (isAsking(search) ? onPage.asked : onPage.newest) * search.pages;
  const [articles, articleCount, videos, episodes] = await Promise.all([
    recentStories(db, { ...stories, limit }),
    countRecentStories(db, stories),
    findVideos(db, media, limit, at),
    findEpisodes(db, media, limit, at),
  ]);
  const all: Result[] = [
    ...articles.map((item) => ({ kind: "article" as const, item })),
    ...videos.videos.map((item) => ({ kind: "video" as const, item })),
    ...episodes.episodes.map((item) => ({ kind: "podcast" as const, item })),
  ];
  const wanted = all.filter(({ kind }) => search.kind === null || kind === search.kind);
  const head = searchHead(context.get(localeContext), q);
  const page = (
    <Page
      title={head.title}
      search={search}
      ignored={ignored}
      row={rowAt(at)}
      results={mergeResults(wanted, sort, q).slice(0, limit)}
      counts={{ article: articleCount, video: videos.count, podcast: episodes.count }}
    />
  );
  return { head, html: print(page, { url, context, now: at }) };
}

function rowAt(now: Date) {
  return ({ kind, item }: Result) => {
    const mark = archiveMark(kind === "article" ? item : accessFactsOf(item), now);
    if (kind === "article") return <StoryCard story={item} size="m" mark={mark} />;
    if (kind === "video") return <VideoCard video={item} size="m" mark={mark} />;
    return <EpisodeCard episode={item} mark={mark} />;
  };
}

function Page(p: {
  title: string;
  search: Search;
  ignored: string[];
  results: Result[];
  counts: Parameters<typeof Results>[0]["counts"];
  row: Parameters<typeof Results>[0]["row"];
}) {
  const t = useTranslations("search");
  return (
    <>
      <div className="page-head">
        <h1>{p.title}</h1>
        <p>{t("plain")}</p>
      </div>
      <div className="search-tools">
        <SearchBox
          query={p.search.q}
          label={p.title}
          filters={<SearchFilters id="page" search={p.search} />}
        />
        {p.ignored.map((value) => (
          <p key={value} className="note">
            {t("ignored", { value })}
          </p>
        ))}
        <ActiveFilters search={p.search} />
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
        <Results search={p.search} results={p.results} counts={p.counts} row={p.row} />
      </div>
    </>
  );
}

export default function SearchRoute({ loaderData: { head, html } }: Route.ComponentProps) {
  const { location } = useNavigation();
  return (
    <div className={location?.pathname === "/search" ? "wrap searching" : "wrap"}>
      <PageHead {...head} noindex />
      <Printed html={html} />
    </div>
  );
}
