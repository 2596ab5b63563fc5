import { expect, test } from "vitest";
import { parentClusterOf } from "./chapters.ts";
import { newClusters, restoreStory, type StoryInput } from "./clusters.ts";

const hour = 3_600_000;
const day = Date.UTC(2026, 10, 20);
const story = (id: number, hours: number, title: string): StoryInput => ({
  id,
  lang: "en",
  country: "IE",
  publisher: `outlet ${id}`,
  at: day + hours * hour,
  title,
  states: [],
  excerpt: "",
});
const storm = "Storm Ilvy floods Donegal and Mayo as rivers burst";

/** A large event of `stories`, and another story some hours after its beginning. */
function chapterAfter(hours: number, title: string, stories = 20): number | null {
  const c = newClusters();
  for (let i = 0; i < 60; i++)
    restoreStory(c, story(1_000 + i, 0, `Match ${i} ends with goal ${i * 7}`), 1_000 + i);
  for (let i = 0; i < stories; i++) restoreStory(c, story(i + 1, 0, `${storm} ${i}`), 7);
  restoreStory(c, story(900, hours, title), 8);
  return parentClusterOf(c, 8);
}

test("a later event of the same storyline is a chapter of a large event", () => {
  expect(chapterAfter(60, "Storm Ilvy: Donegal rivers burst again, Mayo counts the floods")).toBe(
    7,
  );
});

test("an event on another matter, an early one, or one after a small event is no chapter", () => {
  expect(chapterAfter(60, "Parliament in Dublin votes on the budget for schools")).toBeNull();
  expect(chapterAfter(17, storm)).toBeNull();
  expect(chapterAfter(60, storm, 19)).toBeNull();
});
