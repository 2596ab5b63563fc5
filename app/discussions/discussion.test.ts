import { describe, expect, it } from "vitest";
import { isOpen } from "./discussion.ts";
import { cursorIn, cursorText, queryOf, readDiscussionAddress } from "./discussion-address.ts";
import { holdRuleFor } from "./moderation/hold-rules.ts";

const day = (n: number) => new Date(`2026-11-${n}T12:00:00Z`);

it("is open from the piece on until it closes, unless an editor says otherwise", () => {
  const discussion = { state: "open", openedAt: day(10), closesAt: day(24) } as const;
  expect(isOpen(discussion, day(10))).toBe(true);
  expect(isOpen(discussion, day(23))).toBe(true);
  expect(isOpen(discussion, day(24))).toBe(false);
  expect(isOpen(discussion, day(9) as Date)).toBe(false);
  expect(isOpen({ ...discussion, state: "hold" }, day(11))).toBe(true);
  expect(isOpen({ ...discussion, state: "closed" }, day(11))).toBe(false);
});

it("checks everything first where an editor says so, but what editors write", () => {
  const facts = {
    discussion: { state: "hold" },
    text: "What I think of it.",
    lang: "en",
    links: 0,
    writer: { approved: 9, rejected: 0, staff: false },
    recent: [],
    now: day(11),
  } as const;
  expect(holdRuleFor(facts)).toBe("check-first");
  expect(holdRuleFor({ ...facts, writer: { ...facts.writer, staff: true } })).toBeNull();
});

describe("an address", () => {
  const read = (query: string) => readDiscussionAddress(new URLSearchParams(query));
  it("asks for an order, a place, a contribution or a thread", () => {
    expect(read("")).toMatchObject({ sort: "newest", mine: false, after: null, comment: null });
    expect(read("sort=appreciated&mine=1&after=17.4.rest")).toMatchObject({
      sort: "appreciated",
      mine: true,
      after: { id: 17, rank: 4, rest: true },
    });
    expect(read("thread=5&from=9").thread).toEqual({ root: 5, after: 9 });
    expect(read("quote=5")).toMatchObject({ reply: 5, quote: true });
  });
  it("takes nonsense for nothing", () => {
    for (const query of [
      "sort=id;drop",
      "after=1e9.0",
      "after=-1.0",
      "comment=0",
      "comment=1.5",
      "thread=99999999999999999",
    ])
      expect(read(query), query).toMatchObject({
        sort: "newest",
        after: null,
        comment: null,
        thread: null,
      });
  });
  it("is written as it is read", () => {
    for (const query of [
      "",
      "?sort=oldest&mine=1&after=7.0",
      "?comment=3",
      "?thread=1&from=2",
      "?quote=8",
    ])
      expect(queryOf(read(query))).toBe(query);
    expect(cursorIn(cursorText({ id: 1, rank: 2, rest: true }))).toEqual({
      id: 1,
      rank: 2,
      rest: true,
    });
  });
});
