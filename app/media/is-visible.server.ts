import { type RawBuilder, sql } from "kysely";
import { isSourceVisible } from "#stories/is-visible.server.ts";

/** Whether the video under this alias of a query is visible: not withdrawn, and of a source that has not opted out. */
export const isVideoVisible = (video: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${video}.withdrawn_at`)} is null and ${isSourceVisible(`${video}.source_id`)})`;

/** The same of an episode, by the source of its show. */
export const isEpisodeVisible = (episode: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${episode}.withdrawn_at`)} is null and exists (
    select from shows w where w.id = ${sql.ref(`${episode}.show_id`)} and ${isSourceVisible("w.source_id")}))`;
