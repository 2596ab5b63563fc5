import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { readSummaries } from "./listing/stories.queries.server.ts";
import type { StorySummary } from "./story.ts";

/** A story with the address of the original, and the number of words that this site has of it. */
export type StoryWithWordCount = StorySummary & { canonicalUrl: string | null; words: number };

/** The visible stories among these ids, in their order. */
export async function storiesWithWordCount(
  db: Db,
  ids: readonly number[],
): Promise<StoryWithWordCount[]> {
  if (ids.length === 0) return [];
  const idList = sql`${[...ids]}::bigint[]`;
  const summaries = await readSummaries(db, sql`s.id = any(${idList})`, sql``);
  const { rows } = await sql<{ id: number; canonical_url: string | null; words: number | null }>`
    select id, canonical_url,
      array_length(regexp_split_to_array(trim(coalesce(body, excerpt)), '[[:space:]]+'), 1) as words
    from stories where id = any(${idList})`.execute(db);
  const details = new Map(rows.map((row) => [row.id, row]));
  const byId = new Map(summaries.map((story) => [story.id, story]));
  return ids.flatMap((id) => {
    const story = byId.get(id);
    const row = details.get(id);
    return story
      ? [{ ...story, canonicalUrl: row?.canonical_url ?? null, words: row?.words ?? 0 }]
      : [];
  });
}
