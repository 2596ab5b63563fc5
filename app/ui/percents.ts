/**
 * Shares of a whole in whole percent, which together are 100: each is rounded down, and what is missing goes to those
 * that lost most (the method of the largest remainder, after Hamilton); of equals to the first.
 * @param counts not negative
 * @returns in the order of the counts; zeros where all are zero
 */
export function percentsOf(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return counts.map(() => 0);
  const percents = counts.map((count) => Math.floor((100 * count) / all));
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const lost = counts.map((count, at) => ({ at, lost: (100 * count) % all }));
  for (const { at } of lost.sort((a, b) => b.lost - a.lost).slice(0, missing))
    percents[at] = (percents[at] ?? 0) + 1;
  return percents;
}
