import { indexedEvents } from "#events/indexed-events.server.ts";
import { servicesContext } from "#platform/context.ts";
import { locales } from "#platform/locale.ts";
import { type SitemapUrl, writeSitemap } from "#platform/sitemap.ts";
import { type IndexedPiece, indexedPieces, newsPieces } from "#stories/indexed-pieces.server.ts";
import { withLanguage } from "#ui/with-language.ts";
import type { Route } from "./+types/sitemap-part.ts";
import { sectionPages, standingPages } from "./pages.ts";
import { fileOf } from "./texts.server.ts";

/** `/sitemaps/{name}.xml`: pages, news of 48 hours, or a part of our pieces or of the events. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config, now } = context.get(servicesContext);
  const { baseUrl, production: reviewedOnly, site } = config;
  const [, name, number] = /^([a-z]+)(?:-(\d{1,9}))?\.xml$/.exec(params.file) ?? [];
  const part = Number(number ?? -1);
  const image = (piece: IndexedPiece) =>
    piece.image?.startsWith("/") ? baseUrl + piece.image : null;
  const addressOf = ({ slug }: { slug: string }) => `${baseUrl}/article/${slug}`;
  const urls = async (): Promise<SitemapUrl[] | null> => {
    if (name === "pages" && number === undefined)
      return [...standingPages, ...sectionPages].map((path) => inLanguages(baseUrl, path));
    if (name === "news" && number === undefined)
      return (await newsPieces(db, now(), { reviewedOnly })).map((piece) => ({
        address: addressOf(piece),
        image: image(piece),
        news: {
          site: site.name,
          lang: piece.lang,
          title: piece.title,
          published: piece.publishedAt,
        },
      }));
    if (part < 0) return null;
    if (name === "pieces")
      return (await indexedPieces(db, { part, reviewedOnly })).map((piece) => ({
        address: addressOf(piece),
        changed: piece.updatedAt,
        image: image(piece),
      }));
    return name === "events"
      ? (await indexedEvents(db, part)).map(({ slug, changed }) => ({
          address: `${baseUrl}/event/${slug}`,
          changed,
        }))
      : null;
  };
  const found = await urls();
  if (!found) return fileOf("Not Found\n", "text/plain", { status: 404 });
  return fileOf(writeSitemap(found), "application/xml");
}

/** A page with its addresses in the site's languages (decision 27). */
const inLanguages = (baseUrl: string, path: string): SitemapUrl => ({
  address: baseUrl + path,
  languages: {
    ...Object.fromEntries(locales.map((l) => [l, baseUrl + withLanguage(path, l)])),
    "x-default": baseUrl + path,
  },
});
