import type { Mend } from "./report.ts";

/** What editors decided, by report; each decision stands with both sides. */
export type Mends = { together: Map<number, Set<number>>; apart: Map<number, Set<number>> };

export const newMends = (): Mends => ({ together: new Map(), apart: new Map() });

/** Keeps a mend of a report. A later word on the same two replaces an earlier one. */
export function keepMend(mends: Mends, id: number, mend: Mend): void {
  for (const other of mend.with ?? []) say(mends.together, mends.apart, id, other);
  for (const other of mend.without ?? []) say(mends.apart, mends.together, id, other);
}

function say(
  kind: Map<number, Set<number>>,
  other: Map<number, Set<number>>,
  a: number,
  b: number,
): void {
  if (a === b) return;
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const said = kind.get(from) ?? new Set();
    kind.set(from, said.add(to));
    other.get(from)?.delete(to);
  }
}

const none: ReadonlySet<number> = new Set();

/** The reports that an editor put together with this one. */
export const togetherWith = (mends: Mends, id: number): ReadonlySet<number> =>
  mends.together.get(id) ?? none;

/** Whether an editor keeps one of these reports from one of those. */
export function areApart(mends: Mends, these: number[], those: number[]): boolean {
  if (mends.apart.size === 0) return false;
  const other = new Set(those);
  return these.some((id) => {
    for (const barred of mends.apart.get(id) ?? none) if (other.has(barred)) return true;
    return false;
  });
}

/** Drops what was decided about reports that nobody knows any more. */
export function dropMends(mends: Mends, known: (id: number) => boolean): void {
  for (const kind of [mends.together, mends.apart])
    for (const [id, others] of kind) if (!known(id) && ![...others].some(known)) kind.delete(id);
}
