import { describe, expect, it } from "vitest";
import { clusterStories, shuffled } from "../bench/cluster-runs.ts";
import { bCubed, countPairs, scoresOf } from "../bench/cluster-scores.ts";
import { fixtureStories, otherNews } from "../bench/event-fixture.ts";

// The least that the clustering must reach on the project's own stories (docs/decisions/020-pairs-of-stories.md).
describe("stories of the fixture", () => {
  const own = fixtureStories();
  const before = [...otherNews(), ...own.map((t) => t.story)];
  const answers = clusterStories(own, before);

  it("find each other in one language", () => {
    expect(bCubed(answers, "same", true).f1).toBeGreaterThanOrEqual(0.85);
  });

  it("find each other across languages", () => {
    const { precision, recall } = scoresOf(countPairs(answers, "across"));
    expect(precision).toBeGreaterThanOrEqual(0.87);
    expect(recall).toBeGreaterThanOrEqual(0.45);
  });

  it("find each other in whatever order they come", () => {
    for (const seed of [1, 2, 3]) {
      const other = clusterStories(shuffled(own, seed), before);
      const change = Math.abs(bCubed(other, "all", true).f1 - bCubed(answers, "all", true).f1);
      expect(change).toBeLessThanOrEqual(0.03);
    }
  });
});
