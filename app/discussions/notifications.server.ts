import { type RawBuilder, sql } from "kysely";
import { letterLanguage } from "#accounts/letter-language.server.ts";
import type { Database, Db } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { subjectsOf } from "./moderation/subject.queries.server.ts";

/** A reply, a mention, or a new contribution in a followed thread. */
export type NotificationKind = "reply" | "mention" | "thread";
export type MemberNotification = {
  id: number;
  kind: NotificationKind;
  /** The contribution, with its path and its writer's name. */
  contribution: number;
  path: string;
  title: string;
  lang: string;
  by: string | null;
  at: Date;
  isNew: boolean;
};

const columns = sql`
  n.id, n.kind, n.contribution_id, n.created_at, n.read_at, n.user_id, coalesce(m.display_name, c.sample_name) as by`;
/**
 * Selects notifications whose contribution is shown, under a piece or event that still exists, and whose writer the member
 * has not blocked.
 * @param condition which of them, with `n` for the notification; @param selected their columns
 */
const selectShown = (condition: RawBuilder<unknown>, selected = columns) => sql`
  select ${selected} from discussion_notices n
  join contributions c on c.id = n.contribution_id and c.state = 'shown'
  join discussions d on d.id = c.discussion_id
  left join discussion_members m on m.user_id = c.user_id
  left join stories s on s.id = d.story_id and s.withdrawn_at is null
  where coalesce(s.id, d.event_id) is not null and ${condition} and not exists (
    select from discussion_blocks b where b.user_id = n.user_id and b.blocked_id = c.user_id)`;

type Row = {
  id: number;
  kind: NotificationKind;
  contribution_id: number;
  created_at: Date;
  read_at: Date | null;
  user_id: string;
  by: string | null;
};

/** The notifications in rows, each with the row, as some readers need more of it. */
async function notificationsIn<R extends Row>(
  db: Db,
  rows: readonly R[],
): Promise<{ row: R; notice: MemberNotification }[]> {
  const subjects = await subjectsOf(db, [...new Set(rows.map((row) => row.contribution_id))]);
  return rows.flatMap((row) => {
    const subject = subjects.get(row.contribution_id);
    if (!subject) return [];
    const notice = {
      id: row.id,
      kind: row.kind,
      contribution: row.contribution_id,
      path: subject.path,
      title: subject.title,
      lang: subject.lang,
      by: row.by,
      at: row.created_at,
      isNew: row.read_at === null,
    };
    return [{ row, notice }];
  });
}

/** A member's newest notifications. */
export async function notificationsFor(
  db: Db,
  userId: string,
  limit: number,
): Promise<MemberNotification[]> {
  const { rows } = await sql<Row>`
    ${selectShown(sql`n.user_id = ${userId}`)}
    order by n.id desc limit ${limit}`.execute(db);
  return (await notificationsIn(db, rows)).map(({ notice }) => notice);
}

/** The unread notifications since a time and after an id, with the id and language of their readers. */
export async function notificationsSince(
  db: Db,
  { after, since }: { after: number; since: Date },
): Promise<{ reader: string; locale: Locale; notice: MemberNotification }[]> {
  const condition = sql`n.id > ${after} and n.created_at > ${since} and n.read_at is null`;
  const selected = sql`${columns}, ${letterLanguage("n.user_id")} as locale`;
  const { rows } = await sql<Row & { locale: Locale }>`
    ${selectShown(condition, selected)}`.execute(db);
  return (await notificationsIn(db, rows)).map(({ row, notice }) => ({
    reader: row.user_id,
    locale: row.locale,
    notice,
  }));
}

/** Which of these alerts are about a contribution that is shown, and whose writer the reader has not blocked. */
export async function stillWanted(
  db: Db,
  alerts: readonly { id: string; reader: string; contribution: number }[],
): Promise<Set<string>> {
  if (alerts.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select a.id from jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb) as a (id text, reader uuid, contribution bigint)
    join contributions c on c.id = a.contribution and c.state = 'shown'
    where not exists (
      select from discussion_blocks b where b.user_id = a.reader and b.blocked_id = c.user_id)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function countUnreadNotifications(db: Db, userId: string): Promise<number> {
  const condition = sql`n.user_id = ${userId} and n.read_at is null`;
  const { rows } = await sql<{ count: number }>`
    ${selectShown(condition, sql`count(*)::integer as count`)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Marks a member's notifications as read, up to one. */
export async function markNotificationsRead(
  db: Database,
  userId: string,
  upTo: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable("discussion_notices")
    .set({ read_at: now })
    .where("user_id", "=", userId)
    .where("id", "<=", upTo)
    .where("read_at", "is", null)
    .execute();
}

/** Deletes notifications after half a year. */
export const deleteOldNotifications = (db: Db, now: Date): Promise<unknown> =>
  sql`delete from discussion_notices where created_at < ${now}::timestamptz - interval '6 months'`.execute(
    db,
  );

const unmailed = sql`n.read_at is null and n.mailed_at is null`;

/** Members who want the daily mail, had none for a day, and have notifications that are neither read nor mailed. */
export async function dueForMail(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{
    user_id: string;
    email: string;
    locale: Locale;
    stop_token: string;
  }>`
    select member.user_id, u.email, ${letterLanguage("member.user_id")} as locale, member.stop_token
    from discussion_members member join users u on u.id = member.user_id
    where member.mail_replies and (member.mailed_at is null or member.mailed_at <= ${now}::timestamptz - interval '1 day')
      and u.suspended_at is null
      and exists (${selectShown(sql`n.user_id = member.user_id and ${unmailed}`, sql``)})
    limit ${limit}`.execute(db);
  return rows;
}

/** The notifications of one mail: unread, and not mailed yet. */
export async function notificationsToMail(
  db: Db,
  userId: string,
  limit: number,
): Promise<MemberNotification[]> {
  const condition = sql`n.user_id = ${userId} and ${unmailed}`;
  const { rows } = await sql<Row>`
    ${selectShown(condition)}
    order by n.id desc limit ${limit}`.execute(db);
  return (await notificationsIn(db, rows)).map(({ notice }) => notice);
}

/** Records which notifications a member was mailed. */
export async function recordMailed(
  db: Db,
  userId: string,
  notifications: readonly number[],
  now: Date,
): Promise<void> {
  await db
    .updateTable("discussion_notices")
    .set({ mailed_at: now })
    .where("id", "in", notifications)
    .execute();
  await db
    .updateTable("discussion_members")
    .set({ mailed_at: now })
    .where("user_id", "=", userId)
    .execute();
}
