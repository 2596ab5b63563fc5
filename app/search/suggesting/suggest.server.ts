import { textsFor } from "#locales/texts.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { type Topic, topics } from "#stories/topic.ts";
import { filterCondition } from "../finding/filter-condition.ts";
import { noFilters } from "../finding/filters.ts";
import { readExtent } from "../finding/find.queries.server.ts";
import { hasWordStarting, listVisibleSources } from "../finding/sources.queries.server.ts";
import { allOf, anyLexeme } from "../finding/tsquery.ts";
import { windowFor } from "../finding/windows.ts";
import { fold } from "../fold.ts";
import { kindOrder } from "../indexing/facet-lexemes.ts";
import type { Kind } from "../search-address.ts";
import {
  readCompletions,
  readDocumentCounts,
  readNewestTitles,
  type TitleRow,
} from "./suggest.queries.server.ts";

export type SuggestionMatches = {
  /** `path` is the address of the piece. */
  titles: { title: string; lang: string; kind: Kind; path: string }[];
  sources: { id: string; name: string; country: string }[];
  topics: Topic[];
};

const shown = { titles: 5, sources: 3, topics: 3 };
const candidates = 40;
/**
 * Titles are first sought in a period in which about 300 of them have the rarest of the words, and then, if too few
 * are found, in one with about 2,000.
 */
const scanLimits = [300, 2_000];
const limits = { words: 8, characters: 100, endings: 5 };

/** See `suggest` in search.server.ts. */
export async function suggestFor(
  db: Db,
  o: { text: string; locale: string; now: Date },
): Promise<SuggestionMatches> {
  const typed = fold(o.text.slice(0, limits.characters)).split(" ", limits.words).join(" ");
  if (!typed) return { titles: [], sources: [], topics: [] };
  const t = textsFor("stories", locales.find((l): l is Locale => l === o.locale) ?? "en");
  const name = (topic: Topic) => t(`topics.${topic}`);
  const [titles, sources] = await Promise.all([
    titlesFor(db, typed, o.now),
    listVisibleSources(db),
  ]);
  return {
    titles,
    sources: sources.filter((s) => hasWordStarting(fold(s.name), typed)).slice(0, shown.sources),
    topics: topics
      .filter(
        (topic) => hasWordStarting(fold(name(topic)), typed) || hasWordStarting(fold(topic), typed),
      )
      .slice(0, shown.topics),
  };
}

async function titlesFor(db: Db, typed: string, now: Date): Promise<SuggestionMatches["titles"]> {
  const words = typed.split(" ");
  const whole = words.slice(0, -1);
  const [endings, counts, { days }] = await Promise.all([
    readCompletions(db, words.at(-1) as string, limits.endings),
    readDocumentCounts(db, whole),
    readExtent(db, now),
  ]);
  const query = allOf([
    ...whole.map((word) => anyLexeme([`^${word}`])),
    anyLexeme(endings.map(({ term }) => `^${term}`)),
  ]);
  const perDay =
    Math.min(
      ...counts,
      endings.reduce((sum, e) => sum + e.documents, 0),
    ) / days;
  let rows: TitleRow[] = [];
  for (const window of new Set(scanLimits.map((limit) => windowFor(perDay, now, days, limit)))) {
    const time = filterCondition(noFilters, { window, to: now });
    rows = await readNewestTitles(db, allOf([query, time]), {
      scanned: Math.max(...scanLimits),
      limit: candidates,
    });
    if (rows.length >= shown.titles) break;
  }
  const titles = new Map<string, TitleRow & { place: number }>();
  for (const row of rows) {
    const title = fold(row.title);
    // Titles that begin with the text come first, then those that contain it, then those with its words apart.
    const place = title.startsWith(typed) ? 0 : hasWordStarting(title, typed) ? 1 : 2;
    if (!titles.has(title)) titles.set(title, { ...row, place });
  }
  return [...titles.values()]
    .sort((a, b) => a.place - b.place)
    .slice(0, shown.titles)
    .map(({ kind, id, title, lang, slug }) => {
      const kindName = kindOrder[kind] ?? "article";
      return {
        title,
        lang,
        kind: kindName,
        path: `/${kindName}/${kindName === "article" ? slug : id}`,
      };
    });
}
