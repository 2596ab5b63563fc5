import { endBroadcasts } from "#media/media.server.ts";
import { type Database, type Db, transaction } from "#platform/db/db.server.ts";
import { parseWebUrl } from "#platform/http/web-url.ts";
import { findPublisher, type PublisherAddresses } from "#stories/publisher.ts";
import { ensureSource, listPublishers } from "#stories/sources.server.ts";
import { claimOne, releaseClaim } from "./claims.queries.server.ts";
import type { FeedDependencies } from "./dependencies.server.ts";
import {
  type FeedRecord,
  insertFeed,
  insertFeeds,
  lockFeed,
  markRemoved,
  readFeedByUrl,
  readFeeds,
} from "./feeds.queries.server.ts";
import { readOpml, writeOpml } from "./opml.ts";
import { newPublisher } from "./publisher.server.ts";
import { type RefreshResult, refreshFeed, sourceFeedOf } from "./refresh.server.ts";
import { concurrency, firstRoundSeconds } from "./scheduler.server.ts";

/** The health of a feed in one word; `file` is a feed that came from a file and is not fetched. */
export type FeedCondition = "new" | "ok" | "failing" | "retired" | "opted-out" | "file";
export type Feed = FeedRecord & { condition: FeedCondition };

/** All feeds with their health, by source. */
export async function listFeeds(db: Db): Promise<Feed[]> {
  return (await readFeeds(db)).map((feed) => ({ ...feed, condition: conditionOf(feed) }));
}

function conditionOf(feed: FeedRecord): FeedCondition {
  if (feed.retiredAt) return "retired";
  if (feed.source.optedOut) return "opted-out";
  if (!feed.nextCheckAt) return "file";
  if (feed.failures > 0) return "failing";
  return feed.succeededAt ? "ok" : "new";
}

/**
 * Adds the catalogue's feeds, each to be checked within ten minutes. Feeds that are known, have moved, or were removed
 * by an operator stay as they are.
 * @param entries sources that are in the database, with the addresses of their feeds
 * @returns how many were new
 */
export function seedFeeds(
  db: Db,
  entries: readonly { id: string; feeds: readonly string[] }[],
  now: Date,
): Promise<number> {
  const feeds = entries.flatMap(({ id, feeds }) =>
    feeds.flatMap((text) => {
      const url = parseWebUrl(text)?.href;
      return url ? [{ url, sourceId: id }] : [];
    }),
  );
  return insertFeeds(db, feeds, now, firstRoundSeconds);
}

/**
 * Checks feeds now, due or not: 8 at once, one at a time of each host.
 * @param ids the feeds to check; null for all that are fetched
 * @param onDone called after each check, with the total
 * @returns one result for each feed; `skipped` with the reason if it cannot be checked, `busy` if it is being checked
 *   elsewhere at this moment
 */
export async function refreshFeeds(
  db: Database,
  ids: readonly number[] | null,
  dependencies: FeedDependencies,
  onDone: (one: RefreshResult, total: number) => void = () => {},
): Promise<RefreshResult[]> {
  const known = await readFeeds(db, ids ?? undefined);
  const feeds = ids ? known : known.filter((f) => isFetched(f) && !f.source.optedOut);
  const missing = (ids ?? []).filter((id) => !known.some((f) => f.id === id));
  const total = feeds.length + missing.length;
  const results: RefreshResult[] = [];
  const done = (one: RefreshResult) => {
    results.push(one);
    onDone(one, total);
  };
  for (const id of missing) done(notChecked({ id, url: "" }, "there is no such feed"));
  const queues = [...Map.groupBy(feeds, (f) => URL.parse(f.url)?.host ?? "").values()];
  const workQueue = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift())
      for (const feed of queue) done(await refreshOne(db, feed, dependencies));
  };
  await Promise.all(Array.from({ length: concurrency }, workQueue));
  return results;
}

const isFetched = (feed: FeedRecord) => feed.nextCheckAt !== null;

