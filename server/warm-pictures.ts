import { setTimeout as wait } from "node:timers/promises";
import { listEpisodes, listVideos } from "#media/media.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { frontPage } from "#stories/stories.server.ts";
import { pictureSet } from "#ui/picture-address.ts";

// A site that has just started has other things to do.
const firstMs = 10_000;
const everyMs = 60_000;
// What phones ask for; a desk's larger ones are made when the first wants them.
const sizes = /\/(?:640|800)\.avif$/;
// A story leaves the front page for good: its pictures' addresses are remembered for as many as fit.
const remembered = 5_000;

/**
 * Asks for the pictures of the front page before its readers do, one after another: the first copy of an AVIF
 * picture takes up to a second. What publishers allow is fetched for these few items only.
 * @param ask answers a path of this site, as it answers a visitor
 * @returns what ends it
 */
export function warmPictures(
  { db, now, log }: Pick<Basics, "db" | "now" | "log">,
  ask: (path: string) => Promise<unknown>,
  after = firstMs,
): () => Promise<void> {
  const end = new AbortController();
  const asked = new Set<string>();
  const round = async () => {
    for (const path of await firstSeen(db, now())) {
      if (end.signal.aborted) return;
      if (asked.has(path)) continue;
      if (asked.size >= remembered) asked.clear();
      asked.add(path);
      await ask(path);
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

/** The addresses of what the front page shows on a phone, those of the first pieces first. */
async function firstSeen(db: Basics["db"], now: Date): Promise<string[]> {
  const [stories, videos, episodes] = await Promise.all([
    frontPage(db, now),
    listVideos(db, 3, now),
    listEpisodes(db, 3, now),
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
