// The worker's job that assigns new stories to events. The clusters are in this process's memory, and are restored from
// the database when the process takes the lease.

import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Clock } from "#platform/clock.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { hourMs } from "#platform/duration.ts";
import {
  applyOverride,
  assignNewStory,
  type Clustering,
  type ClusterSet,
  type EventChange,
  eventChangesOf,
  findUpdates,
  forgetOldStories,
  forgetStory,
  newBatch,
  newClusterSet,
  restoreStoredStory,
  setEventOfCluster,
} from "./clustering-job/cluster-set.ts";
import { defaultClustering } from "./clustering-job/default-clustering.ts";
import {
  type Lease,
  lockEvents,
  noteProgress,
  releaseLease,
  takeLease,
} from "./clustering-job/lease.queries.server.ts";
import { clusteringLimits } from "./clustering-job/limits.ts";
import { type OverridesByStory, overridesByStory } from "./clustering-job/overrides-by-story.ts";
import {
  readChangedStories,
  readEventsOf,
  readListedIds,
  readStoriesToCluster,
  readStoryChanges,
  type StoryToCluster,
  sortByAge,
} from "./clustering-job/reading.queries.server.ts";
import {
  announceEvents,
  assignStories,
  insertEvents,
  mergeEventInto,
  readOverrides,
  readOverridesSince,
  readSameSourceStories,
  recountEvents,
  removeFromEvents,
  saveLeadStories,
  saveUpdates,
  setParents,
} from "./clustering-job/writing.queries.server.ts";

/** Stories that are read and written at a time. */
const batchSize = 200;
/** Stories that are compared before other work of the process may run. */
const sliceSize = 5;
/** Events that are counted in one statement. */
const countSize = 500;

type State = {
  real: ClusterSet;
  sample: ClusterSet;
  overrides: OverridesByStory;
  /** The ids of the last override, story and outbox row that were processed. */
  seenOverride: number;
  seenStory: number;
  seenChange: number;
  /** Stories published before this time (milliseconds) are not in memory any more. */
  forgottenBefore: number;
};

export type ClusteringJob = {
  /**
   * Assigns new stories to events, and applies changes of known stories.
   * @returns how many stories were assigned; null while another process has the lease
   */
  round(): Promise<number | null>;
  /** Releases the lease, so that another process can take over. */
  close(): Promise<void>;
};

/**
 * Opens the job that clusters stories into events. Several processes may have one open; the one with the lease works.
 * @param o.signal ends a round between two batches
 * @param o.clustering replaces the clustering in tests
 */
export function openClusteringJob(o: {
  db: Db;
  now: Clock;
  signal?: AbortSignal;
  clustering?: Clustering;
}): ClusteringJob {
  const { db, now, signal, clustering = defaultClustering } = o;
  const holder = randomUUID();
  let state: State | null = null;

  async function round(): Promise<number | null> {
    const lease = await takeLease(db, holder);
    if (lease === "busy") return 0;
    if (!lease) {
      state = null;
      return null;
    }
    if (lease.takenOver) state = null;
    try {
      state ??= await restoreState(db, clustering, lease, now(), holder);
      return await clusterNewStories(state);
    } catch (error) {
      // The clusters in memory may have changes that were not stored.
      state = null;
      if (error instanceof StaleStateError) return 0;
      throw error;
    }
  }

  async function clusterNewStories(s: State): Promise<number> {
    const returned = await applyChanges(db, s, now(), holder);
    await applyOverrides(db, s);
    const since = new Date(now().getTime() - clusteringLimits.newStoryHours * hourMs);
    const listed = await readListedIds(db, { since, after: s.seenStory });
    const fresh = listed.length > batchSize ? await sortByAge(db, listed) : listed;
    const todo = [...returned.filter((id) => id <= s.seenStory), ...fresh];
    if (s.real.known.size === 0 && fresh.length > sliceSize)
      await learnFromStories(db, s, fresh, holder);
    let assigned = 0;
    for (let at = 0; at < todo.length && !signal?.aborted; at += batchSize) {
      if (at > 0) {
        await renewLease(db, holder);
        await applyOverrides(db, s);
      }
      const stories = await readStoriesToCluster(db, todo.slice(at, at + batchSize));
      assigned += await assignBatch(db, s, stories, now(), holder);
    }
    if (!signal?.aborted && fresh.length > 0) {
      s.seenStory = Math.max(s.seenStory, highest(fresh));
      await transaction(db, (tx) => noteProgress(tx, holder, { story: s.seenStory }));
    }
    const before = now().getTime() - clusteringLimits.restoredHours * hourMs;
    if (before - s.forgottenBefore > hourMs) {
      s.forgottenBefore = before;
      for (const set of [s.real, s.sample]) forgetOldStories(set, before);
    }
    return assigned;
  }

  // If the database cannot be reached, the lease runs out by itself.
  return { round, close: () => releaseLease(db, holder).catch(() => {}) };
}