async function refreshOne(
  db: Database,
  feed: FeedRecord,
  dependencies: FeedDependencies,
): Promise<RefreshResult> {
  if (feed.source.optedOut) return notChecked(feed, "its source has opted out");
  if (!isFetched(feed) && !feed.retiredAt) return { ...notChecked(feed, null), result: "file" };
  if (!(await claimOne(db, feed.id, dependencies.now())))
    return { ...notChecked(feed, null), result: "busy" };
  try {
    return await refreshFeed(db, feed, dependencies);
  } catch (error) {
    await releaseClaim(db, feed.id);
    throw error;
  }
}

const notChecked = (
  { id, url }: { id: number; url: string },
  error: string | null,
): RefreshResult => ({
  id,
  url,
  error,
  result: "skipped",
  inserted: 0,
  updated: 0,
});

/**
 * Removes a feed: it is not fetched any more. Its stories stay; its live videos are withdrawn.
 * @returns false if there is no such feed
 */
export function removeFeed(db: Database, id: number, now: Date): Promise<boolean> {
  return transaction(db, async (tx) => {
    const feed = await lockFeed(tx, id);
    if (!feed) return false;
    await markRemoved(tx, id, now);
    await endBroadcasts(tx, sourceFeedOf(feed), now);
    return true;
  });
}

export type ImportResult = {
  added: number;
  known: number;
  failed: { url: string; error: string }[];
};

/**
 * Adds the feeds of an OPML file without fetching them: the worker does so within ten minutes. Each belongs to a known
 * publisher, or to a new one named as in the file.
 * @param allowPrivate tests only: see `parseWebUrl`
 */
export async function importOpml(
  db: Database,
  text: string,
  { now, random }: Pick<FeedDependencies, "now" | "random">,
  allowPrivate = false,
): Promise<ImportResult | { error: string }> {
  const subscriptions = readOpml(text);
  if ("error" in subscriptions) return subscriptions;
  const done: ImportResult = { added: 0, known: 0, failed: [] };
  const sources: (PublisherAddresses & { id: string })[] = await listPublishers(db);
  for (const feed of subscriptions) {
    const url = parseWebUrl(feed.url, undefined, allowPrivate)?.href;
    if (!url) {
      done.failed.push({ url: feed.url, error: "not an address that feeds are fetched from" });
      continue;
    }
    const origin = { ...feed, lang: feed.language, url };
    const found = findPublisher([feed.homepage, url], sources);
    const source = found ?? newPublisher(origin, url);
    // One short transaction for each feed: on the embedded engine everything else waits meanwhile.
    const isNew = await transaction(db, async (tx) => {
      if (await readFeedByUrl(tx, url)) return false;
      if (!found) await ensureSource(tx, newPublisher(origin, url), now());
      const nextCheckAt = new Date(now().getTime() + random() * firstRoundSeconds * 1000);
      await insertFeed(tx, { url, sourceId: source.id, title: feed.title, nextCheckAt }, now());
      return true;
    });
    if (isNew) done.added++;
    else done.known++;
    if (isNew && !found) sources.push(source);
  }
  return done;
}

/** All feeds that have a web address, as OPML 2.0, in one folder for each country. */
export async function exportOpml(db: Db, title: string, now: Date): Promise<string> {
  const feeds = (await readFeeds(db)).filter((f) => !f.retiredAt && /^https?:/.test(f.url));
  const countries = new Intl.DisplayNames("en", { type: "region" });
  const folders = [...Map.groupBy(feeds, (f) => f.source.country)].map(([country, list]) => ({
    name: countries.of(country) ?? country,
    feeds: list.map((f) => ({
      url: f.url,
      title: f.title ?? f.source.name,
      homepage: f.source.homepage,
      language: f.source.language,
    })),
  }));
  folders.sort((a, b) => a.name.localeCompare(b.name, "en"));
  return writeOpml(title, folders, now);
}
