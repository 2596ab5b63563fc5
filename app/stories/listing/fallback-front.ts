import { hourMs } from "#platform/duration.ts";

/** How stories are chosen where events do not fill the front page (docs/decisions/002-front-page.md). */
export const fallbackFrontRule = {
  /** Lead and two, six in the list, nine in the grid. */
  stories: 18,
  /** The most stories of one source, unless there are too few others. */
  perSource: 3,
  /** Older stories come after newer ones, whatever their topic. */
  freshHours: 48,
} as const;

export type Candidate = {
  sample: boolean;
  /** Whether it is about the Union or politics. */
  preferred: boolean;
  /** Whether it is in a language of the reader. */
  read: boolean;
  source: { id: string };
  /** ISO 8601. */
  publishedAt: string;
};

/**
 * Chooses the stories of the front page from the newest candidates, in this order: real before sample, fresh before old, the
 * reader's languages before others, preferred before others, newer before older. No real source has more than `perSource`,
 * unless there are too few others.
 */
export function chooseFrontStories<T extends Candidate>(candidates: readonly T[], now: Date): T[] {
  const since = now.getTime() - fallbackFrontRule.freshHours * hourMs;
  const rank = (c: Candidate) =>
    (c.sample ? 8 : 0) +
    (Date.parse(c.publishedAt) < since ? 4 : 0) +
    (c.read ? 0 : 2) +
    (c.preferred ? 0 : 1);
  // Candidates come newest first, and sorting keeps that order within a rank.
  const ordered = [...candidates].sort((a, b) => rank(a) - rank(b));
  const shares = new Map<string, number>();
  const withinShare = ordered.filter((c) => {
    const share = (shares.get(c.source.id) ?? 0) + 1;
    shares.set(c.source.id, share);
    return c.sample || share <= fallbackFrontRule.perSource;
  });
  const real = (of: T[]) => of.filter((c) => !c.sample);
  const chosen = new Set([...real(withinShare), ...real(ordered), ...withinShare, ...ordered]);
  const page = new Set([...chosen].slice(0, fallbackFrontRule.stories));
  return ordered.filter((c) => page.has(c));
}
