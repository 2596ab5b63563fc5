import { sql } from "kysely";

/**
 * Whether the story `s` of a query is listed as news. Sport has listings under `Sport` alone, for readers who choose it.
 */
export const isListed = sql`exists (select from story_listings l where l.story_id = s.id and l.topic = '*')`;
