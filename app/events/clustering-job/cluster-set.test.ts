import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clusterIdOf } from "../../../bench/cluster-scores.ts";
import {
  assignNewStory,
  type ClusterSet,
  eventChangesOf,
  newBatch,
  newClusterSet,
  restoreStoredStory,
  setEventOfCluster,
} from "./cluster-set.ts";
import { defaultClustering } from "./default-clustering.ts";
import type { StoryToCluster } from "./reading.queries.server.ts";

const fixture = new URL("../../../tests/fixtures/events/stories.jsonl", import.meta.url);
const stories: StoryToCluster[] = readFileSync(fixture, "utf8")
  .trim()
  .split("\n")
  .map((line, i) => {
    const { lang, country, outlet, published, title, excerpt } = JSON.parse(line);
    const story = {
      id: i + 1,
      lang,
      country,
      publisher: outlet,
      at: Date.parse(published),
      title,
      excerpt,
    };
    return { ...story, states: [], source: outlet, sample: false, event: null };
  })
  .sort((a, b) => a.at - b.at || a.id - b.id);

/** Clusters as the worker does, a batch at a time, and starts with empty memory again before the stories at `restarts`. */
function writtenClusters(restarts: number[]): string[] {
  let m = newClusterSet(defaultClustering, false);
  const written = new Map<number, number>();
  let next = 1;
  for (let at = 0; at < stories.length; at += 10) {
    if (restarts.includes(at)) {
      m = newClusterSet(defaultClustering, false);
      for (const s of stories.slice(0, at))
        restoreStoredStory(m, { ...s, event: written.get(s.id) ?? null }, new Map());
    }
    const batch = newBatch();
    for (const s of stories.slice(at, at + 10)) assignNewStory(m, batch, s, new Map());
    for (const g of eventChangesOf(m, batch)) {
      const event = g.events[0] ?? next++;
      for (const [story, old] of written) if (g.events.includes(old)) written.set(story, event);
      for (const story of g.movedStories) written.set(story, event);
      setEventOfCluster(m, g.clusterId, event);
    }
    expect(inMemory(m)).toEqual(clustersOf(written));
  }
  return clustersOf(written);
}

const clustersOf = (written: ReadonlyMap<number, number>): string[] =>
  [...Map.groupBy(written.keys(), (story) => written.get(story)).values()]
    .map((ids) => ids.sort((a, b) => a - b).join(" "))
    .sort();

/** The same according to the clustering in memory. */
const inMemory = (m: ClusterSet): string[] =>
  clustersOf(
    new Map(
      [...m.known.keys()].flatMap((id) => {
        const event = clusterIdOf(m.clusters, id) ?? 0;
        return event > 0 ? [[id, event] as const] : [];
      }),
    ),
  );

test("the stored events are the clusters, also after the clusters were restored", () => {
  const whole = writtenClusters([]);
  expect(whole.length).toBeGreaterThan(40);
  expect(writtenClusters([100, 110, 200])).toEqual(whole);
});
