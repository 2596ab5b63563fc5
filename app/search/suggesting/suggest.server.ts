import { topicNames } from "#locales/texts.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { topics } from "#stories/topic.ts";
import { factsCondition } from "../finding/facts.ts";
import { readSpan } from "../finding/find.queries.server.ts";
import { seenSources, startsWord } from "../finding/sources.queries.server.ts";
import { allOf, among } from "../finding/tsquery.ts";
import { noFilters } from "../finding/wanted.ts";
import { windowFor } from "../finding/windows.ts";
import { fold } from "../fold.ts";
import { kindOrder } from "../indexing/marks.ts";
import type { Suggestions } from "../search.server.ts";
import { completions, documentsOf, newestTitles, type TitleRow } from "./suggest.queries.server.ts";

const shown = { titles: 5, sources: 3, topics: 3 };
const candidates = 40;
/**
 * Titles are looked for in the newest stretch of time in which so many have the rarest of the words; then in a longer one.
 * What the index reads costs the same whether it is shown or not.
 */
const looked = [300, 2_000];
const most = { words: 8, characters: 100, endings: 5 };

/** See `suggest` of the front door. */
export async function suggestFor(
  db: Db,
  o: { text: string; locale: string; now: Date },
): Promise<Suggestions> {
  const typed = fold(o.text.slice(0, most.characters)).split(" ", most.words).join(" ");
  if (!typed) return { titles: [], sources: [], topics: [] };
  const name = topicNames(locales.find((l): l is Locale => l === o.locale) ?? "en");
  const [titles, sources] = await Promise.all([titlesFor(db, typed, o.now), seenSources(db)]);
  return {
    titles,
    sources: sources.filter((s) => startsWord(fold(s.name), typed)).slice(0, shown.sources),
    topics: topics
      .filter((topic) => startsWord(fold(name(topic)), typed) || startsWord(fold(topic), typed))
      .slice(0, shown.topics),
  };
}

async function titlesFor(db: Db, typed: string, now: Date): Promise<Suggestions["titles"]> {
  const words = typed.split(" ");
  const whole = words.slice(0, -1);
  const [endings, counts, { days }] = await Promise.all([
    completions(db, words.at(-1) as string, most.endings),
    documentsOf(db, whole),
    readSpan(db, now),
  ]);
  const query = allOf([
    ...whole.map((word) => among([`^${word}`])),
    among(endings.map(({ term }) => `^${term}`)),
  ]);
  const perDay =
    Math.min(
      ...counts,
      endings.reduce((sum, e) => sum + e.documents, 0),
    ) / days;
  let rows: TitleRow[] = [];
  for (const window of new Set(looked.map((limit) => windowFor(perDay, now, days, limit)))) {
    const time = factsCondition(noFilters, { window, to: now });
    rows = await newestTitles(db, allOf([query, time]), {
      ...{ looked: Math.max(...looked), limit: candidates },
    });
    if (rows.length >= shown.titles) break;
  }
  const titles = new Map<string, TitleRow & { place: number }>();
  for (const row of rows) {
    const title = fold(row.title);
    // How it begins, before what stands in it, before words that stand apart.
    const place = title.startsWith(typed) ? 0 : startsWord(title, typed) ? 1 : 2;
    if (!titles.has(title)) titles.set(title, { ...row, place });
  }
  return [...titles.values()]
    .sort((a, b) => a.place - b.place)
    .slice(0, shown.titles)
    .map(({ kind, id, title, lang, slug }) => {
      const what = kindOrder[kind] ?? "article";
      return { title, lang, kind: what, path: `/${what}/${what === "article" ? slug : id}` };
    });
}
