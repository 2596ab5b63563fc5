import { createHash } from "node:crypto";
import { storeParts } from "#media/media.server.ts";
import { type Database, type Tx, transaction } from "#platform/db.server.ts";
import type { Fetched } from "#platform/fetch.server.ts";
import type { Log } from "#platform/log.server.ts";
import { storeDrafts } from "#stories/stories.server.ts";
import { decide, type FeedState, type Outcome } from "./decide.ts";
import type { FeedProblem, ItemDraft, RawFeed } from "./feed.ts";
import { type FeedRecord, lockFeed, readFeedByUrl, saveFeed } from "./feeds.queries.server.ts";
import { normalise } from "./normalise/normalise.server.ts";
import { plainText } from "./normalise/text.ts";
import { parseFeed } from "./parse/parse.server.ts";
import type { Tools } from "./tools.server.ts";

/** What became of one check. `error` is a sentence for the operator. */
export type Refreshed = {
  id: number;
  url: string;
  result:
    | "stored"
    | "unchanged"
    | "retired"
    | "throttled"
    | "failed"
    | "stopped"
    | "skipped"
    /** It came from a file: there is nowhere to look again. */
    | "file"
    | "busy";
  inserted: number;
  updated: number;
  error: string | null;
  /** True when nobody was reached at all. */
  unreachable?: boolean;
};

type Fresh = Extract<Fetched, { kind: "fresh" }>;
export type ParsedFeed = { raw: RawFeed; items: ItemDraft[]; problems: FeedProblem[] };

/**
 * Checks one feed from end to end and writes what came of it, in one transaction that is opened only after
 * the answer is here. What goes wrong with the feed is a result; what goes wrong with the database throws.
 * The feed must have been claimed.
 *
 * @param signal ends a request that is under way; the result is then `stopped`, and nothing is written
 */
export async function refreshFeed(
  db: Database,
  feed: FeedRecord,
  tools: Tools,
  signal?: AbortSignal,
): Promise<Refreshed> {
  const fetched = await tools.fetch(feed, signal);
  if (signal?.aborted) return resultOf(feed, "stopped");
  const read = fetched.kind === "fresh" ? digest(feed, fetched, tools) : fetched;
  if (read.kind !== "parsed") return conclude(db, feed, outcomeOf(read), tools);
  try {
    return await store(db, feed, fetched as Fresh, read, tools);
  } catch (error) {
    tools.log.error({ feed: feed.id, url: feed.url, err: error }, "a feed could not be stored");
    const why = error instanceof Error ? error.message : String(error);
    return conclude(db, feed, { kind: "failed", status: 200, error: `not stored: ${why}` }, tools);
  }
}

const resultOf = (
  feed: FeedRecord,
  result: Refreshed["result"],
  error: string | null = null,
): Refreshed => ({ id: feed.id, url: feed.url, result, inserted: 0, updated: 0, error });

export const hashOf = (body: Uint8Array): string =>
  createHash("sha256").update(body).digest("base64url");

type Digested =
  | ({ kind: "parsed"; bodyHash: string } & ParsedFeed)
  | { kind: "same"; fresh: Fresh }
  | { kind: "failed"; status: number; message: string };

/** Bytes to drafts; a body that is the last one byte for byte is not read again. */
function digest(feed: FeedRecord, fresh: Fresh, { now, log }: Tools): Digested {
  const bodyHash = hashOf(fresh.body);
  if (bodyHash === feed.bodyHash) return { kind: "same", fresh };
  try {
    const raw = parseFeed(fresh.body, fresh);
    if ("failed" in raw)
      return { kind: "failed", status: fresh.status, message: raw.failed.message };
    const { items, problems } = normalise(raw, { source: feed.source, now: now(), url: fresh.url });
    return { kind: "parsed", bodyHash, raw, items, problems: [...raw.problems, ...problems] };
  } catch (error) {
    log.error({ feed: feed.id, url: feed.url, err: error }, "a feed broke its reading");
    return { kind: "failed", status: fresh.status, message: `could not be read: ${error}` };
  }
}

function outcomeOf(
  read: Exclude<Fetched, { kind: "fresh" }> | Exclude<Digested, { kind: "parsed" }>,
): Outcome {
  switch (read.kind) {
    case "same": {
      const { status, etag, lastModified, movedTo } = read.fresh;
      return {
        kind: "stored",
        status,
        etag,
        lastModified,
        movedTo,
        changed: 0,
        bodyHash: hashOf(read.fresh.body),
      };
    }
    case "failed":
      return {
        kind: "failed",
        status: read.status,
        error: read.message,
        unreachable: "reason" in read && read.reason === "unreachable",
      };
    default:
      return read;
  }
}

