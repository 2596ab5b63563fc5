/** Limits of gathering; the parameters of the clustering itself are in clustering/parameters.ts. */
export const gatheringRule = {
  /** Older stories are not assigned to events. */
  newHours: 48,
  /** Stories that a process reads when it takes over: an event is joined within 48 hours of its last story. */
  knownHours: 72,
  /** Characters of an excerpt that are compared. */
  excerpt: 300,
} as const;
