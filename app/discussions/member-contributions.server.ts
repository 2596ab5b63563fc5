import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { isEditable } from "./contribution.ts";
import { contributionHtml } from "./contribution-html.server.ts";
import type { ContributionState } from "./discussion.ts";
import type { HoldRule } from "./moderation/hold-rules.ts";
import { subjectsOf } from "./moderation/subject.queries.server.ts";

/** A contribution, for its writer's own page. */
export type MemberContribution = {
  id: number;
  /** Its path; null if the piece or event no longer exists. */
  path: string | null;
  title: string;
  titleLang: string;
  html: string;
  lang: string;
  state: ContributionState;
  heldBy: HoldRule | null;
  appreciations: number;
  replies: number;
  picked: boolean;
  createdAt: string;
  editable: boolean;
  /** The decision with its reasons, if it was rejected. */
  decision: string | null;
};

const perPage = 20;

/**
 * A member's contributions but those without a text, newest first. @param before the id of the last one on the previous page
 */
export async function memberContributions(
  db: Db,
  userId: string,
  before: number | null,
  now: Date,
): Promise<{ items: MemberContribution[]; next: number | null }> {
  const { rows } = await sql<{
    id: number;
    text: string;
    lang: string;
    state: ContributionState;
    held_by: HoldRule | null;
    appreciations: number;
    replies: number;
    picked_at: Date | null;
    created_at: Date;
    decision: string | null;
  }>`
    select c.id, c.text, c.lang, c.state, c.held_by, c.appreciations, c.replies, c.picked_at, c.created_at,
      (select md.id::text from moderation_decisions md
        where md.contribution_id = c.id and c.state = 'rejected' and md.kind = 'reject' and md.revoked_at is null
        order by md.number desc limit 1) as decision
    from contributions c
    where c.user_id = ${userId} and c.state <> 'deleted' and c.text <> '' ${before === null ? sql`` : sql`and c.id < ${before}`}
    order by c.id desc limit ${perPage + 1}`.execute(db);
  const shown = rows.slice(0, perPage);
  const subjects = await subjectsOf(
    db,
    shown.map(({ id }) => id),
  );
  return {
    next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null,
    items: shown.map((row) => ({
      id: row.id,
      path: subjects.get(row.id)?.path ?? null,
      title: subjects.get(row.id)?.title ?? "",
      titleLang: subjects.get(row.id)?.lang ?? "en",
      html: contributionHtml(row.text),
      lang: row.lang,
      state: row.state,
      heldBy: row.held_by,
      appreciations: row.appreciations,
      replies: row.replies,
      picked: row.picked_at !== null,
      createdAt: row.created_at.toISOString(),
      decision: row.decision,
      editable: isEditable({ state: row.state, createdAt: row.created_at }, now),
    })),
  };
}
