import { describe, expect, it } from "vitest";
import { report } from "../../tests/factories/reports.ts";
import { comparisonOf } from "./comparison.ts";
import { beginningOf, pageOf, pageRule } from "./paging.ts";

const bandOf = (n: number) => (["left", "center", "right", null] as const)[n % 4] ?? null;
const event = (outlets: number, each: number) =>
  comparisonOf(
    Array.from({ length: outlets * each }, (_, n) =>
      report(`o${n % outlets}`, n, bandOf(n % outlets)),
    ),
  );

/** Every report that stands on one of the pages. */
function reportsOn(comparison: ReturnType<typeof comparisonOf>): number[] {
  const found: number[] = [];
  for (let page = 1; ; page++) {
    const view = pageOf(comparison, page);
    if (!view) return found;
    for (const { outlets } of view.groups)
      for (const { report, others } of outlets) found.push(report.id, ...others.map((r) => r.id));
    found.push(...view.further.map((r) => r.id));
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
  ])("hold every report of %i outlets with %i each, once", (outlets, each) => {
    const found = reportsOn(event(outlets, each));
    expect(found).toHaveLength(outlets * each);
    expect(new Set(found).size).toBe(outlets * each);
  });

  it("show three outlets of each side, then eight, and say how many follow", () => {
    const first = pageOf(event(60, 1), 1);
    expect(first?.groups.map(({ side, outlets, left }) => [side, outlets.length, left])).toEqual([
      ["left", 3, 12],
      ["center", 3, 12],
      ["right", 3, 12],
      ["unrated", 3, 12],
    ]);
    expect([first?.pages, pageOf(event(60, 1), 2)?.groups[0]?.left]).toEqual([3, 4]);
  });

  it("show fewer than five publishers together, in the order in which they first reported", () => {
    const view = pageOf(
      comparisonOf([
        report("late", 9, "left"),
        report("first", 1, "right"),
        report("second", 5),
        report("first", 30, "right"),
      ]),
      1,
    );
    expect(view?.groups).toHaveLength(1);
    expect(view?.groups[0]).toMatchObject({ side: null, left: 0 });
    expect(view?.groups[0]?.outlets.map((o) => o.source.id)).toEqual(["first", "second", "late"]);
  });

  it("are one where it holds all outlets", () => {
    const view = pageOf(event(pageRule.whole, 1), 1);
    expect([view?.pages, view?.groups.map((g) => g.left)]).toEqual([1, [0, 0, 0, 0]]);
    expect(pageOf(event(4 * pageRule.first + 1, 1), 1)?.pages).toBe(2);
  });

  it("fold only a few further reports under their outlet, and none of a large event", () => {
    const folded = (each: number) =>
      pageOf(event(2, each), 1)?.groups[0]?.outlets.map((o) => [o.others.length, o.further]);
    expect(folded(10)).toEqual(Array(2).fill([pageRule.others, 5]));
    expect(folded(21)).toEqual(Array(2).fill([0, 20]));
    expect(pageOf(event(2, 10), 1)).toMatchObject({ further: [], pages: 2, outletPages: 1 });
    expect(pageOf(event(2, 10), 2)?.further).toHaveLength(10);
  });

  it("are no more than there are", () => {
    for (const page of [0, -1, 2, 1.5, Number.NaN]) expect(pageOf(event(3, 1), page)).toBeNull();
  });
});

it("cuts an excerpt between words", () => {
  expect(beginningOf("Short.", 20)).toBe("Short.");
  expect(beginningOf("The ferry ran aground, and all were saved", 24)).toBe(
    "The ferry ran aground…",
  );
  expect(beginningOf("x".repeat(30), 10)).toBe(`${"x".repeat(10)}…`);
});
