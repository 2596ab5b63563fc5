import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { podcastFeedPath, showPath, videoFeedPath } from "#media/show.ts";
import { ownShows } from "#media/shows.server.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { publishedAuthors } from "#stories/authors.server.ts";
import { coveredPlaces } from "#stories/country.ts";
import { feedFormatNames, feedFormats } from "#stories/feed-document.ts";
import { feedPath } from "#stories/section-address.ts";
import { feedKinds } from "#stories/source.ts";
import { allStoryLanguages } from "#stories/story-languages.ts";
import { topics } from "#stories/topic.ts";
import { languageNames } from "#ui/language-names.ts";
import { Link } from "#ui/link.tsx";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

type Listed = {
  name: string;
  lang?: string;
  path: (format: (typeof feedFormats)[number]) => string;
};

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [shows, authors] = await Promise.all([ownShows(db), publishedAuthors(db)]);
  return { shows: shows.map(({ slug, name, lang }) => ({ slug, name, lang })), authors };
}

/** All our feeds: those of stories in three formats each, those of podcasts and videos in the format of their apps. */
export default function Feeds({ loaderData }: Route.ComponentProps) {
  const tShows = useServerTexts("shows");
  const t = useServerTexts("fronts");
  const tStories = useTranslations("stories");
  const tMedia = useTranslations("media");
  const tSite = useTranslations("site");
  const groups: { id: string; title: string; feeds: Listed[] }[] = [
    {
      id: "all",
      title: t("feeds.general"),
      feeds: [
        { name: t("feeds.all"), path: (format) => `/feeds/news/all.${format}` },
        { name: t("feeds.own"), path: (format) => `/feeds/own/all.${format}` },
      ],
    },
    {
      id: "topics",
      title: t("feeds.topics"),
      feeds: topics.map((topic) => ({
        name: tStories(`topics.${topic}`),
        path: (format) => feedPath({ base: "topic", topic, country: null }, format),
      })),
    },
    {
      id: "countries",
      title: t("feeds.countries"),
      feeds: coveredPlaces.map((country) => ({
        name: tStories(`countries.${country}`),
        path: (format) => feedPath({ base: "country", topic: null, country }, format),
      })),
    },
    {
      id: "story-languages",
      title: t("feeds.languages"),
      feeds: allStoryLanguages.map((lang) => ({
        name: languageNames[lang] ?? lang,
        lang,
        path: (format) => `/feeds/language/${lang}.${format}`,
      })),
    },
    {
      id: "kinds",
      title: t("feeds.kinds"),
      feeds: feedKinds.map((kind) => ({
        name: tSite(`sources.kinds.${kind}`),
        path: (format) => `/feeds/kind/${kind}.${format}`,
      })),
    },
    {
      id: "authors",
      title: t("feeds.authors"),
      feeds: loaderData.authors.map(({ slug, name }) => ({
        name,
        path: (format) => `/feeds/author/${slug}.${format}`,
      })),
    },
  ];
  return (
    <div className="wrap">
      <PageHead title={t("feeds.title")} description={t("feeds.text")} />
      <div className="page-head">
        <h1>{t("feeds.title")}</h1>
        <p>{t("feeds.text")}</p>
      </div>
      {groups
        .filter(({ feeds }) => feeds.length > 0)
        .map(({ id, title, feeds }) => (
          <section key={id} className="map-part" aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <ul className="map-list">
              {feeds.map(({ name, lang, path }) => (
                <li key={name}>
                  <b lang={lang}>{name}</b>
                  <span className="map-formats">
                    {feedFormats.map((format) => (
                      <Link
                        key={format}
                        to={path(format)}
                        aria-label={`${name}, ${feedFormatNames[format]}`}
                      >
                        {feedFormatNames[format]}
                      </Link>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      <section className="map-part" aria-labelledby="media">
        <h2 id="media">{tShows("feeds")}</h2>
        <ul className="map-list">
          {loaderData.shows.map(({ slug, name, lang }) => (
            <MediaFeed key={slug} name={name} lang={lang} path={podcastFeedPath(slug)}>
              <Link to={showPath(slug)}>{tMedia("podcast")}</Link>
            </MediaFeed>
          ))}
          <MediaFeed name={tShows("videoFeed")} path={videoFeedPath} />
        </ul>
      </section>
    </div>
  );
}

/** A feed in a single format. */
function MediaFeed(p: { name: string; lang?: string; path: string; children?: ReactNode }) {
  return (
    <li>
      <b lang={p.lang}>{p.name}</b>
      <span className="map-formats">
        <Link to={p.path} aria-label={`${p.name}, RSS`}>
          RSS
        </Link>
        {p.children}
      </span>
    </li>
  );
}
