import { describe, expect, it } from "vitest";
import type { Band } from "#stories/bias.ts";
import { comparisonOf, headlineOf, othersFor, type Report, timelineOf } from "./comparison.ts";

let ids = 0;
/** A report of `source`, so many minutes after six. */
const report = (
  source: string,
  minutes: number,
  band: Band | null,
  more: Partial<Report> & { country?: string } = {},
): Report => {
  const { country = "FR", ...rest } = more;
  const id = ++ids;
  return {
    id,
    slug: `s-${id}`,
    title: `Title ${id}`,
    lang: "fr",
    original: null,
    publishedAt: new Date(Date.UTC(2026, 10, 21, 6, minutes)).toISOString(),
    band,
    source: { id: source, name: source, country },
    publisher: source,
    foldedInto: null,
    ...rest,
  };
};

describe("the comparison of an event", () => {
  it("counts independent publishers by band, and unrated ones apart", () => {
    const found = comparisonOf([
      report("a", 1, "far-left"),
      report("b", 2, "center"),
      report("c", 3, null),
      report("d", 4, "right"),
    ]);
    expect(found.publishers).toBe(4);
    expect(found.counts).toEqual({
      "far-left": 1,
      left: 0,
      center: 1,
      right: 1,
      "far-right": 0,
      unrated: 1,
    });
    expect(found.sides.left.map((o) => o.source.id)).toEqual(["a"]);
    expect(found.sides.unrated.map((o) => o.source.id)).toEqual(["c"]);
  });

  it("shows every outlet of one owner, and counts the first to report", () => {
    const found = comparisonOf([
      report("late", 9, "right", { publisher: "House" }),
      report("early", 2, "left", { publisher: "House" }),
    ]);
    expect(found.publishers).toBe(1);
    expect(found.counts).toMatchObject({ left: 1, right: 0 });
    expect(found.sides.right[0]).toMatchObject({ countedWith: "early" });
    expect(found.sides.left[0]).toMatchObject({ countedWith: null });
    expect(found.countries).toMatchObject([{ country: "FR", all: 1 }]);
  });

  it("folds what an outlet has published besides under its newest report, updates last", () => {
    const first = report("a", 1, "left");
    const update = report("a", 8, "left", { foldedInto: first.id });
    const second = report("a", 5, "left");
    const [outlet] = comparisonOf([first, update, second]).sides.left;
    expect(outlet?.report).toBe(second);
    expect(outlet?.others).toEqual([update, first]);
  });

  it("keeps an update whose first version may not be seen", () => {
    const update = report("a", 8, "left", { foldedInto: 999_999 });
    const other = report("a", 3, "left");
    expect(comparisonOf([update, other]).sides.left[0]?.report).toBe(update);
  });

  it("has a row for each country, most publishers first", () => {
    const found = comparisonOf([
      report("a", 1, "left", { country: "PL" }),
      report("b", 2, "left", { country: "AT" }),
      report("c", 3, null, { country: "PL" }),
    ]);
    expect(found.countries.map((c) => [c.country, c.all])).toEqual([
      ["PL", 2],
      ["AT", 1],
    ]);
    expect(found.countries[0]?.counts).toMatchObject({ left: 1, unrated: 1 });
  });

  it("puts the newest report first", () => {
    const found = comparisonOf([report("a", 1, "right"), report("b", 5, "far-right")]);
    expect(found.sides.right.map((o) => o.source.id)).toEqual(["b", "a"]);
  });
});

describe("the headline of an event", () => {
  const lead = report("a", 1, "center", { lang: "pl" });
  const german = report("b", 2, "right", { lang: "de" });
  const middle = report("c", 3, null, { lang: "de" });

  it("is the lead's, or one in the language of the page, of the middle first", () => {
    expect(headlineOf([german, lead, middle], lead.id, "pl")).toBe(lead);
    expect(headlineOf([german, lead, middle], lead.id, "de")).toBe(middle);
    expect(headlineOf([german, lead, middle], lead.id, "fr")).toBe(lead);
  });

  it("is the newest report's where the lead may not be seen", () => {
    expect(headlineOf([lead, middle], 999_999, "fr")).toBe(middle);
    expect(headlineOf([], 1, "pl")).toBeNull();
  });
});

describe("the timeline of an event", () => {
  it("has the first report, each side's first, and the latest", () => {
    const found = timelineOf([
      report("d", 9, "left"),
      report("b", 2, "left"),
      report("c", 5, "right"),
      report("a", 1, "center"),
    ]);
    expect(found.map((m) => [m.what, m.side, m.report.source.id])).toEqual([
      ["first", "center", "a"],
      ["joined", "left", "b"],
      ["joined", "right", "c"],
      ["latest", "left", "d"],
    ]);
  });

  it("does not repeat the last to join as the latest", () => {
    const found = timelineOf([report("a", 1, "center"), report("b", 2, "left")]);
    expect(found.map((m) => m.what)).toEqual(["first", "joined"]);
    expect(timelineOf([report("a", 1, null)]).map((m) => m.what)).toEqual(["first"]);
  });
});

describe("the others beside a story", () => {
  it("are of other publishers, each side once before any twice, other countries first", () => {
    const own = report("own", 1, "center");
    const list = [
      own,
      report("own sister", 2, "left", { publisher: "own" }),
      report("l1", 9, "left"),
      report("l2", 8, "far-left", { country: "PL" }),
      report("r1", 7, "right"),
      report("c1", 6, "center", { country: "ES" }),
      report("u1", 5, null),
    ];
    expect(othersFor(own, list, 4).map((r) => r.source.id)).toEqual(["l2", "r1", "u1", "c1"]);
    expect(othersFor(own, list, 9)).toHaveLength(5);
  });
});
