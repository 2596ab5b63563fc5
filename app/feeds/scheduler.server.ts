import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import type { Database } from "#platform/db/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { claimDue, releaseClaim, spreadOverdue } from "./claims.queries.server.ts";
import type { FeedRecord } from "./feeds.queries.server.ts";
import { type Refreshed, refreshFeed } from "./refresh.server.ts";
import { openTools, type Tools } from "./tools.server.ts";

/** How many feeds are under way at once in one worker. */
export const concurrency = 8;
/** Over how long the feeds that are due at a start are spread. */
export const firstRoundSeconds = 600;
const tickMs = 2_000;
const farewellMs = 2_000;
const offlineAfter = 5;

export type Scheduler = {
  /** Claims what is due, as far as there is room, and sets it going. @returns how many */
  tick(): Promise<number>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Ends requests under way and resolves when all are given back, after 2 s at the latest. */
  stop(): Promise<void>;
};

/**
 * The scheduler without its timer: it moves only when `tick` is called.
 *
 * @param options.onRoom called when a check has ended and more may have been due than there was room for
 */
export function createScheduler(
  db: Database,
  tools: Tools,
  options: { concurrency?: number; onRoom?: () => void } = {},
): Scheduler {
  const room = options.concurrency ?? concurrency;
  const ending = new AbortController();
  const running = new Set<Promise<void>>();
  let ticking: Promise<number> | null = null;
  let wasFull = false;

  const report = reporter(tools.log);
  const check = async (feed: FeedRecord) => {
    try {
      const done = await refreshFeed(db, feed, tools, ending.signal);
      if (done.result === "stopped") await releaseClaim(db, feed.id);
      else report(feed, done);
    } catch (error) {
      // The claim runs out by itself.
      tools.log.error({ feed: feed.id, url: feed.url, err: error }, "a feed could not be checked");
    }
  };
  const claim = async () => {
    const free = room - running.size;
    if (free <= 0 || ending.signal.aborted) return 0;
    const feeds = await claimDue(db, tools.now(), free);
    wasFull = feeds.length === free;
    for (const feed of feeds) {
      const one = check(feed).finally(() => {
        running.delete(one);
        if (wasFull) options.onRoom?.();
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
      ending.abort();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((done) => {
        timer = setTimeout(done, farewellMs);
      });
      const claimed = Promise.resolve(ticking).catch(() => {});
      await Promise.race([claimed.then(idle), late]);
      clearTimeout(timer);
    },
  };
}

/**
 * Says when a feed begins to fail and when it is back, one line each; the table of health shows the rest. When
 * several in a row could not even be reached, it is the machine that is offline: that is said once instead.
 */
function reporter(log: Log): (feed: FeedRecord, done: Refreshed) => void {
  let unreached = 0;
  return (feed, { error, unreachable }) => {
    const name = { feed: feed.id, url: feed.url, source: feed.source.id };
    const wasOffline = unreached >= offlineAfter;
    unreached = unreachable ? unreached + 1 : 0;
    if (wasOffline && !unreachable) log.info({}, "feeds can be reached again");
    if (unreached > offlineAfter) return;
    if (unreached === offlineAfter) log.warn({ error }, "no feed can be reached");
    else if (error !== null && feed.failures === 0) log.warn({ ...name, error }, "a feed fails");
    else if (error === null && feed.failures > 0) log.info(name, "a feed is back");
  };
}

/**
 * Checks feeds as they fall due until it is stopped. Feeds that are due already are spread over ten minutes.
 * Does nothing when the configuration says `FEEDS=off`.
 */
export function startScheduler(o: { db: Database; config: Config; now: Clock; log: Log }): {
  stop(): Promise<void>;
} {
  const { db, config, now, log } = o;
  if (!config.feeds) return { stop: async () => {} };
  const tools = openTools({ config, now, log });
  let started = false;
  let healthy = true;
  let busy = false;
  const go = async () => {
    if (busy) return;
    busy = true;
    try {
      if (!started) await spreadOverdue(db, now(), firstRoundSeconds);
      started = true;
      await scheduler.tick();
      healthy = true;
    } catch (error) {
      if (healthy) log.error({ err: error }, "feeds cannot be claimed");
      healthy = false;
    }
    busy = false;
  };
  const scheduler = createScheduler(db, tools, { onRoom: () => void go() });
  void go();
  const timer = setInterval(go, tickMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await scheduler.stop();
      await tools.close();
    },
  };
}
