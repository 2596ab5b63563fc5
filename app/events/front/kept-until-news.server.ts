import { LRUCache } from "lru-cache";
import type { Db } from "#platform/db/db.server.ts";
import { minuteMs } from "#platform/duration.ts";
import { newestChangeId } from "#platform/live/outbox.server.ts";

/** More than the languages, subjects and lengths that readers ask for in a minute. */
const maxKept = 1000;

/** What has been read in one minute and one state of the news, by what it depends on beside these. */
type Kept = { of: string; answers: LRUCache<string, Promise<object>> };
const kept = new WeakMap<Db, Kept>();

/**
 * What is read of events and stories, once for a minute and a state of the news: to compare all events with each other takes
 * longer than all else that a front page reads. What withdraws a story, or changes what is shown of it, announces that in the
 * transaction that does, and announcements are numbered in the order of their commits: so nothing is kept that has been
 * withdrawn. Only counts of views and comments, and what a recount of an event changes in its order, may be a minute late.
 * @param key what it depends on beside the time, the events and the stories
 * @returns what `read` gives; every caller gets the same object, so that none may change it
 */
export async function keptUntilNews<T extends object>(
  db: Db,
  now: Date,
  key: object,
  read: () => Promise<T>,
): Promise<T> {
  const newest = await newestChangeId(db, ["stories", "events"]);
  const of = `${newest} ${Math.floor(now.getTime() / minuteMs)}`;
  let known = kept.get(db);
  if (known?.of !== of) {
    known = { of, answers: new LRUCache({ max: maxKept }) };
    kept.set(db, known);
  }
  const name = JSON.stringify(key);
  const { answers } = known;
  const found = answers.get(name);
  if (found) return found as Promise<T>;
  const reading = read();
  answers.set(name, reading);
  reading.catch(() => answers.delete(name));
  return reading;
}
