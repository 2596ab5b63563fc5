import { expect, it } from "vitest";
import { mayBeMore } from "./counted.ts";

it("doubts only the counts of what a filter excludes, where all matches were counted", () => {
  const counted = { atLeast: false, othersAtLeast: true };
  expect(mayBeMore(counted, null, "video")).toBe(false);
  expect(mayBeMore(counted, "video", "video")).toBe(false);
  expect(mayBeMore(counted, "video", "article")).toBe(true);
  expect(mayBeMore(counted, "video", null)).toBe(true);
});
