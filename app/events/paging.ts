import {
  type Comparison,
  comparedFrom,
  type Outlet,
  type Report,
  type Side,
  sides,
} from "./comparison.ts";

/** How much of a large event stands on one page: none is heavier than a phone loads at once (60,000 bytes of HTML). */
export const pageRule = {
  /**
   * The first page of an event that is compared shows the first of these that it has room for, else the last: how many
   * outlets of a side stand there, how many of them without a press, and with how many excerpts.
   */
  first: [
    { outlets: 10, open: 10, excerpts: 3 },
    { outlets: 10, open: 10, excerpts: 2 },
    { outlets: 10, open: 10, excerpts: 1 },
    { outlets: 10, open: 6, excerpts: 1 },
    { outlets: 10, open: 4, excerpts: 1 },
    { outlets: 10, open: 3, excerpts: 1 },
    { outlets: 10, open: 2, excerpts: 1 },
    { outlets: 8, open: 3, excerpts: 1 },
    { outlets: 8, open: 2, excerpts: 1 },
    { outlets: 6, open: 3, excerpts: 1 },
    { outlets: 6, open: 2, excerpts: 1 },
    { outlets: 4, open: 3, excerpts: 1 },
    { outlets: 3, open: 3, excerpts: 1 },
  ],
  /** So many of these are tried with other reports folded under each outlet before all are tried without. */
  withOthers: 3,
  /** Bytes that the first page has for its outlets, the table of countries, and the course where there is no other page. */
  room: 17_800,
  /** Outlets on the first page of one that is not: owners may have many. */
  few: 10,
  /** Outlets of a side, or of all, on the pages after it. */
  outlets: 8,
  /** Characters of an excerpt in a column. */
  excerpt: 160,
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
  /** Those that follow at a press, in few words. */
  folded: ShownOutlet[];
  /** How many outlets follow on the next pages. */
  left: number;
};

export type EventPageView = {
  page: number;
  pages: number;
  /** The pages that show outlets; further reports follow on those after them. */
  outletPages: number;
  groups: OutletGroup[];
  /** Of how many outlets of each side the excerpts are shown. */
  excerpts: number;
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
  const columns = groups.map((g) => g.outlets);
  const layout = layoutOf(comparison, columns);
  const { outlets: first, others: folded } = layout;
  const beyond = all
    .flatMap((outlet) => outlet.others.slice(folded))
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
  const most = Math.max(...columns.map((outlets) => outlets.length));
  const outletPages = 1 + Math.max(0, Math.ceil((most - first) / pageRule.outlets));
  const pages = outletPages + Math.ceil(beyond.length / pageRule.further);
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const from = page === 1 ? 0 : first + (page - 2) * pageRule.outlets;
  const to = page === 1 ? first : from + pageRule.outlets;
  const open = page === 1 ? layout.open : to;
  const shownOf = (outlet: Outlet): ShownOutlet => ({
    ...outlet,
    others: outlet.others.slice(0, folded),
    further: Math.max(0, outlet.others.length - folded),
  });
  const at = (page - outletPages - 1) * pageRule.further;
  return {
    page,
    pages,
    outletPages,
    groups: groups.map(({ side, outlets }) => ({
      side,
      outlets: outlets.slice(from, Math.min(open, to)).map(shownOf),
      folded: outlets.slice(Math.min(open, to), to).map(shownOf),
      left: Math.max(0, outlets.length - to),
    })),
    excerpts: page === 1 ? layout.excerpts : 0,
    further: at < 0 ? [] : beyond.slice(at, at + pageRule.further),
  };
}

/** How much of an event stands on its first page; `others`: how many reports are folded under each outlet. */
type Layout = { outlets: number; open: number; excerpts: number; others: number };

function layoutOf(
  { publishers, countries }: Comparison,
  columns: readonly (readonly Outlet[])[],
): Layout {
  const stories = columns.flat().reduce((sum, { others }) => sum + 1 + others.length, 0);
  const folded = stories > pageRule.folded ? 0 : pageRule.others;
  if (publishers < comparedFrom)
    return { outlets: pageRule.few, open: pageRule.few, excerpts: pageRule.few, others: folded };
  const fits = (layout: Layout) => {
    const isWhole = columns.every(
      (side) =>
        side.length <= layout.outlets && side.every((o) => o.others.length <= layout.others),
    );
    const outlets = columns.reduce((sum, side) => sum + weightOf(side, layout), 0);
    const table = weights.row * countries.length + weights.flag * Math.min(10, countries.length);
    const course = isWhole ? weights.course : 0;
    return weights.columns + outlets + table + course <= pageRule.room;
  };
  // Rather all outlets than several reports of some of them.
  const layouts = [
    ...pageRule.first.slice(0, pageRule.withOthers).map((l) => ({ ...l, others: folded })),
    ...pageRule.first.map((l) => ({ ...l, others: 0 })),
  ];
  return layouts.find(fits) ?? (layouts.at(-1) as Layout);
}

/** Bytes of HTML beside what a report itself brings. */
const weights = {
  /** The heads of the columns. */
  columns: 1_700,
  outlet: 530,
  /** An outlet that stands there at a press. */
  folded: 170,
  /** What is folded under an outlet: the fold, and each report. */
  fold: 180,
  other: 200,
  /** A row of the table of countries, and the flag that the first ten have. */
  row: 200,
  flag: 110,
  /** How the event spread, which stands on the last page. */
  course: 3_700,
} as const;

/** About how many bytes the outlets of a side take on the first page. */
function weightOf(side: readonly Outlet[], layout: Layout): number {
  return side.slice(0, layout.outlets).reduce((sum, outlet, n) => {
    const { report, source, others } = outlet;
    const excerpt = n < layout.excerpts ? report.excerpt.slice(0, pageRule.excerpt) : "";
    const own =
      n < layout.open
        ? weights.outlet + bytesOf(`${source.name}${report.original ?? ""}${excerpt}`)
        : weights.folded;
    const beside = others.slice(0, layout.others);
    const headlines = [report, ...beside].map(({ title, slug }) => title + slug).join("");
    const fold = beside.length > 0 ? weights.fold + weights.other * beside.length : 0;
    return sum + own + fold + bytesOf(source.name + headlines);
  }, 0);
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

const firstAt = ({ report, others }: Outlet): string =>
  [report, ...others].map((r) => r.publishedAt).sort()[0] ?? "";

/** The beginning of an excerpt, cut between two words. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const at = cut.lastIndexOf(" ");
  return `${(at > most / 2 ? cut.slice(0, at) : cut).replace(/[\s,;:–—-]+$/u, "")}…`;
}
