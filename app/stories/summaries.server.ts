import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { readSummaries } from "./listing/stories.queries.server.ts";
import type { StorySummary } from "./story.ts";

/** The visible stories among these ids, listed or not, by id. */
export async function storiesById(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, StorySummary>> {
  if (ids.length === 0) return new Map();
  const stories = await readSummaries(db, sql`s.id = any(${[...ids]}::bigint[])`, sql``);
  return new Map(stories.map((story) => [story.id, story]));
}
