import { pairFeatureNames } from "#events/clustering/pair-features.ts";
import { pairWeights, type WeightsByLanguage } from "#events/clustering/pair-weights.ts";
import { clusterOwn } from "./cluster-runs.ts";
import { clusterStream, labelledWindows, readStream, type Window } from "./event-stream.ts";
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
  const stories = readStream();
  if (!stories) {
    process.stderr.write(
      "!!! SKIPPED: fitting the weights of pairs (needs ../shared/feeds/stream)\n",
    );
    return [];
  }
  const windows = labelledWindows(stories);
  const fitOn = (fitted: readonly Window[]) => {
    let weights = pairWeights;
    for (let round = 0; round < fitRule.rounds; round++) {
      const pairs = clusteredPairs(fitted, weights);
      weights = {
        same: fitWeights(pairs.flatMap((p) => p.same)),
        across: fitWeights(pairs.flatMap((p) => p.across)),
      };
    }
    return weights;
  };
  const clusteredPairs = (
    fitted: readonly Window[],
    weights: WeightsByLanguage,
  ): PairsByLanguage[] => {
    const pairs: PairsByLanguage[] = [];
    clusterStream(stories, windows, {
      weights,
      onEnd: (window, c) => {
        if (fitted.includes(window)) pairs.push(pairsOf(c, window.stories));
      },
    });
    const own = clusterOwn(weights);
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
    const weights = fitOn(windows.filter((w) => !names.includes(w.name)));
    const judged = clusterStream(stories, windows, { weights });
    return streamRows(`windows ${names.join(" and ")}, fitted on the others`, judged, names);
  });
  const fitted = fitOn(windows);
  for (const name of pairFeatureNames)
    console.log(
      `${name.padEnd(34)} ${[fitted.same, fitted.across].map((w) => w[name].toFixed(2).padStart(7)).join("")}`,
    );
  return rows;
}
