import { sitemapEventParts } from "#events/sitemap-events.server.ts";
import { indexedPodcasts, indexedVideos } from "#media/sitemap-media.server.ts";
import { servicesContext } from "#platform/context.ts";
import { writeSitemapIndex } from "#platform/sitemap.ts";
import { sitemapPieceParts } from "#stories/sitemap-pieces.server.ts";
import { mayRead } from "#subscriptions/access.ts";
import type { Route } from "./+types/sitemap-index.ts";
import { fileOf } from "./texts.server.ts";

/** `/sitemap.xml`: the list of sitemaps, each of at most 50,000 addresses, so that none must be in memory as a whole. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, config, now } = context.get(servicesContext);
  const [pieces, events, podcasts, videos] = await Promise.all([
    sitemapPieceParts(db, { reviewedOnly: config.production }),
    sitemapEventParts(db),
    indexedPodcasts(db),
    indexedVideos(db, (piece) => mayRead(null, piece, now())),
  ]);
  const named = (name: string, parts: readonly { part: number; changed: Date }[]) =>
    parts.map(({ part, changed }) => ({ name: `${name}-${part}`, changed }));
  const sitemaps = [
    { name: "pages", changed: null },
    { name: "news", changed: null },
    ...named("pieces", pieces),
    ...named("events", events),
    ...(podcasts.length ? [{ name: "podcasts", changed: null }] : []),
    ...(videos.length ? [{ name: "videos", changed: null }] : []),
  ];
  const text = writeSitemapIndex(
    sitemaps.map(({ name, changed }) => ({
      address: `${config.baseUrl}/sitemaps/${name}.xml`,
      changed,
    })),
  );
  return fileOf(text, "application/xml");
}
