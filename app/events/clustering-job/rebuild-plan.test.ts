import { expect, test } from "vitest";
import { planRebuild, type RebuiltCluster } from "./rebuild-plan.ts";

const cluster = (...stories: number[]): RebuiltCluster => {
  return { sample: false, lead: stories[0] ?? 0, stories, parent: null };
};
/** Stories by the event they are in; `back` names events that have older stories too. */
const eventsByStory = (events: Record<number, number[]>, ...back: number[]) =>
  new Map(
    Object.entries(events).flatMap(([event, stories]) =>
      stories.map(
        (story) => [story, { event: +event, hasOlderStories: back.includes(+event) }] as const,
      ),
    ),
  );

test("a cluster keeps the event of which it has half of the stories, and of several the one with most", () => {
  const one = cluster(1, 2, 3, 4, 5);
  const plan = planRebuild([one], eventsByStory({ 7: [1, 2], 8: [3, 4, 5] }));
  expect(plan).toMatchObject({
    kept: [{ event: 8, cluster: one }],
    created: [],
    withoutEvent: [],
    shrunk: [],
  });
  expect(plan.redirected).toEqual([{ from: 7, into: one }]);
});

test("an event of which no cluster has half ends, and redirects to the cluster with most of it", () => {
  const [large, small] = [cluster(1, 2, 9), cluster(3, 4, 8)];
  const plan = planRebuild([large, small], eventsByStory({ 7: [1, 2, 3, 4, 5] }));
  expect(plan).toMatchObject({ kept: [], created: [large, small], withoutEvent: [5], shrunk: [] });
  expect(plan.redirected).toEqual([{ from: 7, into: large }]);
});

test("an event with older stories, or whose stories are in no cluster, keeps its address", () => {
  const one = cluster(1, 2, 3, 4);
  const plan = planRebuild([one], eventsByStory({ 7: [1], 8: [2, 3, 4], 9: [5, 6] }, 7));
  expect(plan).toMatchObject({
    kept: [{ event: 8 }],
    redirected: [],
    withoutEvent: [5, 6],
    shrunk: [7, 9],
  });
});
