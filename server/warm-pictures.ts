import { setTimeout as wait } from "node:timers/promises";
import { frontPage } from "#events/front.server.ts";
import { featuredEpisodes, featuredVideos } from "#media/media.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { defaultLanguages } from "#stories/story-languages.ts";
import { pictureSet } from "#ui/picture-address.ts";

// Leaves the processor to the first requests after a start.
const firstMs = 10_000;
const everyMs = 60_000;
// The sizes of phones; larger ones are made on request.
const sizes = /\/(?:640|800)\.avif$/;
// Stories do not return to the front page, so that a bounded memory of requested pictures is enough.
const remembered = 5_000;

/**
 * Requests the pictures of the front page before its readers do, one after another, since the first copy of an AVIF
 * picture takes up to a second. Publishers' pictures are fetched for these few items only.
 * @param request requests a path of this site
 * @returns a function that ends it
 */
export function warmPictures(
  { db, now, log }: Pick<CoreServices, "db" | "now" | "log">,
  request: (path: string) => Promise<unknown>,
  after = firstMs,
): () => Promise<void> {
  const end = new AbortController();
  const requested = new Set<string>();
  const round = async () => {
    for (const path of await frontPagePictures(db, now())) {
      if (end.signal.aborted) return;
      if (requested.has(path)) continue;
      if (requested.size >= remembered) requested.clear();
      requested.add(path);
      await request(path);
    }
  };
  const turns = (async () => {
    await wait(after, undefined, { signal: end.signal }).catch(() => {});
    while (!end.signal.aborted) {
      await round().catch((err) => {
        if (!end.signal.aborted) log.warn({ err }, "pictures could not be made ahead of readers");
      });
      await wait(everyMs, undefined, { signal: end.signal }).catch(() => {});
    }
  })();
  return () => {
    end.abort();
    return turns;
  };
}

/** The addresses of the pictures that the front page shows on a phone, in the order of its pieces. */
export async function frontPagePictures(db: CoreServices["db"], now: Date): Promise<string[]> {
  const [stories, videos, episodes] = await Promise.all([
    frontPage(db, now, { languages: defaultLanguages("en") }),
    featuredVideos(db, 3, now),
    featuredEpisodes(db, 3, now),
  ]);
  const pictures = [
    ...stories.map((story) => story.picture?.src),
    ...videos.map((video) => video.thumbnail?.src),
    ...episodes.map((episode) => episode.thumbnail?.src),
  ];
  return pictures.flatMap((src) => {
    const candidates = src ? pictureSet(src, "avif") : null;
    return (candidates?.match(/\/image\/\S+/g) ?? []).filter((path) => sizes.test(path));
  });
}
