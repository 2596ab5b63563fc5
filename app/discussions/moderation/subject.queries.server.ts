import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";

export type SubjectOf = {
  discussion: number;
  state: string;
  title: string;
  /** Of the piece or the event. */
  path: string;
};

/** The discussion of each contribution, with its piece or event if that still exists. */
export async function subjectsOf(db: Db, ids: readonly number[]): Promise<Map<number, SubjectOf>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: number;
    discussion: number;
    state: string;
    title: string | null;
    path: string | null;
  }>`
    select c.id, d.id as discussion, d.state,
      coalesce(s.title, e.title, lead.title, e.slug) as title,
      coalesce('/article/' || s.slug, '/event/' || coalesce(into_event.slug, e.slug)) as path
    from contributions c
    join discussions d on d.id = c.discussion_id
    left join stories s on s.id = d.story_id and s.withdrawn_at is null
    left join events e on e.id = d.event_id
    left join events into_event on into_event.id = e.merged_into
    left join stories lead on lead.id = e.lead_story_id
    where c.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(
    rows.flatMap(({ id, discussion, state, title, path }) =>
      path === null ? [] : [[id, { discussion, state, title: title ?? "", path }] as const],
    ),
  );
}

/** The piece or event of a contribution; null if it no longer exists. */
export const subjectOfContribution = async (db: Db, id: number): Promise<SubjectOf | null> =>
  (await subjectsOf(db, [id])).get(id) ?? null;
