import { useTranslations } from "use-intl";
import { EpisodeCard } from "#media/episode-card.tsx";
import { listEpisodes, listVideos } from "#media/media.server.ts";
import { VideoCard } from "#media/video-card.tsx";
import { servicesContext } from "#platform/context.ts";
import { readSearch, type Search, searchPath } from "#search/search-address.ts";
import { PageHead } from "#site/page-head.tsx";
import { SearchBox } from "#site/search-box.tsx";
import { recentStories } from "#stories/stories.server.ts";
import { StoryCard } from "#stories/story-card.tsx";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import type { Route } from "./+types/search.ts";

const limit = 30;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const { search, ignored } = readSearch(url.searchParams);
  const at = now();
  const has = (text: string) => text.toLowerCase().includes(search.q.toLowerCase());
  const fits = (m: {
    title: string;
    description: string;
    country: string;
    category: string | null;
  }) =>
    (has(m.title) || has(m.description)) &&
    (!search.country || m.country === search.country) &&
    (!search.category || search.category.topics.some((t) => t === m.category));
  const wants = (kind: Search["kind"]) => search.kind === null || search.kind === kind;
  const [stories, videos, episodes] = await Promise.all([
    wants("article")
      ? recentStories(db, {
          q: search.q,
          countries: search.country ? [search.country] : [],
          topics: search.category?.topics ?? [],
          sections: search.category?.sections ?? [],
          limit,
        })
      : [],
    wants("video") ? listVideos(db, 200, at) : [],
    wants("podcast") ? listEpisodes(db, 200, at) : [],
  ]);
  return {
    search,
    ignored,
    stories,
    videos: videos.filter(fits).slice(0, limit),
    episodes: episodes.filter(fits).slice(0, limit),
  };
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { search, ignored, stories, videos, episodes } = loaderData;
  const t = useTranslations("stories.search");
  const found = stories.length + videos.length + episodes.length;
  const title = search.q ? t("results", { query: search.q }) : t("title");
  return (
    <div className="wrap">
      <PageHead title={title} noindex />
      <div className="page-head">
        <h1>{title}</h1>
        <p>{t("plain")}</p>
      </div>
      <div className="search-tools">
        <SearchBox query={search.q} key={search.q} label={title} />
        {ignored.map((value) => (
          <p key={value} className="note">
            {t("ignored", { value })}
          </p>
        ))}
        <ActiveFilters search={search} />
      </div>
      <Kinds search={search} />
      <h2 className="found" aria-live="polite">
        {search.q || search.country || search.category ? t("found", { count: found }) : t("newest")}
      </h2>
      {found === 0 ? (
        <div className="empty">
          <h2>{t("noResults")}</h2>
          <p>{t("adjust")}</p>
        </div>
      ) : (
        <div className="rows">
          {stories.map((story) => (
            <StoryCard key={story.slug} story={story} size="m" />
          ))}
          {videos.map((video) => (
            <VideoCard key={video.id} video={video} size="m" />
          ))}
          {episodes.map((episode) => (
            <EpisodeCard key={episode.id} episode={episode} />
          ))}
        </div>
      )}
    </div>
  );
}

function Kinds({ search }: { search: Search }) {
  const t = useTranslations("stories.search");
  const kinds = { all: null, articles: "article", videos: "video", podcasts: "podcast" } as const;
  return (
    <nav className="tabs" aria-label={t("title")}>
      {Object.entries(kinds).map(([name, kind]) => (
        <Link
          key={name}
          to={searchPath({ ...search, kind })}
          aria-current={search.kind === kind ? "page" : undefined}
        >
          {t(name as keyof typeof kinds)}
        </Link>
      ))}
    </nav>
  );
}

/** Each filter as a chip that leads to the search without it. */
function ActiveFilters({ search }: { search: Search }) {
  const t = useTranslations("stories");
  const chips = [
    search.country && {
      text: t("search.country", { value: t(`countries.${search.country}`) }),
      without: { ...search, country: null },
    },
    search.category && {
      text: t("search.category", { value: categoryName(t, search.category.name) }),
      without: { ...search, category: null },
    },
  ].filter((chip) => chip !== null);
  if (chips.length === 0) return null;
  return (
    <ul className="chips">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <Link
            className="chip"
            to={searchPath(without)}
            aria-label={t("search.remove", { name: text })}
          >
            {text}
            <Icon name="close" size={13} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Translate = ReturnType<typeof useTranslations<"stories">>;
const categoryName = (t: Translate, name: string) => {
  const key = `categories.${name}` as "categories.Politics";
  return t.has(key) ? t(key) : t(`topics.${name}` as "topics.Politics");
};
