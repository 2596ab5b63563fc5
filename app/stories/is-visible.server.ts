import { type RawBuilder, sql } from "kysely";

/** Whether the source whose id is in this column of a query has not opted out. */
export const isSourceVisible = (column: string): RawBuilder<boolean> =>
  sql`not exists (select from sources o where o.id = ${sql.ref(column)} and o.opted_out_at is not null)`;

/** Whether the story under this alias of a query is visible: not withdrawn, and of a source that has not opted out. */
export const isStoryVisible = (story: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${story}.withdrawn_at`)} is null and ${isSourceVisible(`${story}.source_id`)})`;
