import { describe, expect, it } from "vitest";
import { eventStory } from "../../tests/factories/event-stories.ts";
import { comparisonOf, storiesOfOtherPublishers, timelineOf } from "./comparison.ts";

describe("the comparison of an event", () => {
  it("counts independent publishers by band, and unrated ones apart", () => {
    const found = comparisonOf([
      eventStory("a", 1, "far-left"),
      eventStory("b", 2, "center"),
      eventStory("c", 3, null),
      eventStory("d", 4, "right"),
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
      eventStory("late", 9, "right", { publisher: "House" }),
      eventStory("early", 2, "left", { publisher: "House" }),
    ]);
    expect(found.publishers).toBe(1);
    expect(found.counts).toMatchObject({ left: 1, right: 0 });
    expect(found.sides.right[0]).toMatchObject({ countedWith: "early" });
    expect(found.sides.left[0]).toMatchObject({ countedWith: null });
    expect(found.countries).toMatchObject([{ country: "FR", all: 1 }]);
  });

  it("lists the other stories of an outlet after its newest one, and never an update first", () => {
    const first = eventStory("a", 1, "left");
    const update = eventStory("a", 8, "left", { updateOf: first.id });
    const second = eventStory("a", 5, "left");
    const [outlet] = comparisonOf([first, update, second]).sides.left;
    expect(outlet?.story).toBe(second);
    expect(outlet?.otherStories).toEqual([update, first]);
  });

  it("keeps an update whose first version may not be seen", () => {
    const update = eventStory("a", 8, "left", { updateOf: 999_999 });
    const other = eventStory("a", 3, "left");
    expect(comparisonOf([update, other]).sides.left[0]?.story).toBe(update);
  });

  it("has a row for each country, most publishers first", () => {
    const found = comparisonOf([
      eventStory("a", 1, "left", { country: "PL" }),
      eventStory("b", 2, "left", { country: "AT" }),
      eventStory("c", 3, null, { country: "PL" }),
    ]);
    expect(found.countries.map((c) => [c.country, c.all])).toEqual([
      ["PL", 2],
      ["AT", 1],
    ]);
    expect(found.countries[0]?.counts).toMatchObject({ left: 1, unrated: 1 });
    expect(found.knownCountries).toBe(2);
  });

  it("has a row for publishers of no single country, and does not count it as one", () => {
    const found = comparisonOf([
      eventStory("a", 1, "left", { country: "PL" }),
      eventStory("b", 2, "left", { country: "ZZ" }),
      eventStory("c", 3, "left", { country: "EU" }),
    ]);
    expect(found.countries.map((c) => c.country)).toEqual(["EU", "PL", "ZZ"]);
    expect(found.knownCountries).toBe(1);
  });

  it("puts what the reader reads first", () => {
    const stories = [
      eventStory("a", 1, "right", { lang: "en" }),
      eventStory("b", 5, "right", { lang: "pl" }),
      eventStory("c", 3, "right", { lang: "de" }),
    ];
    const order = comparisonOf(stories, ["de", "en"]).sides.right.map((o) => o.source.id);
    expect(order).toEqual(["c", "a", "b"]);
  });

  it("puts the newest story first", () => {
    const found = comparisonOf([eventStory("a", 1, "right"), eventStory("b", 5, "far-right")]);
    expect(found.sides.right.map((o) => o.source.id)).toEqual(["b", "a"]);
  });
});

it("shows of an outlet straight news before opinions and questions", () => {
  const { sides } = comparisonOf([
    eventStory("a", 1, "left", { title: "Ferry runs aground off Ronsund, all saved" }),
    eventStory("a", 5, "left", { title: "Why did the ferry off Ronsund run aground?" }),
    eventStory("a", 9, "left", { original: "https://a.example/opinion/ferry" }),
  ]);
  const [outlet] = sides.left;
  expect(outlet?.story.title).toBe("Ferry runs aground off Ronsund, all saved");
  expect(outlet?.otherStories).toHaveLength(2);
});

describe("the timeline of an event", () => {
  it("has the first story, each side's first, and the latest", () => {
    const found = timelineOf([
      eventStory("d", 9, "left"),
      eventStory("b", 2, "left"),
      eventStory("c", 5, "right"),
      eventStory("a", 1, "center"),
    ]);
    expect(found.map((m) => [m.kind, m.side, m.story.source.id])).toEqual([
      ["first", "center", "a"],
      ["joined", "left", "b"],
      ["joined", "right", "c"],
      ["latest", "left", "d"],
    ]);
  });

  it("does not repeat the last to join as the latest", () => {
    const found = timelineOf([eventStory("a", 1, "center"), eventStory("b", 2, "left")]);
    expect(found.map((m) => m.kind)).toEqual(["first", "joined"]);
    expect(timelineOf([eventStory("a", 1, null)]).map((m) => m.kind)).toEqual(["first"]);
  });
});

describe("the others beside a story", () => {
  it("are of other publishers, each side once before any twice, other countries first", () => {
    const own = eventStory("own", 1, "center");
    const list = [
      own,
      eventStory("own sister", 2, "left", { publisher: "own" }),
      eventStory("l1", 9, "left"),
      eventStory("l2", 8, "far-left", { country: "PL" }),
      eventStory("r1", 7, "right"),
      eventStory("c1", 6, "center", { country: "ES" }),
      eventStory("u1", 5, null),
    ];
    expect(storiesOfOtherPublishers(own, list, 4).map((r) => r.source.id)).toEqual([
      "l2",
      "r1",
      "u1",
      "c1",
    ]);
    expect(storiesOfOtherPublishers(own, list, 9)).toHaveLength(5);
  });
});
