import type { Db } from "#platform/db/db.server.ts";
import { type Decided, decisionKinds, shortName } from "../moderation.ts";

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
