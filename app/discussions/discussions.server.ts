import { sql } from "kysely";
import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { setStoryComments } from "#stories/counters.server.ts";
import { getStory } from "#stories/stories.server.ts";
import {
  type ContributionState,
  type Discussion,
  type DiscussionState,
  openDays,
  type Subject,
} from "./discussion.ts";
import type { HoldRule } from "./moderation/hold-rules.ts";
import { titlesOfEvents } from "./moderation/subject.queries.server.ts";
import { createNotifications } from "./notifications.queries.server.ts";

/** For how many days a discussion is open: the setting `discussion-days`. */
export async function daysOpen(db: Db): Promise<number> {
  const days = await readSetting(db, "discussion-days");
  return typeof days === "number" && days > 0 ? days : openDays;
}

/** Sets for how many days discussions are open that have not begun yet. */
export const setDaysOpen = (db: Db, days: number, now: Date): Promise<void> =>
  writeSetting(db, "discussion-days", days, now);

type Row = {
  subject_id: number;
  slug: string;
  /** Null for events, whose titles come from their room. */
  title: string | null;
  lang: string | null;
  began_at: Date;
  id: number | null;
  state: string | null;
  opened_at: Date | null;
  closes_at: Date | null;
  shown: number | null;
};

const ofStory = sql`
  select s.id as subject_id, s.slug, s.title, s.lang, s.published_at as began_at, d.id, d.state, d.opened_at, d.closes_at, d.shown
  from stories s left join discussions d on d.story_id = s.id
  where s.provenance = 'own' and s.withdrawn_at is null`;
const ofEvent = sql`
  select e.id as subject_id, e.slug, null as title, null as lang, e.first_at as began_at, d.id, d.state, d.opened_at,
    d.closes_at, d.shown
  from events e left join discussions d on d.event_id = e.id
  where e.merged_into is null`;

async function discussionIn(db: Db, kind: Subject["kind"], row: Row): Promise<Discussion> {
  const openedAt = row.opened_at ?? row.began_at;
  const days = await daysOpen(db);
  const event = { id: row.subject_id, slug: row.slug };
  const titled = kind === "event" ? (await titlesOfEvents(db, [event])).get(event.id) : row;
  return {
    id: row.id,
    subject: { kind, id: row.subject_id },
    path: `/${kind}/${row.slug}`,
    title: titled?.title ?? "",
    lang: titled?.lang ?? "en",
    state: (row.state ?? "open") as DiscussionState,
    openedAt,
    closesAt: row.closes_at ?? new Date(openedAt.getTime() + days * dayMs),
    shown: row.shown ?? 0,
  };
}

/** The discussion of a piece of our own or of an event, by its slug; null for none. */
export async function findDiscussion(
  db: Db,
  kind: Subject["kind"],
  slug: string,
): Promise<Discussion | null> {
  const { rows } = await (kind === "article"
    ? sql<Row>`${ofStory} and s.slug = ${slug}`
    : sql<Row>`${ofEvent} and e.slug = ${slug}`
  ).execute(db);
  return rows[0] ? discussionIn(db, kind, rows[0]) : null;
}

/** The new slug of a piece or an event that has moved; null if it has not. */
export async function movedDiscussion(
  db: Db,
  kind: Subject["kind"],
  slug: string,
): Promise<string | null> {
  if (kind === "article") {
    const found = await getStory(db, slug);
    return found && "movedTo" in found ? found.movedTo : null;
  }
  const { rows } = await sql<{ slug: string }>`
    select target.slug from events e join events target on target.id = e.merged_into where e.slug = ${slug}`.execute(
    db,
  );
  return rows[0]?.slug ?? null;
}

/** A discussion by its id; null if there is none, or if its piece or event no longer exists. */
export async function discussionById(db: Db, id: number): Promise<Discussion | null> {
  const [story, event] = [
    (await sql<Row>`${ofStory} and d.id = ${id}`.execute(db)).rows[0],
    (await sql<Row>`${ofEvent} and d.id = ${id}`.execute(db)).rows[0],
  ];
  const row = story ?? event;
  return row ? discussionIn(db, story ? "article" : "event", row) : null;
}

