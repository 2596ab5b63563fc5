import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { groupOf } from "../clustering/clusters.ts";
import { clustering } from "./default-clustering.ts";
import {
  eventChangesOf,
  linkGroupToEvent,
  type Memory,
  newBatch,
  newMemory,
  placeStory,
  restoreStory,
} from "./newsroom-clusters.ts";
import type { StoryReport } from "./reading.queries.server.ts";

const fixture = new URL("../../../tests/fixtures/events/stories.jsonl", import.meta.url);
const stories: StoryReport[] = readFileSync(fixture, "utf8")
  .trim()
  .split("\n")
  .map((line, i) => {
    const { lang, country, outlet, published, title, excerpt } = JSON.parse(line);
    const report = { id: i + 1, lang, country, outlet, at: Date.parse(published), title, excerpt };
    return { ...report, about: [], source: outlet, sample: false, event: null };
  })
  .sort((a, b) => a.at - b.at || a.id - b.id);

/** Gathers as the worker does, a batch at a time, in a memory that is made anew before the stories at `restarts`. */
function gathered(restarts: number[]): string[] {
  let m = newMemory(clustering, false);
  const written = new Map<number, number>();
  let next = 1;
  for (let at = 0; at < stories.length; at += 10) {
    if (restarts.includes(at)) {
      m = newMemory(clustering, false);
      for (const s of stories.slice(0, at))
        restoreStory(m, { ...s, event: written.get(s.id) ?? null }, new Map());
    }
    const batch = newBatch();
    for (const s of stories.slice(at, at + 10)) placeStory(m, batch, s, new Map());
    for (const g of eventChangesOf(m, batch)) {
      const event = g.events[0] ?? next++;
      for (const [story, old] of written) if (g.events.includes(old)) written.set(story, event);
      for (const story of g.moved) written.set(story, event);
      linkGroupToEvent(m, g.group, event);
    }
    expect(inMemory(m)).toEqual(groupsOf(written));
  }
  return groupsOf(written);
}

const groupsOf = (written: ReadonlyMap<number, number>): string[] =>
  [...Map.groupBy(written.keys(), (story) => written.get(story)).values()]
    .map((ids) => ids.sort((a, b) => a - b).join(" "))
    .sort();

/** The same according to the clustering in memory. */
const inMemory = (m: Memory): string[] =>
  groupsOf(
    new Map(
      [...m.known.keys()].flatMap((id) => {
        const group = groupOf(m.clusters, id) ?? 0;
        return group > 0 ? [[id, group] as const] : [];
      }),
    ),
  );

test("what is written is what the clustering decided, also after the memory was restored", () => {
  const whole = gathered([]);
  expect(whole.length).toBeGreaterThan(40);
  expect(gathered([100, 110, 200])).toEqual(whole);
});
