// Filters and a window of time as a tsquery, which prefers the lexemes that the fewest entries have.
import {
  type BlockSize,
  blockDays,
  combinedBlockSizes,
  daysSinceEpoch,
  facetLexeme,
  joinLexemes,
  timeBlocks,
} from "../indexing/facet-lexemes.ts";
import { activeFilters, type Dimension, type Filters } from "./filters.ts";
import { allOf, anyLexeme } from "./tsquery.ts";
import { type Window, windowDays } from "./windows.ts";

/** Longer lists of alternatives cost more time than they save. */
const maxBlocks = 15;
const maxCombined = 48;

type LexemeFilter = Exclude<Dimension, "date">;
const lexemes: Record<LexemeFilter, (value: string) => string> = {
  kind: facetLexeme.kind as (value: string) => string,
  country: facetLexeme.country,
  bias: facetLexeme.bias as (value: string) => string,
  category: facetLexeme.subject,
  lang: facetLexeme.lang,
  source: facetLexeme.source,
};
/** Filters whose lexemes are also indexed together with a block of time. */
const combinedWithTime: readonly LexemeFilter[] = ["country", "category", "bias", "lang"];
/** Filters whose lexemes are also indexed together, in the order in which facet-lexemes.ts joins them. */
const combinedWithEachOther: readonly LexemeFilter[] = ["country", "category", "bias"];

/**
 * The filters of a search as text of a tsquery.
 * @param o.window the newest period up to `o.to`; null: all time. A filter on the date is widened to whole blocks.
 * @returns null for no condition
 */
export function filterCondition(filters: Filters, o: { window: Window; to: Date }): string | null {
  const names = activeFilters(filters).filter((name): name is LexemeFilter => name !== "date");
  const values = new Map(
    names.map((name) => [name, (filters[name] ?? []).map((value) => lexemes[name](value))]),
  );
  const time = timeLexemes(filters.date, o);
  if (time?.length === 0 || [...values.values()].some((some) => some.length === 0))
    return anyLexeme([]);
  const combine = (groups: readonly (readonly string[])[]): string | null => {
    const [first = [], ...others] = groups;
    const together = others.reduce(
      (before, group) => before.flatMap((a) => group.map((b) => joinLexemes(a, b))),
      first,
    );
    return together.length > maxCombined ? null : anyLexeme(together);
  };
  const pairable = combinedWithEachOther.filter((name) => names.includes(name));
  const together =
    pairable.length > 1 ? combine(pairable.map((name) => values.get(name) ?? [])) : null;
  const parts = [together];
  const covered = new Set<LexemeFilter | "time">(together === null ? [] : pairable);
  const hasCombinedSize =
    time && combinedBlockSizes.some((span) => time[0]?.startsWith(`${span}:`));
  for (const name of names) {
    if (covered.has(name)) continue;
    const lexemes = values.get(name) ?? [];
    const part =
      hasCombinedSize && combinedWithTime.includes(name) ? combine([lexemes, time]) : null;
    parts.push(part ?? anyLexeme(lexemes));
    if (part !== null) covered.add("time");
  }
  if (!covered.has("time")) parts.push(anyLexeme(time));
  return allOf(parts) || null;
}

/** The lexemes of the blocks of time in which an entry must lie; null for no limit. */
function timeLexemes(date: Filters["date"], { window, to }: { window: Window; to: Date }) {
  const end = daysSinceEpoch(to);
  // A piece may be a little newer than now: clocks differ.
  const last = Math.min(date?.to ? daysSinceEpoch(date.to) - 1e-6 : Infinity, end + 1 / 24);
  const since = window ? end - windowDays(window, to, Infinity) + 1e-6 : -Infinity;
  const first = Math.max(since, date?.from ? daysSinceEpoch(date.from) : -Infinity);
  if (first === -Infinity) return null;
  const names = Object.keys(blockDays) as BlockSize[];
  const span = names
    .slice(window ? names.indexOf(window.span) : 0)
    .find((name) => (last - first) / blockDays[name] < maxBlocks);
  return span ? timeBlocks(span, first, last) : null;
}
