import type { Decided, QueueRow } from "../moderation.ts";

/**
 * Merges fresh rows into the shown list so that nothing moves: decided rows stay in place and say so. With `add`, new
 * rows are appended.
 * @param shown the rows on the screen
 * @param fresh the open rows now
 */
export function mergeQueue(
  shown: readonly QueueRow[],
  fresh: readonly QueueRow[],
  o: { add: boolean },
): QueueRow[] {
  const news = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  return [
    ...shown.map((row) => news.get(row.id) ?? row),
    ...(o.add ? fresh.filter(({ id }) => !known.has(id)) : []),
  ];
}

/** Adds decisions to rows. @param became the decisions by id (`outcomesOf`) */
export const markDecided = (
  shown: readonly QueueRow[],
  became: Readonly<Record<string, Decided>>,
): QueueRow[] => shown.map((row) => ({ ...row, decided: became[row.id] ?? row.decided }));

/** How many open items are not in the list. @param waiting the number of open items */
export const countNew = (shown: readonly QueueRow[], waiting: number): number =>
  Math.max(0, waiting - shown.filter(({ decided }) => decided === null).length);

/** The neighbours of a row, and the next open row, else the first one; null for none. */
export function neighboursOf(
  shown: readonly QueueRow[],
  id: string | null,
): { previous: string | null; next: string | null; nextWaiting: string | null } {
  const at = shown.findIndex((row) => row.id === id);
  const waits = (row: QueueRow) => row.decided === null && row.id !== id;
  return {
    previous: shown[at - 1]?.id ?? null,
    next: shown[at + 1]?.id ?? null,
    nextWaiting: (shown.slice(at + 1).find(waits) ?? shown.find(waits))?.id ?? null,
  };
}
