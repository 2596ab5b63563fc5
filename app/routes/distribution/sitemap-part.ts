import { sitemapEvents } from "#events/sitemap-events.server.ts";
import { helpArticles } from "#help/help.server.ts";
import { helpCategoryNames, helpPath } from "#help/help.ts";
import { freeAccessToken, mediaFilePath } from "#media/access-tokens.server.ts";
import { recordingFiles } from "#media/recording.ts";
import { indexedPodcasts, indexedVideos } from "#media/sitemap-media.server.ts";
import type { FeedVideo } from "#media/video-feed.server.ts";
import { pastIssues } from "#newsletters/archive.server.ts";
import { issuePath, publicLists } from "#newsletters/newsletter.ts";
import { servicesContext } from "#platform/context.ts";
import type { Db } from "#platform/db/db.server.ts";
import { locales } from "#platform/locale.ts";
import { type SitemapUrl, writeSitemap } from "#platform/sitemap.ts";
import { isInfoPage } from "#site/info-page-names.ts";
import { lastChangeOf } from "#site/info-pages.server.ts";
import { newsPieces, type SitemapPiece, sitemapPieces } from "#stories/sitemap-pieces.server.ts";
import { mayRead } from "#subscriptions/access.ts";
import { withLanguage } from "#ui/with-language.ts";
import type { Route } from "./+types/sitemap-part.ts";
import { sectionPages, standingPages } from "./pages.ts";
import { fileOf } from "./texts.server.ts";

/** `/sitemaps/{name}.xml`: pages, news of 48 hours, our podcasts or videos, or a part of our pieces or of the events. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config, now } = context.get(servicesContext);
  const { baseUrl, production: reviewedOnly, site } = config;
  const [, name, number] = /^([a-z]+)(?:-(\d{1,9}))?\.xml$/.exec(params.file) ?? [];
  const part = Number(number ?? -1);
  const image = (piece: SitemapPiece) =>
    piece.image?.startsWith("/") ? baseUrl + piece.image : null;
  const addressOf = ({ slug }: { slug: string }) => `${baseUrl}/article/${slug}`;
  const urls = async (): Promise<SitemapUrl[] | null> => {
    if (name === "pages" && number === undefined)
      return (await listPages(db)).map((page) => inLanguages(baseUrl, page));
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
    if (name === "podcasts" && number === undefined)
      return (await indexedPodcasts(db)).map(({ path, changed }) => ({
        address: baseUrl + path,
        changed,
      }));
    if (name === "videos" && number === undefined) {
      const free = await indexedVideos(db, (piece) => mayRead(null, piece, now()));
      return free.map((video) => videoUrl(baseUrl, video));
    }
    if (part < 0) return null;
    if (name === "pieces")
      return (await sitemapPieces(db, { part, reviewedOnly })).map((piece) => ({
        address: addressOf(piece),
        changed: piece.updatedAt,
        image: image(piece),
      }));
    return name === "events"
      ? (await sitemapEvents(db, part)).map(({ slug, changed }) => ({
          address: `${baseUrl}/event/${slug}`,
          changed,
        }))
      : null;
  };
  const found = await urls();
  if (!found) return fileOf("Not Found\n", "text/plain", { status: 404 });
  return fileOf(writeSitemap(found), "application/xml");
}

type ListedPage = { path: string; changed?: Date };

/**
 * The pages of pages.ts, those of the support centre, and newsletter issues. `lastmod` is only given where the day of the last
 * change is stored: lists of news change all the time.
 */
async function listPages(db: Db): Promise<ListedPage[]> {
  const issues = await Promise.all(
    publicLists.map(async (list) =>
      (await pastIssues(db, list, "en")).map(({ day }) => ({
        path: issuePath(list, day),
        changed: new Date(day),
      })),
    ),
  );
  const standing = [...standingPages, ...sectionPages].map((path): ListedPage => {
    const name = path.slice(1);
    return isInfoPage(name) ? { path, changed: lastChangeOf(name) } : { path };
  });
  const help = [
    ...helpCategoryNames.map((name) => `/support/${name}`),
    ...helpArticles("en").map(helpPath),
  ];
  return [...standing, ...help.map((path) => ({ path })), ...issues.flat()];
}

const videoUrl = (baseUrl: string, video: FeedVideo): SitemapUrl => ({
  address: `${baseUrl}/video/${video.id}`,
  changed: video.publishedAt,
  video: {
    title: video.title,
    description: video.description || video.title,
    content: `${baseUrl}${mediaFilePath({ kind: "video", id: video.id }, freeAccessToken, recordingFiles.video.name)}`,
    // A sitemap needs a thumbnail: without one of the video, it is the site's icon.
    thumbnail: baseUrl + (video.picture ?? "/icon-512.png"),
    seconds: video.seconds,
    published: video.publishedAt,
  },
});

/** A page with its addresses in the site's languages. */
const inLanguages = (baseUrl: string, { path, changed }: ListedPage): SitemapUrl => ({
  address: baseUrl + path,
  ...(changed ? { changed } : {}),
  languages: {
    ...Object.fromEntries(locales.map((l) => [l, baseUrl + withLanguage(path, l)])),
    "x-default": baseUrl + path,
  },
});
