import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import { type Decided, type DecisionKind, decisionKinds, shortName } from "../moderation.ts";

type LastDecision = { number: number; decided: Decided };

/** The newest decision about each of these contributions, and who took it. */
export async function lastDecisionsOf(
  db: Db,
  contributions: readonly number[],
): Promise<Map<number, LastDecision>> {
  if (contributions.length === 0) return new Map();
  const rows = await db
    .selectFrom("moderation_decisions as d")
    .leftJoin("users as u", "u.id", "d.decided_by")
    .distinctOn("d.contribution_id")
    .select(["d.contribution_id", "d.number", "d.kind", "d.decided_at", "u.name"])
    .where("d.contribution_id", "in", contributions)
    .orderBy("d.contribution_id")
    .orderBy("d.number", "desc")
    .execute();
  return new Map(
    rows.flatMap((row) => {
      if (row.contribution_id === null) return [];
      const decided = {
        kind: decisionKinds.find((kind) => kind === row.kind) ?? "approve",
        by: row.name === null ? null : shortName(row.name),
        at: row.decided_at.toISOString(),
      };
      return [[row.contribution_id, { number: row.number, decided }]];
    }),
  );
}

/** The newest decision about a contribution; null if there is none. */
export const lastDecisionOf = async (db: Db, contribution: number): Promise<LastDecision | null> =>
  (await lastDecisionsOf(db, [contribution])).get(contribution) ?? null;

/**
 * A fingerprint of a contribution: its state, its last change, and the last decision. If it is unchanged, no other
 * moderator has decided, and the text is the one that was shown.
 */
export async function fingerprintOf(
  db: Db,
  row: { id: number; state: string; edited_at: Date | null },
): Promise<string> {
  const last = await lastDecisionOf(db, row.id);
  return `${row.state}.${row.edited_at?.getTime() ?? 0}.${last?.number ?? 0}`;
}

/**
 * Updates a member's counts of approved and rejected contributions before a decision is stored: each contribution counts
 * once, by the last decision about it. One that was taken back counts as an approval. Decisions are deleted after a time,
 * counts are not.
 */
export async function countDecision(
  tx: Tx,
  { id, writer }: { id: number; writer: string | null },
  kind: DecisionKind,
): Promise<void> {
  if (writer === null || kind === "mute") return;
  const last = await tx
    .selectFrom("moderation_decisions")
    .select(["kind", "revoked_at"])
    .where("contribution_id", "=", id)
    .where("kind", "<>", "mute")
    .orderBy("number", "desc")
    .executeTakeFirst();
  const before = last?.revoked_at ? "approve" : last?.kind;
  const step = (which: "approve" | "reject") => Number(kind === which) - Number(before === which);
  await changeCounts(tx, writer, { approved: step("approve"), rejected: step("reject") });
}

/** Changes a member's counts of approved and rejected contributions. */
export async function changeCounts(
  tx: Tx,
  userId: string,
  { approved, rejected }: { approved: number; rejected: number },
): Promise<void> {
  await tx
    .updateTable("discussion_members")
    .set({
      approved: sql`greatest(approved + ${approved}, 0)`,
      rejected: sql`greatest(rejected + ${rejected}, 0)`,
    })
    .where("user_id", "=", userId)
    .execute();
}