async function store(
  db: Database,
  feed: FeedRecord,
  fresh: Fresh,
  read: ParsedFeed & { bodyHash: string },
  tools: Tools,
): Promise<Refreshed> {
  const now = tools.now();
  const random = tools.random();
  const done = await retried(() =>
    transaction(db, async (tx) => {
      const current = await lockFeed(tx, feed.id);
      if (!current) return null;
      const out = current.source.optedOut;
      const counts = out ? nothing : await storeItems(tx, current.source, read, now);
      const { etag, lastModified, movedTo, status } = fresh;
      // Of a source that opted out nothing is kept, so that all of it counts as new should it come back.
      const validators = out
        ? { etag: null, lastModified: null, bodyHash: null }
        : { etag, lastModified, bodyHash: read.bodyHash };
      const outcome: Outcome = {
        kind: "stored",
        status,
        movedTo,
        ...validators,
        changed: counts.inserted + counts.updated,
      };
      await saveFeed(tx, feed.id, await settle(tx, current, outcome, now, random), {
        title: titleOf(read.raw),
        format: read.raw.format,
        items: read.raw.items.length,
      });
      return counts;
    }),
  );
  if (!done) return resultOf(feed, "skipped", "it was removed meanwhile");
  report(feed, read, done, tools.log);
  return { ...resultOf(feed, done.inserted + done.updated ? "stored" : "unchanged"), ...done };
}

const nothing = { inserted: 0, updated: 0 };

/** Stories first, then episodes and videos: the order in which their announcements take their locks. */
export async function storeItems(
  tx: Tx,
  source: { id: string; country: string },
  { raw, items }: Pick<ParsedFeed, "raw" | "items">,
  now: Date,
): Promise<{ inserted: number; updated: number }> {
  const stories = await storeDrafts(
    tx,
    source,
    items.filter((i) => i.part === null),
    now,
  );
  const show = {
    ...raw,
    title: titleOf(raw),
    description: plainText(raw.description) || null,
    lang: /^[a-z]{2,3}(?=[-_]|$)/i.exec(raw.lang ?? "")?.[0].toLowerCase() ?? null,
    category: raw.categories[0] ?? null,
  };
  const parts = await storeParts(tx, source, show, items, now);
  return {
    inserted: stories.inserted + parts.inserted,
    updated: stories.updated + parts.updated,
  };
}

/** A feed's title as text. */
export const titleOf = (raw: RawFeed): string | null => plainText(raw.title, "title") || null;

/** Writes a check that brought no items. */
async function conclude(
  db: Database,
  feed: FeedRecord,
  outcome: Outcome,
  tools: Tools,
): Promise<Refreshed> {
  const now = tools.now();
  const random = tools.random();
  const next = await transaction(db, async (tx) => {
    const current = await lockFeed(tx, feed.id);
    if (!current) return null;
    const state = await settle(tx, current, outcome, now, random);
    await saveFeed(tx, feed.id, state);
    return state;
  });
  if (!next) return resultOf(feed, "skipped", "it was removed meanwhile");
  if (outcome.kind === "stored" || outcome.kind === "unchanged") return resultOf(feed, "unchanged");
  const result = outcome.kind === "gone" ? "retired" : outcome.kind;
  const unreachable = outcome.kind === "failed" && outcome.unreachable === true;
  return { ...resultOf(feed, result, next.lastError), unreachable };
}

/** The decision, but for a move to an address that another feed has: then that one stays and this one retires. */
async function settle(
  tx: Tx,
  current: FeedRecord,
  outcome: Outcome,
  now: Date,
  random: number,
): Promise<FeedState> {
  const next = decide(current, outcome, now, random);
  if (next.url === current.url) return next;
  const other = await readFeedByUrl(tx, next.url);
  if (!other || other.id === current.id) return next;
  return {
    ...next,
    url: current.url,
    movedFrom: current.movedFrom,
    nextCheckAt: null,
    retiredAt: now,
    lastError: `moved to ${next.url}, which is feed ${other.id}`,
  };
}

const nameOf = (feed: FeedRecord) => ({ feed: feed.id, url: feed.url, source: feed.source.id });

function report(
  feed: FeedRecord,
  read: ParsedFeed,
  done: { inserted: number; updated: number },
  log: Log,
) {
  const problems: Record<string, number> = {};
  for (const { code } of read.problems) problems[code] = (problems[code] ?? 0) + 1;
  log.info({ ...nameOf(feed), ...done, items: read.items.length, problems }, "a feed was read");
}

/** Two feeds that store at once may meet in each other's way; the server then ends one of them. */
async function retried<T>(work: () => Promise<T>, attempts = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (attempts <= 1 || (code !== "40P01" && code !== "40001")) throw error;
    return retried(work, attempts - 1);
  }
}
