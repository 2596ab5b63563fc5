import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import type { Database } from "#platform/db/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { claimDue, releaseClaim, spreadOverdue } from "./claims.queries.server.ts";
import { type FeedDependencies, openFeedDependencies } from "./dependencies.server.ts";
import type { FeedRecord } from "./feeds.queries.server.ts";
import { type RefreshResult, refreshFeed } from "./refresh.server.ts";

/** Feeds that one worker checks at once. */
export const concurrency = 8;
/** The time over which feeds that are due at the start are spread. */
export const firstRoundSeconds = 600;
const tickMs = 2_000;
const stopTimeoutMs = 2_000;
const offlineAfter = 5;

export type Scheduler = {
  /** Claims as many due feeds as there is capacity for, and starts to check them. @returns how many */
  tick(): Promise<number>;
  /** Resolves when no check is running. */
  idle(): Promise<void>;
  /** Aborts running requests and resolves when all claims are released, after 2 s at the latest. */
  stop(): Promise<void>;
};

/**
 * The scheduler without its timer: it works only when `tick` is called.
 *
 * @param options.onCapacity called when a check has ended and more feeds may be due than there was capacity for
 */
export function createScheduler(
  db: Database,
  dependencies: FeedDependencies,
  options: { concurrency?: number; onCapacity?: () => void } = {},
): Scheduler {
  const capacity = options.concurrency ?? concurrency;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let ticking: Promise<number> | null = null;
  let wasFull = false;

  const logFailure = failureLogger(dependencies.log);
  const check = async (feed: FeedRecord) => {
    try {
      const done = await refreshFeed(db, feed, dependencies, stopping.signal);
      if (done.result === "stopped") await releaseClaim(db, feed.id);
      else logFailure(feed, done);
    } catch (error) {
      // The claim expires by itself.
      dependencies.log.error(
        { feed: feed.id, url: feed.url, err: error },
        "a feed could not be checked",
      );
    }
  };
  const claim = async () => {
    const free = capacity - running.size;
    if (free <= 0 || stopping.signal.aborted) return 0;
    const feeds = await claimDue(db, dependencies.now(), free);
    wasFull = feeds.length === free;
    for (const feed of feeds) {
      const one = check(feed).finally(() => {
        running.delete(one);
        if (wasFull) options.onCapacity?.();
      });
      running.add(one);
    }
    return feeds.length;
  };
  const idle = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    tick: () => {
      ticking ??= claim().finally(() => {
        ticking = null;
      });
      return ticking;
    },
    idle,
    stop: async () => {
      stopping.abort();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((done) => {
        timer = setTimeout(done, stopTimeoutMs);
      });
      const claimed = Promise.resolve(ticking).catch(() => {});
      await Promise.race([claimed.then(idle), late]);
      clearTimeout(timer);
    },
  };
}

/**
 * Logs when a feed begins to fail and when it works again, one line each. If several feeds in a row could not be
 * reached, this machine is probably offline: then that is logged once instead.
 */
function failureLogger(log: Log): (feed: FeedRecord, done: RefreshResult) => void {
  let unreachableInARow = 0;
  return (feed, { error, unreachable }) => {
    const name = { feed: feed.id, url: feed.url, source: feed.source.id };
    const wasOffline = unreachableInARow >= offlineAfter;
    unreachableInARow = unreachable ? unreachableInARow + 1 : 0;
    if (wasOffline && !unreachable) log.info({}, "feeds can be reached again");
    if (unreachableInARow > offlineAfter) return;
    if (unreachableInARow === offlineAfter) log.warn({ error }, "no feed can be reached");
    else if (error !== null && feed.failures === 0) log.warn({ ...name, error }, "a feed fails");
    else if (error === null && feed.failures > 0) log.info(name, "a feed is back");
  };
}

/**
 * Checks feeds when they are due, until it is stopped. Feeds that are due at the start are spread over ten minutes.
 * Does nothing with `FEEDS=off` in the configuration.
 */
export function startScheduler(o: { db: Database; config: Config; now: Clock; log: Log }): {
  stop(): Promise<void>;
} {
  const { db, config, now, log } = o;
  if (!config.feeds) return { stop: async () => {} };
  const dependencies = openFeedDependencies({ config, now, log });
  let started = false;
  let healthy = true;
  let ticking = false;
  const runTick = async () => {
    if (ticking) return;
    ticking = true;
    try {
      if (!started) await spreadOverdue(db, now(), firstRoundSeconds);
      started = true;
      await scheduler.tick();
      healthy = true;
    } catch (error) {
      if (healthy) log.error({ err: error }, "feeds cannot be claimed");
      healthy = false;
    }
    ticking = false;
  };
  const scheduler = createScheduler(db, dependencies, { onCapacity: () => void runTick() });
  void runTick();
  const timer = setInterval(runTick, tickMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await scheduler.stop();
      await dependencies.close();
    },
  };
}
