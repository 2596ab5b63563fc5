// An editor's hand on events: what belongs together and what does not. Each act is one line in the audit, and a mend
// that every update and every rebuild follows.
import { sql } from "kysely";
import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { lockEvents } from "./gathering/hold.queries.server.ts";
import {
  insertEvents,
  mergeInto,
  placeStories,
  readMends,
  recount,
  takeOutStories,
  tellOf,
} from "./gathering/writing.queries.server.ts";

type Act = { actor: string; now: Date };

export type Mended =
  | { ok: true; slug: string; stories: number; publishers: number }
  | { ok: false; reason: "unknown" | "same" | "sample" | "foreign" | "all"; what: string };

/** An event that lives, by its slug or by that of one that was merged into it; null for an unknown slug. */
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
 * Makes one event of two: that at `slug` takes in the other, whose address leads there from then on. What was said
 * before to keep their stories apart is taken back.
 */
export function mergeEvents(db: Db, slug: string, other: string, act: Act): Promise<Mended> {
  return transaction(db, async (tx): Promise<Mended> => {
    await lockEvents(tx);
    const [into, from] = [await findEvent(tx, slug), await findEvent(tx, other)];
    if (!into) return { ok: false, reason: "unknown", what: slug };
    if (!from) return { ok: false, reason: "unknown", what: other };
    if (into.id === from.id) return { ok: false, reason: "same", what: other };
    if (into.sample !== from.sample) return { ok: false, reason: "sample", what: other };
    const stories = [...(await membersOf(tx, into.id)), ...(await membersOf(tx, from.id))];
    const all = new Set(stories);
    for (const mend of await readMends(tx))
      if (mend.kind === "apart" && anyOf(mend.stories, all) && anyOf(mend.others, all))
        await takeBack(tx, mend.id, act.now);
    await say(tx, { kind: "together", stories, others: [] }, act);
    await mergeInto(tx, into.id, from.id, act.now);
    return written(tx, into, "event.merge", { from: from.slug }, act, { also: [from.id] });
  });
}

/**
 * Takes stories out of an event: several make an event of their own, one stands alone. Neither joins the rest again.
 * @param stories the last parts of the articles' addresses
 */
export function splitEvent(
  db: Db,
  slug: string,
  stories: readonly string[],
  act: Act,
): Promise<Mended & { made?: string }> {
  return transaction(db, async (tx): Promise<Mended & { made?: string }> => {
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
    await narrowTogether(tx, new Set(out), new Set(rest), act);
    await say(tx, { kind: "apart", stories: out, others: rest }, act);
    const made = await partOf(tx, out, event.sample, act.now);
    const also = made ? [made.id] : [];
    const done = await written(tx, event, "event.split", { stories: [...stories] }, act, {
      ...{ also, left: out },
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

/** Stories that leave an event: together in one of their own, or alone. */
async function partOf(
  tx: Tx,
  stories: readonly number[],
  sample: boolean,
  now: Date,
): Promise<{ id: number; slug: string } | null> {
  const [lead] = stories;
  if (lead === undefined || stories.length < 2) {
    await takeOutStories(tx, stories);
    return null;
  }
  const [event] = await insertEvents(tx, [{ lead, sample }], now);
  const id = event as number;
  await placeStories(
    tx,
    stories.map((story) => ({ story, event: id })),
    now,
  );
  await recount(tx, [id], now);
  const { slug } = await tx
    .selectFrom("events")
    .select("slug")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, slug };
}

/** What was said to be together across the cut is said anew of each side. */
async function narrowTogether(
  tx: Tx,
  out: ReadonlySet<number>,
  rest: ReadonlySet<number>,
  act: Act,
): Promise<void> {
  for (const mend of await readMends(tx)) {
    if (mend.kind !== "together" || !anyOf(mend.stories, out) || !anyOf(mend.stories, rest))
      continue;
    await takeBack(tx, mend.id, act.now);
    for (const side of [
      mend.stories.filter((id) => out.has(id)),
      mend.stories.filter((id) => !out.has(id)),
    ])
      if (side.length > 1) await say(tx, { kind: "together", stories: side, others: [] }, act);
  }
}

async function say(
  tx: Tx,
  mend: { kind: "together" | "apart"; stories: number[]; others: number[] },
  { actor, now }: Act,
): Promise<void> {
  await tx
    .insertInto("event_mends")
    .values({ ...mend, actor, at: now })
    .execute();
}

const takeBack = (tx: Tx, id: number, now: Date) =>
  tx.updateTable("event_mends").set({ revoked_at: now }).where("id", "=", id).execute();

/** What is common to all mends: counts, the audit, an end to the readers' reports, and word to every process. */
async function written(
  tx: Tx,
  event: { id: number; slug: string },
  action: string,
  detail: object,
  { actor, now }: Act,
  o: { also: number[]; left?: number[] },
): Promise<Mended> {
  await recount(tx, [event.id], now);
  await audit(tx, { at: now, actor, action, subject: event.slug, detail });
  await tx
    .updateTable("event_reports")
    .set({ handled_at: now })
    .where("event_id", "in", [event.id, ...o.also])
    .where("handled_at", "is", null)
    .execute();
  await tellOf(tx, [event.id, ...o.also], { left: o.left ?? [] });
  const { stories, publishers } = await tx
    .selectFrom("events")
    .select(["stories", "publishers"])
    .where("id", "=", event.id)
    .executeTakeFirstOrThrow();
  return { ok: true, slug: event.slug, stories, publishers };
}

export type OpenReport = {
  id: number;
  at: Date;
  event: string;
  kind: string;
  /** Of a story that is said not to belong: the last part of its address. */
  story: string | null;
  note: string;
};

/** What readers have reported and nobody has dealt with, oldest first. */
export async function listReports(db: Db): Promise<OpenReport[]> {
  const { rows } = await sql<OpenReport>`
    select r.id, r.at, e.slug as event, r.kind, s.slug as story, r.note
    from event_reports r join events e on e.id = r.event_id left join stories s on s.id = r.story_id
    where r.handled_at is null order by r.at, r.id`.execute(db);
  return rows;
}

/** Puts a report aside: there is nothing to mend. @returns false when none of this number is open */
export function closeReport(db: Db, id: number, { actor, now }: Act): Promise<boolean> {
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

export type EventStory = {
  slug: string;
  title: string;
  lang: string;
  source: string;
  publishedAt: Date;
  /** Whether it is shown under another one of its outlet. */
  update: boolean;
  hidden: boolean;
};

/** An event's stories as an editor sees them, hidden ones too, oldest first. */
export async function storiesOfEvent(db: Db, event: number): Promise<EventStory[]> {
  const { rows } = await sql<EventStory>`
    select s.slug, s.title, s.lang, src.id as source, s.published_at as "publishedAt",
      es.folded_into is not null as update, s.withdrawn_at is not null or src.opted_out_at is not null as hidden
    from event_stories es join stories s on s.id = es.story_id join sources src on src.id = s.source_id
    where es.event_id = ${event} order by s.published_at, s.id`.execute(db);
  return rows;
}
