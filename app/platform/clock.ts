/** The time by the site clock. Passed as a value, so that tests and /dev/clock can move it. */
export type Clock = () => Date;

/** Moves the site clock for every process, forward only. @returns the time that it is from now on */
export type MoveClock = (to: Date) => Promise<{ ok: true; now: Date } | { ok: false; now: Date }>;
