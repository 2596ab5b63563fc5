import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { wordsOf } from "../fold.ts";
import { type Query, readQuery } from "../query.ts";
import type { Search } from "../search-address.ts";
import type { Filters } from "./filters.ts";
import { countFound } from "./find.server.ts";
import { withNameSpellings } from "./name-spellings.ts";
import { bestCorrection, maxEdits, type TitleTerm, wordsOneEditAway } from "./spelling.ts";

/** How many words with the same beginning are compared. */
const maxCompared = 2_000;
const frequentFrom = 20;

/**
 * The query with rare words replaced by likelier spellings; null if that finds no more than `found` results.
 */
export async function correctedQuery(
  db: Db,
  request: { search: Search; query: Query; filters: Filters; now: Date },
  found: number,
): Promise<string | null> {
  const { q } = request.search;
  // As typed: of a name the query has all spellings.
  const words = new Set(
    readQuery(q)
      .text.all.flat()
      .flatMap((term) => term.words),
  );
  const candidates = [...words].filter((word) => maxEdits(word) > 0).slice(0, 5);
  if (candidates.length === 0) return null;
  const better = await corrections(db, candidates);
  if (better.size === 0) return null;
  let corrected = "";
  let done = 0;
  for (const { word, start, end } of wordsOf(q)) {
    const other = words.has(word) && better.get(word);
    if (!other) continue;
    corrected += q.slice(done, start) + other;
    done = end;
  }
  corrected += q.slice(done);
  const query = withNameSpellings(readQuery(corrected));
  return (await countFound(db, { ...request, query }, found + 1)) > found ? corrected : null;
}

async function corrections(db: Db, words: string[]): Promise<Map<string, string>> {
  const neighbours = words.map(wordsOneEditAway);
  const known = await readTerms(db, [...new Set([...words, ...neighbours.flat()])]);
  const better = new Map<string, string>();
  for (const [at, word] of words.entries()) {
    const frequency = known.get(word)?.documents ?? 0;
    if (frequency >= frequentFrom) continue;
    const around = (neighbours[at] ?? []).flatMap((other) => known.get(other) ?? []);
    const found =
      bestCorrection(word, frequency, around) ??
      (maxEdits(word) > 1
        ? bestCorrection(word, frequency, await readSimilarTerms(db, word))
        : null);
    if (found) better.set(word, found);
  }
  return better;
}

async function readTerms(db: Db, terms: string[]): Promise<Map<string, TitleTerm>> {
  const { rows } = await sql<TitleTerm>`
    select term, documents from search_terms where term = any(${terms}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.term, row]));
}

/** Words with the same beginning and about as long. */
async function readSimilarTerms(db: Db, word: string): Promise<TitleTerm[]> {
  const { rows } = await sql<TitleTerm>`
    select term, documents from search_terms
    where left(term, 3) = ${word.slice(0, 3)} and length(term) between ${word.length - 2} and ${word.length + 2}
    order by weight desc limit ${maxCompared}`.execute(db);
  return rows;
}
