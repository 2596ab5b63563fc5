import {
  type Comparison,
  comparedFrom,
  type Outlet,
  type Report,
  type Side,
  sides,
} from "./comparison.ts";

/** How much of a large event stands on one page: none is heavier than a phone loads at once. */
export const pageRule = {
  /** So many outlets stand on one page, all of them. */
  whole: 10,
  /** Else: outlets of a side on the first page, where bar and table stand too, and on those after it. */
  first: 3,
  outlets: 8,
  /** Of each side, the outlets whose excerpts are shown: where one page holds all, and where it does not. */
  excerpts: 3,
  excerptsOfMany: 1,
  /** Up to so many stories, an outlet's other reports are folded under its first: this many of them. */
  folded: 24,
  others: 4,
  /** Reports that are not folded, on each of the last pages. */
  further: 60,
} as const;

/** An outlet on a page: a few of its other reports, and how many more stand on the last pages. */
export type ShownOutlet = Outlet & { further: number };

/** Outlets in a column. `side` is null where an event has too few publishers to be compared. */
export type OutletGroup = {
  side: Side | null;
  outlets: ShownOutlet[];
  /** How many outlets follow on the next pages. */
  left: number;
};

export type EventPageView = {
  page: number;
  pages: number;
  /** The pages that show outlets; further reports follow on those after them. */
  outletPages: number;
  groups: OutletGroup[];
  /** Reports that stand under no outlet, newest first. */
  further: Report[];
};

/**
 * What stands on a page of an event, counted from 1: outlets by side, those of a small event in the order in which they
 * first reported. Every report stands on one of the pages.
 * @returns null for a page that there is not
 */
export function pageOf(comparison: Comparison, page: number): EventPageView | null {
  const compared = comparison.publishers >= comparedFrom;
  const all = sides.flatMap((side) => comparison.sides[side]);
  const groups: { side: Side | null; outlets: Outlet[] }[] = compared
    ? sides.map((side) => ({ side, outlets: comparison.sides[side] }))
    : [{ side: null, outlets: all.toSorted((a, b) => firstAt(a).localeCompare(firstAt(b))) }];
  const stories = all.reduce((sum, { others }) => sum + 1 + others.length, 0);
  const folded = stories > pageRule.folded ? 0 : pageRule.others;
  const first =
    all.length <= pageRule.whole ? all.length : compared ? pageRule.first : pageRule.outlets;
  const beyond = all
    .flatMap((outlet) => outlet.others.slice(folded))
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
  const most = Math.max(...groups.map((g) => g.outlets.length));
  const outletPages = 1 + Math.max(0, Math.ceil((most - first) / pageRule.outlets));
  const pages = outletPages + Math.ceil(beyond.length / pageRule.further);
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const from = page === 1 ? 0 : first + (page - 2) * pageRule.outlets;
  const to = page === 1 ? first : from + pageRule.outlets;
  const at = (page - outletPages - 1) * pageRule.further;
  return {
    page,
    pages,
    outletPages,
    groups: groups.map(({ side, outlets }) => ({
      side,
      outlets: outlets.slice(from, to).map((outlet) => ({
        ...outlet,
        others: outlet.others.slice(0, folded),
        further: Math.max(0, outlet.others.length - folded),
      })),
      left: Math.max(0, outlets.length - to),
    })),
    further: at < 0 ? [] : beyond.slice(at, at + pageRule.further),
  };
}

const firstAt = ({ report, others }: Outlet): string =>
  [report, ...others].map((r) => r.publishedAt).sort()[0] ?? "";

/** The beginning of an excerpt, cut between two words. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const at = cut.lastIndexOf(" ");
  return `${(at > most / 2 ? cut.slice(0, at) : cut).replace(/[\s,;:–—-]+$/u, "")}…`;
}
