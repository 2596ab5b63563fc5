/** What is known of a feed between two checks. Times are instants, `intervalSeconds` its own rhythm. */
export type FeedState = {
  url: string;
  /** Addresses it had before permanent redirects, oldest first. */
  movedFrom: string[];
  etag: string | null;
  lastModified: string | null;
  bodyHash: string | null;
  status: number | null;
  lastError: string | null;
  /** Checks in a row that brought nothing because something went wrong. */
  failures: number;
  intervalSeconds: number;
  fetchedAt: Date | null;
  succeededAt: Date | null;
  changedAt: Date | null;
  /** Null: is not fetched at all, because it came from a file or has retired. */
  nextCheckAt: Date | null;
  retiredAt: Date | null;
};

/** What a check came to. `changed`: how many items were new or different; 0 also for a body known already. */
export type Outcome =
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
      /** Nobody was even reached: as likely our own line as theirs. */
      unreachable?: boolean;
    };

export const shortestSeconds = 5 * 60;
export const longestSeconds = 6 * 3600;
const longestPauseSeconds = 24 * 3600;
const longestUnreachableSeconds = 3600;
const jitter = 0.1;
const rememberedMoves = 8;

/**
 * The state after a check. A feed that changed is checked twice as often, one that did not a quarter less
 * often, which settles at about four checks for each change, within 5 minutes and 6 hours. Failures double
 * the pause, up to a day, or an hour where nobody was reached: that costs them nothing, and a machine that
 * was offline catches up soon. A server that says when to come back is believed, up to a day as well; one that
 * says 410 is not asked again.
 *
 * @param random from 0 (inclusive) to 1, for the jitter of a tenth
 */
export function decide(state: FeedState, outcome: Outcome, now: Date, random: number): FeedState {
  const checked = { ...state, status: outcome.status, fetchedAt: now };
  switch (outcome.kind) {
    case "stored": {
      const { etag, lastModified, bodyHash } = outcome;
      return succeed({ ...checked, etag, lastModified, bodyHash }, outcome, now, random);
    }
    case "unchanged":
      return succeed(checked, { ...outcome, changed: 0 }, now, random);
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
        // Never before the moment that was asked for.
        nextCheckAt: after(now, pause * (1 + jitter * random)),
      };
    }
    case "failed": {
      const longest = outcome.unreachable ? longestUnreachableSeconds : longestPauseSeconds;
      const pause = Math.min(pauseSeconds(state), longest);
      return {
        ...checked,
        lastError: outcome.error,
        failures: state.failures + 1,
        nextCheckAt: after(now, pause * (1 - jitter + 2 * jitter * random)),
      };
    }
  }
}

function succeed(
  state: FeedState,
  outcome: { changed: number; movedTo: string | null },
  now: Date,
  random: number,
): FeedState {
  const changed = outcome.changed > 0;
  const intervalSeconds = Math.round(within(state.intervalSeconds * (changed ? 0.5 : 1.25)));
  return {
    ...state,
    ...moved(state, outcome.movedTo),
    lastError: null,
    failures: 0,
    intervalSeconds,
    succeededAt: now,
    changedAt: changed ? now : state.changedAt,
    nextCheckAt: after(now, spread(intervalSeconds, random)),
    retiredAt: null,
  };
}

function moved(state: FeedState, to: string | null): Pick<FeedState, "url" | "movedFrom"> {
  const { url, movedFrom } = state;
  if (to === null || to === url) return { url, movedFrom };
  const former = [...movedFrom.filter((u) => u !== to && u !== url), url];
  return { url: to, movedFrom: former.slice(-rememberedMoves) };
}

const pauseSeconds = ({ intervalSeconds, failures }: FeedState): number =>
  Math.min(within(intervalSeconds) * 2 ** Math.min(failures, 12), longestPauseSeconds);

const within = (seconds: number): number =>
  Math.min(longestSeconds, Math.max(shortestSeconds, seconds));

/** A tenth more or less; at the bounds it is folded back, so that feeds do not march in step there. */
function spread(seconds: number, random: number): number {
  const value = seconds * (1 - jitter + 2 * jitter * random);
  if (value < shortestSeconds) return 2 * shortestSeconds - value;
  if (value > longestSeconds) return 2 * longestSeconds - value;
  return value;
}

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
