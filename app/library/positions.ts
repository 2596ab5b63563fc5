/** How far articles were read: `article:12` to percent, and when (milliseconds since 1970). */
export type Positions = Record<string, { share: number; at: number }>;

/** Older ones are forgotten: nobody goes back to so many half-read pieces. */
export const positionsLimit = 100;

/** What is kept; spoiled entries are left out. */
export function positionsOf(value: unknown): Positions {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value as Positions).filter(
      ([, kept]) => Number.isFinite(kept?.share) && Number.isFinite(kept?.at),
    ),
  );
}

/** The positions with one more; of two for the same item, and of too many, the newer stay. */
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
