import { z } from "zod";
import type { Db } from "#platform/db/db.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { entryProblem, type MatchRange } from "./moderation/word-matching.ts";
import { searchWords } from "./moderation/word-search.server.ts";
import { any } from "./moderation/words/any.ts";
import { de } from "./moderation/words/de.ts";
import { en } from "./moderation/words/en.ts";
import { es } from "./moderation/words/es.ts";
import { fr } from "./moderation/words/fr.ts";

// The word lists by language: those in `moderation/words/`, changed by the setting `discussion-words`. `any` is
// searched for in every language.

const lists: Readonly<Record<string, readonly string[]>> = { any, de, en, es, fr };

const key = "discussion-words";
const changes = z.record(
  z.string(),
  z.object({ add: z.array(z.string()), remove: z.array(z.string()) }),
);

const readChanges = async (db: Db) => changes.catch({}).parse((await readSetting(db, key)) ?? {});

/** The current entries of a language's list. @param lang two letters, or `any` */
export async function wordList(db: Db, lang: string): Promise<string[]> {
  const { add = [], remove = [] } = (await readChanges(db))[lang] ?? {};
  return [...new Set([...(lists[lang] ?? []), ...add])].filter((entry) => !remove.includes(entry));
}

/** The languages that have a list. */
export const wordListLanguages = async (db: Db): Promise<string[]> =>
  [...new Set([...Object.keys(lists), ...Object.keys(await readChanges(db))])].sort();

/** Adds an entry to a list, or removes it. @returns the problem; null for none */
export async function changeWordList(
  db: Db,
  change: { lang: string; do: "add" | "remove"; entry: string },
  now: Date,
): Promise<string | null> {
  const entry = change.entry.trim();
  const problem = change.do === "add" ? entryProblem(entry) : null;
  if (problem) return problem;
  const all = await readChanges(db);
  const { add = [], remove = [] } = all[change.lang] ?? {};
  const without = (entries: string[]) => entries.filter((one) => one !== entry);
  const changed =
    change.do === "add"
      ? { add: [...without(add), entry], remove: without(remove) }
      : { add: without(add), remove: [...without(remove), entry] };
  await writeSetting(db, key, { ...all, [change.lang]: changed }, now);
  return null;
}

/**
 * Searches a contribution for the entries of its language's list and of `any`.
 * @returns the matched ranges; null where the search took too long
 */
export async function searchWordLists(
  db: Db,
  { text, lang }: { text: string; lang: string },
): Promise<MatchRange[] | null> {
  return searchWords(text, [...(await wordList(db, "any")), ...(await wordList(db, lang))]);
}

/** The result of the word lists for the hold rules. `late`: the search took too long. */
export async function wordListHitIn(
  db: Db,
  contribution: { text: string; lang: string },
): Promise<"found" | "late" | "none"> {
  const ranges = await searchWordLists(db, contribution);
  return ranges === null ? "late" : ranges.length > 0 ? "found" : "none";
}
