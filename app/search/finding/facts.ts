// Filters and a stretch of time as conditions on the index, by the lexemes that the fewest pieces have.
import { blocks, both, daysOf, mark, type Span, sharedSpans, spans } from "../indexing/marks.ts";
import { allOf, among } from "./tsquery.ts";
import { active, type Dimension, type Wanted } from "./wanted.ts";
import { daysIn, type Window } from "./windows.ts";

/** Longer lists cost more than they spare. */
const mostBlocks = 15;
const mostShared = 48;

type Filter = Exclude<Dimension, "date">;
const lexemes: Record<Filter, (value: string) => string> = {
  ...{ kind: mark.kind as (value: string) => string, country: mark.country },
  ...{ bias: mark.bias as (value: string) => string, category: mark.subject },
  ...{ lang: mark.lang, source: mark.source },
};
/** Those that have lexemes with a block of time, and all together, in the order of marks.ts. */
const timed: readonly Filter[] = ["country", "category", "bias", "lang"];
const paired: readonly Filter[] = ["country", "category", "bias"];

/**
 * What of a search is told by facts.
 * @param o.window the newest stretch of time up to `o.to`; null: all of it. A date that is asked for is only narrowed
 *   to whole blocks.
 * @returns null for no condition
 */
export function factsCondition(wanted: Wanted, o: { window: Window; to: Date }): string | null {
  const filters = active(wanted).filter((name): name is Filter => name !== "date");
  const values = new Map(
    filters.map((name) => [name, (wanted[name] ?? []).map((value) => lexemes[name](value))]),
  );
  const time = timeLexemes(wanted.date, o);
  if (time?.length === 0 || [...values.values()].some((some) => some.length === 0))
    return among([]);
  const shared = (groups: readonly (readonly string[])[]): string | null => {
    const [first = [], ...others] = groups;
    const together = others.reduce(
      (before, group) => before.flatMap((a) => group.map((b) => both(a, b))),
      first,
    );
    return together.length > mostShared ? null : among(together);
  };
  const several = paired.filter((name) => filters.includes(name));
  const together =
    several.length > 1 ? shared(several.map((name) => values.get(name) ?? [])) : null;
  const parts = [together];
  const told = new Set<Filter | "time">(together === null ? [] : several);
  const inSpan = time && sharedSpans.some((span) => time[0]?.startsWith(`${span}:`));
  for (const name of filters) {
    if (told.has(name)) continue;
    const own = values.get(name) ?? [];
    const part = inSpan && timed.includes(name) ? shared([own, time]) : null;
    parts.push(part ?? among(own));
    if (part !== null) told.add("time");
  }
  if (!told.has("time")) parts.push(among(time));
  return allOf(parts) || null;
}

/** The blocks in which a piece must lie; null where any will do. */
function timeLexemes(date: Wanted["date"], { window, to }: { window: Window; to: Date }) {
  const end = daysOf(to);
  // A piece may be a little newer than now: clocks differ.
  const last = Math.min(date?.to ? daysOf(date.to) - 1e-6 : Infinity, end + 1 / 24);
  const since = window ? end - daysIn(window, to, Infinity) + 1e-6 : -Infinity;
  const first = Math.max(since, date?.from ? daysOf(date.from) : -Infinity);
  if (first === -Infinity) return null;
  const names = Object.keys(spans) as Span[];
  const span = names
    .slice(window ? names.indexOf(window.span) : 0)
    .find((name) => (last - first) / spans[name] < mostBlocks);
  return span ? blocks(span, first, last) : null;
}
