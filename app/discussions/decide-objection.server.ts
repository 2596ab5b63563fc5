// A moderator's decision about an objection: by another one than the first, and final.

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
import { objectionDecidedMail } from "./moderation/letters.mail.server.ts";
import { recipientOf, reporterOf } from "./moderation/people.queries.server.ts";
import { type Decided, isWithinLength, textLimits } from "./moderation.ts";
import { objectionItem, withDecision } from "./objections.server.ts";

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
    if (await isInvolved(tx, moderator, objection.report_id, decision))
      return { ok: false, reason: "involved" };
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
  report: string | null,
  { decided_by, member_id }: DecisionRow,
): Promise<boolean> {
  if (decided_by === id || member_id === id) return true;
  if (report === null) return false;
  const own = await tx
    .selectFrom("contribution_reports")
    .select("id")
    .where("id", "=", report)
    .where("user_id", "=", id)
    .executeTakeFirst();
  return own !== undefined;
}

/** Whether a granted objection of a reporter has a valid ground for the rejection. */
const isGrounded = (side: string, { outcome, ground }: ObjectionDecision): boolean =>
  outcome !== "granted" ||
  side === "writer" ||
  (ground !== undefined && groundProblem(ground) === null);

/**
 * Revokes a decision against a writer: shows the contribution again, ends the mute, and removes it from the writer's
 * record.
 */
async function revokeDecision(tx: Tx, decision: DecisionRow, now: Date): Promise<void> {
  const { id, contribution_id, member_id, muted_until } = decision;
  await tx
    .updateTable("moderation_decisions")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .execute();
  if (muted_until && member_id)
    await tx
      .updateTable("discussion_members")
      .set({ muted_until: null })
      .where("user_id", "=", member_id)
      .where("muted_until", "=", muted_until)
      .execute();
  if (decision.kind !== "reject" || contribution_id === null) return;
  await setContributionState(tx, { id: contribution_id, from: "rejected", to: "shown", now });
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
  const path = isWriter
    ? `/discussions/decisions/${decision.id}`
    : `/discussions/reports/${objection.report_id}`;
  await queueMail(
    tx,
    {
      ...objectionDecidedMail(
        { objection, decision: decisionIn(decision), path },
        to.locale,
        letterSite(config),
      ),
      key: `objection ${objection.id}`,
      kind: "transactional",
      to: to.email,
      userId: to.id,
      locale: to.locale,
    },
    now(),
  );
}
