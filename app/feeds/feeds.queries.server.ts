import { type Selectable, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { FeedFormat } from "./feed.ts";
import type { FeedState } from "./next-check.ts";

type Row = Selectable<Tables["feeds"]>;

/** A feed with its source. */
export type FeedRecord = FeedState & {
  id: number;
  title: string | null;
  format: FeedFormat | null;
  items: number | null;
  source: {
    id: string;
    name: string;
    homepage: string | null;
    country: string;
    language: string | null;
    kind: string;
    excerptLimit: number;
    optedOut: boolean;
  };
};

const sourceColumns = [
  "s.name as source_name",
  "s.homepage as source_homepage",
  "s.country as source_country",
  "s.language as source_language",
  "s.kind as source_kind",
  "s.excerpt_limit as source_excerpt_limit",
  "s.opted_out_at as source_opted_out_at",
] as const;

type FeedWithSource = Row & {
  source_name: string;
  source_homepage: string | null;
  source_country: string;
  source_language: string | null;
  source_kind: string;
  source_excerpt_limit: number;
  source_opted_out_at: Date | null;
};

const toRecord = (row: FeedWithSource): FeedRecord => ({
  id: row.id,
  url: row.url,
  movedFrom: row.moved_from,
  title: row.title,
  format: row.format as FeedFormat | null,
  items: row.items,
  etag: row.etag,
  lastModified: row.last_modified,
  bodyHash: row.body_hash,
  status: row.status,
  lastError: row.last_error,
  failures: row.failures,
  intervalSeconds: row.interval_seconds,
  fetchedAt: row.fetched_at,
  succeededAt: row.succeeded_at,
  changedAt: row.changed_at,
  nextCheckAt: row.next_check_at,
  retiredAt: row.retired_at,
  source: {
    id: row.source_id,
    name: row.source_name,
    homepage: row.source_homepage,
    country: row.source_country,
    language: row.source_language,
    kind: row.source_kind,
    excerptLimit: row.source_excerpt_limit,
    optedOut: row.source_opted_out_at !== null,
  },
});

const selectFeeds = (db: Db) =>
  db
    .selectFrom("feeds as f")
    .innerJoin("sources as s", "s.id", "f.source_id")
    .selectAll("f")
    .select(sourceColumns)
    .where("f.removed_at", "is", null);

/** All feeds, or those of the ids, by source and address. */
export async function readFeeds(db: Db, ids?: readonly number[]): Promise<FeedRecord[]> {
  const rows = await selectFeeds(db)
    .$if(ids !== undefined, (q) => q.where("f.id", "in", [...(ids ?? []), -1]))
    .orderBy("s.name")
    .orderBy("f.url")
    .execute();
  return rows.map(toRecord);
}

/** A feed by its present or a former address. */
export async function readFeedByUrl(db: Db, url: string): Promise<FeedRecord | null> {
  const row = await selectFeeds(db)
    .where(sql<boolean>`f.url = ${url} or ${url} = any(f.moved_from)`)
    .orderBy(sql`f.url = ${url}`, "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Whether a removed feed holds the address, so that no other one can have it. */
export async function isRemovedAddress(db: Db, url: string): Promise<boolean> {
  const row = await db
    .selectFrom("feeds")
    .select("id")
    .where("url", "=", url)
    .where("removed_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a feed for the rest of the transaction; null if it has been removed. */
export async function lockFeed(tx: Tx, id: number): Promise<FeedRecord | null> {
  const row = await selectFeeds(tx).where("f.id", "=", id).forUpdate("f").executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Inserts a feed, or restores a removed one of the same address. @returns its id */
export async function insertFeed(
  tx: Tx,
  feed: { url: string; sourceId: string; title: string | null; nextCheckAt: Date | null },
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto("feeds")
    .values({
      url: feed.url,
      source_id: feed.sourceId,
      title: feed.title,
      next_check_at: feed.nextCheckAt,
      created_at: now,
    })
    .onConflict((c) =>
      c.column("url").doUpdateSet({
        removed_at: null,
        retired_at: null,
        failures: 0,
        last_error: null,
        etag: null,
        last_modified: null,
        body_hash: null,
        source_id: feed.sourceId,
        next_check_at: feed.nextCheckAt,
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A random moment within the next `seconds`. */
const randomTimeWithin = (now: Date, seconds: number) =>
  sql<Date>`${now}::timestamptz + random() * ${seconds} * interval '1 second'`;

/**
 * Inserts the addresses that are unknown, each due at a random moment within `spreadSeconds`. Removed feeds and former
 * addresses count as known.
 * @returns how many were new
 */
export async function insertFeeds(
  db: Db,
  feeds: readonly { url: string; sourceId: string }[],
  now: Date,
  spreadSeconds: number,
): Promise<number> {
  if (feeds.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into feeds (url, source_id, next_check_at, created_at)
    select n.url, n.source_id, ${randomTimeWithin(now, spreadSeconds)}, ${now}::timestamptz
    from unnest(${feeds.map((f) => f.url)}::text[], ${feeds.map((f) => f.sourceId)}::text[]) n (url, source_id)
    where not exists (select from feeds f where n.url = any(f.moved_from))
    on conflict (url) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Saves the state after a check and releases the claim. */
export async function saveFeed(
  tx: Db,
  id: number,
  state: FeedState,
  details: { title?: string | null; format?: FeedFormat; items?: number } = {},
): Promise<void> {
  await tx
    .updateTable("feeds")
    .set({
      url: state.url,
      moved_from: state.movedFrom,
      etag: state.etag,
      last_modified: state.lastModified,
      body_hash: state.bodyHash,
      status: state.status,
      last_error: state.lastError,
      failures: state.failures,
      interval_seconds: state.intervalSeconds,
      fetched_at: state.fetchedAt,
      succeeded_at: state.succeededAt,
      changed_at: state.changedAt,
      next_check_at: state.nextCheckAt,
      retired_at: state.retiredAt,
      claimed_until: null,
      ...details,
    })
    .where("id", "=", id)
    .execute();
}

/** Saves what a file says about its feed; the interval of its checks does not change. */
export async function saveFileDetails(
  tx: Tx,
  id: number,
  details: { title: string | null; format: FeedFormat; items: number },
): Promise<void> {
  await tx.updateTable("feeds").set(details).where("id", "=", id).execute();
}

export async function markRemoved(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable("feeds")
    .set({ removed_at: now, next_check_at: null, claimed_until: null })
    .where("id", "=", id)
    .execute();
}
