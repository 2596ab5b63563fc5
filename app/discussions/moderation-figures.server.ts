import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";

/** How often a value occurs, such as a reason. */
export type Count = { name: string; count: number };

/**
 * The figures of a year for a report on moderation, as Regulation (EU) 2022/2065, Art. 15(1) names them: notices by
 * reason, decisions by kind, ground and what led to them, by people and by machine, how long they took, objections and
 * their outcomes. Years begin and end at midnight UTC.
 */
export type ModerationFigures = {
  year: number;
  contributions: number;
  /** How many were held by a rule, as far as they were decided about. */
  held: Count[];
  notices: Count[];
  /** Of members, by guideline. */
  reports: Count[];
  decisions: Count[];
  origins: Count[];
  grounds: Count[];
  /** Of rejections and mutes. */
  automated: number;
  byPeople: number;
  /** In minutes, from when a notice or a held contribution came; null where nothing was decided. */
  medianMinutes: { notices: number | null; reports: number | null; held: number | null };
  undecided: number;
  objections: Count[];
  objectionMedianMinutes: number | null;
};

/** Counts and reads the figures of one year. */
export async function moderationFigures(db: Db, year: number): Promise<ModerationFigures> {
  const from = new Date(Date.UTC(year, 0, 1));
  const to = new Date(Date.UTC(year + 1, 0, 1));
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`;
  const counts = async (query: ReturnType<typeof sql<Count>>) => (await query.execute(db)).rows;
  const one = async (query: ReturnType<typeof sql<{ value: number | null }>>) =>
    (await query.execute(db)).rows[0]?.value ?? null;
  const minutes = sql`(percentile_cont(0.5) within group (order by extract(epoch from decided_at - began_at)) / 60)`;
  const answerTime = (kind: string) =>
    one(sql`
      select round((percentile_cont(0.5) within group (
        order by extract(epoch from r.decided_at - r.reported_at)) / 60)::numeric, 1)::float as value
      from reported_contributions r join contribution_reports n on n.id = r.report_id
      where n.kind = ${kind} and r.decided_at is not null and ${within("n.created_at")}`);
  const reportsBy = (kind: string) =>
    counts(sql`
      select reason as name, count(*)::int as count from contribution_reports
      where kind = ${kind} and ${within("created_at")} group by 1 order by 2 desc, 1`);
  const decisions = sql`moderation_decisions where ${within("decided_at")}`;
  const restrictions = sql`${decisions} and kind <> 'approve'`;
  return {
    year,
    contributions:
      (await one(
        sql`select count(*)::int as value from contributions where ${within("created_at")}`,
      )) ?? 0,
    held: await counts(sql`
      select held_by as name, count(*)::int as count from ${decisions} and held_by is not null
      group by 1 order by 2 desc, 1`),
    notices: await reportsBy("notice"),
    reports: await reportsBy("member"),
    decisions: await counts(sql`
      select kind as name, count(*)::int as count from ${decisions} group by 1 order by 1`),
    origins: await counts(sql`
      select origin as name, count(*)::int as count from ${restrictions} group by 1 order by 2 desc, 1`),
    grounds: await counts(sql`
      select guideline as name, count(*)::int as count from ${restrictions} group by 1 order by 2 desc, 1`),
    automated:
      (await one(sql`select count(*)::int as value from ${restrictions} and automated`)) ?? 0,
    byPeople:
      (await one(sql`select count(*)::int as value from ${restrictions} and not automated`)) ?? 0,
    medianMinutes: {
      notices: await answerTime("notice"),
      reports: await answerTime("member"),
      held: await one(sql`
        select round(${minutes}::numeric, 1)::float as value from ${decisions} and origin in ('hold', 'change')`),
    },
    undecided:
      (await one(sql`
        select count(*)::int as value from reported_contributions
        where decided_at is null and ${within("reported_at")}`)) ?? 0,
    objections: await counts(sql`
      select coalesce(outcome, 'waits') as name, count(*)::int as count from moderation_objections
      where ${within("created_at")} group by 1 order by 1`),
    objectionMedianMinutes: await one(sql`
      select round((percentile_cont(0.5) within group (
        order by extract(epoch from decided_at - created_at)) / 60)::numeric, 1)::float as value
      from moderation_objections where decided_at is not null and ${within("created_at")}`),
  };
}
