import { describe, expect, it } from "vitest";
import { report } from "../../tests/factories/reports.ts";
import { comparisonOf, othersFor, timelineOf } from "./comparison.ts";

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

it("shows of an outlet what it reports before what it thinks or asks", () => {
  const { sides } = comparisonOf([
    report("a", 1, "left", { title: "Ferry runs aground off Ronsund, all saved" }),
    report("a", 5, "left", { title: "Why did the ferry off Ronsund run aground?" }),
    report("a", 9, "left", { original: "https://a.example/opinion/ferry" }),
  ]);
  const [outlet] = sides.left;
  expect(outlet?.report.title).toBe("Ferry runs aground off Ronsund, all saved");
  expect(outlet?.others).toHaveLength(2);
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
