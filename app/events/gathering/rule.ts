/** How stories are gathered into events, beyond what the recipe measures (clustering/recipe.ts). */
export const gatheringRule = {
  /** Older stories find no event any more, nor are they looked for at the first start. */
  newHours: 48,
  /** What a process that takes over reads again: an event is joined within 48 hours of its last story. */
  knownHours: 72,
  /** So many characters of an excerpt are compared. */
  excerpt: 300,
} as const;
