// One objection of each to a decision, within six months, decided by another moderator (Regulation (EU) 2022/2065,
// Art. 20): by the writer of a rejected contribution, or by the reporters of one that was kept.

import type { Db } from "#platform/db/db.server.ts";
import { isUuid } from "#platform/uuid.ts";
import type { ModerationContext } from "./decisions.server.ts";
import { decisionIn } from "./moderation/decision-row.ts";
import {
  type Decided,
  type DecisionView,
  isWithinLength,
  numberOf,
  objectionEnds,
  shortName,
  textLimits,
} from "./moderation.ts";

/** An objection as its sender sees it. */
export type SentObjection = {
  number: string;
  at: string;
  text: string;
  outcome: "granted" | "upheld" | null;
  reasons: string;
  decidedAt: string | null;
};

/** A decision as the member concerned sees it. */
export type Statement = {
  decision: DecisionView;
  /** The contribution and its time; null if it no longer exists. `deletedBy`: why its text is gone. */
  contribution: {
    text: string;
    lang: string;
    at: string;
    deletedBy: "writer" | "retention" | null;
  } | null;
  /** Whether the reader is muted, by this decision or another. */
  muted: boolean;
  /** Until when one can object. */
  objectUntil: string;
  objection: SentObjection | null;
};

/** The statement of reasons; null for a decision that concerns another member. */
export async function statementFor(
  { db, now }: Pick<ModerationContext, "db" | "now">,
  readerId: string,
  id: string,
): Promise<Statement | null> {
  if (!isUuid(id)) return null;
  const row = await db
    .selectFrom("moderation_decisions")
    .selectAll()
    .where("id", "=", id)
    .where("member_id", "=", readerId)
    .where("kind", "<>", "approve")
    .executeTakeFirst();
  if (!row) return null;
  const written = await db
    .selectFrom("contributions")
    .select(["text", "lang", "state", "created_at"])
    .where("id", "=", row.contribution_id ?? 0)
    .executeTakeFirst();
  const member = await db
    .selectFrom("discussion_members")
    .select("muted_until")
    .where("user_id", "=", readerId)
    .executeTakeFirst();
  const deletedBy = written?.state === "rejected" ? "retention" : "writer";
  return {
    decision: decisionIn(row),
    contribution: written
      ? {
          text: written.text,
          lang: written.lang,
          at: written.created_at.toISOString(),
          deletedBy: written.text === "" ? deletedBy : null,
        }
      : null,
    muted: (member?.muted_until ?? now()) > now(),
    objectUntil: objectionEnds(row.decided_at).toISOString(),
    objection: await objectionOf(db, id, "writer"),
  };
}

async function objectionOf(
  db: Db,
  decision: string,
  side: "writer" | "reporter",
): Promise<SentObjection | null> {
  const row = await db
    .selectFrom("moderation_objections")
    .selectAll()
    .where("decision_id", "=", decision)
    .where("side", "=", side)
    .executeTakeFirst();
  if (!row) return null;
  return {
    number: numberOf(row.number, row.created_at),
    at: row.created_at.toISOString(),
    text: row.text,
    outcome: row.outcome as SentObjection["outcome"],
    reasons: row.reasons,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

export type ObjectionResult =
  | { ok: true }
  /** `late`: after six months. `once`: there was one already. `text`: too short or too long. */
  | { ok: false; reason: "unknown" | "late" | "once" | "text" };

/** The objector: the member concerned, or the sender of a report that was not followed. */
export type Objector = { side: "writer"; userId: string } | { side: "reporter"; report: string };

/** Stores an objection to a decision. @returns the reason if it is refused */
export async function submitObjection(
  { db, now }: Pick<ModerationContext, "db" | "now">,
  o: { decision: string; objector: Objector; text: string },
): Promise<ObjectionResult> {
  const text = o.text.trim();
  const at = now();
  const row = isUuid(o.decision) ? await objectable(db, o.decision, o.objector) : null;
  if (!row) return { ok: false, reason: "unknown" };
  if (!isWithinLength(text, textLimits.objection)) return { ok: false, reason: "text" };
  if (at > objectionEnds(row.decided_at)) return { ok: false, reason: "late" };
  if (row.revoked_at) return { ok: false, reason: "once" };
  const stored = await db
    .insertInto("moderation_objections")
    .values({
      decision_id: o.decision,
      side: o.objector.side,
      report_id: o.objector.side === "reporter" ? o.objector.report : null,
      text,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored ? { ok: true } : { ok: false, reason: "once" };
}

/** The decision, if this side can object to it: the writer to a rejection or a mute, a reporter to an approval. */
const objectable = (db: Db, decision: string, objector: Objector) =>
  objector.side === "writer"
    ? db
        .selectFrom("moderation_decisions")
        .select(["decided_at", "revoked_at"])
        .where("id", "=", decision)
        .where("member_id", "=", objector.userId)
        .where("kind", "<>", "approve")
        .executeTakeFirst()
    : db
        .selectFrom("moderation_decisions as d")
        .innerJoin("reported_contributions as r", "r.decision_id", "d.id")
        .select(["d.decided_at", "d.revoked_at"])
        .where("d.id", "=", decision)
        .where("r.report_id", "=", objector.report)
        .where("d.kind", "=", "approve")
        .executeTakeFirst();

/** An objection as moderators see it. */
export type ObjectionItem = {
  id: string;
  number: string;
  at: string;
  side: "writer" | "reporter";
  text: string;
  decision: DecisionView & { by: string | null };
  /** The contribution's number. */
  contribution: string | null;
  decided: Decided | null;
};

/** An objection; null for none, or if this moderator took the decision. */
export async function objectionItem(
  db: Db,
  moderator: string,
  id: string,
): Promise<ObjectionItem | null> {
  const found = isUuid(id) ? await withDecision(db, id) : null;
  if (!found || found.decision.decided_by === moderator) return null;
  const { objection, decision } = found;
  const names = await db
    .selectFrom("users")
    .select(["id", "name"])
    .where(
      "id",
      "in",
      [decision.decided_by, objection.decided_by].filter((one) => one !== null).concat(moderator),
    )
    .execute();
  const nameOf = (userId: string | null) => {
    const name = names.find((one) => one.id === userId)?.name;
    return name === undefined ? null : shortName(name);
  };
  return {
    id,
    number: numberOf(objection.number, objection.created_at),
    at: objection.created_at.toISOString(),
    side: objection.side === "writer" ? "writer" : "reporter",
    text: objection.text,
    decision: { ...decisionIn(decision), by: nameOf(decision.decided_by) },
    contribution: decision.contribution_id === null ? null : String(decision.contribution_id),
    decided: objection.outcome
      ? {
          kind: objection.outcome === "granted" ? "granted" : "upheld",
          by: nameOf(objection.decided_by),
          at: objection.decided_at?.toISOString() ?? null,
        }
      : null,
  };
}

/** An objection with its decision; null for none. */
export async function withDecision(db: Db, id: string) {
  const objection = await db
    .selectFrom("moderation_objections")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!objection) return null;
  const decision = await db
    .selectFrom("moderation_decisions")
    .selectAll()
    .where("id", "=", objection.decision_id)
    .executeTakeFirstOrThrow();
  return { objection, decision };
}
