import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { type Database, transaction } from "#platform/db.server.ts";
import type { Fetched } from "#platform/fetch.server.ts";
import { webAddress } from "#platform/web-address.ts";
import type { Source } from "#stories/source.ts";
import { ensureSource, listSources } from "#stories/sources.server.ts";
import { claimOne } from "./claims.queries.server.ts";
import { decide } from "./decide.ts";
import type { ItemDraft, RawFeed } from "./feed.ts";
import {
  type FeedRecord,
  insertFeed,
  lockFeed,
  readFeedByUrl,
  readFeeds,
  saveFeed,
  saveFileFacts,
} from "./feeds.queries.server.ts";
import { normalise } from "./normalise/normalise.server.ts";
import { parseFeed } from "./parse/parse.server.ts";
import { findPublisher, newPublisher } from "./publisher.server.ts";
import { hashOf, refreshFeed, storeItems, titleOf } from "./refresh.server.ts";
import { ownAddress } from "./self-link.ts";
import type { Tools } from "./tools.server.ts";

/** What `addFeed` did. `isNew`: false when the feed was here already; then it was read again. */
export type Added =
  | { ok: true; feed: FeedRecord; isNew: boolean; inserted: number; updated: number }
  | { ok: false; error: string };

/**
 * Adds a feed by its address, which is fetched at once, or by a file's content, which is stored at once. Its
 * source is the known publisher it belongs to, or one made of the feed's own words. A feed from a file is
 * known by the address it gives as its own, and is not fetched unless that address was added too.
 *
 * @param what.path where the file lies; names a feed that gives no address
 * @param what.allowPrivate tests only: see `webAddress`
 */
export function addFeed(
  db: Database,
  what: { url: string; allowPrivate?: boolean } | { path: string; body: Uint8Array },
  tools: Tools,
): Promise<Added> {
  return "url" in what ? addByUrl(db, what, tools) : addByFile(db, what, tools);
}

async function addByUrl(
  db: Database,
  what: { url: string; allowPrivate?: boolean },
  tools: Tools,
): Promise<Added> {
  const url = webAddress(what.url, undefined, what.allowPrivate)?.href;
  if (!url) return refuse("it is not an address that feeds are fetched from");
  const known = await readFeedByUrl(db, url);
  if (known?.nextCheckAt) return readAgain(db, known, tools);
  const fetched = await tools.fetch({ url });
  if (fetched.kind !== "fresh") return refuse(whyNot(fetched));
  // A permanent redirect may lead to a feed that is here already.
  const moved = fetched.movedTo ? await readFeedByUrl(db, fetched.movedTo) : null;
  if (moved?.nextCheckAt) return readAgain(db, moved, tools);
  const raw = parseFeed(fetched.body, fetched);
  if ("failed" in raw) return refuse(raw.failed.message);
  return keep(db, { raw, url, base: fetched.url, fallback: url, fetched }, tools);
}

function addByFile(
  db: Database,
  { path, body }: { path: string; body: Uint8Array },
  tools: Tools,
): Promise<Added> {
  const link = ownAddress(body);
  const raw = parseFeed(body, { url: link });
  if ("failed" in raw) return Promise.resolve(refuse(raw.failed.message));
  const url = link ?? pathToFileURL(path).href;
  const fallback = basename(path).replace(/\.\w+$/, "");
  return keep(db, { raw, url, base: link, fallback, fetched: null }, tools);
}

const refuse = (error: string): Added => ({ ok: false, error });

function whyNot(fetched: Exclude<Fetched, { kind: "fresh" }>): string {
  switch (fetched.kind) {
    case "failed":
      return fetched.message;
    case "throttled":
      return `it asks to come back later (${fetched.status})`;
    default:
      return `it answered ${fetched.status}`;
  }
}

async function readAgain(db: Database, feed: FeedRecord, tools: Tools): Promise<Added> {
  if (feed.source.optedOut) return refuse(optedOut(feed.source));
  if (!(await claimOne(db, feed.id, tools.now()))) return refuse("it is being fetched right now");
  const { error, inserted, updated } = await refreshFeed(db, feed, tools);
  if (error !== null) return refuse(error);
  const [after = feed] = await readFeeds(db, [feed.id]);
  return { ok: true, feed: after, isNew: false, inserted, updated };
}

const optedOut = (source: { name: string }) => `its source, ${source.name}, has opted out`;

type Arrival = {
  raw: RawFeed;
  /** What the feed is known by. */
  url: string;
  /** Where its bytes came from; null for a file that does not say. */
  base: string | null;
  /** A name for what has none. */
  fallback: string;
  fetched: Extract<Fetched, { kind: "fresh" }> | null;
};

async function keep(db: Database, arrival: Arrival, tools: Tools): Promise<Added> {
  const { raw, url, base, fetched } = arrival;
  const now = tools.now();
  const before = await readFeedByUrl(db, url);
  const source = before?.source ?? (await sourceOf(db, arrival));
  if (source.optedOut) return refuse(optedOut(source));
  const { items } = normalise(raw, { source, now, url: base });
  const facts = { title: titleOf(raw), format: raw.format, items: raw.items.length };
  return transaction(db, async (tx) => {
    if ("made" in source && source.made)
      await ensureSource(tx, { ...source, kind: kindOf(items) }, now);
    const id =
      before && !fetched
        ? before.id
        : await insertFeed(
            tx,
            {
              url: before?.url ?? url,
              sourceId: source.id,
              title: facts.title,
              nextCheckAt: fetched ? now : null,
            },
            now,
          );
    const current = await lockFeed(tx, id);
    if (!current) throw new Error(`feed ${id} is gone in the transaction that wrote it`);
    const { inserted, updated } = await storeItems(tx, source, { raw, items }, now);
    if (fetched) {
      const outcome = { ...fetched, kind: "stored" as const, bodyHash: hashOf(fetched.body) };
      const state = decide(
        current,
        { ...outcome, changed: inserted + updated },
        now,
        tools.random(),
      );
      // A first look says nothing about how often the feed changes.
      await saveFeed(tx, id, { ...state, intervalSeconds: current.intervalSeconds }, facts);
    } else await saveFileFacts(tx, id, facts);
    const feed = (await lockFeed(tx, id)) ?? current;
    return { ok: true, feed, isNew: before === null, inserted, updated };
  });
}

/** A known publisher's entry, or one to be made with the defaults of the table. */
async function sourceOf(db: Database, { raw, url, fallback }: Arrival) {
  const origin = { ...raw, url };
  const known = findPublisher(origin, await listSources(db));
  return known
    ? { ...known, optedOut: known.optedOutAt !== null, made: false }
    : { ...newPublisher(origin, fallback), excerptLimit: 300, optedOut: false, made: true };
}

/** Who only sends episodes is a podcast, who only sends videos a video channel. */
function kindOf(items: ItemDraft[]): Source["kind"] {
  for (const [kind, name] of [
    ["audio", "podcast"],
    ["video", "video"],
  ] as const)
    if (items.length > 0 && items.every((i) => i.part?.kind === kind)) return name;
  return "news";
}
