import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Database, type Tx, transaction } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { languageOfWords } from "#stories/text-language.server.ts";
import { cleanText, isEditable, problemOf, type TextProblem } from "./contribution.ts";
import { linksIn } from "./contribution-html.server.ts";
import { type Discussion, isOpen } from "./discussion.ts";
import {
  countContribution,
  ensureDiscussion,
  lockDiscussion,
  setContributionState,
} from "./discussions.server.ts";
import { lockWriter, type Member, memberOf } from "./members.server.ts";
import { type HoldRule, holdRuleFor } from "./moderation/hold-rules.ts";
import { createNotifications } from "./notifications.queries.server.ts";
import { wordListHitIn } from "./word-lists.server.ts";

/** The writer; the caller has checked that they may take part (`mayTakePart`). */
export type Writer = { id: string; tier: "basic" | "premium"; editor: boolean };

/** Why nothing was stored. `gone`: the parent no longer takes replies. `thread`: its thread is closed. */
export type PostProblem =
  | TextProblem
  | "closed"
  | "thread"
  | "gone"
  | "nameless"
  | "muted"
  | "late";
export type PostResult =
  | { ok: true; id: number; heldBy: HoldRule | null }
  | { ok: false; problem: PostProblem };

type Sent = {
  text: string;
  /** As chosen by the writer; null: detected from the text. */
  lang: string | null;
  /** The contribution that it replies to. */
  parent: number | null;
  /** The id of the form: the same one sent twice stores one contribution. */
  formId: string;
};

const failureOf = (problem: PostProblem): PostResult => ({ ok: false, problem });

/** Stores a contribution. It is shown at once, unless a rule holds it. */
export async function post(
  db: Database,
  discussion: Discussion,
  writer: Writer,
  sent: Sent,
  now: Date,
): Promise<PostResult> {
  const text = cleanText(sent.text);
  const problem = problemOf(text);
  if (problem) return failureOf(problem);
  if (!isOpen(discussion, now)) return failureOf("closed");
  const lang = sent.lang ?? languageOfWords(text);
  const wordListHit = await wordListHitIn(db, { text, lang });
  return transaction(db, async (tx) => {
    const member = await lockMember(tx, writer.id, now);
    if (typeof member === "string") return failureOf(member);
    const id = await ensureDiscussion(tx, discussion);
    const at = await lockDiscussion(tx, id);
    const current = { ...discussion, state: at.state, closesAt: at.closes_at };
    const form = await formOf(tx, writer.id, { formId: sent.formId, text });
    if (form.known) return form.known;
    if (!isOpen(current, now)) return failureOf("closed");
    const above = await threadOfParent(tx, id, sent.parent);
    if (!above) return failureOf("gone");
    if (await isThreadClosed(tx, above.root)) return failureOf("thread");
    const facts = { discussion: current, writer, member, text, lang, wordListHit, now };
    const heldBy = await applyHoldRules(tx, facts);
    const row = {
      discussion_id: id,
      root_id: above.root,
      parent_id: above.parent,
      user_id: writer.id,
      form_id: form.id,
      text,
      lang,
      state: heldBy ? "held" : "shown",
      held_by: heldBy,
      held_at: heldBy ? now : null,
      tier: writer.tier,
      mark: await badgeOf(tx, discussion, writer, member),
      created_at: now,
    };
    const stored = await tx
      .insertInto("contributions")
      .values(row)
      .returning("id")
      .executeTakeFirstOrThrow();
    if (!heldBy) {
      const place = { id: stored.id, discussion: id, root: above.root, parent: above.parent };
      await countContribution(tx, place, 1, at);
      await createNotifications(tx, stored.id, now);
    }
    return { ok: true, id: stored.id, heldBy };
  });
}

