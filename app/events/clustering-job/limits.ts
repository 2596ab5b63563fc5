/** Limits of the clustering job; the parameters of the clustering itself are in clustering/parameters.ts. */
export const clusteringLimits = {
  /** Older stories are not assigned to events. */
  newStoryHours: 48,
  /** Stories of these hours are restored when a process takes the lease: an event can be joined for 48 hours. */
  restoredHours: 72,
  /** Characters of an excerpt that are compared. */
  excerptLength: 300,
} as const;
