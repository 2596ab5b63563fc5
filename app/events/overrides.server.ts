// Editors merge and split events. Each decision is audited, and stored as an override that later clustering and rebuilds
// follow.
import { sql } from "kysely";
import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { lockEvents } from "./clustering-job/lease.queries.server.ts";
import {
  announceEvents,
  assignStories,
  inheritBreaking,
  insertEvents,
  mergeEventInto,
  readOverrides,
  recountEvents,
  removeFromEvents,
} from "./clustering-job/writing.queries.server.ts";
import { findEvent } from "./events.server.ts";
import { closeReportsOf } from "./reader-reports.server.ts";

/** Who decides, and when. */
type Editor = { actor: string; now: Date };

export type OverrideResult =
  | { ok: true; slug: string; stories: number; publishers: number }
  | { ok: false; reason: "unknown" | "same" | "sample" | "foreign" | "all"; what: string };

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
  const places = stories.map((story) => ({ story, event: id }));
  await inheritBreaking(tx, places);
  await assignStories(tx, places, now);
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
  await closeReportsOf(tx, [event.id, ...o.also], now);
  await announceEvents(tx, [event.id, ...o.also], { movedOut: o.movedOut ?? [] });
  const { stories, publishers } = await tx
    .selectFrom("events")
    .select(["stories", "publishers"])
    .where("id", "=", event.id)
    .executeTakeFirstOrThrow();
  return { ok: true, slug: event.slug, stories, publishers };
}
