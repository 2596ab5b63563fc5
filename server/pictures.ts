import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import { openFetcher, userAgent } from "#platform/http/fetch.server.ts";
import { openImages } from "#platform/images.server.ts";
import type { Services } from "#platform/services.server.ts";

const masters = fileURLToPath(new URL("../build/client/pictures", import.meta.url));
const cacheBytes = 512 * 1024 * 1024;
const pictureBytes = 12 * 1024 * 1024;

/** Opens the picture cache in the data directory, and a fetcher for publishers' pictures. */
export function openPictures(
  config: Config,
  now: Clock,
): Pick<Services, "images" | "download"> & { close(): Promise<void> } {
  const { fetch, close } = openFetcher({
    userAgent: userAgent(config),
    accept: "image/avif,image/webp,image/jpeg,image/png;q=0.9,image/*;q=0.5",
    now,
    allowPrivate: config.feedsAllowPrivate,
    limits: { maxBytes: pictureBytes },
  });
  return {
    images: openImages({
      dir: join(config.dataDir, "cache", "images"),
      maxBytes: cacheBytes,
      masters,
    }),
    download: async (url) => {
      const answer = await fetch({ url });
      return answer.kind === "fresh" ? answer.body : null;
    },
    close,
  };
}
