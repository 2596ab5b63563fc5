import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { allOf, quoted } from "../finding/tsquery.ts";
import { kindOrder } from "../indexing/facet-lexemes.ts";

const article = sql.lit(kindOrder.indexOf("article"));

/** The highest number of a story: about how many titles there are. */
export async function readHighestId(db: Db): Promise<number> {
  const { rows } = await sql<{ highest: number | null }>`
    select max(item_id) as highest from search_entries where kind = ${article}`.execute(db);
  return rows[0]?.highest ?? 0;
}

/**
 * The stories whose titles have the most of these words, by their worth. Each word is one search of the index, which alone
 * answers it: the words of the stories found are not read.
 * @param words with what else the index is asked for, as a tsquery
 */
export async function readStoriesWithWords(
  db: Db,
  words: readonly { word: string; worth: number; condition: string | null }[],
  o: { from: Date; to: Date; sample: boolean; perWord: number; limit: number },
): Promise<{ id: number; words: string[] }[]> {
  if (words.length === 0) return [];
  const searches = words.map(
    ({ word, worth, condition }) => sql`
      (select item_id, ${word}::text as word, ${worth}::float8 as worth from search_entries
      where words @@ ${allOf([quoted(`^${word}`), condition])}::tsquery and kind = ${article} and sample = ${o.sample}
        and published_at between ${o.from} and ${o.to}
      limit ${o.perWord})`,
  );
  const { rows } = await sql<{ id: number; words: string[] }>`
    select item_id as id, array_agg(word) as words from (${sql.join(searches, sql` union all `)}) found
    group by item_id
    order by sum(worth) desc, item_id desc
    limit ${o.limit}`.execute(db);
  return rows;
}
