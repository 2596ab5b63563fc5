import type { Clusters } from "#events/clustering/clusters.ts";
import { clueNames, cluesOf } from "#events/clustering/pair-odds.ts";
import type { LabelledReport } from "./cluster-runs.ts";

/** Two labelled reports: their clues, whether they are of one event, and how much the pair counts. */
export type LabelledPair = { clues: Float64Array; isSame: boolean; weight: number };
export type PairsByLanguage = { same: LabelledPair[]; across: LabelledPair[] };

/** How pairs count, and how strongly weights are held near zero. */
export const fitRule = {
  /** Pairs with smaller cosines are never compared in gathering. */
  leastCosine: 0.04,
  /** Pairs further apart are left out: the windows of the stream have none. */
  mostHours: 10,
  /** Pairs of one event count this much, shared among the reports of the event by a power of their number. */
  oneEvent: 3,
  eventSizePower: 0.6,
  /** Pairs of different events of one long story, which people would divide differently. */
  oneSubject: 0.1,
  /** Pairs of our own stories count this much beside those of the stream. */
  ownStories: 0.2,
  ridge: 0.3,
  rounds: 2,
};

/**
 * The pairs of labelled reports that have been placed.
 * @param share how much all of them count
 */
export function pairsOf(
  c: Clusters,
  reports: readonly LabelledReport[],
  share = 1,
): PairsByLanguage {
  const sizes = new Map<string, number>();
  for (const { event } of reports) sizes.set(event, (sizes.get(event) ?? 0) + 1);
  const pairs: PairsByLanguage = { same: [], across: [] };
  for (const [i, one] of reports.entries())
    for (const other of reports.slice(0, i)) {
      const [a, b] = [c.reports.get(one.report.id), c.reports.get(other.report.id)];
      if (!a || !b) continue;
      const clues = cluesOf(a, b).slice();
      if (Math.max(clues[1] as number, clues[4] as number) < fitRule.leastCosine) continue;
      if (Math.abs(a.publishedAt - b.publishedAt) > fitRule.mostHours * 3_600_000) continue;
      const isSame = one.event === other.event;
      const weight = isSame
        ? fitRule.oneEvent / ((sizes.get(one.event) as number) - 1) ** fitRule.eventSizePower
        : one.within.some((subject) => other.within.includes(subject))
          ? fitRule.oneSubject
          : 1;
      pairs[a.lang === b.lang ? "same" : "across"].push({
        clues,
        isSame,
        weight: weight * share,
      });
    }
  return pairs;
}

/** Weights of the clues by logistic regression with a ridge, fitted by gradient descent (Adam) on scaled clues. */
export function fitWeights(pairs: readonly LabelledPair[], ridge = fitRule.ridge): number[] {
  const size = clueNames.length;
  const indices = Array.from({ length: size }, (_, k) => k);
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0);
  const averageOf = (figureOf: (pair: LabelledPair) => number) =>
    pairs.reduce((sum, pair) => sum + pair.weight * figureOf(pair), 0) / total;
  const means = indices.map((k) => (k ? averageOf((p) => p.clues[k] as number) : 0));
  const spreads = indices.map((k) =>
    k ? Math.sqrt(averageOf((p) => ((p.clues[k] as number) - (means[k] as number)) ** 2)) : 1,
  );
  const scaled = pairs.map(({ clues }) =>
    clues.map((value, k) =>
      (spreads[k] as number) > 1e-9 ? (value - (means[k] as number)) / (spreads[k] as number) : 0,
    ),
  );
  const weights = new Float64Array(size);
  const momentum = new Float64Array(size);
  const squares = new Float64Array(size);
  for (let step = 1; step <= 500; step++) {
    const gradient = new Float64Array(size);
    for (const [i, { isSame, weight }] of pairs.entries()) {
      const clues = scaled[i] as Float64Array;
      let odds = 0;
      for (let k = 0; k < size; k++) odds += (clues[k] as number) * (weights[k] as number);
      const error = (1 / (1 + Math.exp(-odds)) - Number(isSame)) * weight;
      for (let k = 0; k < size; k++)
        gradient[k] = (gradient[k] as number) + error * (clues[k] as number);
    }
    for (const k of indices) {
      const slope =
        ((gradient[k] as number) / total) * 100 + (k ? ridge * (weights[k] as number) : 0);
      momentum[k] = 0.9 * (momentum[k] as number) + 0.1 * slope;
      squares[k] = 0.999 * (squares[k] as number) + 0.001 * slope * slope;
      const mean = (momentum[k] as number) / (1 - 0.9 ** step);
      const spread = Math.sqrt((squares[k] as number) / (1 - 0.999 ** step));
      weights[k] = (weights[k] as number) - (0.05 * mean) / (spread + 1e-8);
    }
  }
  const raw = indices.map((k) =>
    (spreads[k] as number) > 1e-9 ? (weights[k] as number) / (spreads[k] as number) : 0,
  );
  for (const k of indices.slice(1))
    raw[0] = (raw[0] as number) - (raw[k] as number) * (means[k] as number);
  return raw;
}
