import { sql } from "kysely";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { isUuid } from "#platform/uuid.ts";
import {
  changeableFrom,
  cleanName,
  type NameProblem,
  nameKey,
  nameProblem,
} from "./display-name.ts";

/** An account with a display name in discussions. */
export type Member = {
  name: string;
  namedAt: Date;
  mutedUntil: Date | null;
  mailReplies: boolean;
  approved: number;
  rejected: number;
  /** The author to whom this account belongs; null for none. */
  authorId: number | null;
};

/** The member of an account; null until a display name is chosen. */
export async function memberOf(db: Db, userId: string): Promise<Member | null> {
  const row = await db
    .selectFrom("discussion_members")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row
    ? {
        name: row.display_name,
        namedAt: row.named_at,
        mutedUntil: row.muted_until,
        mailReplies: row.mail_replies,
        approved: row.approved,
        rejected: row.rejected,
        authorId: row.author_id,
      }
    : null;
}

/**
 * Locks what a writer contributes: texts are stored one after the other, so that each is judged with all those before it,
 * and none while the account is being erased. Locked before any discussion.
 */
export const lockWriter = (tx: Tx, userId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext(${`contributions of ${userId}`}))`.execute(tx);

/**
 * Sets the first display name, or changes it if the last change is 30 days ago.
 * @returns null if it is set, else the problem
 */
export async function chooseName(
  db: Db,
  user: { id: string; staff: boolean },
  typed: string,
  now: Date,
): Promise<NameProblem | null> {
  const name = cleanName(typed.slice(0, 1_000));
  const problem = nameProblem(name, user.staff);
  if (problem) return problem;
  const key = nameKey(name);
  return transaction(db, async (tx) => {
    // Of two members who choose the same name at once, one gets it.
    await sql`select pg_advisory_xact_lock(hashtext(${`display name ${key}`}))`.execute(tx);
    const holder = await tx
      .selectFrom("discussion_members")
      .select("user_id")
      .where("name_key", "=", key)
      .executeTakeFirst();
    const member = await memberOf(tx, user.id);
    if (holder && holder.user_id !== user.id) return "taken";
    if (!user.staff && (await isAuthorsName(tx, key, member?.authorId ?? null))) return "taken";
    if (member?.name === name) return null;
    if (member && changeableFrom(member.namedAt) > now) return "early";
    const chosen = { display_name: name, name_key: key, named_at: now };
    await tx
      .insertInto("discussion_members")
      .values({ user_id: user.id, ...chosen, created_at: now })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(chosen))
      .execute();
    return null;
  });
}

/** Whether another author of ours has a name with this key. */
async function isAuthorsName(tx: Tx, key: string, own: number | null): Promise<boolean> {
  const authors = await tx.selectFrom("authors").select(["id", "name"]).execute();
  return authors.some(({ id, name }) => id !== own && nameKey(name) === key);
}

/** Turns a member's daily mail about new notifications on or off. */
export async function setMailReplies(db: Db, userId: string, on: boolean): Promise<void> {
  await db
    .updateTable("discussion_members")
    .set({ mail_replies: on })
    .where("user_id", "=", userId)
    .execute();
}

/** Ends the daily mail of the member with this token. @returns whether there is one */
export async function unsubscribeFromReplyMails(db: Db, token: string): Promise<boolean> {
  if (!isUuid(token)) return false;
  const row = await db
    .updateTable("discussion_members")
    .set({ mail_replies: false })
    .where("stop_token", "=", token)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the token of an unsubscribe link belongs to a member. */
export async function isReplyUnsubscribeToken(db: Db, token: string): Promise<boolean> {
  if (!isUuid(token)) return false;
  const row = await db
    .selectFrom("discussion_members")
    .select("user_id")
    .where("stop_token", "=", token)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Blocks the writer of a contribution: the member no longer sees what that writer wrote, and is told nothing of it.
 * @returns false where the contribution has no writer any more, or is one's own
 */
export async function blockWriter(
  db: Db,
  userId: string,
  contribution: number,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into discussion_blocks (user_id, blocked_id, created_at)
    select ${userId}, c.user_id, ${now} from contributions c
    where c.id = ${contribution} and c.state = 'shown' and c.user_id is not null and c.user_id <> ${userId}
    on conflict (user_id, blocked_id) do update set created_at = discussion_blocks.created_at`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Ends a block, by the display name of the blocked writer. */
export async function unblock(db: Db, userId: string, name: string): Promise<void> {
  await sql`
    delete from discussion_blocks b using discussion_members m
    where b.user_id = ${userId} and m.user_id = b.blocked_id and m.name_key = ${nameKey(name)}`.execute(
    db,
  );
}

/** The display names of the writers whom a member has blocked. */
export async function blockedBy(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ display_name: string }>`
    select m.display_name from discussion_blocks b join discussion_members m on m.user_id = b.blocked_id
    where b.user_id = ${userId} order by m.name_key`.execute(db);
  return rows.map((row) => row.display_name);
}

/** Links an account to an author: its contributions under that author's pieces get a badge. */
export async function setAuthor(
  db: Db,
  userId: string,
  authorSlug: string | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update discussion_members set author_id = (select id from authors where slug = ${authorSlug})
    where user_id = ${userId}
      and (${authorSlug}::text is null or exists (select from authors where slug = ${authorSlug}))`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}
