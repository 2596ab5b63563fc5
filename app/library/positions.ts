/** How far an item was read or heard: in percent, and of a recording in seconds too. */
export type Reached = { progress?: number | undefined; seconds?: number | undefined };

/** How far an item was read or heard, without what is not known. */
export const reachedOf = ({ progress, seconds }: Reached): Reached => ({
  ...(progress === undefined ? {} : { progress }),
  ...(seconds === undefined ? {} : { seconds }),
});

/** How far items were read or heard: `article:12` to percent (and seconds), and when (milliseconds since 1970). */
export type Positions = Record<string, { share: number; at: number; seconds?: number }>;

/** How many positions are stored; the oldest are dropped. */
export const positionsLimit = 100;

/** The positions in a stored value, without damaged entries. */
export function positionsOf(value: unknown): Positions {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value as Positions).filter(
      ([, entry]) => Number.isFinite(entry?.share) && Number.isFinite(entry?.at),
    ),
  );
}

/** The positions after an item was read or heard so far; the same ones where that is not known. */
export const withReached = (
  positions: Positions,
  name: string,
  { progress, seconds }: Reached,
  at: number,
): Positions =>
  progress === undefined
    ? positions
    : withPosition(positions, name, {
        share: progress,
        at,
        ...(seconds === undefined ? {} : { seconds }),
      });

/**
 * The positions with one more. Of two for the same item, and of too many, the newer stay. How far a piece was read says
 * nothing of how far it was heard: what is known of its seconds stays until it is heard again.
 */
export function withPosition(
  positions: Positions,
  name: string,
  position: Positions[string],
): Positions {
  const known = positions[name];
  if (known && known.at > position.at) return positions;
  const heard = known?.seconds === undefined ? {} : { seconds: known.seconds };
  const next = Object.entries({ ...positions, [name]: { ...heard, ...position } });
  return Object.fromEntries(next.sort(([, a], [, b]) => b.at - a.at).slice(0, positionsLimit));
}
