import { z } from "zod";
import type { LiveEvent } from "./events.ts";
import type { Purge } from "./page-cache.ts";

const named = z.object({ slugs: z.array(z.string()) });
const changedEvents = named.extend({ stories: z.array(z.string()).default([]) });
const revoking = z.object({ revoked: z.literal(true) });

/**
 * The pages that events make old: every list, and the articles they name; of events in the news, their pages and
 * those of their stories. A change of stories that names none (a publisher is renamed) may be on any page, and so may
 * what is revoked. Among what was missed there may have been that.
 */
export function purgeOf(heard: LiveEvent[], missed: boolean): Purge {
  // What concerns one reader is on no page that is kept.
  const events = heard.filter(({ topic }) => topic !== "reader");
  const paths = new Set<string>();
  let all = missed;
  let revoked = missed;
  for (const { topic, payload } of events) {
    if (topic === "events") {
      const read = changedEvents.safeParse(payload);
      for (const slug of read.data?.slugs ?? []) paths.add(`/event/${slug}`);
      for (const slug of read.data?.stories ?? []) paths.add(`/article/${slug}`);
      if (!read.success) all = true;
      continue;
    }
    const read = named.safeParse(payload);
    for (const slug of read.data?.slugs ?? []) paths.add(`/article/${slug}`);
    if (topic === "stories" && !read.success) all = true;
    if (revoking.safeParse(payload).success) all = revoked = true;
  }
  return { paths, lists: events.length > 0, all, revoked };
}

export type Timers = {
  now: () => number;
  /** Calls back after `ms`; the result calls it off. */
  after: (ms: number, work: () => void) => () => void;
};

/**
 * Passes purges on: named articles at once, lists at once too, but then not again before `gapMs` have passed.
 * Feeds change lists every few seconds; a page rendered for each would be cached for nobody.
 */
export function gatherLists(
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
