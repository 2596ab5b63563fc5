/** A story with the event it tells of, and the group it was put in. */
export type Answer = {
  lang: string;
  event: string;
  group: number;
  /** What its event is a part of, for days on end: pairs within it that are of different events are not judged. */
  within?: string | null;
};

export type Figures = {
  precision: number;
  recall: number;
  f1: number;
};

/** Which pairs of stories are judged. */
export type Pairs = "all" | "same" | "across";

const counts = (pairs: Pairs, a: Answer, b: Answer): boolean =>
  pairs === "all" || (a.lang === b.lang) === (pairs === "same");

const isOpen = (a: Answer, b: Answer): boolean =>
  a.event !== b.event && Boolean(a.within) && a.within === b.within;

/** Right, wrong and missing pairs, each counted once. Sums of several runs give the figures of them all. */
export type Tally = { right: number; wrong: number; missing: number };

export function tallyOf(answers: Answer[], pairs: Pairs): Tally {
  const tally = { right: 0, wrong: 0, missing: 0 };
  for (const [i, a] of answers.entries())
    for (const b of answers.slice(i + 1)) {
      if (!counts(pairs, a, b) || isOpen(a, b)) continue;
      const together = a.group === b.group;
      if (a.event === b.event) tally[together ? "right" : "missing"]++;
      else if (together) tally.wrong++;
    }
  return tally;
}

export function figuresOf({ right, wrong, missing }: Tally): Figures {
  return figures(right / (right + wrong || 1), right / (right + missing || 1));
}

const figures = (precision: number, recall: number): Figures => ({
  precision,
  recall,
  f1: (2 * precision * recall) / (precision + recall || 1),
});

/**
 * B-cubed (Bagga and Baldwin 1998): for each story, how much of its group is of its event and how much of its
 * event is in its group, on average. `company` leaves out of precision the stories that were left alone, and of
 * recall those whose event has no other: what nobody told twice is easily right.
 */
export function bCubed(answers: Answer[], pairs: Pairs, company = false): Figures {
  const precisions: number[] = [];
  const recalls: number[] = [];
  for (const a of answers) {
    let [both, group, event] = [1, 1, 1];
    for (const b of answers) {
      if (a === b || !counts(pairs, a, b) || isOpen(a, b)) continue;
      const together = a.group === b.group;
      const one = a.event === b.event;
      if (together) group++;
      if (one) event++;
      if (together && one) both++;
    }
    if (!company || group > 1) precisions.push(both / group);
    if (!company || event > 1) recalls.push(both / event);
  }
  return figures(mean(precisions), mean(recalls));
}

const mean = (all: number[]): number =>
  all.length ? all.reduce((sum, one) => sum + one, 0) / all.length : 1;
