import type { Decided, QueueRow } from "../moderation.ts";

/**
 * The list as it stays on the screen: nothing moves. Lines that wait no longer stay where they are and say so; what has
 * come in since is left out, unless it was asked for: then it follows below.
 * @param shown what stands there
 * @param fresh what waits now
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

/** Marks lines as decided. @param became what became of them, by id (`whatBecameOf`) */
export const markDecided = (
  shown: readonly QueueRow[],
  became: Readonly<Record<string, Decided>>,
): QueueRow[] => shown.map((row) => ({ ...row, decided: became[row.id] ?? row.decided }));

/** How many have come in that do not stand there. @param waiting how many wait in all */
export const newcomersOf = (shown: readonly QueueRow[], waiting: number): number =>
  Math.max(0, waiting - shown.filter(({ decided }) => decided === null).length);

/** The lines before and after one; after the last comes none. The next one is the next that waits. */
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
