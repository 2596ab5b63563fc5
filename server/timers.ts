/** A clock and delayed calls; tests pass their own. */
export type Timers = {
  now: () => number;
  /** Calls `work` after `ms`; the returned function cancels that. */
  after: (ms: number, work: () => void) => () => void;
};
