// By which headlines breaking stories are told to single readers.
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { minPublishersOfEvent } from "./publishers.ts";
import { givenTitle, titleCandidates } from "./titles.server.ts";
import type { TitleCandidate } from "./titles.ts";

/** A title, and the story that is linked with it: the one whose headline it is, or with an editor's title the breaking story. */
export type BreakingHeadline = { story: number; title: string; lang: string };

/**
 * @property headlines an editor's title; else the headline story in each language in which others confirm it, the lead story's
 *   first; a story without an event of several publishers has its own headline
 * @property forEverybody whether an editor has decided, so that readers of other languages are told too
 */
export type BreakingHeadlines = { headlines: BreakingHeadline[]; forEverybody: boolean };

/** The headlines of breaking stories, by story. Those without any, which nothing confirms yet, are left out. */
export async function headlinesOfBreaking(
  db: Db,
  stories: readonly Pick<StorySummary, "id" | "title" | "lang">[],
): Promise<Map<number, BreakingHeadlines>> {
  if (stories.length === 0) return new Map();
  type Row = {
    story: number;
    marked: boolean;
    event: number | null;
    given: { title: string; lang: string } | null;
    candidates: TitleCandidate[];
  };
  const ids = stories.map(({ id }) => id);
  const { rows } = await sql<Row>`
    select s.id as story, coalesce(s.editor_breaking, false) as marked, e.id as event,
      ${givenTitle} as given, ${titleCandidates} as candidates
    from stories s left join event_stories es on es.story_id = s.id
      left join events e on e.id = es.event_id and e.publishers >= ${minPublishersOfEvent}
    where s.id = any(${ids}::bigint[])`.execute(db);
  const found = new Map(rows.map((row) => [row.story, row]));
  return new Map(
    stories.flatMap(({ id, title, lang }) => {
      const { marked = false, event = null, given = null, candidates = [] } = found.get(id) ?? {};
      const own = { story: id, title, lang };
      const confirmed = candidates
        .filter((candidate) => candidate.confirmed)
        .map((candidate) => ({
          story: candidate.id,
          title: candidate.title,
          lang: candidate.lang,
        }));
      const titled = given ? [{ ...own, ...given }] : event === null ? [own] : confirmed;
      const headlines = titled.length === 0 && marked ? [own] : titled;
      return headlines.length > 0 ? [[id, { headlines, forEverybody: marked || !!given }]] : [];
    }),
  );
}
