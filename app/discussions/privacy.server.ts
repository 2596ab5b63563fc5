import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { setStoryComments } from "#stories/counters.server.ts";
import { lockWriter } from "./members.server.ts";

/** A member's contributions and settings, for a copy of their data (Regulation 2016/679, Art. 15 and 20). */
export async function discussionsOf(db: Db, userId: string): Promise<Record<string, unknown>> {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  return {
    discussion_members: await rowsOf(sql`
      select m.display_name, m.named_at, a.slug as author, m.approved, m.rejected, m.mail_replies, m.mailed_at,
        m.muted_until, m.created_at
      from discussion_members m left join authors a on a.id = m.author_id where m.user_id = ${userId}`),
    contributions: await rowsOf(sql`
      select c.id, coalesce('/article/' || s.slug, '/event/' || e.slug) as path, c.parent_id, c.text, c.lang, c.state,
        c.held_by, c.held_at, c.tier, c.mark, c.appreciations, c.replies, c.picked_at, c.edited_at, c.closed_at, c.created_at
      from contributions c join discussions d on d.id = c.discussion_id
      left join stories s on s.id = d.story_id left join events e on e.id = d.event_id
      where c.user_id = ${userId} order by c.id`),
    contribution_appreciations: await rowsOf(sql`
      select contribution_id, created_at from contribution_appreciations where user_id = ${userId} order by 1`),
    discussion_follows: await rowsOf(sql`
      select root_id, created_at from discussion_follows where user_id = ${userId} order by 1`),
    discussion_blocks: await rowsOf(sql`
      select m.display_name, b.created_at from discussion_blocks b
      left join discussion_members m on m.user_id = b.blocked_id where b.user_id = ${userId} order by 2`),
    discussion_notices: await rowsOf(sql`
      select contribution_id, kind, created_at, read_at, mailed_at from discussion_notices
      where user_id = ${userId} order by id`),
  };
}

/**
 * Deletes a member's contributions before the account is deleted: those with replies stay as placeholders without name
 * and text. The rows lose their writer with the account. Nothing can be posted until it is gone.
 */
export async function eraseContributions(tx: Tx, userId: string): Promise<void> {
  await lockWriter(tx, userId);
  const { rows: touched } = await sql<{ id: number }>`
    select id from discussions
    where id in (select discussion_id from contributions where user_id = ${userId} and state <> 'deleted')
    order by id for update`.execute(tx);
  await sql`
    update discussions d set shown = d.shown - gone.count
    from (
      select discussion_id, count(*)::integer as count from contributions
      where user_id = ${userId} and state = 'shown' group by 1
    ) gone
    where gone.discussion_id = d.id`.execute(tx);
  await sql`
    with shown as (
      select id, root_id, parent_id from contributions
      where user_id = ${userId} and state = 'shown' and root_id is not null
    )
    update contributions c set replies = c.replies - gone.count
    from (
      select above, count(*)::integer as count
      from (select root_id as above, id from shown union select parent_id, id from shown) of_reply group by 1
    ) gone
    where gone.above = c.id`.execute(tx);
  await sql`
    update contributions set state = 'deleted', text = '', held_by = null, picked_at = null
    where user_id = ${userId}`.execute(tx);
  await sql`
    update contributions set appreciations = appreciations - 1
    where id in (select contribution_id from contribution_appreciations where user_id = ${userId})`.execute(
    tx,
  );
  for (const { id } of touched) {
    const { rows } = await sql<{ story_id: number | null; shown: number; path: string | null }>`
      select d.story_id, d.shown, coalesce('/article/' || s.slug, '/event/' || e.slug) as path
      from discussions d left join stories s on s.id = d.story_id left join events e on e.id = d.event_id
      where d.id = ${id}`.execute(tx);
    const [at] = rows;
    if (!at) continue;
    if (at.story_id !== null) await setStoryComments(tx, at.story_id, at.shown);
    await announce(tx, "discussions", { id, shown: at.shown, ...(at.path && { path: at.path }) });
  }
}
