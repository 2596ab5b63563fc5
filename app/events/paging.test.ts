import { describe, expect, it } from "vitest";
import { eventStory } from "../../tests/factories/event-stories.ts";
import { comparisonOf } from "./comparison.ts";
import { pageOf, pageRule, truncateAtWord } from "./paging.ts";

const bandOf = (n: number) => (["left", "center", "right", null] as const)[n % 4] ?? null;
const event = (outlets: number, each: number) =>
  comparisonOf(
    Array.from({ length: outlets * each }, (_, n) =>
      eventStory(`o${n % outlets}`, n, bandOf(n % outlets)),
    ),
  );

/** The ids of the stories on all pages. */
function storiesOn(comparison: ReturnType<typeof comparisonOf>): number[] {
  const found: number[] = [];
  for (let page = 1; ; page++) {
    const view = pageOf(comparison, page);
    if (!view) return found;
    for (const { outlets, collapsed } of view.groups)
      for (const { story, otherStories } of [...outlets, ...collapsed])
        found.push(story.id, ...otherStories.map((r) => r.id));
    found.push(...view.furtherStories.map((r) => r.id));
  }
}

describe("the pages of an event", () => {
  it.each([
    [2, 1],
    [4, 40],
    [5, 1],
    [60, 1],
    [80, 4],
    [6, 50],
    [100, 7],
  ])("hold every story of %i outlets with %i each, once", (outlets, each) => {
    const found = storiesOn(event(outlets, each));
    expect(found).toHaveLength(outlets * each);
    expect(new Set(found).size).toBe(outlets * each);
  });

  /** For each side: the outlets on the first page, those that a button reveals, and those on the next pages. */
  const firstOf = (comparison: ReturnType<typeof comparisonOf>) =>
    pageOf(comparison, 1)?.groups.map(({ outlets, collapsed, remaining }) => [
      outlets.length,
      collapsed.length,
      remaining,
    ]);
  /** An event whose outlets write as outlets do, with headlines of so many characters. */
  const written = (outlets: number, characters: number) =>
    comparisonOf(
      Array.from({ length: outlets }, (_, n) =>
        eventStory(`Outlet number ${n}`, n, bandOf(n), {
          slug: "s".repeat(70),
          title: "t".repeat(characters),
          excerpt: "e".repeat(300),
          original: `https://outlet.example/${"o".repeat(80)}`,
        }),
      ),
    );

  it("show what the first page has room for, then eight of each side, and say how many follow", () => {
    expect(firstOf(written(8, 80))).toEqual(Array(4).fill([2, 0, 0]));
    expect(firstOf(written(16, 80))).toEqual(Array(4).fill([3, 1, 0]));
    expect(firstOf(written(60, 80))).toEqual(Array(4).fill([2, 6, 7]));
    const many = written(60, 700);
    expect(firstOf(many)).toEqual(Array(4).fill([3, 0, 12]));
    expect([pageOf(many, 1)?.pages, pageOf(many, 2)?.groups[0]?.remaining]).toEqual([3, 4]);
  });

  it("show fewer excerpts where there are more outlets, and none after the first page", () => {
    const excerpts = [8, 12, 60].map((outlets) => pageOf(written(outlets, 80), 1)?.excerpts);
    expect(excerpts).toEqual([3, 3, 1]);
    expect(pageOf(written(60, 80), 2)?.excerpts).toBe(0);
  });

  it("show fewer than five publishers together, in the order in which they first reported", () => {
    const view = pageOf(
      comparisonOf([
        eventStory("late", 9, "left"),
        eventStory("first", 1, "right"),
        eventStory("second", 5),
        eventStory("first", 30, "right"),
      ]),
      1,
    );
    expect(view?.groups).toHaveLength(1);
    expect(view?.groups[0]).toMatchObject({ side: null, remaining: 0 });
    expect(view?.groups[0]?.outlets.map((o) => o.source.id)).toEqual(["first", "second", "late"]);
  });

  it("are one where it holds all outlets", () => {
    const view = pageOf(written(8, 80), 1);
    expect([view?.pages, view?.groups.map((g) => g.remaining)]).toEqual([1, [0, 0, 0, 0]]);
    expect(pageOf(event(4 * pageRule.firstOutlets + 1, 1), 1)?.pages).toBe(2);
  });

  it("rather show all outlets than several stories of some of them", () => {
    const withTwoEach = (outlets: number) =>
      comparisonOf(
        Array.from({ length: 2 * outlets }, (_, n) =>
          eventStory(`o${n % outlets}`, n, bandOf(n % outlets), { title: "t".repeat(400) }),
        ),
      );
    const othersOf = (outlets: number) =>
      pageOf(withTwoEach(outlets), 1)?.groups.map((g) =>
        g.outlets.map((o) => o.otherStories.length),
      );
    expect(othersOf(6)?.flat()).toEqual([1, 1, 1, 1, 1, 1]);
    expect(othersOf(12)?.flat()).toEqual(Array(12).fill(0));
  });

  it("list only a few other stories under their outlet, and none of a large event", () => {
    const listed = (each: number) =>
      pageOf(event(2, each), 1)?.groups[0]?.outlets.map((o) => [
        o.otherStories.length,
        o.moreStories,
      ]);
    expect(listed(10)).toEqual(Array(2).fill([pageRule.otherStories, 5]));
    expect(listed(21)).toEqual(Array(2).fill([0, 20]));
    expect(pageOf(event(2, 10), 1)).toMatchObject({ furtherStories: [], pages: 2, outletPages: 1 });
    expect(pageOf(event(2, 10), 2)?.furtherStories).toHaveLength(10);
  });

  it("are no more than there are", () => {
    for (const page of [0, -1, 2, 1.5, Number.NaN]) expect(pageOf(event(3, 1), page)).toBeNull();
  });
});

it("cuts an excerpt between words", () => {
  expect(truncateAtWord("Short.", 20)).toBe("Short.");
  expect(truncateAtWord("The ferry ran aground, and all were saved", 24)).toBe(
    "The ferry ran aground…",
  );
  expect(truncateAtWord("x".repeat(30), 10)).toBe(`${"x".repeat(10)}…`);
});
