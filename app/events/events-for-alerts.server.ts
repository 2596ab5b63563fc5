// Events as alerts decide about them and name them.
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { type CoveredPlace, isCoveredPlace } from "#stories/country.ts";
import { isTopic, type Topic } from "#stories/topic.ts";
import { givenTitle, titleCandidates } from "./titles.server.ts";
import type { TitleCandidate } from "./titles.ts";

/** An event's figures and titles. Samples, and events that were merged into others, are left out. */
export type EventForAlerts = {
  id: number;
  slug: string;
  /** Independent ones. */
  publishers: number;
  /** How many countries its publishers are from. */
  countries: number;
  firstAt: Date;
  topics: Topic[];
  places: CoveredPlace[];
  /** An editor's title; else the best headline in each language in which others confirm it, the lead story's first. */
  titles: { title: string; lang: string }[];
  /** When each source reported it first. */
  firstReported: Date[];
  /** The slugs of events that were merged into it. */
  formerSlugs: string[];
  /** The slugs of its stories that an editor has marked as breaking. */
  markedStories: string[];
};

type Row = Omit<EventForAlerts, "topics" | "places" | "titles" | "firstReported"> & {
  subjects: string[];
  given: { title: string; lang: string } | null;
  candidates: TitleCandidate[];
  firstReported: string[];
};

/** @param o.publishers leaves out events of fewer */
export async function eventsForAlerts(
  db: Db,
  slugs: readonly string[],
  o: { publishers: number },
): Promise<EventForAlerts[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<Row>`
    select e.id, e.slug, e.publishers, e.countries, e.first_at as "firstAt",
      array(select subject from event_subjects where event_id = e.id order by subject) as subjects,
      ${givenTitle} as given, ${titleCandidates} as candidates,
      array(
        select min(es.placed_at) from event_stories es join stories s on s.id = es.story_id
        where es.event_id = e.id and s.withdrawn_at is null group by s.source_id
      ) as "firstReported",
      array(select slug from events where merged_into = e.id order by id) as "formerSlugs",
      array(
        select s.slug from event_stories es join stories s on s.id = es.story_id
        where es.event_id = e.id and s.editor_breaking order by s.id
      ) as "markedStories"
    from events e
    where e.slug = any(${[...slugs]}::text[]) and e.merged_into is null and not e.sample
      and e.publishers >= ${o.publishers}
    order by e.id`.execute(db);
  return rows.map(({ subjects, given, candidates, firstReported, ...event }) => {
    const confirmed = candidates.filter((candidate) => candidate.confirmed);
    return {
      ...event,
      firstReported: firstReported.map((at) => new Date(at)),
      topics: subjects.filter(isTopic),
      places: subjects.filter(isCoveredPlace),
      titles: given ? [given] : confirmed.map(({ title, lang }) => ({ title, lang })),
    };
  });
}
