import {
  type Clusters,
  groupOf,
  learnFrequencies,
  newClusters,
  placeReport,
  type Report,
} from "#events/clustering/clusters.ts";
import type { LabelledStory } from "#events/clustering/evaluation.ts";
import { fixtureStories, otherNews } from "./event-fixture.ts";

/** A report with its true event. */
export type LabelledReport = { report: Report; event: string; within: string[] };

/** Places reports in the given order, after their words were counted, and gives the groups they are in at the end. */
export function clusterReports(reports: LabelledReport[], before: Report[] = []): LabelledStory[] {
  const c = newClusters();
  for (const report of before) learnFrequencies(c, report);
  for (const { report } of reports) placeReport(c, report);
  return labelledGroups(c, reports);
}

const labelledGroups = (c: Clusters, reports: LabelledReport[]): LabelledStory[] =>
  reports.map(({ report, event, within }) => ({
    lang: report.lang,
    event,
    within,
    group: groupOf(c, report.id) ?? 0,
  }));

/** Our own stories, placed after their words were counted. */
export function gatherOwn(): { clusters: Clusters; stories: ReturnType<typeof fixtureStories> } {
  const stories = fixtureStories();
  const clusters = newClusters();
  for (const report of [...otherNews(), ...stories.map((s) => s.report)])
    learnFrequencies(clusters, report);
  for (const { report } of stories) placeReport(clusters, report);
  return { clusters, stories };
}

/** A reproducible shuffle, by a linear congruential generator. */
export function shuffled<T>(all: T[], seed = 7): T[] {
  const out = [...all];
  let state = seed;
  for (let i = out.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const j = state % (i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}
