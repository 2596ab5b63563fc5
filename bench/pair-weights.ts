import { clueNames } from "#events/clustering/pair-odds.ts";
import { pairWeights } from "#events/clustering/pair-weights.ts";
import { gatherOwn } from "./cluster-runs.ts";
import { gatherStream, labelledWindows, streamReports, type Window } from "./event-stream.ts";
import { fitRule, fitWeights, type PairsByLanguage, pairsOf } from "./pair-fit.ts";
import type { Row } from "./row.ts";
import { streamRows } from "./stream-rows.ts";

/** Windows by which the others are judged, and the other way round. */
const folds = [
  ["A", "C"],
  ["J", "B"],
];

/**
 * Fits the weights of pairs: on half of the windows, judged by the other half, both ways; then on all, and prints what
 * app/events/clustering/pair-weights.ts would hold.
 */
export async function run(): Promise<Row[]> {
  const reports = streamReports();
  if (!reports) {
    process.stderr.write(
      "!!! SKIPPED: fitting the weights of pairs (needs ../shared/feeds/stream)\n",
    );
    return [];
  }
  const windows = labelledWindows(reports);
  const shipped = { ...pairWeights };
  const fitOn = (fitted: readonly Window[]) => {
    Object.assign(pairWeights, shipped);
    for (let round = 0; round < fitRule.rounds; round++) {
      const pairs = gatherPairs(fitted);
      pairWeights.same = fitWeights(pairs.flatMap((p) => p.same));
      pairWeights.across = fitWeights(pairs.flatMap((p) => p.across));
    }
  };
  const gatherPairs = (fitted: readonly Window[]): PairsByLanguage[] => {
    const pairs: PairsByLanguage[] = [];
    gatherStream(reports, windows, (window, c) => {
      if (fitted.includes(window)) pairs.push(pairsOf(c, window.stories));
    });
    const own = gatherOwn();
    return [
      ...pairs,
      pairsOf(
        own.clusters,
        own.stories.filter((s) => s.half === "dev"),
        fitRule.ownStories,
      ),
    ];
  };
  const rows = folds.flatMap((names) => {
    fitOn(windows.filter((w) => !names.includes(w.name)));
    const judged = gatherStream(reports, windows);
    return streamRows(`windows ${names.join(" and ")}, fitted on the others`, judged, names);
  });
  fitOn(windows);
  for (const [k, name] of clueNames.entries())
    console.log(
      `${name.padEnd(34)} ${[pairWeights.same, pairWeights.across].map((w) => (w[k] as number).toFixed(2).padStart(7)).join("")}`,
    );
  Object.assign(pairWeights, shipped);
  return rows;
}
