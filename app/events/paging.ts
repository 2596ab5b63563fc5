import { comparedFrom } from "#stories/bias.ts";
import {
  type Comparison,
  type EventStory,
  firstAt,
  type Outlet,
  type Side,
  sides,
} from "./comparison.ts";

/** How a large event is divided into pages, none of them with more than 60,000 bytes of HTML. */
export const pageRule = {
  /** The most outlets of a side on the first page, and the most of them with an excerpt. */
  firstOutlets: 10,
  firstExcerpts: 3,
  /** Bytes for outlets, the table of countries and, if there is no other page, the timeline on the first page. */
  firstBytes: 17_800,
  /** Outlets on the first page of an event that is not compared: few publishers may own many outlets. */
  fewOutlets: 10,
  /** Outlets of a side, or of an event that is not compared, on each later page. */
  outlets: 8,
  /** Characters of an excerpt in a column. */
  excerptLength: 160,
  /** In an event with no more stories than this, so many other stories of an outlet are listed under its first one. */
  maxStoriesForOthers: 24,
  otherStories: 4,
  /** Stories on each of the last pages, which list those that are under no outlet. */
  furtherStories: 60,
} as const;

/** An outlet on a page, with some of its other stories; `moreStories` of them are on the last pages. */
export type ShownOutlet = Outlet & { moreStories: number };

/** Outlets in a column. `side` is null where an event has too few publishers to be compared. */
export type OutletGroup = {
  side: Side | null;
  outlets: ShownOutlet[];
  /** Those that a button on the page reveals, in short. */
  collapsed: ShownOutlet[];
  /** How many outlets follow on the next pages. */
  remaining: number;
};

export type EventPageView = {
  page: number;
  pages: number;
  /** The pages that show outlets; those after them list further stories. */
  outletPages: number;
  groups: OutletGroup[];
  /** How many outlets of each side have an excerpt. */
  excerpts: number;
  /** Stories that are under no outlet, newest first. */
  furtherStories: EventStory[];
};

/**
 * The content of a page of an event, counted from 1: outlets by side, those of a small event in the order in which they
 * first reported. Every story is on one of the pages.
 * @returns null for a page that does not exist
 */
export function pageOf(comparison: Comparison, page: number): EventPageView | null {
  const compared = comparison.publishers >= comparedFrom;
  const all = sides.flatMap((side) => comparison.sides[side]);
  const groups: { side: Side | null; outlets: Outlet[] }[] = compared
    ? sides.map((side) => ({ side, outlets: comparison.sides[side] }))
    : [{ side: null, outlets: all.toSorted((a, b) => firstAt(a).localeCompare(firstAt(b))) }];
  const columns = groups.map((g) => g.outlets);
  const first = firstPageLayout(comparison, columns);
  const further = all
    .flatMap((outlet) => outlet.otherStories.slice(first.otherStories))
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
  const longest = Math.max(...columns.map((outlets) => outlets.length));
  const outletPages = 1 + Math.max(0, Math.ceil((longest - first.outlets) / pageRule.outlets));
  const pages = outletPages + Math.ceil(further.length / pageRule.furtherStories);
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const from = page === 1 ? 0 : first.outlets + (page - 2) * pageRule.outlets;
  const to = page === 1 ? first.outlets : from + pageRule.outlets;
  const collapsedFrom = page === 1 ? Math.min(first.expanded, to) : to;
  const shownOf = (outlet: Outlet): ShownOutlet => ({
    ...outlet,
    otherStories: outlet.otherStories.slice(0, first.otherStories),
    moreStories: Math.max(0, outlet.otherStories.length - first.otherStories),
  });
  const at = (page - outletPages - 1) * pageRule.furtherStories;
  return {
    page,
    pages,
    outletPages,
    groups: groups.map(({ side, outlets }) => ({
      side,
      outlets: outlets.slice(from, collapsedFrom).map(shownOf),
      collapsed: outlets.slice(collapsedFrom, to).map(shownOf),
      remaining: Math.max(0, outlets.length - to),
    })),
    excerpts: page === 1 ? first.excerpts : 0,
    furtherStories: at < 0 ? [] : further.slice(at, at + pageRule.furtherStories),
  };
}

