// The stream as feeds would bring it: stored, clustered and marked every half hour, by the clock of those days.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { markBreakingEvents } from "#events/breaking.server.ts";
import { openClusteringJob } from "#events/clustering-job.server.ts";
import { addFeed } from "#feeds/add-feed.server.ts";
import type { FeedDependencies } from "#feeds/dependencies.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { minuteMs } from "#platform/duration.ts";
import { openLog } from "#platform/log.server.ts";
import { seed } from "../server/seed.ts";
import { sharedFeeds } from "../tests/feeds/folder.ts";
import type { TestSite } from "../tests/site.ts";

type Item = Record<"lang" | "outlet" | "published" | "title" | "url", string> & {
  feedUrl?: string;
  summary: string | null;
};

/** How many of its newest items a feed lists. */
const listedItems = 30;

export type StreamReplay = {
  /** Feeds what was published until then, and moves the clock of the site to it. */
  until(moment: Date): Promise<void>;
};

/**
 * Opens a replay into a site without stories; null where the stream is missing.
 * @param o.path a file in the shape of the stream
 * @param o.step how often feeds are fetched and stories clustered, in minutes
 */
export async function openStreamReplay(
  site: TestSite,
  o: { path?: string; step?: number } = {},
): Promise<StreamReplay | null> {
  const path = o.path ?? process.env.STREAM ?? join(sharedFeeds, "stream/january-1-5.jsonl");
  const step = (o.step ?? 30) * minuteMs;
  if (!existsSync(path)) return null;
  const items = readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line): Item => JSON.parse(line))
    .filter((item) => item.title && item.url)
    .sort((a, b) => Date.parse(a.published) - Date.parse(b.published));
  const { db, clock } = site;
  const log = openLog({ quiet: true });
  // The catalogue alone: production has no sample newsroom.
  const config = { ...readConfig({ FEEDS: "off" }), production: true };
  await seed({ db, config, log, now: clock.now });
  const dependencies: FeedDependencies = {
    fetch: () => Promise.reject(new Error("a replay fetches nothing")),
    now: clock.now,
    random: () => 0.5,
    log,
  };
  const job = openClusteringJob({ db, now: clock.now });
  let next = 0;
  const feeds = new Map<string, Item[]>();
  return {
    until: async (moment) => {
      while (clock.now() < moment) {
        const to = new Date(Math.min(clock.now().getTime() + step, moment.getTime()));
        clock.set(to);
        const changed = new Set<string>();
        for (let item = items[next]; item && new Date(item.published) <= to; item = items[++next]) {
          const feed = item.feedUrl ?? new URL("/feed", item.url).href;
          changed.add(feed);
          feeds.set(feed, [item, ...(feeds.get(feed) ?? [])].slice(0, listedItems));
        }
        for (const url of changed) {
          const body = feedOf(url, feeds.get(url) ?? []);
          const added = await addFeed(db, { path: "feed.xml", body }, dependencies);
          if (!added.ok) throw new Error(`${url}: ${added.error}`);
        }
        await job.round();
        await markBreakingEvents(db, to);
      }
    },
  };
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A feed with these items, that says where it came from. */
function feedOf(url: string, items: readonly Item[]): Uint8Array {
  const [first] = items;
  const written = items.map(
    (item) =>
      `<item><title>${escaped(item.title)}</title><link>${escaped(item.url)}</link><guid>${escaped(item.url)}</guid><pubDate>${new Date(item.published).toUTCString()}</pubDate><description>${escaped(item.summary ?? "")}</description></item>`,
  );
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escaped(first?.outlet ?? "")}</title><link>${escaped(new URL("/", first?.url).href)}</link><atom:link rel="self" href="${escaped(url)}"/><language>${first?.lang}</language>${written.join("")}</channel></rss>`,
  );
}