/** Another process has taken the lease, or an editor has added an override: the clusters in memory must not be stored. */
class StaleStateError extends Error {}

/** Renews the lease during long work. @throws StaleStateError if another process has it, or has had it in between */
async function renewLease(db: Db, holder: string): Promise<void> {
  const lease = await takeLease(db, holder);
  if (lease === null || (lease !== "busy" && lease.takenOver)) throw new StaleStateError();
}

const highest = (ids: readonly number[]) => ids.reduce((a, b) => Math.max(a, b), 0);

const clustersFor = (s: State, story: { sample: boolean }) => (story.sample ? s.sample : s.real);

/** Works through a list in slices, so that other work of the process can run in between. */
async function inSlices<T>(all: readonly T[], work: (one: T) => void): Promise<void> {
  for (const [i, one] of all.entries()) {
    if (i % sliceSize === sliceSize - 1) await setImmediate();
    work(one);
  }
}

async function restoreState(
  db: Db,
  clustering: Clustering,
  lease: Lease,
  now: Date,
  holder: string,
): Promise<State> {
  const rows = await readOverrides(db);
  const since = new Date(now.getTime() - clusteringLimits.restoredHours * hourMs);
  const s: State = {
    real: newClusterSet(clustering, false),
    sample: newClusterSet(clustering, true),
    overrides: overridesByStory(rows),
    seenOverride: (await readOverridesSince(db, 0)).newest,
    seenStory: lease.seenStory,
    seenChange: lease.seenChange,
    forgottenBefore: since.getTime(),
  };
  const ids = await readListedIds(db, { since, upTo: lease.seenStory });
  for (let at = 0; at < ids.length; at += batchSize) {
    const stories = await readStoriesToCluster(db, ids.slice(at, at + batchSize));
    await inSlices(stories, (r) => restoreStoredStory(clustersFor(s, r), r, s.overrides));
    await renewLease(db, holder);
  }
  return s;
}

/** Learns word frequencies before the first stories are compared. */
async function learnFromStories(
  db: Db,
  s: State,
  ids: readonly number[],
  holder: string,
): Promise<void> {
  for (let at = 0; at < ids.length; at += batchSize) {
    await inSlices(await readStoriesToCluster(db, ids.slice(at, at + batchSize)), (r) => {
      const set = clustersFor(s, r);
      set.clustering.learnFrequencies(set.clusters, r);
    });
    await renewLease(db, holder);
  }
}

/**
 * Applies the outbox's changes of stories: withdrawn, published again, with another title, of a source that opted out
 * or has another owner. A story with a new title stays in its event, one that is found to be no news leaves it.
 * @returns the listed stories that are in no event yet
 */
async function applyChanges(db: Db, s: State, now: Date, holder: string): Promise<number[]> {
  const changes = await readStoryChanges(db, s.seenChange);
  if (changes.upTo === s.seenChange) return [];
  if (changes.upTo < s.seenChange) {
    // An older backup was restored: the state in memory does not fit the database.
    await transaction(db, (tx) => noteProgress(tx, holder, { change: 0 }));
    throw new StaleStateError();
  }
  const changed = await readChangedStories(db, changes.slugs);
  const events = changes.anyStory
    ? (await db.selectFrom("events").select("id").where("merged_into", "is", null).execute()).map(
        (e) => e.id,
      )
    : [
        ...new Set([
          ...changed.flatMap((c) => c.event ?? []),
          ...(await readEventsOf(db, changes.sources)),
        ]),
      ];
  const hidden = new Set(changed.filter((c) => !c.listed).map((c) => c.id));
  const known = (id: number) => s.real.known.has(id) || s.sample.known.has(id);
  const anywhere = changes.anyStory || changes.sources.length > 0;
  if (anywhere) {
    const all = [...s.real.known.keys(), ...s.sample.known.keys()];
    for (let at = 0; at < all.length; at += batchSize) {
      const slice = all.slice(at, at + batchSize);
      const shown = new Set((await readStoriesToCluster(db, slice)).map((r) => r.id));
      for (const id of slice) if (!shown.has(id)) hidden.add(id);
    }
  }
  for (const id of hidden)
    for (const set of [s.real, s.sample]) if (set.known.has(id)) forgetStory(set, id);
  // The event's page shows an article's new title, whether or not a count has changed.
  const touched = new Set(changed.flatMap((c) => c.event ?? []));
  for (let at = 0; at < events.length; at += countSize) {
    if (at > 0) await renewLease(db, holder);
    await writeExclusively(db, s, holder, async (tx) => {
      const slice = events.slice(at, at + countSize);
      const movedOut = changed
        .filter((c) => c.isNoNews && c.event !== null && slice.includes(c.event))
        .map((c) => c.id);
      await removeFromEvents(tx, movedOut);
      const different = await recountEvents(tx, slice, now);
      await announceEvents(
        tx,
        [...new Set([...different, ...slice.filter((id) => touched.has(id))])],
        { movedOut },
      );
    });
  }
  s.seenChange = changes.upTo;
  await transaction(db, (tx) => noteProgress(tx, holder, { change: changes.upTo }));
  const since = new Date(now.getTime() - clusteringLimits.newStoryHours * hourMs);
  const ids = anywhere
    ? await readListedIds(db, { since, upTo: s.seenStory })
    : changed.filter((c) => c.listed && c.at > since.getTime()).map((c) => c.id);
  const unassigned: number[] = [];
  const unknown = ids.filter((id) => !known(id));
  for (let at = 0; at < unknown.length; at += batchSize)
    // A story that is still in an event is restored; others are clustered again.
    for (const r of await readStoriesToCluster(db, unknown.slice(at, at + batchSize)))
      if (r.event === null) unassigned.push(r.id);
      else restoreStoredStory(clustersFor(s, r), r, s.overrides);
  return unassigned;
}

