// Editors merge and split events. Each decision is audited, and stored as an override that later clustering and rebuilds
// follow.
import { sql } from "kysely";
import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { lockEvents } from "./clustering-job/lease.queries.server.ts";
import {
  announceEvents,
  assignStories,
  insertEvents,
  mergeEventInto,
  readOverrides,
  recountEvents,
  removeFromEvents,
} from "./clustering-job/writing.queries.server.ts";

/** Who decides, and when. */
type Editor = { actor: string; now: Date };

export type OverrideResult =
  | { ok: true; slug: string; stories: number; publishers: number }
  | { ok: false; reason: "unknown" | "same" | "sample" | "foreign" | "all"; what: string };

/** An event by its slug, or by the slug of one that was merged into it; null for an unknown slug. */
export async function findEvent(
  db: Db,
  slug: string,
): Promise<{ id: number; slug: string; sample: boolean } | null> {
  const { rows } = await sql<{ id: number; slug: string; sample: boolean }>`
    select e.id, e.slug, e.sample from events asked join events e on e.id = coalesce(asked.merged_into, asked.id)
    where asked.slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Merges the event at `other` into the one at `slug`, to which the address of the former redirects from then on. Earlier
 * overrides that keep their stories apart are revoked.
 */
export function mergeEvents(
  db: Db,
  slug: string,
  other: string,
  editor: Editor,
): Promise<OverrideResult> {
  return transaction(db, async (tx): Promise<OverrideResult> => {
    await lockEvents(tx);
    const [into, from] = [await findEvent(tx, slug), await findEvent(tx, other)];
    if (!into) return { ok: false, reason: "unknown", what: slug };
    if (!from) return { ok: false, reason: "unknown", what: other };
    if (into.id === from.id) return { ok: false, reason: "same", what: other };
    if (into.sample !== from.sample) return { ok: false, reason: "sample", what: other };
    const stories = [...(await membersOf(tx, into.id)), ...(await membersOf(tx, from.id))];
    const all = new Set(stories);
    for (const override of await readOverrides(tx))
      if (override.kind === "apart" && anyOf(override.stories, all) && anyOf(override.others, all))
        await revokeOverride(tx, override.id, editor.now);
    await insertOverride(tx, { kind: "together", stories, others: [] }, editor);
    await mergeEventInto(tx, into.id, from.id, editor.now);
    return finishOverride(tx, into, "event.merge", { from: from.slug }, editor, {
      also: [from.id],
    });
  });
}

/**
 * Takes stories out of an event: several become an event of their own, a single one is in no event. They never join the
 * rest again.
 * @param stories the slugs of the stories
 */
export function splitEvent(
  db: Db,
  slug: string,
  stories: readonly string[],
  editor: Editor,
): Promise<OverrideResult & { made?: string }> {
  return transaction(db, async (tx): Promise<OverrideResult & { made?: string }> => {
    await lockEvents(tx);
    const event = await findEvent(tx, slug);
    if (!event) return { ok: false, reason: "unknown", what: slug };
    const members = await membersOf(tx, event.id);
    const { rows } = await sql<{ id: number; slug: string }>`
      select id, slug from stories where slug = any(${[...stories]}::text[]) order by published_at, id`.execute(
      tx,
    );
    const foreign = stories.find(
      (one) => !rows.some((r) => r.slug === one && members.includes(r.id)),
    );
    if (foreign !== undefined) return { ok: false, reason: "foreign", what: foreign };
    const out = rows.map((r) => r.id);
    const rest = members.filter((id) => !out.includes(id));
    if (rest.length === 0) return { ok: false, reason: "all", what: slug };
    await splitTogetherOverrides(tx, new Set(out), new Set(rest), editor);
    await insertOverride(tx, { kind: "apart", stories: out, others: rest }, editor);
    const made = await moveToNewEvent(tx, out, event.sample, editor.now);
    const also = made ? [made.id] : [];
    const done = await finishOverride(tx, event, "event.split", { stories: [...stories] }, editor, {
      also,
      movedOut: out,
    });
    return { ...done, ...(made ? { made: made.slug } : {}) };
  });
}

const anyOf = (ids: readonly number[], of: ReadonlySet<number>) => ids.some((id) => of.has(id));

async function membersOf(tx: Tx, event: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("event_stories")
    .select("story_id")
    .where("event_id", "=", event)
    .orderBy("published_at")
    .orderBy("story_id")
    .execute();
  return rows.map((r) => r.story_id);
}

/** Moves several stories into a new event; removes a single one from its event. @returns the new event or null */
async function moveToNewEvent(
  tx: Tx,
  stories: readonly number[],
  sample: boolean,
  now: Date,
): Promise<{ id: number; slug: string } | null> {
  const [lead] = stories;
  if (lead === undefined || stories.length < 2) {
    await removeFromEvents(tx, stories);
    return null;
  }
  const [event] = await insertEvents(tx, [{ lead, sample }], now);
  const id = event as number;
  // A part of an event that was breaking news does not break again as an event of its own.
  await sql`
    update events set (broke_at, announced_in) = (
      select max(origin.broke_at), coalesce(array_agg(distinct lang) filter (where lang is not null), '{}')
      from event_stories es join events origin on origin.id = es.event_id
        left join lateral unnest(origin.announced_in) lang on true
      where es.story_id = any(${[...stories]}::bigint[])
    ) where id = ${id}`.execute(tx);
  await assignStories(
    tx,
    stories.map((story) => ({ story, event: id })),
    now,
  );
  await recountEvents(tx, [id], now);
  const { slug } = await tx
    .selectFrom("events")
    .select("slug")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, slug };
}

/** Replaces overrides that keep stories of both sides together by one for each side. */
async function splitTogetherOverrides(
  tx: Tx,
  out: ReadonlySet<number>,
  rest: ReadonlySet<number>,
  editor: Editor,
): Promise<void> {
  for (const override of await readOverrides(tx)) {
    if (
      override.kind !== "together" ||
      !anyOf(override.stories, out) ||
      !anyOf(override.stories, rest)
    )
      continue;
    await revokeOverride(tx, override.id, editor.now);
    for (const side of [
      override.stories.filter((id) => out.has(id)),
      override.stories.filter((id) => !out.has(id)),
    ])
      if (side.length > 1)
        await insertOverride(tx, { kind: "together", stories: side, others: [] }, editor);
  }
}

async function insertOverride(
  tx: Tx,
  override: { kind: "together" | "apart"; stories: number[]; others: number[] },
  { actor, now }: Editor,
): Promise<void> {
  await tx
    .insertInto("event_overrides")
    .values({ ...override, actor, at: now })
    .execute();
}

const revokeOverride = (tx: Tx, id: number, now: Date) =>
  tx.updateTable("event_overrides").set({ revoked_at: now }).where("id", "=", id).execute();

/** Recounts the event, audits the override, closes the readers' reports, and announces the change to all processes. */
async function finishOverride(
  tx: Tx,
  event: { id: number; slug: string },
  action: string,
  detail: object,
  { actor, now }: Editor,
  o: { also: number[]; movedOut?: number[] },
): Promise<OverrideResult> {
  await recountEvents(tx, [event.id], now);
  await audit(tx, { at: now, actor, action, subject: event.slug, detail });
  await tx
    .updateTable("event_reports")
    .set({ handled_at: now })
    .where("event_id", "in", [event.id, ...o.also])
    .where("handled_at", "is", null)
    .execute();
  await announceEvents(tx, [event.id, ...o.also], { movedOut: o.movedOut ?? [] });
  const { stories, publishers } = await tx
    .selectFrom("events")
    .select(["stories", "publishers"])
    .where("id", "=", event.id)
    .executeTakeFirstOrThrow();
  return { ok: true, slug: event.slug, stories, publishers };
}

export type OpenReaderReport = {
  id: number;
  at: Date;
  event: string;
  kind: string;
  /** The slug of a story that is reported not to belong. */
  story: string | null;
  note: string;
};

/** Readers' reports that are open, oldest first. */
export async function listReports(db: Db): Promise<OpenReaderReport[]> {
  const { rows } = await sql<OpenReaderReport>`
    select r.id, r.at, e.slug as event, r.kind, s.slug as story, r.note
    from event_reports r join events e on e.id = r.event_id left join stories s on s.id = r.story_id
    where r.handled_at is null order by r.at, r.id`.execute(db);
  return rows;
}

/** Closes a report without a change. @returns false if no report of this number is open */
export function closeReport(db: Db, id: number, { actor, now }: Editor): Promise<boolean> {
  return transaction(db, async (tx) => {
    const row = await tx
      .updateTable("event_reports")
      .set({ handled_at: now })
      .where("id", "=", id)
      .where("handled_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (row)
      await audit(tx, { at: now, actor, action: "event.report-closed", subject: String(id) });
    return row !== undefined;
  });
}

export type EventStoryForEditor = {
  slug: string;
  title: string;
  lang: string;
  source: string;
  publishedAt: Date;
  /** Whether it is an update, shown under another story of its outlet. */
  update: boolean;
  hidden: boolean;
};

/** An event's stories as an editor sees them, hidden ones too, oldest first. */
export async function storiesOfEvent(db: Db, event: number): Promise<EventStoryForEditor[]> {
  const { rows } = await sql<EventStoryForEditor>`
    select s.slug, s.title, s.lang, src.id as source, s.published_at as "publishedAt",
      es.folded_into is not null as update, s.withdrawn_at is not null or src.opted_out_at is not null as hidden
    from event_stories es join stories s on s.id = es.story_id join sources src on src.id = s.source_id
    where es.event_id = ${event} order by s.published_at, s.id`.execute(db);
  return rows;
}
