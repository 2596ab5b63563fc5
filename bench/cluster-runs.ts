import {
  type Clusters,
  groupOf,
  newClusters,
  place,
  type Report,
  warm,
} from "#events/clustering/clusters.ts";
import type { Answer } from "#events/clustering/evaluation.ts";

/** A report with the event that it belongs to. */
export type LabelledReport = { report: Report; event: string; within: string | null };

/** Clusters reports in the given order, after their words were counted. Returns the groups that they end up in. */
export function gather(reports: LabelledReport[], before: Report[] = []): Answer[] {
  const c = newClusters();
  for (const report of before) warm(c, report);
  for (const { report } of reports) place(c, report);
  return answersOf(c, reports);
}

const answersOf = (c: Clusters, reports: LabelledReport[]): Answer[] =>
  reports.map(({ report, event, within }) => ({
    lang: report.lang,
    event,
    within,
    group: groupOf(c, report.id) ?? 0,
  }));

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
