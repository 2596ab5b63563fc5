import { join } from "node:path";
import { openFetcher, userAgent } from "#platform/http/fetch.server.ts";
import { openImages } from "#platform/images.server.ts";
import { openOriginals } from "#platform/originals.server.ts";
import type { CoreServices, Services } from "#platform/services.server.ts";
import { ownPictures } from "./own-pictures.ts";

const cacheBytes = 512 * 1024 * 1024;
const originalBytes = 1024 * 1024 * 1024;
const pictureBytes = 12 * 1024 * 1024;

/**
 * Opens the cache of resized pictures in the data directory, and a fetcher for publishers' pictures, which keeps what
 * it has fetched in the storage.
 */
export function openPictures({
  config,
  now,
  log,
  storage,
}: Omit<CoreServices, "db">): Pick<Services, "images" | "download"> & { close(): Promise<void> } {
  const { fetch, close } = openFetcher({
    userAgent: userAgent(config),
    accept: "image/avif,image/webp,image/jpeg,image/png;q=0.9,image/*;q=0.5",
    now,
    allowPrivate: config.feedsAllowPrivate,
    limits: { maxBytes: pictureBytes },
  });
  const originals = openOriginals({ storage, log, maxBytes: originalBytes });
  return {
    images: openImages({
      dir: join(config.dataDir, "cache", "images"),
      maxBytes: cacheBytes,
      masters: ownPictures,
    }),
    download: (url) =>
      originals.get(url, async () => {
        const answer = await fetch({ url });
        return answer.kind === "fresh" ? answer.body : null;
      }),
    close: async () => {
      await close();
      await originals.settled();
    },
  };
}
