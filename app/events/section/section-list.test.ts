import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ListPosition, mergePage, readListCursor, writeListCursor } from "./section-list.ts";

const event = (at: number, id: number): ListPosition => ({ kind: "event", at, id });
const story = (at: number, id: number): ListPosition => ({ kind: "story", at, id });

describe("a page of a section's list", () => {
  it("has events and single stories by time, events first", () => {
    const { rows, next } = mergePage([event(9, 1), event(5, 2)], [story(9, 7), story(6, 6)], {
      limit: 3,
      searchedTo: null,
    });
    expect(rows).toEqual([event(9, 1), story(9, 7), story(6, 6)]);
    expect(next).toEqual(story(6, 6));
  });

  it("ends where there is nothing more", () => {
    expect(mergePage([event(9, 1)], [], { limit: 1, searchedTo: null }).next).toBeNull();
  });

  it("waits with what lies beyond the search for single stories", () => {
    const page = mergePage([event(9, 1), event(2, 2)], [story(8, 5)], {
      limit: 20,
      searchedTo: story(4, 9),
    });
    expect(page).toEqual({ rows: [event(9, 1), story(8, 5)], next: story(4, 9) });
  });

  it("shows everything once, page after page", () => {
    const position = fc.record({
      kind: fc.constantFrom<ListPosition["kind"]>("event", "story"),
      at: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(position, { maxLength: 60 }), (drafts) => {
        const all = drafts.map((draft, n) => ({ ...draft, id: n + 1 }));
        const later = (kind: ListPosition["kind"], from: ListPosition | null) =>
          all
            .filter((p) => p.kind === kind)
            .filter((p) => !from || (p.id !== from.id && comesAfter(p, from)))
            .sort((a, b) => b.at - a.at || b.id - a.id)
            .slice(0, 6);
        const seen: ListPosition[] = [];
        let from: ListPosition | null = null;
        do {
          const page = mergePage(later("event", from), later("story", from), {
            limit: 5,
            searchedTo: null,
          });
          seen.push(...page.rows);
          from = page.next;
        } while (from && seen.length <= all.length);
        expect(seen.map((p) => p.id).sort((a, b) => a - b)).toEqual(all.map((p) => p.id));
      }),
    );
  });
});

const whole = { limit: 1, searchedTo: null };
const comesAfter = (p: ListPosition, from: ListPosition): boolean =>
  mergePage(
    [p, from].filter((one) => one.kind === "event"),
    [p, from].filter((one) => one.kind === "story"),
    whole,
  ).rows[0] === from;

describe("a cursor", () => {
  it("says what was written", () => {
    fc.assert(
      fc.property(
        fc.record({
          kind: fc.constantFrom<ListPosition["kind"]>("event", "story"),
          at: fc.integer({ min: 0, max: 4_000_000_000_000 }),
          id: fc.integer({ min: 0, max: 9_000_000_000 }),
          sample: fc.boolean(),
          everyLanguage: fc.boolean(),
          lead: fc.option(fc.integer({ min: -9_000_000_000, max: 9_000_000_000 })),
        }),
        (cursor) => {
          const lead = cursor.lead === 0 ? 1 : cursor.lead;
          expect(readListCursor(writeListCursor({ ...cursor, lead }))).toEqual({ ...cursor, lead });
        },
      ),
    );
  });

  it.each([
    "",
    "e",
    "x1.a.b",
    "e1.zzzzzzzzzz.1",
    "e2.a.b",
    "e1.a",
    "1.a.b",
    "e1.a.b;drop",
    "eA-1.a.b",
  ])("is not %j", (text) => expect(readListCursor(text)).toBeNull());
});
