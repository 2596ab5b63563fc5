import {
  bCubed,
  countPairs,
  type LabelledStory,
  type PairCounts,
  scoresOf,
} from "./cluster-scores.ts";
import type { Row } from "./row.ts";

/** Precision, recall and B-cubed of some windows of the stream together, in one language and across languages. */
export function streamRows(
  title: string,
  answers: ReadonlyMap<string, LabelledStory[]>,
  names: readonly string[] = [...answers.keys()],
): Row[] {
  const judged = names.map((name) => answers.get(name) ?? []);
  return (["same", "across"] as const).flatMap((pairs) => {
    const { precision, recall } = scoresOf(addPairs(judged.map((a) => countPairs(a, pairs))));
    const whole = judged.map((a) => bCubed(a, pairs, true).f1);
    const name = `clusters ${title}, ${pairs === "same" ? "one language" : "across"}`;
    return [
      { name: `${name}: precision`, figure: precision, unit: "of 1" },
      { name: `${name}: recall`, figure: recall, unit: "of 1" },
      {
        name: `${name}: B³m`,
        figure: whole.reduce((sum, f1) => sum + f1, 0) / whole.length,
        unit: "of 1",
      },
    ];
  });
}

/** Counts of several runs together. */
export const addPairs = (counts: readonly PairCounts[]): PairCounts =>
  counts.reduce((a, b) => ({
    right: a.right + b.right,
    wrong: a.wrong + b.wrong,
    missing: a.missing + b.missing,
  }));
