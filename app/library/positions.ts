/** How far articles were read: `article:12` to percent, and when (milliseconds since 1970). */
export type Positions = Record<string, { share: number; at: number }>;

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

/** The positions with one more. Of two for the same item, and of too many, the newer stay. */
export function withPosition(
  positions: Positions,
  name: string,
  position: Positions[string],
): Positions {
  const known = positions[name];
  if (known && known.at > position.at) return positions;
  const next = Object.entries({ ...positions, [name]: position });
  return Object.fromEntries(next.sort(([, a], [, b]) => b.at - a.at).slice(0, positionsLimit));
}
