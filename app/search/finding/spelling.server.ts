import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { wordsOf } from "../fold.ts";
import { type Query, readQuery } from "../query.ts";
import type { Search } from "../search-address.ts";
import { countFound } from "./find.server.ts";
import { type Known, likeliest, neighbours, slipsIn } from "./spelling.ts";
import type { Wanted } from "./wanted.ts";

/** So many words that begin alike are compared. */
const compared = 2_000;
const enough = 20;

/**
 * The query with likelier words in the place of those that hardly any title has; null where that finds no more
 * than `found`.
 */
export async function meantBy(
  db: Db,
  asked: { search: Search; query: Query; wanted: Wanted; now: Date },
  found: number,
): Promise<string | null> {
  const { q } = asked.search;
  const words = new Set(asked.query.text.all.flat().flatMap((term) => term.words));
  const doubted = [...words].filter((word) => slipsIn(word) > 0).slice(0, 5);
  if (doubted.length === 0) return null;
  const better = await betterWords(db, doubted);
  if (better.size === 0) return null;
  let meant = "";
  let done = 0;
  for (const { word, start, end } of wordsOf(q)) {
    const other = words.has(word) && better.get(word);
    if (!other) continue;
    meant += q.slice(done, start) + other;
    done = end;
  }
  meant += q.slice(done);
  const query = readQuery(meant);
  return (await countFound(db, { ...asked, query }, found + 1)) > found ? meant : null;
}

async function betterWords(db: Db, words: string[]): Promise<Map<string, string>> {
  const near = words.map(neighbours);
  const known = await termsAmong(db, [...new Set([...words, ...near.flat()])]);
  const better = new Map<string, string>();
  for (const [at, word] of words.entries()) {
    const own = known.get(word)?.documents ?? 0;
    if (own >= enough) continue;
    const around = (near[at] ?? []).flatMap((other) => known.get(other) ?? []);
    const found =
      likeliest(word, own, around) ??
      (slipsIn(word) > 1 ? likeliest(word, own, await termsLike(db, word)) : null);
    if (found) better.set(word, found);
  }
  return better;
}

async function termsAmong(db: Db, terms: string[]): Promise<Map<string, Known>> {
  const { rows } = await sql<Known>`
    select term, documents from search_terms where term = any(${terms}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.term, row]));
}

/** Words with the same beginning and about as long. */
async function termsLike(db: Db, word: string): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select term, documents from search_terms
    where left(term, 3) = ${word.slice(0, 3)} and length(term) between ${word.length - 2} and ${word.length + 2}
    order by weight desc limit ${compared}`.execute(db);
  return rows;
}
