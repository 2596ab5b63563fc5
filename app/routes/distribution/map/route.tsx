import { useTranslations } from "use-intl";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { type LinkName, paths } from "#site/links.ts";
import { PageHead } from "#site/page-head.tsx";
import { coveredPlaces } from "#stories/country.ts";
import { countryPath, topicPath } from "#stories/section-address.ts";
import { topics } from "#stories/topic.ts";
import { Link } from "#ui/link.tsx";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The site map for people: every page except those of pieces and events; `/sitemap.xml` is for programs. */
export default function SiteMap() {
  const t = useServerTexts("fronts");
  const tSite = useTranslations("site");
  const tStories = useTranslations("stories");
  const groups = [
    {
      id: "site",
      title: t("map.pages"),
      links: (Object.keys(paths) as LinkName[]).map((name) => ({
        to: paths[name],
        text: tSite(`links.${name}`),
      })),
    },
    {
      id: "topics",
      title: t("feeds.topics"),
      links: topics.map((topic) => ({ to: topicPath(topic), text: tStories(`topics.${topic}`) })),
    },
    {
      id: "countries",
      title: t("feeds.countries"),
      links: coveredPlaces.map((country) => ({
        to: countryPath(country),
        text: tStories(`countries.${country}`),
      })),
    },
  ];
  return (
    <div className="wrap">
      <PageHead title={t("map.title")} description={t("map.text")} />
      <div className="page-head">
        <h1>{t("map.title")}</h1>
        <p>{t("map.text")}</p>
      </div>
      {groups.map(({ id, title, links }) => (
        <section key={id} className="map-part" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <ul className="map-list">
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
