import { LRUCache } from "lru-cache";
import type { Db } from "#platform/db/db.server.ts";
import { newestChangeId } from "#platform/live/outbox.server.ts";

/** More than the languages, subjects and lengths that readers ask for in a minute. */
const maxKept = 1000;
const kept = new WeakMap<Db, LRUCache<string, Promise<object>>>();

/**
 * What is read of events and stories, once for a minute and a state of the news: to compare all events with each other takes
 * longer than all else that a front page reads. Whatever changes stories or events announces it in the transaction that does,
 * and announcements are numbered in the order of their commits: so nothing is kept that has been withdrawn.
 * @param key what it depends on beside the time, the events and the stories
 * @returns shared by all who ask for it; nobody may change it
 */
export async function keptUntilNews<T extends object>(
  db: Db,
  now: Date,
  key: object,
  read: () => Promise<T>,
): Promise<T> {
  const newest = await newestChangeId(db, ["stories", "events"]);
  const minute = Math.floor(now.getTime() / 60_000);
  const name = JSON.stringify([newest, minute, key]);
  const known = kept.get(db) ?? new LRUCache({ max: maxKept });
  kept.set(db, known);
  const found = known.get(name);
  if (found) return found as Promise<T>;
  const reading = read();
  known.set(name, reading);
  reading.catch(() => known.delete(name));
  return reading;
}
