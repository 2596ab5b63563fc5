import { createHash } from "node:crypto";
import { endBroadcasts, hasLiveVideo, storeMediaItems } from "#media/media.server.ts";
import type { SourceFeed } from "#media/media-draft.ts";
import { type Database, type Tx, transaction } from "#platform/db/db.server.ts";
import type { Fetched } from "#platform/http/fetch.server.ts";
import type { Log } from "#platform/log.server.ts";
import { storeDrafts } from "#stories/stories.server.ts";
import type { FeedDependencies } from "./dependencies.server.ts";
import type { FeedProblem, ItemDraft, RawFeed } from "./feed.ts";
import {
  type FeedRecord,
  isRemovedAddress,
  lockFeed,
  readFeedByUrl,
  saveFeed,
} from "./feeds.queries.server.ts";
import { type CheckOutcome, decideNextState, type FeedState } from "./next-check.ts";
import { normalise } from "./normalise/normalise.server.ts";
import { plainText } from "./normalise/text.ts";
import { cleanFeedTitle } from "./normalise/title.server.ts";
import { parseFeed } from "./parse/parse.server.ts";

/** The result of one check. `error` is a sentence for the operator. */
export type RefreshResult = {
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
    /** The feed came from a file and cannot be fetched. */
    | "file"
    | "busy";
  inserted: number;
  updated: number;
  error: string | null;
  /** True if the server could not be reached at all. */
  unreachable?: boolean;
};

type Fresh = Extract<Fetched, { kind: "fresh" }>;
export type ParsedFeed = { raw: RawFeed; items: ItemDraft[]; problems: FeedProblem[] };

/**
 * Checks one feed from end to end and stores the result in one transaction, which is opened only after the response
 * has arrived. Errors of the feed are results; errors of the database throw. The feed must have been claimed.
 *
 * @param signal aborts the request; the result is then `stopped`, and nothing is stored
 */
export async function refreshFeed(
  db: Database,
  feed: FeedRecord,
  dependencies: FeedDependencies,
  signal?: AbortSignal,
): Promise<RefreshResult> {
  const fetched = await dependencies.fetch(feed, signal);
  if (signal?.aborted) return resultOf(feed, "stopped");
  const read = fetched.kind === "fresh" ? parseBody(feed, fetched, dependencies) : fetched;
  if (read.kind !== "parsed") return saveOutcome(db, feed, outcomeOf(read), dependencies);
  try {
    return await storeParsed(db, feed, fetched as Fresh, read, dependencies);
  } catch (error) {
    dependencies.log.error(
      { feed: feed.id, url: feed.url, err: error },
      "a feed could not be stored",
    );
    const why = error instanceof Error ? error.message : String(error);
    return saveOutcome(
      db,
      feed,
      { kind: "failed", status: 200, error: `not stored: ${why}` },
      dependencies,
    );
  }
}

const resultOf = (
  feed: FeedRecord,
  result: RefreshResult["result"],
  error: string | null = null,
): RefreshResult => ({ id: feed.id, url: feed.url, result, inserted: 0, updated: 0, error });

export const hashBody = (body: Uint8Array): string =>
  createHash("sha256").update(body).digest("base64url");

type ParsedBody =
  | ({ kind: "parsed"; bodyHash: string } & ParsedFeed)
  | { kind: "same"; fresh: Fresh }
  | { kind: "failed"; status: number; message: string };

