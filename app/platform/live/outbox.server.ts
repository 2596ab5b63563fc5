import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../db/db.server.ts";

// The outbox is the table `live_events`: a change is announced in the transaction that makes it, and after the commit
// every process reads it, drops what it has cached, and notifies open pages.
// Reading is lenient: a field that another version of the site writes differently counts as missing, and a missing
// field means the widest change that the topic knows.

const slugs = z.array(z.string()).optional().catch(undefined);
/** Something must not be shown any more: withdrawn, opted out, or behind the paywall now. */
const revoked = z.literal(true).optional().catch(undefined);
/** The publisher whose pieces have changed. */
const source = z.string().optional().catch(undefined);

const addedStory = z.object({
  id: z.number(),
  lang: z.string(),
  topics: z.array(z.string()),
  countries: z.array(z.string()),
});
const breakingStory = z.object({
  slug: z.string(),
  title: z.string(),
  lang: z.string(),
  event: z.string().optional(),
  marked: z.literal(true).optional().catch(undefined),
});

const announcement = z.discriminatedUnion("topic", [
  z.object({
    topic: z.literal("stories"),
    /** Lists have changed, and the articles at `slugs`; without slugs any article may have. */
    payload: z.object({
      slugs,
      source,
      revoked,
      /** New and listed stories, announced to open pages. */
      added: z.array(addedStory).optional().catch(undefined),
      /** Stories that are breaking now, announced to open pages. */
      breaking: z.array(breakingStory).optional().catch(undefined),
    }),
  }),
  z.object({ topic: z.literal("media"), payload: z.object({ source, revoked }) }),
  z.object({
    topic: z.literal("events"),
    /** The pages of the events at `slugs` have changed, and what the articles at `stories` show of their event. */
    payload: z.object({ slugs, stories: slugs }),
  }),
  z.object({
    topic: z.literal("discussions"),
    /**
     * The public state of a discussion has changed, under the piece or event at `path`; open discussions are notified.
     * `added`: a contribution that is shown from now on; its thread is `root`.
     */
    payload: z.object({
      id: z.number(),
      path: z.string().optional().catch(undefined),
      shown: z.number().optional().catch(undefined),
      added: z.object({ id: z.number(), root: z.number() }).optional().catch(undefined),
    }),
  }),
  z.object({
    topic: z.literal("advertising"),
    /** A campaign has begun or ended: any page with advertisements may be old. */
    payload: z.object({}),
  }),
  z.object({
    topic: z.literal("academy"),
    /** A lesson was reviewed: which lessons are shown may have changed. */
    payload: z.object({}),
  }),
  z.object({
    topic: z.literal("reader"),
    /** A session of the reader has ended, or what they may read has changed. Database triggers write this topic. */
    payload: z.object({
      reader: z.string(),
      what: z.enum(["session", "subscription"]).catch("session"),
    }),
  }),
  z.object({
    topic: z.literal("clock"),
    /** The site clock is `aheadMs` ahead of the wall clock from now on. */
    payload: z.object({ aheadMs: z.number().catch(0) }),
  }),
]);

/** The topic and payload of a row of the outbox: what has changed. */
export type Announcement = z.infer<typeof announcement>;
/** An announced change: a row of the outbox. Ids rise in the order of commits. */
export type AnnouncedChange = Announcement & { id: number };
export type PayloadOf<Topic extends Announcement["topic"]> = Extract<
  Announcement,
  { topic: Topic }
>["payload"];

/** The topic and payload of a row; null for a topic that this version does not know. */
export const parseAnnouncement = (row: { topic: string; payload: unknown }): Announcement | null =>
  announcement.safeParse(row).data ?? null;

// Rows are numbered under this advisory lock, which is held until the commit: otherwise a later number could be
// committed before an earlier one, and a process that has seen it would never read the earlier one. Triggers in
// db/migrations take the same lock.
const numberingLock = 7240912;

/** Writes one row to the outbox, in the transaction of the change that it announces. */
export async function announce<Topic extends Exclude<Announcement["topic"], "reader">>(
  db: Db,
  topic: Topic,
  payload: PayloadOf<Topic>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${numberingLock})`.execute(db);
  await db
    .insertInto("live_events")
    .values({ topic, payload: JSON.stringify(payload) })
    .execute();
}

/**
 * Deletes old rows, which every process has read; the newest row stays, because its id marks how far they have read.
 */
export const deleteOldChanges = (db: Db, before: Date): Promise<unknown> =>
  db
    .deleteFrom("live_events")
    .where("at", "<", before)
    .where("id", "<", (e) => e.selectFrom("live_events").select((f) => f.fn.max("id").as("id")))
    .execute();

/**
 * The id of the newest row of the outbox; 0 for none.
 * @param topics only rows of these; none: all
 */
export async function newestChangeId(
  db: Db,
  topics: readonly Announcement["topic"][] = [],
): Promise<number> {
  const row = await db
    .selectFrom("live_events")
    .select("id")
    .$if(topics.length > 0, (query) => query.where("topic", "in", topics))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

/**
 * Reads the outbox after a row, for tasks that must miss nothing while none of their processes ran.
 * @param after the id of the last row that was read
 * @returns the rows of topics that this version knows, oldest first, and the id to continue after
 */
export async function readChanges(
  db: Db,
  o: { after: number; limit: number },
): Promise<{ changes: (AnnouncedChange & { at: Date })[]; last: number }> {
  const rows = await db
    .selectFrom("live_events")
    .select(["id", "topic", "payload", "at"])
    .where("id", ">", o.after)
    .orderBy("id")
    .limit(o.limit)
    .execute();
  const changes = rows.flatMap((row) => {
    const announcement = parseAnnouncement(row);
    return announcement ? { id: row.id, at: row.at, ...announcement } : [];
  });
  return { changes, last: rows.at(-1)?.id ?? o.after };
}