/** For each side of the first page: its outlets, those of them that are expanded, and those with an excerpt. */
type Layout = { outlets: number; expanded: number; excerpts: number; otherStories: number };

/** The layouts of a first page, from the largest to the smallest. All outlets matter more than several stories of some. */
function layoutsFor(otherStories: number): Layout[] {
  const { firstOutlets: outlets, firstExcerpts } = pageRule;
  const excerpts = Array.from({ length: firstExcerpts }, (_, n) => firstExcerpts - n);
  const whole = { outlets, expanded: outlets };
  const small = { excerpts: 1, otherStories: 0 };
  return [
    ...excerpts.map((n) => ({ ...whole, excerpts: n, otherStories })),
    ...excerpts.map((n) => ({ ...whole, excerpts: n, otherStories: 0 })),
    ...[6, 4, 3, 2].map((expanded) => ({ ...small, outlets, expanded })),
    ...[8, 6].flatMap((fewer) =>
      [3, 2].map((expanded) => ({ ...small, outlets: fewer, expanded })),
    ),
    ...[4, 3].map((fewest) => ({ ...small, outlets: fewest, expanded: 3 })),
  ];
}

/** The largest layout that fits into the bytes of the first page, else the smallest. */
function firstPageLayout(
  { publishers, countries }: Comparison,
  columns: readonly (readonly Outlet[])[],
): Layout {
  const stories = columns.flat().reduce((sum, outlet) => sum + 1 + outlet.otherStories.length, 0);
  const otherStories = stories > pageRule.maxStoriesForOthers ? 0 : pageRule.otherStories;
  if (publishers < comparedFrom) {
    const n = pageRule.fewOutlets;
    return { outlets: n, expanded: n, excerpts: n, otherStories };
  }
  const table = bytes.tableRow * countries.length + bytes.flag * Math.min(10, countries.length);
  const fits = (layout: Layout) => {
    const isOnlyPage = columns.every(
      (side) =>
        side.length <= layout.outlets &&
        side.every((o) => o.otherStories.length <= layout.otherStories),
    );
    const outlets = columns.reduce((sum, side) => sum + bytesOfSide(side, layout), 0);
    const timeline = isOnlyPage ? bytes.timeline : 0;
    return bytes.columnHeads + outlets + table + timeline <= pageRule.firstBytes;
  };
  const layouts = layoutsFor(otherStories);
  return layouts.find(fits) ?? (layouts.at(-1) as Layout);
}

/** Measured bytes of the HTML around the texts of stories. */
const bytes = {
  columnHeads: 1_700,
  outlet: 530,
  collapsedOutlet: 170,
  /** The list of an outlet's other stories, and each story in it. */
  otherStoriesList: 180,
  otherStory: 200,
  /** A row of the table of countries, and the flag that the first ten rows have. */
  tableRow: 200,
  flag: 110,
  /** The timeline is on the last page, which may be the first. */
  timeline: 3_700,
} as const;

/** The approximate bytes of one side's outlets on the first page. */
function bytesOfSide(side: readonly Outlet[], layout: Layout): number {
  return side.slice(0, layout.outlets).reduce((sum, outlet, n) => {
    const { story, source } = outlet;
    const excerpt = n < layout.excerpts ? story.excerpt.slice(0, pageRule.excerptLength) : "";
    const own =
      n < layout.expanded
        ? bytes.outlet + bytesOf(`${source.name}${story.original ?? ""}${excerpt}`)
        : bytes.collapsedOutlet;
    const others = outlet.otherStories.slice(0, layout.otherStories);
    const list = others.length > 0 ? bytes.otherStoriesList + bytes.otherStory * others.length : 0;
    const headlines = [story, ...others].map(({ title, slug }) => title + slug).join("");
    return sum + own + list + bytesOf(source.name + headlines);
  }, 0);
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** The beginning of a text, cut between two words, with an ellipsis. */
export function truncateAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const at = cut.lastIndexOf(" ");
  return `${(at > maxLength / 2 ? cut.slice(0, at) : cut).replace(/[\s,;:–—-]+$/u, "")}…`;
}
