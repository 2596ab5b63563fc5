// Stories related to a piece by what is stored of them; the search room finds those that are alike by their words.
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { readOfSameSubject, readSummaries } from "./listing/stories.queries.server.ts";
import { type DatedAbout, placesOf, type StorySummary } from "./story.ts";

/** Other publishers' copies of the agency report that a story is, the newest first. */
export const copiesOf = (
  db: Db,
  story: number,
  o: { except: readonly number[]; limit: number },
): Promise<StorySummary[]> =>
  readSummaries(
    db,
    sql`s.id <> all(${[story, ...o.except]}::bigint[])
      and s.wire_hash = (select wire_hash from stories where id = ${story})`,
    sql`order by s.published_at desc, s.id desc limit ${o.limit}`,
  );

/**
 * Stories about all the places of a piece and one of its topics, of about the same time, in the reader's languages: those
 * that share the most topics and tags first, then the newest. None for a piece without a place or a topic.
 * @param o.languages of the reader; null: all
 * @param o.except ids of stories that are left out
 */
export const storiesOfSameSubject = (
  db: Db,
  about: DatedAbout,
  o: { languages: readonly string[] | null; except: readonly number[]; limit: number },
): Promise<StorySummary[]> => readOfSameSubject(db, { ...about, places: placesOf(about) }, o);
