/** An editor's word: `stories` belong together, or do not belong to `others`. */
export type MendRow = { id: number; kind: string; stories: number[]; others: number[] };

/** What holds for each story: those it belongs with (itself among them), and those it never joins. */
export type Mends = Map<number, { with: number[]; without: number[] }>;

/** The words that stand, by the stories they name. */
export function mendsOf(rows: readonly MendRow[]): Mends {
  const mends: Mends = new Map();
  const add = (story: number, side: "with" | "without", stories: number[]) => {
    const known = mends.get(story) ?? { with: [], without: [] };
    // Most stories are named once: then all of them share one list.
    known[side] = known[side].length > 0 ? [...known[side], ...stories] : stories;
    mends.set(story, known);
  };
  for (const { kind, stories, others } of rows) {
    for (const one of stories)
      if (kind === "together") add(one, "with", stories);
      else add(one, "without", others);
    for (const other of others) add(other, "without", stories);
  }
  return mends;
}
