// A moderator's decision about an objection: by another one than the first, and final.

import { sql } from "kysely";
import { auditSubjectOf } from "#accounts/readers.server.ts";
import { letterSite } from "#mails/letter.server.ts";
import { audit } from "#platform/audit.server.ts";
import type { Config } from "#platform/config.server.ts";
import { type Tx, transaction } from "#platform/db/db.server.ts";
import { queueMail } from "#platform/mail/mails.server.ts";
import { isUuid } from "#platform/uuid.ts";
import {
  type Ground,
  groundProblem,
  type ModerationContext,
  rejectAfterObjection,
} from "./decisions.server.ts";
import { setContributionState } from "./discussions.server.ts";
import { type DecisionRow, decisionIn } from "./moderation/decision-row.ts";
import { changeCounts } from "./moderation/decisions.queries.server.ts";
import { objectionDecidedMail } from "./moderation/letters.mail.server.ts";
import { recipientOf, reporterOf } from "./moderation/people.queries.server.ts";
import { type Decided, isWithinLength, textLimits } from "./moderation.ts";
import { objectionItem, withDecision } from "./objections.server.ts";
import { objectionOutcome } from "./statement-text.server.ts";

export type ObjectionDecision = {
  objection: string;
  outcome: "granted" | "upheld";
  reasons: string;
  /** The ground of the rejection, if a reporter's objection is granted. */
  ground?: Ground | undefined;
};
export type ObjectionDecisionResult =
  | { ok: true }
  /**
   * `involved`: this moderator took the decision, or wrote or reported the contribution. `decided`: another moderator was
   * first.
   */
  | { ok: false; reason: "unknown" | "involved" | "reasons" | "ground" }
  | { ok: false; reason: "decided"; decided: Decided };

/** Decides about an objection, which is final, and notifies the objector. */
export const decideObjection = (
  context: ModerationContext,
  moderator: { id: string },
  o: ObjectionDecision,
): Promise<ObjectionDecisionResult> =>
  transaction(context.db, async (tx): Promise<ObjectionDecisionResult> => {
    if (!isWithinLength(o.reasons.trim(), textLimits.facts))
      return { ok: false, reason: "reasons" };
    const found = isUuid(o.objection) ? await withDecision(tx, o.objection) : null;
    if (!found) return { ok: false, reason: "unknown" };
    const { objection, decision } = found;
    // Reporters object to the same decision, and one outcome may answer all of them: moderators take it one after another.
    await tx
      .selectFrom("moderation_decisions")
      .select("id")
      .where("id", "=", decision.id)
      .forUpdate()
      .execute();
    if (await isInvolved(tx, moderator, decision)) return { ok: false, reason: "involved" };
    if (!isGrounded(objection.side, o)) return { ok: false, reason: "ground" };
    const at = context.now();
    const outcome = { outcome: o.outcome, reasons: o.reasons.trim() } as const;
    // The update locks the row: of two moderators, the second waits and then finds it decided.
    const taken = await tx
      .updateTable("moderation_objections")
      .set({ ...outcome, decided_by: moderator.id, decided_at: at })
      .where("id", "=", objection.id)
      .where("decided_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!taken) {
      const item = await objectionItem(tx, moderator.id, objection.id);
      return item?.decided
        ? { ok: false, reason: "decided", decided: item.decided }
        : { ok: false, reason: "unknown" };
    }
    const answered = [{ ...objection, ...outcome }];
    if (o.outcome === "granted" && objection.side === "writer")
      await revokeDecision(tx, decision, at);
    if (o.outcome === "granted" && objection.side === "reporter") {
      await grantReporterObjection(context, tx, moderator, decision, o.ground);
      answered.push(...(await grantOtherReporters(tx, moderator, decision.id, outcome, at)));
    }
    for (const one of answered) await notifyObjector(context, tx, one, decision);
    await audit(tx, {
      at,
      actor: auditSubjectOf(moderator.id),
      action: `objection.${o.outcome}`,
      subject: `contribution:${decision.contribution_id ?? "gone"}`,
      detail: { objection: objection.id, decision: decision.id },
    });
    return { ok: true };
  });

/** Whether a moderator took the decision, or wrote or reported the contribution; then another one has to decide. */
async function isInvolved(
  tx: Tx,
  { id }: { id: string },
  { decided_by, member_id, contribution_id }: DecisionRow,
): Promise<boolean> {
  if (decided_by === id || member_id === id) return true;
  const own = await tx
    .selectFrom("contribution_reports as n")
    .innerJoin("reported_contributions as r", "r.report_id", "n.id")
    .select("n.id")
    .where("r.contribution_id", "=", contribution_id ?? 0)
    .where("n.user_id", "=", id)
    .executeTakeFirst();
  return own !== undefined;
}

