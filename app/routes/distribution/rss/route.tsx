import { useTranslations } from "use-intl";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { countries } from "#stories/country.ts";
import { feedFormats } from "#stories/feed-document.ts";
import { storyLanguages } from "#stories/reading-languages.ts";
import { feedPath } from "#stories/section-address.ts";
import { topics } from "#stories/topic.ts";
import { languageNames } from "#ui/language-names.ts";
import { Link } from "#ui/link.tsx";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const formatNames = { rss: "RSS", atom: "Atom", json: "JSON" } as const;

type Listed = {
  name: string;
  lang?: string;
  path: (format: (typeof feedFormats)[number]) => string;
};

/** Every feed of ours, in three formats each. */
export default function Feeds() {
  const t = useServerTexts("fronts");
  const tStories = useTranslations("stories");
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
      feeds: countries.map((country) => ({
        name: tStories(`countries.${country}`),
        path: (format) => feedPath({ base: "country", topic: null, country }, format),
      })),
    },
    {
      id: "languages",
      title: t("feeds.languages"),
      feeds: storyLanguages.map((lang) => ({
        name: languageNames[lang] ?? lang,
        lang,
        path: (format) => `/feeds/language/${lang}.${format}`,
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
      {groups.map(({ id, title, feeds }) => (
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
                      aria-label={`${name}, ${formatNames[format]}`}
                    >
                      {formatNames[format]}
                    </Link>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
