import type { OutboxEvent } from "#platform/live/outbox.server.ts";
import type { Purge } from "./page-cache.ts";

/**
 * The pages that events make old: every list, the articles they name, and of events in the news their pages and those
 * of their stories, and the page of a piece or event that is discussed. Any page may be old where a change of stories names none (a publisher has been renamed), where
 * a campaign has begun or ended, something is revoked, or where events were missed.
 */
export function purgeOf(events: OutboxEvent[], missed: boolean): Purge {
  const paths = new Set<string>();
  const addPaths = (section: "article" | "event", slugs: readonly string[] = []) => {
    for (const slug of slugs) paths.add(`/${section}/${slug}`);
  };
  let [lists, all, revoked] = [false, missed, missed];
  for (const { topic, payload } of events) {
    // No cached page shows what concerns a single reader.
    if (topic === "reader") continue;
    // A piece's page shows how much was written under it. Lists show it when they are drawn anew.
    if (topic === "discussions") {
      if (payload.path) paths.add(payload.path);
      continue;
    }
    if (topic === "advertising") all = true;
    lists = true;
    if (topic === "stories" || topic === "events") {
      if (!payload.slugs) all = true;
      addPaths(topic === "stories" ? "article" : "event", payload.slugs);
    }
    if (topic === "events") addPaths("article", payload.stories);
    if (topic === "stories" || topic === "media") if (payload.revoked) all = revoked = true;
  }
  return { paths, lists, all, revoked };
}

export type Timers = {
  now: () => number;
  /** Calls `work` after `ms`; the returned function cancels that. */
  after: (ms: number, work: () => void) => () => void;
};

/**
 * Passes purges on: named pages at once, lists at most once in `gapMs`. Feeds change lists every few seconds, and a list
 * that is rendered for each change would be dropped before anyone reads it.
 */
export function throttleLists(
  purge: (what: Purge) => void,
  gapMs: number,
  timers: Timers,
): { purge: (what: Purge) => void; stop: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | null = null;
  const lists = () => {
    cancel = null;
    last = timers.now();
    purge({ paths: new Set(), lists: true, all: false, revoked: false });
  };
  return {
    purge(what) {
      if (what.all || what.paths.size) purge({ ...what, lists: false });
      if (!what.lists || what.all || cancel) return;
      const wait = last + gapMs - timers.now();
      if (wait <= 0) lists();
      else cancel = timers.after(wait, lists);
    },
    stop: () => cancel?.(),
  };
}
