import type { Db } from "#platform/db/db.server.ts";
import { type Decided, decisionKinds, shortName } from "../moderation.ts";

/** The newest decision about a contribution, and who took it; null if there is none. */
export async function lastDecisionOf(
  db: Db,
  contribution: number,
): Promise<{ number: number; decided: Decided } | null> {
  const row = await db
    .selectFrom("moderation_decisions as d")
    .leftJoin("users as u", "u.id", "d.decided_by")
    .select(["d.number", "d.kind", "d.decided_at", "u.name"])
    .where("d.contribution_id", "=", contribution)
    .orderBy("d.number", "desc")
    .executeTakeFirst();
  if (!row) return null;
  return {
    number: row.number,
    decided: {
      kind: decisionKinds.find((kind) => kind === row.kind) ?? "approve",
      by: row.name === null ? null : shortName(row.name),
      at: row.decided_at.toISOString(),
    },
  };
}

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
