import { expect, test } from "vitest";
import type { StorySummary } from "../story.ts";
import { waitingCount } from "./front-page.ts";

const stories = (...ids: number[]) => ids.map((id) => ({ id }) as StorySummary);
const nextWith = (...ids: number[]) => ({ stories: stories(...ids), updatedAt: "" });

test("only stories that the front would show, and that came after those on the page, are counted as new", () => {
  const shown = stories(7, 9, 3);
  expect(waitingCount({ stories: shown, next: null })).toBe(0);
  expect(waitingCount({ stories: shown, next: nextWith(9, 4, 7) })).toBe(0);
  expect(waitingCount({ stories: shown, next: nextWith(11, 9, 10) })).toBe(2);
});
