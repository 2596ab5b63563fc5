/** The position in an item: in percent, and in a recording in seconds too. */
export type Position = { progress?: number | undefined; seconds?: number | undefined };

/** A position without undefined properties. */
export const knownPosition = ({ progress, seconds }: Position): Position => ({
  ...(progress === undefined ? {} : { progress }),
  ...(seconds === undefined ? {} : { seconds }),
});

/** Stored positions by key (`article:12`): `share` in percent, `seconds`, and when it was stored, in milliseconds since 1970. */
export type Positions = Record<string, { share: number; at: number; seconds?: number }>;

/** How many positions are stored; the oldest are dropped. */
export const positionsLimit = 100;

/** The positions in a stored value, without damaged entries. */
export function parsePositions(value: unknown): Positions {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value as Positions).filter(
      ([, entry]) => Number.isFinite(entry?.share) && Number.isFinite(entry?.at),
    ),
  );
}

/** The positions with the present one in an item; unchanged if that is not known. */
export const updatePosition = (
  positions: Positions,
  key: string,
  { progress, seconds }: Position,
  at: number,
): Positions =>
  progress === undefined
    ? positions
    : addPosition(positions, key, {
        share: progress,
        at,
        ...(seconds === undefined ? {} : { seconds }),
      });

/**
 * The positions with one more. Of two for the same item, and of too many, the newer stay. An article that was read keeps
 * the seconds at which its narration was left.
 */
export function addPosition(
  positions: Positions,
  key: string,
  position: Positions[string],
): Positions {
  const known = positions[key];
  if (known && known.at > position.at) return positions;
  const seconds = known?.seconds === undefined ? {} : { seconds: known.seconds };
  const next = Object.entries({ ...positions, [key]: { ...seconds, ...position } });
  return Object.fromEntries(next.sort(([, a], [, b]) => b.at - a.at).slice(0, positionsLimit));
}