/** Parses and normalises a body, unless it is identical to the last one. */
function parseBody(feed: FeedRecord, fresh: Fresh, { now, log }: FeedDependencies): ParsedBody {
  const bodyHash = hashBody(fresh.body);
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
  read: Exclude<Fetched, { kind: "fresh" }> | Exclude<ParsedBody, { kind: "parsed" }>,
): CheckOutcome {
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
        bodyHash: hashBody(read.fresh.body),
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

async function storeParsed(
  db: Database,
  feed: FeedRecord,
  fresh: Fresh,
  parsed: ParsedFeed & { bodyHash: string },
  dependencies: FeedDependencies,
): Promise<RefreshResult> {
  const now = dependencies.now();
  const random = dependencies.random();
  const counts = await retryOnDeadlock(() =>
    transaction(db, async (tx) => {
      const current = await lockFeed(tx, feed.id);
      if (!current) return null;
      const optedOut = current.source.optedOut;
      const counts = optedOut
        ? noChanges
        : await storeItems(tx, sourceFeedOf(current), parsed, now);
      const { etag, lastModified, movedTo, status } = fresh;
      // The validators of a source that opted out are dropped, so that everything is stored if it opts in again.
      const validators = optedOut
        ? { etag: null, lastModified: null, bodyHash: null }
        : { etag, lastModified, bodyHash: parsed.bodyHash };
      const outcome: CheckOutcome = {
        kind: "stored",
        status,
        movedTo,
        ...validators,
        changed: counts.inserted + counts.updated,
      };
      await saveNextState(tx, current, outcome, now, random, {
        title: titleOf(parsed.raw),
        format: parsed.raw.format,
        items: parsed.raw.items.length,
      });
      return counts;
    }),
  );
  if (!counts) return resultOf(feed, "skipped", "it was removed meanwhile");
  logResult(feed, parsed, counts, dependencies.log);
  return {
    ...resultOf(feed, counts.inserted + counts.updated ? "stored" : "unchanged"),
    ...counts,
  };
}

export const sourceFeedOf = ({ id, source }: FeedRecord): SourceFeed => ({
  id: source.id,
  country: source.country,
  feedId: id,
});

const noChanges = { inserted: 0, updated: 0 };

/** Stores stories before episodes and videos: their announcements must take their locks in this order. */
export async function storeItems(
  tx: Tx,
  source: SourceFeed,
  { raw, items }: Pick<ParsedFeed, "raw" | "items">,
  now: Date,
): Promise<{ inserted: number; updated: number }> {
  const stories = await storeDrafts(
    tx,
    source,
    items.filter((i) => i.file === null),
    now,
  );
  const show = {
    ...raw,
    title: titleOf(raw),
    description: plainText(raw.description) || null,
    lang: /^[a-z]{2,3}(?=[-_]|$)/i.exec(raw.lang ?? "")?.[0].toLowerCase() ?? null,
    category: raw.categories[0] ?? null,
  };
  const parts = await storeMediaItems(tx, source, show, items, now);
  return {
    inserted: stories.inserted + parts.inserted,
    updated: stories.updated + parts.updated,
  };
}

/** A feed's title as text. */
export const titleOf = (raw: RawFeed): string | null => cleanFeedTitle(raw.title) || null;

/** Saves the state after a check without items. */
async function saveOutcome(
  db: Database,
  feed: FeedRecord,
  outcome: CheckOutcome,
  dependencies: FeedDependencies,
): Promise<RefreshResult> {
  const now = dependencies.now();
  const random = dependencies.random();
  const next = await transaction(db, async (tx) => {
    const current = await lockFeed(tx, feed.id);
    if (!current) return null;
    return saveNextState(tx, current, outcome, now, random);
  });
  if (!next) return resultOf(feed, "skipped", "it was removed meanwhile");
  if (outcome.kind === "stored" || outcome.kind === "unchanged") return resultOf(feed, "unchanged");
  const result = outcome.kind === "gone" ? "retired" : outcome.kind;
  const unreachable = outcome.kind === "failed" && outcome.unreachable === true;
  return { ...resultOf(feed, result, next.lastError), unreachable };
}

/** A feed that is retired can no longer say what is live. */
async function saveNextState(
  tx: Tx,
  current: FeedRecord,
  outcome: CheckOutcome,
  now: Date,
  random: number,
  details?: Parameters<typeof saveFeed>[3],
): Promise<FeedState> {
  const state = await nextState(tx, current, outcome, now, random);
  await saveFeed(tx, current.id, state, details);
  if (state.retiredAt) await endBroadcasts(tx, sourceFeedOf(current), now);
  return state;
}

/**
 * The state after a check. A feed that moved to the address of another feed is retired. One that moved to the address of
 * a removed feed stays at its own: the operator removed that one, and not this.
 */
async function nextState(
  tx: Tx,
  current: FeedRecord,
  outcome: CheckOutcome,
  now: Date,
  random: number,
): Promise<FeedState> {
  const isLive = await hasLiveVideo(tx, current.id);
  const next = decideNextState(current, outcome, now, random, isLive);
  if (next.url === current.url) return next;
  const unmoved = { ...next, url: current.url, movedFrom: current.movedFrom };
  if (await isRemovedAddress(tx, next.url)) return unmoved;
  const other = await readFeedByUrl(tx, next.url);
  if (!other || other.id === current.id) return next;
  return {
    ...unmoved,
    nextCheckAt: null,
    retiredAt: now,
    lastError: `moved to ${next.url}, which is feed ${other.id}`,
  };
}

const logFields = (feed: FeedRecord) => ({ feed: feed.id, url: feed.url, source: feed.source.id });

function logResult(
  feed: FeedRecord,
  parsed: ParsedFeed,
  counts: { inserted: number; updated: number },
  log: Log,
) {
  const problems: Record<string, number> = {};
  for (const { code } of parsed.problems) problems[code] = (problems[code] ?? 0) + 1;
  log.info(
    { ...logFields(feed), ...counts, items: parsed.items.length, problems },
    "a feed was read",
  );
}

/** Runs a transaction again if the database ended it because of a deadlock or a serialisation failure. */
async function retryOnDeadlock<T>(work: () => Promise<T>, attempts = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (attempts <= 1 || (code !== "40P01" && code !== "40001")) throw error;
    return retryOnDeadlock(work, attempts - 1);
  }
}
