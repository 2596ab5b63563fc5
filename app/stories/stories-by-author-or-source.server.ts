import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { readSummaries } from "./listing/stories.queries.server.ts";
import type { StorySummary } from "./story.ts";

/** Who makes stories: an author, by slug, or a source, by id. */
export type AuthorOrSource = { author: string } | { source: string };

/**
 * What an author or a source has published and is still visible, newest first.
 * @param o.before a cursor that an earlier page gave; null: from the newest on
 * @returns `next`, the cursor of the page after this one; null at the end
 */
export async function storiesBy(
  db: Db,
  by: AuthorOrSource,
  o: { before: string | null; limit: number },
): Promise<{ stories: StorySummary[]; next: string | null }> {
  const of: RawBuilder<unknown> =
    "author" in by
      ? sql`s.author_id = (select id from authors where slug = ${by.author})`
      : sql`s.source_id = ${by.source}`;
  const after = o.before ? readCursor(o.before) : null;
  const before = after
    ? sql`and (s.published_at, s.id) < (${new Date(after.at).toISOString()}::timestamptz, ${after.id}::bigint)`
    : sql``;
  const found = await readSummaries(
    db,
    sql`${of} ${before}`,
    sql`order by s.published_at desc, s.id desc limit ${o.limit + 1}`,
  );
  const stories = found.slice(0, o.limit);
  const last = stories.at(-1);
  return {
    stories,
    next:
      last && found.length > o.limit
        ? writeCursor({ sample: last.sample, at: Date.parse(last.publishedAt), id: last.id })
        : null,
  };
}
