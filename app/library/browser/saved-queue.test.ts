import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemKinds } from "../item.ts";
import { type ItemSnapshot, parseItemSnapshot, pathOf } from "../item-snapshot.ts";
import { parseLastViewed } from "./last-viewed.ts";
import { parseLikeReceipts, withReceipt } from "./like-receipts.ts";
import {
  isSaved,
  parseQueue,
  queueLimit,
  type SavedItem,
  withItem,
  withoutItem,
} from "./saved-queue.ts";

const item: fc.Arbitrary<ItemSnapshot> = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  type: fc.constantFrom(...itemKinds),
  title: fc.string({ minLength: 1 }).filter((t) => t.trim() !== ""),
  meta: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
});
const story: ItemSnapshot = { id: 1, type: "article", title: "A", meta: "a", lang: "el" };

describe("the queue", () => {
  it("puts a new item in front, and a known one nowhere", () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), item, (items, next) => {
        const queue = items.reduce<SavedItem[]>((q, i, n) => withItem(q, i, n), []);
        const known = isSaved(queue, next);
        const after = withItem(queue, next, 99);
        if (known) expect(after).toEqual(queue);
        else expect(after).toEqual([{ ...next, savedAt: 99 }, ...queue]);
        expect(isSaved(after, next)).toBe(true);
        expect(isSaved(withoutItem(after, next), next)).toBe(false);
        expect(parseQueue(JSON.stringify(after))).toEqual(after);
      }),
    );
  });

  it("tells items by id and type", () => {
    const queue = withItem([], story, 1);
    expect(isSaved(queue, { id: 1, type: "video" })).toBe(false);
    expect(withItem(queue, { ...story, title: "B", meta: "b" }, 2)).toBe(queue);
  });

  it("ends somewhere", () => {
    let queue: SavedItem[] = [];
    for (let id = 1; id <= queueLimit + 10; id++) queue = withItem(queue, { ...story, id }, id);
    expect(queue).toHaveLength(queueLimit);
    expect(queue[0]?.id).toBe(queueLimit + 10);
  });

  it("leaves out what is spoiled, foreign or doubled", () => {
    const good = { ...story, savedAt: 1 };
    const stored = [
      good,
      { ...good, savedAt: 2 },
      null,
      7,
      [],
      { ...good, id: 0 },
      { ...good, id: "2" },
      { ...good, id: 3, type: "book" },
      { ...good, id: 4, title: " " },
      { ...good, id: 5, meta: "../../../evil" },
      { ...good, id: 6, meta: "//evil.example" },
      { ...good, id: 7, savedAt: "yesterday" },
      { ...good, id: 8, lang: '"><b>' },
    ];
    const { lang: _, ...eighth } = { ...good, id: 8 };
    expect(parseQueue(JSON.stringify(stored))).toEqual([good, eighth]);
    for (const no of [null, "", "{", "{}", "null", '"x"']) expect(parseQueue(no)).toEqual([]);
  });

  it("leads to paths of this site, whatever is stored", () => {
    fc.assert(
      fc.property(fc.json(), fc.record({ ...shape(), savedAt: fc.nat() }), (text, odd) => {
        for (const kept of [...parseQueue(text), ...parseQueue(JSON.stringify([odd]))])
          expect(pathOf(kept)).toMatch(/^\/(article\/[\w-]+|(video|podcast)\/\d+)$/);
      }),
    );
  });
});

const shape = () => ({
  id: fc.oneof(fc.nat(), fc.string()),
  type: fc.oneof(fc.constantFrom<string>(...itemKinds), fc.string()),
  title: fc.string(),
  meta: fc.oneof(fc.string(), fc.webPath()),
});

describe("the item viewed last", () => {
  it("comes back with how far it was read", () => {
    const last = { ...story, timestamp: 5, progress: 62 };
    expect(parseLastViewed(JSON.stringify(last))).toEqual(last);
    const { progress: _, ...whole } = last;
    for (const progress of [-1, 101, "62", null])
      expect(parseLastViewed(JSON.stringify({ ...last, progress }))).toEqual(whole);
  });

  it("is none where the value is spoiled", () => {
    for (const no of [null, "", "[]", "{}", JSON.stringify(story), '{"timestamp":1}'])
      expect(parseLastViewed(no)).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => void parseLastViewed(text)));
  });
});

it("keeps receipts of likes, and no others", () => {
  const receipts = withReceipt(withReceipt({}, "video:1", "a:x"), "article:2", "a:y");
  expect(parseLikeReceipts(JSON.stringify(receipts))).toEqual({
    "video:1": "a:x",
    "article:2": "a:y",
  });
  expect(withReceipt(receipts, "video:1", null)).toEqual({ "article:2": "a:y" });
  expect(parseLikeReceipts('{"video:0":"a","book:1":"a","video:3":7,"__proto__":{}}')).toEqual({});
  for (const no of [null, "[]", "7", "x"]) expect(parseLikeReceipts(no)).toEqual({});
});

it("asks no more of a language than that it looks like one", () => {
  expect(parseItemSnapshot({ ...story, lang: "bg" })?.lang).toBe("bg");
  expect(parseItemSnapshot({ ...story, lang: 5 })).not.toHaveProperty("lang");
});
