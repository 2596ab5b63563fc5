import { sql } from "kysely";
import { titlesOf } from "#events/titles.server.ts";
import type { Db } from "#platform/db/db.server.ts";

export type SubjectOf = {
  discussion: number;
  state: string;
  title: string;
  /** The title's language. */
  lang: string;
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
    lang: string | null;
    event: { id: number; slug: string } | null;
    path: string | null;
  }>`
    select c.id, d.id as discussion, d.state, s.title, s.lang,
      case when e.id is not null then json_build_object('id', e.id, 'slug', e.slug) end as event,
      coalesce('/article/' || s.slug, '/event/' || coalesce(into_event.slug, e.slug)) as path
    from contributions c
    join discussions d on d.id = c.discussion_id
    left join stories s on s.id = d.story_id and s.withdrawn_at is null
    left join events e on e.id = d.event_id
    left join events into_event on into_event.id = e.merged_into
    where c.id = any(${[...ids]}::bigint[])`.execute(db);
  const events = rows.flatMap(({ event }) => event ?? []);
  const titles = await titlesOfEvents(db, events);
  return new Map(
    rows.flatMap(({ id, discussion, state, title, lang, event, path }) => {
      const titled = event ? titles.get(event.id) : { title: title ?? "", lang: lang ?? "en" };
      return path === null || !titled
        ? []
        : [[id, { discussion, state, ...titled, path }] as const];
    }),
  );
}

/** What the events of discussions are called; one whose stories are all gone, or belong to opted-out sources, by its slug. */
export async function titlesOfEvents(
  db: Db,
  events: readonly { id: number; slug: string }[],
): Promise<Map<number, { title: string; lang: string }>> {
  const ids = [...new Set(events.map(({ id }) => id))];
  const titles = await titlesOf(db, ids, null);
  return new Map(
    events.map(({ id, slug }) => {
      const { title, lang } = titles.get(id) ?? { title: slug, lang: "en" };
      return [id, { title, lang }];
    }),
  );
}
