import { expect, it } from "vitest";
import { itemKey, parseItemKey } from "./item-key.ts";

it("the key of an item is read, and nothing else is", () => {
  const item = { kind: "article", id: 12 } as const;
  expect(parseItemKey(itemKey(item))).toEqual(item);
  expect(itemKey({ type: "video", id: 3 })).toBe("video:3");
  for (const text of [
    "article:0",
    "article:-1",
    "page:1",
    "article:1 or 1=1",
    "",
    "article:1e9",
    "article:1:2",
  ])
    expect(parseItemKey(text)).toBeNull();
});
