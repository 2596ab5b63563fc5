import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { type LeaningCounts, noLeanings } from "#stories/bias.ts";
import type { Coverage } from "#stories/story.ts";
import type { HeadlineStory } from "../headline-story.ts";
import { minPublishersOfEvent } from "../publishers.ts";
import type { FrontCandidate } from "./rank.ts";

export type CandidateRow = Omit<FrontCandidate, "straightNews" | "confirmed"> & {
  slug: string;
  lead: number | null;
  headlineStories: (HeadlineStory & { title: string })[];
  ownStory: number | null;
};

/** How many of the most covered events are ranked. */
const maxRanked = 150;

/**
 * @param o.breakingSince an event that began to break since then, and was reported since `reportedSince`, is breaking
 * @param o.subject a topic, or a country's code; null: all events
 */
export async function readCandidates(
  db: Db,
  o: { since: Date; breakingSince: Date; reportedSince: Date; subject: string | null },
): Promise<CandidateRow[]> {
  type Row = Omit<
    CandidateRow,
    "leanings" | "languages" | "headlines" | "own" | "subjects" | "headlineStories"
  > & {
    leanings: Partial<LeaningCounts>;
    front: Pick<CandidateRow, "subjects" | "headlineStories">;
  };
  const covered = o.subject
    ? sql`select event_id as id from event_subjects
        where subject = ${o.subject} and last_at > ${o.since} and publishers >= ${sql.lit(minPublishersOfEvent)}
        order by publishers desc limit ${maxRanked}`
    : sql`select id from events where merged_into is null and publishers >= ${sql.lit(minPublishersOfEvent)} and last_at > ${o.since}
        order by publishers desc limit ${maxRanked}`;
  // One JSON text is read in a sixth of the time of its rows, and times as numbers need no parser.
  const { rows } = await sql<{ events: Row[] }>`
    with covered as (${covered}), own as (
      select es.event_id as id, min(s.id) as story from stories s join event_stories es on es.story_id = s.id
      where s.provenance = 'own' and not s.sample and s.withdrawn_at is null and s.published_at > ${o.since}
      group by es.event_id
    ), "byEditor" as (
      select distinct es.event_id as id from stories s join event_stories es on es.story_id = s.id
      where s.editor_breaking and s.withdrawn_at is null
    ), candidates as (
      select e.id, e.slug, e.lead_story_id as lead, e.parent_id as parent, e.publishers, e.countries, e.leanings,
        ${milliseconds(sql`coalesce(e.median_at, e.first_at)`)} as "medianAt", ${milliseconds(sql`e.last_at`)} as "lastAt",
        ${milliseconds(sql`coalesce(e.fresh_at, e.last_at)`)} as "freshAt", coalesce(e.gravity, 'ordinary') as gravity,
        coalesce(e.broke_at > ${o.breakingSince} and e.last_at > ${o.reportedSince}, false) as breaking,
        own.story as "ownStory", "byEditor".id is not null as "editorBreaking", e.front
      from covered join events e using (id) left join own using (id) left join "byEditor" using (id)
      where not e.sample
    )
    select coalesce(json_agg(c), '[]') as events from candidates c`.execute(db);
  return (rows[0]?.events ?? []).map(({ leanings, front, ...row }) => ({
    ...row,
    ...front,
    leanings: { ...noLeanings, ...leanings },
    languages: front.headlineStories.map((t) => t.lang),
    headlines: front.headlineStories,
    own: row.ownStory !== null,
  }));
}

/** A time as milliseconds since 1970. */
const milliseconds = (time: RawBuilder<unknown>) => sql`extract(epoch from ${time})::float8 * 1000`;

/** How many stories in other languages a card may name. */
const maxOthers = 3;

/** How the events of these stories are covered; stories whose event has one publisher are left out. */
export async function readCoverage(
  db: Db,
  stories: readonly number[],
): Promise<Map<number, Coverage & { event: number }>> {
  if (stories.length === 0) return new Map();
  type Row = Omit<Coverage, "leanings" | "others"> & {
    story: number;
    event: number;
    leanings: Partial<LeaningCounts>;
    others: Coverage["others"] | null;
  };
  const { rows } = await sql<Row>`
    select es.story_id as story, e.id as event, e.slug, e.publishers, e.countries, e.leanings, (
      select json_agg(o) from (
        select s.slug, s.title, s.lang, src.name as source,
          case when s.provenance = 'feed' then s.canonical_url end as original
        from event_tellings t join stories s on s.id = t.story_id join sources src on src.id = s.source_id
        where t.event_id = e.id and t.lang <> shown.lang and s.withdrawn_at is null and src.opted_out_at is null
        order by t.lang limit ${maxOthers}
      ) o) as others
    from event_stories es join events e on e.id = es.event_id join stories shown on shown.id = es.story_id
    where es.story_id = any(${[...stories]}::bigint[]) and e.publishers >= ${sql.lit(minPublishersOfEvent)}`.execute(
    db,
  );
  return new Map(
    rows.map(({ story, leanings, others, ...row }) => [
      Number(story),
      { ...row, leanings: { ...noLeanings, ...leanings }, others: others ?? [] },
    ]),
  );
}
