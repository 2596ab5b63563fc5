// The decisions of moderators. Each is one transaction with its row in the audit table and the mails to those
// concerned. Of two moderators who decide at once, the second is told who decided, and nothing changes.

import { auditSubjectOf } from "#accounts/readers.server.ts";
import { audit } from "#platform/audit.server.ts";
import type { Config } from "#platform/config.server.ts";
import { type Database, type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { announce } from "#platform/live/outbox.server.ts";
import type { ContributionState, DiscussionState } from "./discussion.ts";
import {
  daysOpen,
  discussionById,
  lockDiscussion,
  setContributionState,
  setDiscussionState,
} from "./discussions.server.ts";
import type { Guideline } from "./guideline.ts";
import {
  countDecision,
  fingerprintOf,
  lastDecisionOf,
} from "./moderation/decisions.queries.server.ts";
import { holdRuleIn } from "./moderation/hold-rules.ts";
import { notifyReporters, notifyWriter } from "./moderation/notify-decision.server.ts";
import {
  type Decided,
  type DecisionKind,
  isWithinLength,
  laterMute,
  type MuteDays,
  muteEnds,
  type Origin,
  originOf,
  textLimits,
} from "./moderation.ts";

export type ModerationContext = { db: Database; config: Config; now: () => Date };

/** The reasons of a rejection or a mute. */
export type Ground = { guideline: Guideline; law: string; facts: string };

export type DecisionResult =
  | { ok: true; id: string | null }
  /** `decided`: another moderator decided first. `changed`: its writer changed or deleted it since it was shown. */
  | { ok: false; reason: "decided"; decided: Decided }
  /** `involved`: the moderator wrote it. */
  | { ok: false; reason: "changed" | "unknown" | "ground" | "involved" };

/** What is missing in the ground of a rejection or mute; null for nothing. The ground "law" has to name the law. */
export function groundProblem({ guideline, law, facts }: Ground): "facts" | "law" | null {
  if (!isWithinLength(facts.trim(), textLimits.facts)) return "facts";
  return guideline === "law" && !isWithinLength(law.trim(), [2, 200]) ? "law" : null;
}

/** A contribution during a decision. Its discussion is locked, so that counts stay right. */
type Locked = {
  id: number;
  discussion: number;
  state: ContributionState;
  heldBy: string | null;
  heldAt: Date | null;
  writer: string | null;
  createdAt: Date;
  fingerprint: string;
};

async function lockContribution(tx: Tx, id: number): Promise<Locked | null> {
  const found = await tx
    .selectFrom("contributions")
    .select("discussion_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) return null;
  await lockDiscussion(tx, found.discussion_id);
  const row = await tx
    .selectFrom("contributions")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    id,
    discussion: row.discussion_id,
    state: row.state as ContributionState,
    heldBy: row.held_by,
    heldAt: row.held_at,
    writer: row.user_id,
    createdAt: row.created_at,
    fingerprint: await fingerprintOf(tx, row),
  };
}

/**
 * Why the decision must not be taken: another moderator decided, or the contribution has changed since it was shown.
 */
async function conflictOf(
  tx: Tx,
  { id, fingerprint }: Locked,
  shown: string,
): Promise<DecisionResult | null> {
  if (fingerprint === shown) return null;
  const last = await lastDecisionOf(tx, id);
  if (last && !shown.endsWith(`.${last.number}`))
    return { ok: false, reason: "decided", decided: last.decided };
  return { ok: false, reason: "changed" };
}

/** When the oldest undecided report about a contribution came; null for none. */
export async function reportedSince(tx: Db, id: number): Promise<Date | null> {
  const row = await tx
    .selectFrom("reported_contributions")
    .select("reported_at")
    .where("contribution_id", "=", id)
    .where("decided_at", "is", null)
    .orderBy("reported_at")
    .executeTakeFirst();
  return row?.reported_at ?? null;
}

type Moderator = { id: string };

/**
 * Approves a held or reported contribution, except one's own, and answers the reports about it.
 * @param o.fingerprint of what the moderator was shown (`QueueItem.fingerprint`)
 */
export const approve = (
  context: ModerationContext,
  moderator: Moderator,
  o: { contribution: number; fingerprint: string },
): Promise<DecisionResult> =>
  transaction(context.db, async (tx): Promise<DecisionResult> => {
    const locked = await lockContribution(tx, o.contribution);
    if (!locked) return { ok: false, reason: "unknown" };
    if (locked.writer === moderator.id) return { ok: false, reason: "involved" };
    const conflict = await conflictOf(tx, locked, o.fingerprint);
    if (conflict) return conflict;
    const reported = await reportedSince(tx, locked.id);
    const { state, id } = locked;
    if (state !== "held" && (state !== "shown" || !reported))
      return { ok: false, reason: "changed" };
    const now = context.now();
    if (state === "held") await setContributionState(tx, { id, from: state, to: "shown", now });
    return decide(context, tx, locked, { kind: "approve", moderator, reported, origin: null });
  });

/**
 * Rejects a contribution, so that it is no longer shown, and may mute its writer. The writer gets a statement of
 * reasons (Regulation (EU) 2022/2065, Art. 17).
 */
export const reject = (
  context: ModerationContext,
  moderator: Moderator,
  o: { contribution: number; fingerprint: string; ground: Ground; mute: MuteDays | null },
): Promise<DecisionResult> =>
  transaction(context.db, async (tx): Promise<DecisionResult> => {
    if (groundProblem(o.ground)) return { ok: false, reason: "ground" };
    const locked = await lockContribution(tx, o.contribution);
    if (!locked) return { ok: false, reason: "unknown" };
    const conflict = await conflictOf(tx, locked, o.fingerprint);
    if (conflict) return conflict;
    return rejectLocked(context, tx, moderator, locked, { ...o, origin: null });
  });

/** Rejects the contribution that an objection is about, inside the transaction that decides about the objection. */
export async function rejectAfterObjection(
  context: ModerationContext,
  tx: Tx,
  moderator: Moderator,
  o: { contribution: number; ground: Ground },
): Promise<DecisionResult> {
  const locked = await lockContribution(tx, o.contribution);
  if (!locked) return { ok: false, reason: "unknown" };
  return rejectLocked(context, tx, moderator, locked, { ...o, mute: null, origin: "objection" });
}

async function rejectLocked(
  context: ModerationContext,
  tx: Tx,
  moderator: Moderator,
  locked: Locked,
  o: { ground: Ground; mute: MuteDays | null; origin: Origin | null },
): Promise<DecisionResult> {
  const { id, state, writer } = locked;
  const now = context.now();
  if (state !== "held" && state !== "shown") return { ok: false, reason: "changed" };
  await setContributionState(tx, { id, from: state, to: "rejected", now });
  const muted = o.mute && writer ? await muteMember(tx, writer, o.mute, now) : null;
  return decide(context, tx, locked, {
    kind: "reject",
    moderator,
    reported: await reportedSince(tx, id),
    ground: o.ground,
    muted,
    origin: o.origin,
  });
}

/**
 * Mutes a writer: blocks posting and editing for some days. Published contributions stay, and everything else stays
 * allowed (README).
 */
export const mute = (
  context: ModerationContext,
  moderator: Moderator,
  o: { contribution: number; fingerprint: string; ground: Ground; days: MuteDays },
): Promise<DecisionResult> =>
  transaction(context.db, async (tx): Promise<DecisionResult> => {
    if (groundProblem(o.ground)) return { ok: false, reason: "ground" };
    const locked = await lockContribution(tx, o.contribution);
    if (!locked?.writer) return { ok: false, reason: "unknown" };
    const conflict = await conflictOf(tx, locked, o.fingerprint);
    if (conflict) return conflict;
    const muted = await muteMember(tx, locked.writer, o.days, context.now());
    return decide(context, tx, locked, {
      kind: "mute",
      moderator,
      reported: await reportedSince(tx, locked.id),
      ground: o.ground,
      muted,
      origin: null,
    });
  });

/** `none`: the contribution is not shown, or its writer is not muted. `involved`: the moderator wrote it, or is muted. */
export type ActResult = "done" | "none" | "involved";

/** Ends another member's mute early. */
export const endMute = (
  { db, now }: ModerationContext,
  moderator: Moderator,
  contribution: number,
): Promise<ActResult> =>
  transaction(db, async (tx): Promise<ActResult> => {
    const at = now();
    const row = await tx
      .selectFrom("contributions as c")
      .innerJoin("discussion_members as m", "m.user_id", "c.user_id")
      .select("m.user_id")
      .where("c.id", "=", contribution)
      .where("m.muted_until", ">", at)
      .executeTakeFirst();
    if (!row) return "none";
    if (row.user_id === moderator.id) return "involved";
    await tx
      .updateTable("discussion_members")
      .set({ muted_until: null })
      .where("user_id", "=", row.user_id)
      .execute();
    await tx
      .updateTable("moderation_decisions")
      .set({ mute_ends_at: at })
      .where("member_id", "=", row.user_id)
      .where("mute_ends_at", ">", at)
      .execute();
    const [actor, subject] = [auditSubjectOf(moderator.id), auditSubjectOf(row.user_id)];
    await audit(tx, { at, actor, action: "discussion.unmute", subject });
    return "done";
  });

/** `ends`: of this mute by itself. `until`: until when the member is muted, which an earlier decision can make later. */
type Muted = { ends: Date; until: Date };

async function muteMember(tx: Tx, userId: string, days: MuteDays, now: Date): Promise<Muted> {
  const member = await tx
    .selectFrom("discussion_members")
    .select("muted_until")
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  const ends = muteEnds(days, now);
  const until = laterMute(member?.muted_until ?? null, ends);
  await tx
    .updateTable("discussion_members")
    .set({ muted_until: until })
    .where("user_id", "=", userId)
    .execute();
  return { ends, until };
}

/** Stores a decision, answers open reports, notifies those concerned, and writes the audit row. */
async function decide(
  context: ModerationContext,
  tx: Tx,
  locked: Locked,
  o: {
    kind: DecisionKind;
    moderator: Moderator;
    /** When the oldest open report came; null for none. */
    reported: Date | null;
    ground?: Ground;
    muted?: Muted | null;
    /** If null, derived from whether the contribution was held or reported. */
    origin: Origin | null;
  },
): Promise<DecisionResult> {
  const at = context.now();
  const { heldAt, createdAt: writtenAt } = locked;
  const reported = o.reported !== null;
  const origin = o.origin ?? originOf({ heldAt, writtenAt, reported });
  await countDecision(tx, locked, o.kind);
  const { id } = await tx
    .insertInto("moderation_decisions")
    .values({
      kind: o.kind,
      contribution_id: locked.id,
      member_id: locked.writer,
      decided_by: o.moderator.id,
      decided_at: at,
      origin,
      held_by: holdRuleIn(locked.heldBy),
      began_at: o.reported ?? heldAt ?? at,
      guideline: o.ground?.guideline ?? null,
      law: o.ground?.law.trim() || null,
      facts: o.ground?.facts.trim() ?? "",
      muted_until: o.muted?.until ?? null,
      mute_ends_at: o.muted?.ends ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (o.kind !== "approve") await notifyWriter(context, tx, id);
  if (o.kind !== "mute")
    await notifyReporters(context, tx, { decision: id, contribution: locked.id });
  await audit(tx, {
    at,
    actor: auditSubjectOf(o.moderator.id),
    action: `contribution.${o.kind}`,
    subject: `contribution:${locked.id}`,
    detail: {
      decision: id,
      origin,
      guideline: o.ground?.guideline,
      until: o.muted?.until.toISOString(),
    },
  });
  return { ok: true, id };
}

/** Makes a contribution of another writer an editor's pick, or ends that; `none` for one that is not shown. */
export const pick = (
  { db, now }: ModerationContext,
  moderator: Moderator,
  o: { contribution: number; picked: boolean },
): Promise<ActResult> =>
  transaction(db, async (tx): Promise<ActResult> => {
    const at = now();
    const locked = await lockContribution(tx, o.contribution);
    if (locked?.state !== "shown") return "none";
    if (locked.writer === moderator.id) return "involved";
    await tx
      .updateTable("contributions")
      .set({ picked_at: o.picked ? at : null })
      .where("id", "=", locked.id)
      .execute();
    await announce(tx, "discussions", await announcementOf(tx, locked.discussion));
    await audit(tx, {
      at,
      actor: auditSubjectOf(moderator.id),
      action: o.picked ? "contribution.pick" : "contribution.unpick",
      subject: `contribution:${locked.id}`,
    });
    return "done";
  });

/** The announcement for a discussion in which no contribution was added. */
async function announcementOf(tx: Tx, id: number) {
  const { path } = await lockDiscussion(tx, id);
  const { shown } = await tx
    .selectFrom("discussions")
    .select("shown")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, shown, ...(path !== null && { path }) };
}

/** Opens or closes a discussion, or holds its new contributions. @returns false where it no longer exists */
export async function changeDiscussion(
  { db, now }: ModerationContext,
  moderator: Moderator,
  o: { discussion: number; state: DiscussionState },
): Promise<boolean> {
  const discussion = await discussionById(db, o.discussion);
  if (!discussion) return false;
  const at = now();
  // A discussion that is reopened after its end stays open for the usual number of days again.
  const isOver = o.state !== "closed" && discussion.closesAt <= at;
  const closesAt = new Date(at.getTime() + (await daysOpen(db)) * dayMs);
  await setDiscussionState(
    db,
    discussion,
    { state: o.state, ...(isOver && { closesAt }) },
    { actor: auditSubjectOf(moderator.id), now: at },
  );
  return true;
}
