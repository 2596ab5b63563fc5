/** An editor's decision: `stories` belong together, or are kept apart from `others`. */
export type OverrideRow = { id: number; kind: string; stories: number[]; others: number[] };

/** For each story: those it belongs together with (including itself), and those it is kept apart from. */
export type OverridesByStory = Map<number, { with: number[]; without: number[] }>;

/** The overrides in force, by story. */
export function overridesByStory(rows: readonly OverrideRow[]): OverridesByStory {
  const byStory: OverridesByStory = new Map();
  const add = (story: number, side: "with" | "without", stories: number[]) => {
    const known = byStory.get(story) ?? { with: [], without: [] };
    // Most stories are named once: then all of them share one list.
    known[side] = known[side].length > 0 ? [...known[side], ...stories] : stories;
    byStory.set(story, known);
  };
  for (const { kind, stories, others } of rows) {
    for (const one of stories)
      if (kind === "together") add(one, "with", stories);
      else add(one, "without", others);
    for (const other of others) add(other, "without", stories);
  }
  return byStory;
}
