import { randomInt } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import { type FetchUrl, openFetcher, userAgent } from "#platform/http/fetch.server.ts";
import type { Log } from "#platform/log.server.ts";

const feedTypes =
  "application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5";

/** The dependencies of refreshing; tests pass their own. `random` gives numbers from 0 (inclusive) to 1. */
export type FeedDependencies = { fetch: FetchUrl; now: Clock; random: () => number; log: Log };

/** The dependencies by the configuration. Close them when done. */
export function openFeedDependencies(o: {
  config: Config;
  now: Clock;
  log: Log;
}): FeedDependencies & { close(): Promise<void> } {
  const { config, now, log } = o;
  const { fetch, close } = openFetcher({
    userAgent: userAgent(config),
    accept: feedTypes,
    now,
    allowPrivate: config.feedsAllowPrivate,
  });
  return { fetch, close, now, log, random: () => randomInt(2 ** 32) / 2 ** 32 };
}
