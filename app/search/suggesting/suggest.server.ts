import { topicNames } from "#locales/texts.server.ts";
import type { Db } from "#platform/db.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { topics } from "#stories/topic.ts";
import { seenSources, startsWord } from "../finding/sources.queries.server.ts";
import { allOf, among } from "../finding/tsquery.ts";
import { type Window, windowLexemes } from "../finding/windows.ts";
import { fold } from "../fold.ts";
import { kindOrder } from "../indexing/marks.ts";
import type { Suggestions } from "../search.server.ts";
import { completions, newestTitles, type TitleRow } from "./suggest.queries.server.ts";

const shown = { titles: 5, sources: 3, topics: 3 };
/**
 * Where titles are looked for: first among what is new. Words that have to stand together are rarer, and each look
 * costs as much as the first.
 */
const stretches = {
  one: [{ span: "d", count: 1 }, { span: "q", count: 1 }, null],
  more: [{ span: "q", count: 1 }, null],
} as const satisfies Record<string, readonly Window[]>;
const looked = 400;
const candidates = 40;
const most = { words: 8, characters: 100, endings: 8 };

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
  const endings = await completions(db, words.at(-1) as string, most.endings);
  const query = allOf([
    ...words.slice(0, -1).map((word) => among([`^${word}`])),
    among(endings.map((word) => `^${word}`)),
  ]);
  let rows: TitleRow[] = [];
  for (const stretch of words.length > 1 ? stretches.more : stretches.one) {
    rows = await newestTitles(db, allOf([query, among(windowLexemes(stretch, now))]), {
      looked,
      limit: candidates,
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
