import { expect, test } from "vitest";
import { planRebuild, type RebuiltGroup } from "./rebuild-plan.ts";

const group = (...stories: number[]): RebuiltGroup => {
  return { sample: false, lead: stories[0] ?? 0, stories, parent: null };
};
/** Stories by the event they are in; `back` names events that have older stories too. */
const places = (events: Record<number, number[]>, ...back: number[]) =>
  new Map(
    Object.entries(events).flatMap(([event, stories]) =>
      stories.map(
        (story) => [story, { event: +event, reachesBack: back.includes(+event) }] as const,
      ),
    ),
  );

test("a group is the event of which it has half of the stories, and of several that of which it has most", () => {
  const one = group(1, 2, 3, 4, 5);
  const plan = planRebuild([one], places({ 7: [1, 2], 8: [3, 4, 5] }));
  expect(plan).toMatchObject({
    kept: [{ event: 8, group: one }],
    created: [],
    ungrouped: [],
    shrunk: [],
  });
  expect(plan.redirected).toEqual([{ from: 7, into: one }]);
});

test("an event of which no group has half ends, and leads to where most of it went", () => {
  const [large, small] = [group(1, 2, 9), group(3, 4, 8)];
  const plan = planRebuild([large, small], places({ 7: [1, 2, 3, 4, 5] }));
  expect(plan).toMatchObject({ kept: [], created: [large, small], ungrouped: [5], shrunk: [] });
  expect(plan.redirected).toEqual([{ from: 7, into: large }]);
});

test("an event with older stories, or without a story in company, stays by itself", () => {
  const one = group(1, 2, 3, 4);
  const plan = planRebuild([one], places({ 7: [1], 8: [2, 3, 4], 9: [5, 6] }, 7));
  expect(plan).toMatchObject({
    kept: [{ event: 8 }],
    redirected: [],
    ungrouped: [5, 6],
    shrunk: [7, 9],
  });
});