/** Locks a writer. @returns the member as it is now, or why they may not write */
async function lockMember(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<Member | "nameless" | "muted"> {
  await lockWriter(tx, userId);
  const member = await memberOf(tx, userId);
  if (!member) return "nameless";
  return member.mutedUntil && member.mutedUntil > now ? "muted" : member;
}

/** The rule that holds a text, by the writer's record and recent contributions; null for none. The writer is locked. */
async function applyHoldRules(
  tx: Tx,
  o: {
    discussion: Discussion;
    writer: Writer;
    member: Member;
    text: string;
    lang: string;
    wordListHit: Awaited<ReturnType<typeof wordListHitIn>>;
    now: Date;
    but?: number;
  },
): Promise<HoldRule | null> {
  const { discussion, writer, member, text, lang, wordListHit, now, but = 0 } = o;
  const recent = await tx
    .selectFrom("contributions")
    .select(["text", "created_at"])
    .where("user_id", "=", writer.id)
    .where("created_at", ">", new Date(now.getTime() - dayMs))
    .where("id", "<>", but)
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  return holdRuleFor({
    discussion,
    text,
    lang,
    links: linksIn(text),
    wordListHit,
    writer: {
      approved: member.approved,
      rejected: member.rejected,
      staff: writer.editor || member.authorId !== null,
    },
    recent: recent.map((row) => ({ text: row.text, at: row.created_at })),
    now,
  });
}

/**
 * The id under which a form is stored, and what it stored before. A browser that goes back shows the form again with its id:
 * another text is stored too, under an id made of both, so that it is stored once as well. What was edited since may be the same
 * text.
 */
async function formOf(
  tx: Tx,
  userId: string,
  sent: { formId: string; text: string },
): Promise<{ id: string; known: PostResult | null }> {
  const of = (id: string) =>
    tx
      .selectFrom("contributions")
      .select(["id", "text", "held_by", "edited_at"])
      .where("user_id", "=", userId)
      .where("form_id", "=", id)
      .executeTakeFirst();
  const first = await of(sent.formId);
  const isOther = first !== undefined && !first.edited_at && first.text !== sent.text;
  const id = isOther ? uuidOf(`${sent.formId} ${sent.text}`) : sent.formId;
  const row = isOther ? await of(id) : first;
  const known = row && ({ ok: true, id: row.id, heldBy: row.held_by as HoldRule | null } as const);
  return { id, known: known ?? null };
}

/** A UUID that the same words always get. */
const uuidOf = (words: string): string =>
  createHash("sha256")
    .update(words)
    .digest("hex")
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** The root and the parent of a reply; null where the parent cannot be replied to. */
async function threadOfParent(
  tx: Tx,
  discussion: number,
  parent: number | null,
): Promise<{ root: number | null; parent: number | null } | null> {
  if (parent === null) return { root: null, parent: null };
  const row = await tx
    .selectFrom("contributions")
    .select(["id", "root_id"])
    .where("id", "=", parent)
    .where("discussion_id", "=", discussion)
    .where("state", "=", "shown")
    .executeTakeFirst();
  return row ? { root: row.root_id ?? row.id, parent: row.id } : null;
}

/** Whether a moderator has closed a thread. The discussion is locked, so that this cannot change. */
async function isThreadClosed(tx: Tx, root: number | null): Promise<boolean> {
  if (root === null) return false;
  const row = await tx
    .selectFrom("contributions")
    .select("closed_at")
    .where("id", "=", root)
    .executeTakeFirst();
  return (row?.closed_at ?? null) !== null;
}

async function badgeOf(tx: Tx, { subject }: Discussion, writer: Writer, member: Member) {
  if (subject.kind === "article" && member.authorId !== null) {
    const { rows } = await sql`
      select from stories where id = ${subject.id} and author_id = ${member.authorId}`.execute(tx);
    if (rows.length > 0) return "author";
  }
  return writer.editor ? "editor" : null;
}

/**
 * Edits a text within ten minutes. A rule may hold it now.
 * @returns `late` where it can no longer be edited, or has another writer
 */
export async function edit(
  db: Database,
  discussion: Discussion,
  writer: Writer,
  sent: { id: number; text: string; lang: string | null },
  now: Date,
): Promise<PostResult> {
  const text = cleanText(sent.text);
  const problem = problemOf(text);
  if (problem) return failureOf(problem);
  const lang = sent.lang ?? languageOfWords(text);
  const wordListHit = await wordListHitIn(db, { text, lang });
  return transaction(db, async (tx) => {
    const member = await lockMember(tx, writer.id, now);
    if (typeof member === "string") return failureOf(member);
    if (discussion.id === null) return failureOf("late");
    // Locked before the contribution, as in moderation: another order could deadlock.
    const at = await lockDiscussion(tx, discussion.id);
    const row = await tx
      .selectFrom("contributions")
      .select(["id", "root_id", "state", "held_by", "created_at"])
      .where("id", "=", sent.id)
      .where("user_id", "=", writer.id)
      .where("discussion_id", "=", discussion.id)
      .forUpdate()
      .executeTakeFirst();
    if (!row || !isEditable({ state: row.state, createdAt: row.created_at }, now))
      return failureOf("late");
    const current = { ...discussion, state: at.state, closesAt: at.closes_at };
    if (!isOpen(current, now)) return failureOf("closed");
    if (await isThreadClosed(tx, row.root_id ?? row.id)) return failureOf("thread");
    await tx
      .updateTable("contributions")
      .set({ text, lang, edited_at: now })
      .where("id", "=", sent.id)
      .execute();
    const edited = { discussion: current, writer, member, text, lang, wordListHit, now };
    const rule = await applyHoldRules(tx, { ...edited, but: sent.id });
    const held = row.state === "held" ? (row.held_by as HoldRule | null) : rule;
    if (row.state === "shown" && rule)
      await setContributionState(tx, { id: sent.id, from: "shown", to: "held", heldBy: rule, now });
    return { ok: true, id: sent.id, heldBy: held };
  });
}

/** Deletes a writer's own contribution, in whatever state. @returns false where there is none */
export const remove = (db: Database, userId: string, id: number, now: Date): Promise<boolean> =>
  transaction(db, async (tx) => {
    const row = await tx
      .selectFrom("contributions")
      .select("state")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (row?.state !== "shown" && row?.state !== "held" && row?.state !== "rejected") return false;
    return setContributionState(tx, { id, from: row.state, to: "deleted", now });
  });

/** Appreciates another member's contribution, or ends that. @returns the new count; null where it is not possible */
export const appreciate = (
  db: Database,
  userId: string,
  id: number,
  on: boolean,
  now: Date,
): Promise<number | null> =>
  transaction(db, async (tx) => {
    const row = await tx
      .selectFrom("contributions")
      .select(["user_id", "appreciations"])
      .where("id", "=", id)
      .where("state", "=", "shown")
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.user_id === userId) return null;
    const { numAffectedRows } = await (on
      ? sql`insert into contribution_appreciations (contribution_id, user_id, created_at)
            values (${id}, ${userId}, ${now}) on conflict do nothing`
      : sql`delete from contribution_appreciations where contribution_id = ${id} and user_id = ${userId}`
    ).execute(tx);
    const step = Number(numAffectedRows ?? 0n) * (on ? 1 : -1);
    if (step === 0) return row.appreciations;
    const { appreciations } = await tx
      .updateTable("contributions")
      .set({ appreciations: sql`appreciations + ${step}` })
      .where("id", "=", id)
      .returning("appreciations")
      .executeTakeFirstOrThrow();
    return appreciations;
  });

/** Follows a thread, or ends that. @returns false where there is no such thread */
export async function follow(
  db: Database,
  userId: string,
  root: number,
  on: boolean,
  now: Date,
): Promise<boolean> {
  if (!on) {
    await db
      .deleteFrom("discussion_follows")
      .where("root_id", "=", root)
      .where("user_id", "=", userId)
      .execute();
    return true;
  }
  const { numAffectedRows } = await sql`
    insert into discussion_follows (root_id, user_id, created_at)
    select c.id, ${userId}, ${now} from contributions c where c.id = ${root} and c.root_id is null and c.placed
    on conflict (root_id, user_id) do update set created_at = discussion_follows.created_at`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}
