import { describe, expect, it } from "vitest";
import { type ContributionFacts, type HoldRule, holdRuleFor, holdRules } from "./hold-rules.ts";

const now = new Date("2026-11-21T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const wrote = (count: number, minutes: number) =>
  Array.from({ length: count }, (_, n) => ({
    text: `Another thought, number ${n}.`,
    at: ago(minutes),
  }));

/** What a known member writes, which appears at once. */
const plain: ContributionFacts = {
  discussion: { state: "open" },
  text: "The boiler was the cheap part.",
  lang: "en",
  links: 0,
  wordListHit: "none",
  writer: { approved: 2, rejected: 0, staff: false },
  recent: [],
  now,
};
const judge = (facts: Partial<ContributionFacts>) => holdRuleFor({ ...plain, ...facts });
const writer = (approved: number, rejected: number) => ({ approved, rejected, staff: false });

describe("a contribution", () => {
  it("appears at once where no rule holds it", () => {
    expect(judge({})).toBeNull();
  });

  it.each<[why: string, Partial<ContributionFacts>, HoldRule | null]>([
    ["all of a discussion is checked first", { discussion: { state: "hold" } }, "check-first"],
    ["a listed word", { wordListHit: "found" }, "words"],
    ["a list that could not be searched in time", { wordListHit: "late" }, "words"],
    ["the second of a new member", { writer: writer(1, 0) }, "new-member"],
    ["the third of a new member", { writer: writer(2, 0) }, null],
    ["a link", { links: 1 }, "link"],
    [
      "the same text, with other marks and case",
      { recent: [{ text: "the BOILER was,  the cheap part!", at: ago(600) }] },
      "same-text",
    ],
    ["another text", { recent: [{ text: "The boiler was the dear part.", at: ago(1) }] }, null],
    ["the fifth in five minutes", { recent: wrote(4, 4) }, "speed"],
    ["the fourth in five minutes", { recent: wrote(3, 4) }, null],
    ["the fifth, after a break", { recent: wrote(4, 5) }, null],
    ["the thirty-first of a day", { recent: wrote(30, 300) }, "speed"],
    ["a third of many rejected", { writer: writer(6, 3) }, "often-rejected"],
    ["less than a third rejected", { writer: writer(7, 3) }, null],
    ["two rejected of few", { writer: writer(2, 2) }, null],
  ])("%s", (_, facts, rule) => {
    expect(judge(facts)).toBe(rule);
  });

  it("names the first rule of several, in the order in which they are asked", () => {
    const all = {
      discussion: { state: "hold" as const },
      wordListHit: "found" as const,
      writer: writer(0, 3),
      links: 2,
      recent: wrote(40, 1),
    };
    expect(judge(all)).toBe("check-first");
    expect(judge({ ...all, discussion: { state: "open" } })).toBe("words");
    expect(holdRules).toHaveLength(7);
  });

  it("of an editor or of the author of a piece is never held", () => {
    const staff = { approved: 0, rejected: 9, staff: true };
    expect(
      judge({ writer: staff, discussion: { state: "hold" }, wordListHit: "found", links: 3 }),
    ).toBe(null);
  });
});
