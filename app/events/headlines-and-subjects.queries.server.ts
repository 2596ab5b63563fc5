// Stores what is derived from an event's stories beside its counts: the best story in each language, topics and places.
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.server.ts";
import { coveredPlaces } from "#stories/country.ts";
import { topics } from "#stories/topic.ts";
import { vocabulary } from "./clustering/vocabulary.server.ts";
import { gravityOf } from "./front/gravity.ts";
import type { HeadlineCandidate } from "./headline-candidate.ts";
import { chooseHeadlineStories } from "./headline-stories.server.ts";

type CandidateRow = Omit<HeadlineCandidate, "at"> & { event: number; at: Date };

/** Characters of an excerpt that are compared. */
const excerptLength = 300;

/** Chooses the headline stories of these events again (`chooseHeadlineStories`), and tells how grave they are. */
export async function saveHeadlineStories(tx: Tx, events: readonly number[]): Promise<void> {
  const ids = [...events];
  const { rows } = await sql<CandidateRow>`
    select es.event_id as event, s.id, s.lang, s.title, left(s.excerpt, ${excerptLength}) as excerpt, s.canonical_url as url,
      s.provenance, s.premium, coalesce(s.band, src.band) as band, coalesce(src.owner, src.id) as publisher, src.country as "outletCountry",
      es.folded_into is not null as "isUpdate", s.published_at as at,
      array(select topic from story_topics t where t.story_id = s.id) as topics,
      array(select country from story_countries c where c.story_id = s.id) as places
    from event_stories es join stories s on s.id = es.story_id join sources src on src.id = s.source_id
    where es.event_id = any(${ids}::bigint[]) and s.withdrawn_at is null and src.opted_out_at is null`.execute(
    tx,
  );
  const chosen = [...Map.groupBy(rows, (r) => r.event)].flatMap(([event, stories]) =>
    [
      ...chooseHeadlineStories(
        stories.map((s) => ({ ...s, at: s.at.getTime() })),
        vocabulary(),
      ),
    ].map(([lang, { story, straightNews, confirmed }]) => ({
      event,
      lang,
      story,
      plain: straightNews,
      confirmed,
    })),
  );
  const gravities = [...Map.groupBy(rows, (r) => r.event)].map(([id, stories]) => ({
    id,
    gravity: gravityOf(stories),
  }));
  await sql`
    update events e set gravity = g.gravity from json_to_recordset(${JSON.stringify(gravities)}::json)
      g (id bigint, gravity text) where e.id = g.id and e.gravity is distinct from g.gravity`.execute(
    tx,
  );
  await sql`delete from event_tellings where event_id = any(${ids}::bigint[])`.execute(tx);
  if (chosen.length === 0) return;
  await sql`
    insert into event_tellings (event_id, lang, story_id, plain, confirmed)
    select event, lang, story, plain, confirmed from json_to_recordset(${JSON.stringify(chosen)}::json)
      r (event bigint, lang text, story bigint, plain boolean, confirmed boolean)`.execute(tx);
}

/**
 * Stores the topics and places that more than half of an event's visible stories have, or half of them with the lead
 * story; and each pair of a topic and a place (`Politics/FR`). Subjects of the sample newsroom are kept apart
 * (`subjectKey`).
 */
export async function saveSubjects(tx: Tx, events: readonly number[]): Promise<void> {
  const ids = [...events];
  await sql`delete from event_subjects where event_id = any(${ids}::bigint[])`.execute(tx);
  await sql`
    with shown as (
      select es.event_id, es.story_id, es.story_id = e.lead_story_id as leads
      from event_stories es join events e on e.id = es.event_id
      join stories s on s.id = es.story_id join sources src on src.id = s.source_id
      where es.event_id = any(${ids}::bigint[]) and s.withdrawn_at is null and src.opted_out_at is null
    ), total as (select event_id, count(*) as n from shown group by event_id
    ), counted as (
      select event_id, t.topic as subject, count(*) as n, bool_or(leads) as led
      from shown join story_topics t using (story_id) group by 1, 2
      union all
      select event_id, c.country, count(*), bool_or(leads) from shown join story_countries c using (story_id) group by 1, 2
    ), named as (
      select event_id, subject from counted join total using (event_id)
      where 2 * counted.n > total.n or (2 * counted.n = total.n and led)
    ), paired as (
      select event_id, subject from named
      union all
      select t.event_id, t.subject || '/' || c.subject from named t join named c using (event_id)
      where t.subject = any(${[...topics]}::text[]) and c.subject = any(${[...coveredPlaces]}::text[])
    )
    insert into event_subjects (event_id, subject, last_at, publishers)
    select e.id, case when e.sample then 'sample:' else '' end || p.subject, e.last_at, e.publishers
    from paired p join events e on e.id = p.event_id
    where e.merged_into is null`.execute(tx);
}

/** Repeats an event's subjects and headline stories on its row, where front pages read them. */
export async function saveFrontFacts(tx: Tx, events: readonly number[]): Promise<void> {
  await sql`
    update events e set front = f.front
    from (
      select id, jsonb_build_object(
        'subjects', (select coalesce(jsonb_agg(subject order by subject), '[]') from event_subjects where event_id = ids.id),
        'headlineStories', (
          select coalesce(jsonb_agg(jsonb_build_object('lang', t.lang, 'story', t.story_id, 'straightNews', t.plain,
            'confirmed', t.confirmed, 'title', s.title) order by t.lang), '[]')
          from event_tellings t join stories s on s.id = t.story_id where t.event_id = ids.id)) as front
      from unnest(${[...events]}::bigint[]) ids (id)
    ) f where e.id = f.id and e.front is distinct from f.front`.execute(tx);
}
