import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { type Database, transaction } from "#platform/db/db.server.ts";
import type { Fetched } from "#platform/http/fetch.server.ts";
import { parseWebUrl } from "#platform/http/web-url.ts";
import { findPublisher } from "#stories/publisher.ts";
import { ensureSource, listPublishers } from "#stories/sources.server.ts";
import { claimOne } from "./claims.queries.server.ts";
import type { FeedDependencies } from "./dependencies.server.ts";
import type { RawFeed } from "./feed.ts";
import {
  type FeedRecord,
  insertFeed,
  isRemovedAddress,
  lockFeed,
  readFeedByUrl,
  readFeeds,
  saveFeed,
  saveFileDetails,
} from "./feeds.queries.server.ts";
import { decideNextState } from "./next-check.ts";
import { sourceKindOf } from "./normalise/media-file.ts";
import { normalise } from "./normalise/normalise.server.ts";
import { parseFeed } from "./parse/parse.server.ts";
import { newPublisher } from "./publisher.server.ts";
import { hashBody, refreshFeed, sourceFeedOf, storeItems, titleOf } from "./refresh.server.ts";
import { findOwnAddress } from "./self-link.ts";

/** The result of `addFeed`. `isNew` is false if the feed was known already; then it was refreshed. */
export type AddFeedResult =
  | { ok: true; feed: FeedRecord; isNew: boolean; inserted: number; updated: number }
  | { ok: false; error: string };

/**
 * Adds a feed by its address, which is fetched at once, or by the content of a file, which is stored at once. Its
 * source is the known publisher it belongs to, or a new one made from what the feed says about itself. A feed from a
 * file is identified by its self link, and is not fetched unless that address was added too.
 *
 * @param what.path the path of the file; identifies a feed without a self link
 * @param what.allowPrivate tests only: see `parseWebUrl`
 */
export function addFeed(
  db: Database,
  input: { url: string; allowPrivate?: boolean } | { path: string; body: Uint8Array },
  dependencies: FeedDependencies,
): Promise<AddFeedResult> {
  return "url" in input ? addByUrl(db, input, dependencies) : addByFile(db, input, dependencies);
}

async function addByUrl(
  db: Database,
  input: { url: string; allowPrivate?: boolean },
  dependencies: FeedDependencies,
): Promise<AddFeedResult> {
  const url = parseWebUrl(input.url, undefined, input.allowPrivate)?.href;
  if (!url) return failure("it is not an address that feeds are fetched from");
  const known = await readFeedByUrl(db, url);
  if (known?.nextCheckAt) return refreshKnown(db, known, dependencies);
  const fetched = await dependencies.fetch({ url });
  if (fetched.kind !== "fresh") return failure(failureText(fetched));
  // A permanent redirect may lead to a feed that is known already, or to one that was removed or is not fetched any more.
  const { movedTo } = fetched;
  const moved = movedTo === null ? null : await readFeedByUrl(db, movedTo);
  if (moved?.nextCheckAt) return refreshKnown(db, moved, dependencies);
  const isHeld = movedTo !== null && (moved !== null || (await isRemovedAddress(db, movedTo)));
  const raw = parseFeed(fetched.body, fetched);
  if ("failed" in raw) return failure(raw.failed.message);
  return storeContent(
    db,
    { raw, url: isHeld ? movedTo : url, base: fetched.url, fallback: url, fetched },
    dependencies,
  );
}

function addByFile(
  db: Database,
  { path, body }: { path: string; body: Uint8Array },
  dependencies: FeedDependencies,
): Promise<AddFeedResult> {
  const link = findOwnAddress(body);
  const raw = parseFeed(body, { url: link });
  if ("failed" in raw) return Promise.resolve(failure(raw.failed.message));
  const url = link ?? pathToFileURL(path).href;
  const fallback = basename(path).replace(/\.\w+$/, "");
  return storeContent(db, { raw, url, base: link, fallback, fetched: null }, dependencies);
}

const failure = (error: string): AddFeedResult => ({ ok: false, error });

function failureText(fetched: Exclude<Fetched, { kind: "fresh" }>): string {
  switch (fetched.kind) {
    case "failed":
      return fetched.message;
    case "throttled":
      return `it asks to come back later (${fetched.status})`;
    default:
      return `it answered ${fetched.status}`;
  }
}

async function refreshKnown(
  db: Database,
  feed: FeedRecord,
  dependencies: FeedDependencies,
): Promise<AddFeedResult> {
  if (feed.source.optedOut) return failure(optedOut(feed.source));
  if (!(await claimOne(db, feed.id, dependencies.now())))
    return failure("it is being fetched right now");
  const { error, inserted, updated } = await refreshFeed(db, feed, dependencies);
  if (error !== null) return failure(error);
  const [after = feed] = await readFeeds(db, [feed.id]);
  return { ok: true, feed: after, isNew: false, inserted, updated };
}

const optedOut = (source: { name: string }) => `its source, ${source.name}, has opted out`;

type FeedContent = {
  raw: RawFeed;
  /** The address that identifies the feed. */
  url: string;
  /** The address that its bytes came from; null for a file without a self link. */
  base: string | null;
  /** The name of a feed without a title. */
  fallback: string;
  fetched: Extract<Fetched, { kind: "fresh" }> | null;
};

async function storeContent(
  db: Database,
  content: FeedContent,
  dependencies: FeedDependencies,
): Promise<AddFeedResult> {
  const { raw, url, base, fetched } = content;
  const now = dependencies.now();
  const before = await readFeedByUrl(db, url);
  const { source, made } = before
    ? { source: before.source, made: null }
    : await resolveSource(db, content);
  if (source.optedOut) return failure(optedOut(source));
  const { items } = normalise(raw, { source, now, url: base });
  const details = { title: titleOf(raw), format: raw.format, items: raw.items.length };
  return transaction(db, async (tx) => {
    if (made) await ensureSource(tx, made, now);
    const id =
      before && !fetched
        ? before.id
        : await insertFeed(
            tx,
            {
              url: before?.url ?? url,
              sourceId: source.id,
              title: details.title,
              nextCheckAt: fetched ? now : null,
            },
            now,
          );
    const current = await lockFeed(tx, id);
    if (!current) throw new Error(`feed ${id} is gone in the transaction that wrote it`);
    const { inserted, updated } = await storeItems(tx, sourceFeedOf(current), { raw, items }, now);
    if (fetched) {
      const outcome = { ...fetched, kind: "stored" as const, bodyHash: hashBody(fetched.body) };
      const state = decideNextState(
        current,
        { ...outcome, changed: inserted + updated },
        now,
        dependencies.random(),
      );
      // A first look says nothing about how often the feed changes.
      await saveFeed(tx, id, { ...state, intervalSeconds: current.intervalSeconds }, details);
    } else await saveFileDetails(tx, id, details);
    const feed = (await lockFeed(tx, id)) ?? current;
    return { ok: true, feed, isNew: before === null, inserted, updated };
  });
}

/** The known publisher of the feed, or the one that is made from it, with the default values of the table. */
async function resolveSource(db: Database, { raw, url, fallback }: FeedContent) {
  const origin = { ...raw, url };
  const known = findPublisher([raw.homepage, url], await listPublishers(db));
  if (known) return { source: { ...known, optedOut: known.optedOutAt !== null }, made: null };
  const made = { ...newPublisher(origin, fallback), kind: sourceKindOf(raw.items) };
  return { source: { ...made, excerptLimit: 300, optedOut: false }, made };
}
