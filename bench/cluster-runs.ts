import {
  type Clusters,
  groupOf,
  newClusters,
  place,
  type Report,
  warm,
} from "#events/clustering/clusters.ts";
import type { Answer } from "#events/clustering/evaluation.ts";

/** A report with what it tells of. */
export type LabelledReport = { report: Report; event: string; within: string | null };

/** Places reports in the given order, after their words were counted, and gives the groups they are in at the end. */
export function gather(told: LabelledReport[], before: Report[] = []): Answer[] {
  const c = newClusters();
  for (const report of before) warm(c, report);
  for (const { report } of told) place(c, report);
  return answersOf(c, told);
}

const answersOf = (c: Clusters, told: LabelledReport[]): Answer[] =>
  told.map(({ report, event, within }) => ({
    lang: report.lang,
    event,
    within,
    group: groupOf(c, report.id) ?? 0,
  }));

/** The same in another order, which is always the same one (a linear congruence). */
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