async function applyOverrides(db: Db, s: State): Promise<void> {
  const { newest, stories } = await readOverridesSince(db, s.seenOverride);
  if (newest === s.seenOverride) return;
  s.overrides = overridesByStory(await readOverrides(db));
  for (let at = 0; at < stories.length; at += batchSize)
    for (const r of await readStoriesToCluster(db, stories.slice(at, at + batchSize)))
      applyOverride(clustersFor(s, r), r, s.overrides);
  s.seenOverride = newest;
}

/** Writes while holding the lock of events. @throws StaleStateError */
const writeExclusively = (
  db: Db,
  s: State,
  holder: string,
  work: (tx: Tx) => Promise<void>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const locked = await lockEvents(tx);
    if (locked.holder !== holder || locked.newestOverride !== s.seenOverride)
      throw new StaleStateError();
    await work(tx);
  });

async function assignBatch(
  db: Db,
  s: State,
  stories: readonly StoryToCluster[],
  now: Date,
  holder: string,
): Promise<number> {
  const sets = [s.real, s.sample].map((set) => ({ set, batch: newBatch() }));
  await inSlices(stories, (r) => {
    for (const { set, batch } of sets) {
      if (set.sample !== r.sample || set.known.has(r.id)) continue;
      // It may have been stored by a process that crashed afterwards.
      if (r.event !== null) restoreStoredStory(set, r, s.overrides);
      else assignNewStory(set, batch, { ...r, at: Math.min(r.at, now.getTime()) }, s.overrides);
    }
  });
  for (const { set, batch } of sets) {
    const changes = eventChangesOf(set, batch);
    if (changes.length === 0) continue;
    await writeExclusively(db, s, holder, (tx) => writeBatch(tx, set, changes, now));
  }
  return sets.reduce((sum, { batch }) => sum + batch.assigned.size, 0);
}

async function writeBatch(
  tx: Tx,
  set: ClusterSet,
  changes: EventChange[],
  now: Date,
): Promise<void> {
  const newEvents = changes.filter((g) => g.events.length === 0);
  const made = await insertEvents(
    tx,
    newEvents.map((g) => ({ lead: g.lead, sample: set.sample })),
    now,
  );
  const withEvent = changes.map((g) => ({
    ...g,
    event: g.events[0] ?? (made[newEvents.indexOf(g)] as number),
  }));
  await assignStories(
    tx,
    withEvent.flatMap((g) => g.movedStories.map((story) => ({ story, event: g.event }))),
    now,
  );
  await setParents(tx, new Map(withEvent.flatMap((g) => (g.parent ? [[g.event, g.parent]] : []))));
  const merged = withEvent.flatMap((g) =>
    g.events.slice(1).map((from) => ({ from, into: g.event })),
  );
  for (const { from, into } of merged) await mergeEventInto(tx, into, from, now);
  const events = withEvent.map((g) => g.event);
  const sameSource = (await readSameSourceStories(tx, events)).map((p) => ({
    ...p,
    publisher: p.source,
    country: "",
    states: [],
    sample: set.sample,
  }));
  await saveUpdates(
    tx,
    findUpdates(set.clustering, sameSource, new Set(withEvent.flatMap((g) => g.movedStories))),
  );
  await saveLeadStories(tx, new Map(withEvent.map((g) => [g.event, g.lead])));
  await recountEvents(tx, events, now);
  await announceEvents(tx, [...events, ...merged.map((one) => one.from)]);
  for (const g of withEvent) setEventOfCluster(set, g.clusterId, g.event);
}
