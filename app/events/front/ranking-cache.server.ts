import { LRUCache } from "lru-cache";
import type { Db } from "#platform/db/db.server.ts";
import { newestChangeId } from "#platform/live/outbox.server.ts";

type StoryIds = readonly number[];

/** More than the languages, subjects and lengths that readers ask for in a minute. */
const maxRankings = 1000;
const rankings = new WeakMap<Db, LRUCache<string, Promise<StoryIds>>>();

/**
 * A ranking of stories, computed once for a minute and a state of the news: to compare all events with each other takes
 * longer than all else that a front page reads. A change that the outbox announces ends it; the stories themselves are read
 * for each request, so that a withdrawn one is gone at once.
 * @param key what the ranking depends on beside the time and the events
 */
export async function rankingFor(
  db: Db,
  now: Date,
  key: object,
  rank: () => Promise<StoryIds>,
): Promise<StoryIds> {
  const newest = await newestChangeId(db, ["stories", "events"]);
  const minute = Math.floor(now.getTime() / 60_000);
  const name = JSON.stringify([newest, minute, key]);
  const known = rankings.get(db) ?? new LRUCache({ max: maxRankings });
  rankings.set(db, known);
  const found = known.get(name);
  if (found) return found;
  const ranking = rank();
  known.set(name, ranking);
  ranking.catch(() => known.delete(name));
  return ranking;
}