/** Whether a granted objection of a reporter has a valid ground for the rejection. */
const isGrounded = (side: string, { outcome, ground }: ObjectionDecision): boolean =>
  outcome !== "granted" ||
  side === "writer" ||
  (ground !== undefined && groundProblem(ground) === null);

/**
 * Revokes a decision against a writer: shows the contribution again, unless its writer has deleted it, ends the mute, and
 * removes it from the writer's record.
 */
async function revokeDecision(tx: Tx, decision: DecisionRow, now: Date): Promise<void> {
  const { id, kind, member_id, muted_until } = decision;
  await tx
    .updateTable("moderation_decisions")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .execute();
  if (kind === "reject") await showAgain(tx, decision, now);
  if (muted_until && member_id) await endMuteOf(tx, member_id);
}

/** Shows a rejected contribution again, unless its writer has deleted it, and removes it from the writer's record. */
async function showAgain(
  tx: Tx,
  { contribution_id, member_id }: DecisionRow,
  now: Date,
): Promise<void> {
  const again =
    contribution_id !== null &&
    (await setContributionState(tx, { id: contribution_id, from: "rejected", to: "shown", now }));
  if (member_id) await changeCounts(tx, member_id, { approved: Number(again), rejected: -1 });
}

/** Sets a member's mute to the latest end that their remaining decisions give it, or ends it. */
async function endMuteOf(tx: Tx, userId: string): Promise<void> {
  // First the lock alone: a mute that is being given is then seen by the update.
  await sql`select from discussion_members where user_id = ${userId} for update`.execute(tx);
  await sql`
    update discussion_members m set muted_until = (
      select max(mute_ends_at) from moderation_decisions
      where member_id = m.user_id and revoked_at is null)
    where m.user_id = ${userId} and m.muted_until is not null`.execute(tx);
}

/**
 * Rejects the reported contribution after all, if it is still shown; its writer gets a statement of reasons and may
 * object.
 */
async function grantReporterObjection(
  context: ModerationContext,
  tx: Tx,
  moderator: { id: string },
  decision: DecisionRow,
  ground: Ground | undefined,
): Promise<void> {
  const contribution = decision.contribution_id;
  if (contribution !== null && ground)
    await rejectAfterObjection(context, tx, moderator, { contribution, ground });
}

/** Grants what other reporters object to the same decision: what they asked for has been done. */
async function grantOtherReporters(
  tx: Tx,
  moderator: { id: string },
  decision: string,
  { reasons }: { reasons: string },
  now: Date,
) {
  const rows = await tx
    .updateTable("moderation_objections")
    .set({ outcome: "granted", reasons, decided_by: moderator.id, decided_at: now })
    .where("decision_id", "=", decision)
    .where("side", "=", "reporter")
    .where("decided_at", "is", null)
    .returningAll()
    .execute();
  return rows.map((row) => ({ ...row, outcome: "granted" as const }));
}

async function notifyObjector(
  { config, now }: { config: Config; now: () => Date },
  tx: Tx,
  objection: {
    id: string;
    number: number;
    created_at: Date;
    side: string;
    report_id: string | null;
    outcome: "granted" | "upheld";
    reasons: string;
  },
  decision: DecisionRow,
): Promise<void> {
  const isWriter = objection.side === "writer";
  const to = isWriter
    ? await recipientOf(tx, decision.member_id)
    : objection.report_id && (await reporterOf(tx, objection.report_id));
  if (!to) return;
  const after = await sql<{ deleted: boolean; muted: boolean }>`
    select coalesce((select state = 'deleted' from contributions where id = ${decision.contribution_id}), false)
        as deleted,
      coalesce((select muted_until > ${now()} from discussion_members where user_id = ${decision.member_id}), false)
        as muted`.execute(tx);
  const { deleted = false, muted = false } = after.rows[0] ?? {};
  const { kind } = decisionIn(decision);
  const follows = objectionOutcome({ outcome: objection.outcome, kind, deleted, muted }, to.locale);
  const path = isWriter
    ? `/discussions/decisions/${decision.id}`
    : `/discussions/reports/${objection.report_id}`;
  await queueMail(
    tx,
    {
      ...objectionDecidedMail({ objection, follows, path }, to.locale, letterSite(config)),
      key: `objection ${objection.id}`,
      kind: "transactional",
      to: to.email,
      userId: to.id,
      locale: to.locale,
    },
    now(),
  );
}
