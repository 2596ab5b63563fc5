import { sql } from "kysely";
import type { Database, Db, Tx } from "#platform/db/db.server.ts";

type Person = { id: string; email: string };

/** For how many months reports and decisions are stored. */
const retentionMonths = 24;
/** For how long rejected contributions are stored beyond the time limit for objections. */
const rejectedRetentionMonths = 12;

/**
 * A person's reports, the decisions about their contributions, and their objections, for a copy of their data
 * (Regulation 2016/679, Art. 15 and 20).
 */
export async function moderationOf(
  db: Db,
  { id, email }: Person,
): Promise<Record<string, unknown>> {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  return {
    contribution_reports: await rowsOf(sql`
      select r.kind, r.name, r.email, r.locale, r.reason, r.explanation, r.created_at,
        (select jsonb_agg(jsonb_build_object('contribution', c.contribution_id, 'decided_at', c.decided_at)
           order by c.contribution_id)
         from reported_contributions c where c.report_id = r.id) as contributions
      from contribution_reports r where r.user_id = ${id} or r.email = ${email.toLowerCase()} order by r.number`),
    moderation_decisions: await rowsOf(sql`
      select number, kind, contribution_id, decided_at, origin, held_by, guideline, law, facts, muted_until, automated,
        revoked_at
      from moderation_decisions where member_id = ${id} order by number`),
    moderation_objections: await rowsOf(sql`
      select o.number, o.side, o.text, o.created_at, o.outcome, o.reasons, o.decided_at
      from moderation_objections o join moderation_decisions d on d.id = o.decision_id
      left join contribution_reports r on r.id = o.report_id
      where (o.side = 'writer' and d.member_id = ${id})
        or (o.side = 'reporter' and (r.user_id = ${id} or r.email = ${email.toLowerCase()}))
      order by o.number`),
  };
}

/**
 * Anonymises a person's reports, decisions and objections before the account is deleted. The rest is counted for the
 * yearly report: that something was reported and decided, when, and on which ground. An open report keeps its text,
 * because it has to be decided, and loses it then.
 */
export async function eraseModeration(tx: Tx, { id, email }: Person, now: Date): Promise<void> {
  const own = sql`(r.user_id = ${id} or r.email = ${email.toLowerCase()})`;
  await sql`
    update moderation_objections o set text = '', reasons = ''
    from moderation_decisions d
    where d.id = o.decision_id and o.side = 'writer' and d.member_id = ${id}`.execute(tx);
  await sql`
    update moderation_objections o set text = '', reasons = ''
    from contribution_reports r where r.id = o.report_id and o.side = 'reporter' and ${own}`.execute(
    tx,
  );
  await sql`update moderation_decisions set facts = '', member_id = null where member_id = ${id}`.execute(
    tx,
  );
  await sql`
    update contribution_reports r set user_id = null, name = null, email = null, erased_at = ${now},
      explanation = case when exists (
        select from reported_contributions c where c.report_id = r.id and c.decided_at is null
      ) then r.explanation else '' end
    where ${own}`.execute(tx);
  // An objection needs the account that is being erased.
  await sql`delete from moderation_objections where text = '' and decided_at is null`.execute(tx);
}

/**
 * Deletes decisions after 24 months, the text of rejected contributions after a year, and what erased members reported
 * once it is decided.
 */
export async function deleteOldModeration(db: Database, now: Date): Promise<void> {
  const before = (months: number) => sql`${now}::timestamptz - make_interval(months => ${months})`;
  await sql`
    delete from contribution_reports r
    where r.created_at < ${before(retentionMonths)} and not exists (
      select from reported_contributions c where c.report_id = r.id
        and (c.decided_at is null or c.decided_at >= ${before(retentionMonths)}))`.execute(db);
  await sql`delete from moderation_decisions where decided_at < ${before(retentionMonths)}`.execute(
    db,
  );
  // They stay rejected, which tells their writers who deleted the text.
  await sql`
    update contributions c set text = ''
    where c.state = 'rejected' and c.text <> '' and not exists (
      select from moderation_decisions d where d.contribution_id = c.id and d.decided_at >= ${before(rejectedRetentionMonths)})
      and not exists (
        select from moderation_decisions d join moderation_objections o on o.decision_id = d.id and o.decided_at is null
        where d.contribution_id = c.id)`.execute(db);
  await sql`
    update contribution_reports r set explanation = ''
    where r.erased_at is not null and r.explanation <> '' and not exists (
      select from reported_contributions c where c.report_id = r.id and c.decided_at is null)`.execute(
    db,
  );
}
