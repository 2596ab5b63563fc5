// What the long fault run saw: every promise that was tried, and the figures by what was killed.

/** What came of killing one process, in milliseconds where something took its time. */
export type Outcome = { killed: string; gone?: number; ready: number };

export type Tally = {
  /** Counts a promise as kept or broken, and says so. */
  check(what: string, holds: boolean, detail: string): void;
  /** Keeps the figures of a round; they break a promise when it took more than five times as long as promised. */
  note(outcome: Outcome): void;
  /** Prints the figures. @returns whether every promise was kept */
  report(): boolean;
};

// What is promised on a machine with nothing else to do. A busy one may take five times as long, which is printed; more
// than that is a promise broken.
const promised = { goneMs: 1_000, readyMs: 10_000 };
const slack = 5;
const isLate = ({ gone = 0, ready }: Outcome, times = 1) =>
  gone > promised.goneMs * times || ready > promised.readyMs * times;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

function span(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  const slowest = sorted.at(-1);
  return median === undefined || slowest === undefined
    ? "–"
    : `${seconds(median)}, ${seconds(slowest)}`;
}

export function openTally(say: (line: string) => void): Tally {
  const counts = { kept: 0, broken: 0 };
  const outcomes: Outcome[] = [];
  const check: Tally["check"] = (what, holds, detail) => {
    counts[holds ? "kept" : "broken"]++;
    say(`${holds ? "✓" : "✗"} ${what}: ${detail}`);
  };
  return {
    check,
    note: (outcome) => {
      outcomes.push(outcome);
      const { killed, gone = 0, ready } = outcome;
      check(
        `in time after ${killed}`,
        !isLate(outcome, slack),
        `gone after ${seconds(gone)}, ready after ${seconds(ready)}`,
      );
    },
    report: () => {
      say("\n| killed | rounds | gone: median, slowest | ready again: median, slowest |");
      say("|---|---|---|---|");
      for (const [killed, those] of Map.groupBy(outcomes, (one) => one.killed)) {
        const gone = span(those.flatMap((one) => one.gone ?? []));
        say(`| ${killed} | ${those.length} | ${gone} | ${span(those.map((one) => one.ready))} |`);
      }
      const late = outcomes.filter((outcome) => isLate(outcome));
      say(
        `\nlater than a quiet machine's 1 s and 10 s: ${late.length} of ${outcomes.length} rounds`,
      );
      say(`${counts.kept} promises kept, ${counts.broken} broken`);
      return counts.broken === 0;
    },
  };
}
