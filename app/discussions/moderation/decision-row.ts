import { guidelineIn } from "../guideline.ts";
import { type DecisionView, decisionKinds, numberOf, origins } from "../moderation.ts";
import { holdRuleIn } from "./hold-rules.ts";

/** A row of `moderation_decisions`. */
export type DecisionRow = {
  id: string;
  number: number;
  kind: string;
  contribution_id: number | null;
  member_id: string | null;
  decided_by: string | null;
  decided_at: Date;
  origin: string;
  held_by: string | null;
  began_at: Date;
  guideline: string | null;
  law: string | null;
  facts: string;
  muted_until: Date | null;
  mute_ends_at: Date | null;
  automated: boolean;
  revoked_at: Date | null;
};

export const decisionIn = (row: DecisionRow): DecisionView => ({
  id: row.id,
  number: numberOf(row.number, row.decided_at),
  // The table's check constraints allow no other values.
  kind: decisionKinds.find((kind) => kind === row.kind) ?? "approve",
  at: row.decided_at.toISOString(),
  origin: origins.find((origin) => origin === row.origin) ?? "own",
  heldBy: holdRuleIn(row.held_by),
  guideline: guidelineIn(row.guideline ?? ""),
  law: row.law,
  facts: row.facts,
  mutedUntil: row.muted_until?.toISOString() ?? null,
  automated: row.automated,
  revokedAt: row.revoked_at?.toISOString() ?? null,
});
