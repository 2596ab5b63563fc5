/** The state of a feed between two checks. `intervalSeconds` is the interval at which this feed is checked. */
export type FeedState = {
  url: string;
  /** Addresses it had before permanent redirects, oldest first. */
  movedFrom: string[];
  etag: string | null;
  lastModified: string | null;
  bodyHash: string | null;
  status: number | null;
  lastError: string | null;
  /** Failed checks in a row. */
  failures: number;
  intervalSeconds: number;
  fetchedAt: Date | null;
  succeededAt: Date | null;
  changedAt: Date | null;
  /** Null for a feed that is not fetched, because it came from a file or is retired. */
  nextCheckAt: Date | null;
  retiredAt: Date | null;
};

/** The outcome of a check. `changed`: how many items were new or different; 0 also for an unchanged body. */
export type CheckOutcome =
  | {
      kind: "stored";
      status: number;
      etag: string | null;
      lastModified: string | null;
      bodyHash: string | null;
      movedTo: string | null;
      changed: number;
    }
  | { kind: "unchanged"; status: number; movedTo: string | null }
  | { kind: "gone"; status: number }
  | { kind: "throttled"; status: number; retryAfterMs: number | null }
  | {
      kind: "failed";
      status: number | null;
      error: string;
      /** The server could not be reached at all; the cause may be our own connection. */
      unreachable?: boolean;
    };

export const shortestSeconds = 5 * 60;
export const longestSeconds = 6 * 3600;
const longestPauseSeconds = 24 * 3600;
const longestUnreachableSeconds = 3600;
const jitterShare = 0.1;
const maxFormerUrls = 8;

/**
 * The state after a check. A change halves the interval, no change lengthens it by a quarter, within 5 minutes and 6 hours:
 * about four checks for each change. Failures double the pause, up to a day, or up to an hour if the server was not reached, so
 * that a machine that was offline catches up soon. Retry-After is respected up to a day, and 410 retires the feed. While
 * something is live the interval is the shortest, since broadcasts begin and end between two checks.
 * @param random from 0 (inclusive) to 1, for the jitter of a tenth
 */
export function decideNextState(
  state: FeedState,
  outcome: CheckOutcome,
  now: Date,
  random: number,
  isLive = false,
): FeedState {
  const checked = { ...state, status: outcome.status, fetchedAt: now };
  switch (outcome.kind) {
    case "stored": {
      const { etag, lastModified, bodyHash } = outcome;
      return afterSuccess(
        { ...checked, etag, lastModified, bodyHash },
        outcome,
        now,
        random,
        isLive,
      );
    }
    case "unchanged":
      return afterSuccess(checked, { ...outcome, changed: 0 }, now, random, isLive);
    case "gone":
      return {
        ...checked,
        lastError: "gone for good (410)",
        failures: state.failures + 1,
        nextCheckAt: null,
        retiredAt: now,
      };
    case "throttled": {
      const wait = Math.min((outcome.retryAfterMs ?? 0) / 1000, longestPauseSeconds);
      const pause = Math.max(wait, pauseSeconds(state));
      return {
        ...checked,
        lastError: `asked to come back later (${outcome.status})`,
        failures: state.failures + 1,
        // Never earlier than Retry-After.
        nextCheckAt: addSeconds(now, pause * (1 + jitterShare * random)),
      };
    }
    case "failed": {
      const longest = outcome.unreachable ? longestUnreachableSeconds : longestPauseSeconds;
      const pause = Math.min(pauseSeconds(state), longest);
      return {
        ...checked,
        lastError: outcome.error,
        failures: state.failures + 1,
        nextCheckAt: addSeconds(now, pause * (1 - jitterShare + 2 * jitterShare * random)),
      };
    }
  }
}

function afterSuccess(
  state: FeedState,
  outcome: { changed: number; movedTo: string | null },
  now: Date,
  random: number,
  isLive: boolean,
): FeedState {
  const changed = outcome.changed > 0;
  const factor = isLive ? 0 : changed ? 0.5 : 1.25;
  const intervalSeconds = Math.round(clampInterval(state.intervalSeconds * factor));
  return {
    ...state,
    ...withRedirect(state, outcome.movedTo),
    lastError: null,
    failures: 0,
    intervalSeconds,
    succeededAt: now,
    changedAt: changed ? now : state.changedAt,
    nextCheckAt: addSeconds(now, withJitter(intervalSeconds, random)),
    retiredAt: null,
  };
}

function withRedirect(state: FeedState, to: string | null): Pick<FeedState, "url" | "movedFrom"> {
  const { url, movedFrom } = state;
  if (to === null || to === url) return { url, movedFrom };
  const former = [...movedFrom.filter((u) => u !== to && u !== url), url];
  return { url: to, movedFrom: former.slice(-maxFormerUrls) };
}

const pauseSeconds = ({ intervalSeconds, failures }: FeedState): number =>
  Math.min(clampInterval(intervalSeconds) * 2 ** Math.min(failures, 12), longestPauseSeconds);

const clampInterval = (seconds: number): number =>
  Math.min(longestSeconds, Math.max(shortestSeconds, seconds));

/** A tenth more or less; reflected at the bounds, so that feeds with the shortest interval are spread too. */
function withJitter(seconds: number, random: number): number {
  const value = seconds * (1 - jitterShare + 2 * jitterShare * random);
  if (value < shortestSeconds) return 2 * shortestSeconds - value;
  if (value > longestSeconds) return 2 * longestSeconds - value;
  return value;
}

const addSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
