import type { Override } from "./story-input.ts";

/** The editors' overrides, by story; each is stored for both stories of a pair. */
export type Overrides = { together: Map<number, Set<number>>; apart: Map<number, Set<number>> };

export const newOverrides = (): Overrides => ({ together: new Map(), apart: new Map() });

/** Adds an override of a story. A later decision about the same two stories replaces an earlier one. */
export function addOverride(overrides: Overrides, id: number, override: Override): void {
  for (const other of override.with ?? []) record(overrides.together, overrides.apart, id, other);
  for (const other of override.without ?? [])
    record(overrides.apart, overrides.together, id, other);
}

function record(
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
    const partners = kind.get(from) ?? new Set();
    kind.set(from, partners.add(to));
    other.get(from)?.delete(to);
  }
}

const none: ReadonlySet<number> = new Set();

/** The stories that overrides put together with this one. */
export const keptTogetherWith = (overrides: Overrides, id: number): ReadonlySet<number> =>
  overrides.together.get(id) ?? none;

/** Whether an override keeps one of these stories apart from one of those. */
export function areKeptApart(overrides: Overrides, these: number[], those: number[]): boolean {
  if (overrides.apart.size === 0) return false;
  const other = new Set(those);
  return these.some((id) => {
    for (const barred of overrides.apart.get(id) ?? none) if (other.has(barred)) return true;
    return false;
  });
}

/** Removes overrides whose stories are all forgotten. */
export function pruneOverrides(overrides: Overrides, known: (id: number) => boolean): void {
  for (const kind of [overrides.together, overrides.apart])
    for (const [id, others] of kind) if (!known(id) && ![...others].some(known)) kind.delete(id);
}
