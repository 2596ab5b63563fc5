/** A clock and delayed calls; tests pass their own. */
export type Timers = {
  /** Milliseconds that only grow: a wall clock that is set back would stretch what is waited for. */
  now: () => number;
  /** Calls `work` after `ms`; the returned function cancels that. */
  after: (ms: number, work: () => void) => () => void;
};

/** The process's own; they do not keep it alive. */
export const processTimers: Timers = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
