import type { AnnouncedChange } from "#platform/live/outbox.server.ts";
import type { Purge } from "./page-cache.ts";
import type { Timers } from "./timers.ts";

/**
 * The cached pages that changes make outdated: the pages that they name, and all lists; only those named after a contribution,
 * since lists show the new count once they are rendered again; none after a change of a single reader. Stories and events
 * that are not named (a publisher has been renamed) make every page outdated, and so does advertising. With `revoked`, and
 * where changes were `missed`, every page is purged and never sent again.
 */
export function purgeOf(changes: AnnouncedChange[], missed: boolean): Purge {
  const paths = new Set<string>();
  const addPaths = (section: "article" | "event", slugs: readonly string[] = []) => {
    for (const slug of slugs) paths.add(`/${section}/${slug}`);
  };
  let [lists, all, revoked] = [false, missed, missed];
  for (const { topic, payload } of changes) {
    if (topic === "reader") continue;
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