/** Makes sure that a discussion has a row. @returns its id */
export async function ensureDiscussion(tx: Tx, discussion: Discussion): Promise<number> {
  if (discussion.id !== null) return discussion.id;
  const { subject, openedAt, closesAt } = discussion;
  const column = subject.kind === "article" ? "story_id" : "event_id";
  await tx
    .insertInto("discussions")
    .values({ [column]: subject.id, opened_at: openedAt, closes_at: closesAt } as never)
    .onConflict((conflict) => conflict.column(column).doNothing())
    .execute();
  const row = await tx
    .selectFrom("discussions")
    .select("id")
    .where(column, "=", subject.id)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Sets the state of a discussion: `hold`, `closed`, or `open` until `closesAt`. Written to the audit table. */
export const setDiscussionState = (
  db: Db,
  discussion: Discussion,
  to: { state: DiscussionState; closesAt?: Date },
  { actor, now }: { actor: string; now: Date },
): Promise<void> =>
  transaction(db, async (tx) => {
    const id = await ensureDiscussion(tx, discussion);
    await tx
      .updateTable("discussions")
      .set({ state: to.state, ...(to.closesAt && { closes_at: to.closesAt }) })
      .where("id", "=", id)
      .execute();
    await audit(tx, {
      at: now,
      actor,
      action: `discussion.${to.state}`,
      subject: `discussion:${id}`,
      detail: { path: discussion.path, closesAt: to.closesAt?.toISOString() },
    });
    await announce(tx, "discussions", { id, path: discussion.path, shown: discussion.shown });
  });

type Locked = {
  story_id: number | null;
  state: DiscussionState;
  closes_at: Date;
  path: string | null;
};

/**
 * Locks a discussion: changes of its contributions happen one after the other, so that counts stay right. @returns its
 * piece or event, state and path
 */
export async function lockDiscussion(tx: Tx, id: number): Promise<Locked> {
  const { rows } = await sql<Locked>`
    select d.story_id, d.state, d.closes_at,
      coalesce((select '/article/' || slug from stories where id = d.story_id),
               (select '/event/' || slug from events where id = d.event_id)) as path
    from discussions d where d.id = ${id} for update of d`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error(`no discussion ${id}`);
  return row;
}

/**
 * Updates every count after a contribution became visible (1) or stopped being visible (-1), and announces it to open
 * pages. The caller has locked the discussion.
 */
export async function countContribution(
  tx: Tx,
  contribution: { id: number; discussion: number; root: number | null; parent: number | null },
  step: 1 | -1,
  at: Pick<Locked, "story_id" | "path">,
): Promise<void> {
  const { id, discussion, root, parent } = contribution;
  const { shown } = await tx
    .updateTable("discussions")
    .set({ shown: sql`shown + ${step}` })
    .where("id", "=", discussion)
    .returning("shown")
    .executeTakeFirstOrThrow();
  const above = [root, parent].filter((one) => one !== null);
  if (above.length > 0)
    await tx
      .updateTable("contributions")
      .set({ replies: sql`replies + ${step}` })
      .where("id", "in", above)
      .execute();
  if (at.story_id !== null) await setStoryComments(tx, at.story_id, shown);
  await announce(tx, "discussions", {
    id: discussion,
    shown,
    ...(at.path !== null && { path: at.path }),
    ...(step === 1 && { added: { id, root: root ?? id } }),
  });
}

/**
 * Changes the state of a contribution, updates counts, announces it to open pages, and creates notifications once it is
 * shown. The text of a deleted one is removed.
 * @param change.heldBy the rule, with `held`
 * @returns false if it was not in the state `from` any more; then nothing has changed
 */
export async function setContributionState(
  tx: Tx,
  change: {
    id: number;
    from: ContributionState;
    to: ContributionState;
    heldBy?: HoldRule;
    now: Date;
  },
): Promise<boolean> {
  const { id, from, to, heldBy = null, now } = change;
  const found = await tx
    .selectFrom("contributions")
    .select("discussion_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) return false;
  const at = await lockDiscussion(tx, found.discussion_id);
  const row = await tx
    .updateTable("contributions")
    .set({
      state: to,
      held_by: to === "held" ? heldBy : null,
      held_at: to === "held" ? now : null,
      ...(to === "deleted" && { text: "" }),
      ...(to !== "shown" && { picked_at: null }),
    })
    .where("id", "=", id)
    .where("state", "=", from)
    .returning(["root_id", "parent_id"])
    .executeTakeFirst();
  if (!row) return false;
  const step = Number(to === "shown") - Number(from === "shown");
  if (step === 0) return true;
  const contribution = {
    id,
    discussion: found.discussion_id,
    root: row.root_id,
    parent: row.parent_id,
  };
  await countContribution(tx, contribution, step === 1 ? 1 : -1, at);
  if (step === 1) await createNotifications(tx, id, now);
  return true;
}
