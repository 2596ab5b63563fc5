// The worker's task that assigns new stories to events. Clusters are kept in this process's memory, and rebuilt from
// the database when the process takes over.
import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Clock } from "#platform/clock.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { clustering as defaultClustering } from "./clustering-job/default-clustering.ts";
import {
  type Lease,
  lockEvents,
  noteProgress,
  releaseLease,
  takeLease,
} from "./clustering-job/lease.queries.server.ts";
import { gatheringRule } from "./clustering-job/limits.ts";
import {
  applyOverride,
  type Clustering,
  type EventChange,
  eventChangesOf,
  findUpdates,
  forgetOldStories,
  linkGroupToEvent,
  type Memory,
  newBatch,
  newMemory,
  placeStory,
  removeStory,
  restoreStory,
} from "./clustering-job/newsroom-clusters.ts";
import { type OverridesByStory, overridesByStory } from "./clustering-job/overrides-by-story.ts";
import {
  readChangedStories,
  readEventsOf,
  readListedIds,
  readReports,
  readStoryChanges,
  type StoryReport,
  sortByAge,
} from "./clustering-job/reading.queries.server.ts";
import {
  announceEvents,
  insertEvents,
  mergeEventInto,
  placeStories,
  readOverrides,
  readOverridesSince,
  readSameSourceStories,
  recountEvents,
  saveLeadStories,
  saveUpdates,
  setParents,
} from "./clustering-job/writing.queries.server.ts";

const hourMs = 3_600_000;

/** Stories that are read and written at a time. */
const batchSize = 200;
/** Stories that are compared before the event loop serves others. */
const sliceSize = 5;
/** Events that are counted in one statement. */
const countSize = 500;

type State = {
  real: Memory;
  sample: Memory;
  overrides: OverridesByStory;
  seenOverride: number;
  seenStory: number;
  seenChange: number;
  forgotten: number;
};

export type Gatherer = {
  /**
   * Places new stories and applies changes to known ones.
   * @returns how many stories were placed; null while another process has the lease
   */
  round(): Promise<number | null>;
  /** Releases the lease, so that another process can take over. */
  close(): Promise<void>;
};

/**
 * Opens the task that gathers stories into events. Several processes may have one open; the one with the lease works.
 * @param o.signal ends a round between two batches
 * @param o.clustering replaces the clustering in tests
 */
export function openGatherer(o: {
  db: Db;
  now: Clock;
  signal?: AbortSignal;
  clustering?: Clustering;
}): Gatherer {
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
      return await gather(state);
    } catch (error) {
      // The state in memory may be ahead of the database.
      state = null;
      if (error instanceof Overtaken) return 0;
      throw error;
    }
  }

  async function gather(s: State): Promise<number> {
    const returned = await applyChanges(db, s, now(), holder);
    await applyOverrides(db, s);
    const since = new Date(now().getTime() - gatheringRule.newHours * hourMs);
    const listed = await readListedIds(db, { since, after: s.seenStory });
    const fresh = listed.length > batchSize ? await sortByAge(db, listed) : listed;
    const todo = [...returned.filter((id) => id <= s.seenStory), ...fresh];
    if (s.real.known.size === 0 && fresh.length > sliceSize)
      await learnFromStories(db, s, fresh, holder);
    let placed = 0;
    for (let at = 0; at < todo.length && !signal?.aborted; at += batchSize) {
      if (at > 0) {
        await renewLease(db, holder);
        await applyOverrides(db, s);
      }
      const reports = await readReports(db, todo.slice(at, at + batchSize));
      placed += await placeBatch(db, s, reports, now(), holder);
    }
    if (!signal?.aborted && fresh.length > 0) {
      s.seenStory = Math.max(s.seenStory, highest(fresh));
      await transaction(db, (tx) => noteProgress(tx, holder, { story: s.seenStory }));
    }
    const before = now().getTime() - gatheringRule.knownHours * hourMs;
    if (before - s.forgotten > hourMs) {
      s.forgotten = before;
      for (const m of [s.real, s.sample]) forgetOldStories(m, before);
    }
    return placed;
  }

  // If the database cannot be reached, the lease runs out by itself.
  return { round, close: () => releaseLease(db, holder).catch(() => {}) };
}

/** Another process has the lease, or an editor has added an override meanwhile: nothing may be written. */
class Overtaken extends Error {}

/** Renews the lease during long work. @throws Overtaken if another process has it, or has had it in between */
async function renewLease(db: Db, holder: string): Promise<void> {
  const lease = await takeLease(db, holder);
  if (lease === null || (lease !== "busy" && lease.takenOver)) throw new Overtaken();
}

const highest = (ids: readonly number[]) => ids.reduce((a, b) => Math.max(a, b), 0);

const memoryFor = (s: State, report: { sample: boolean }) => (report.sample ? s.sample : s.real);

/** Works through a list in slices, so that the event loop can serve others in between. */
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
  const since = new Date(now.getTime() - gatheringRule.knownHours * hourMs);
  const s: State = {
    real: newMemory(clustering, false),
    sample: newMemory(clustering, true),
    overrides: overridesByStory(rows),
    seenOverride: (await readOverridesSince(db, 0)).newest,
    seenStory: lease.seenStory,
    seenChange: lease.seenChange,
    forgotten: since.getTime(),
  };
  const ids = await readListedIds(db, { since, upTo: lease.seenStory });
  for (let at = 0; at < ids.length; at += batchSize) {
    const reports = await readReports(db, ids.slice(at, at + batchSize));
    await inSlices(reports, (r) => restoreStory(memoryFor(s, r), r, s.overrides));
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
    await inSlices(await readReports(db, ids.slice(at, at + batchSize)), (r) => {
      const m = memoryFor(s, r);
      m.clustering.learnFrequencies(m.clusters, r);
    });
    await renewLease(db, holder);
  }
}

/**
 * Applies the outbox's changes of stories: withdrawn, published again, with another title, of a source that opted out
 * or has another owner. A story with a new title stays in its event.
 * @returns stories that are listed now and have not been placed
 */
async function applyChanges(db: Db, s: State, now: Date, holder: string): Promise<number[]> {
  const changes = await readStoryChanges(db, s.seenChange);
  if (changes.upTo === s.seenChange) return [];
  if (changes.upTo < s.seenChange) {
    // An older backup was restored: the state in memory does not fit the database.
    await transaction(db, (tx) => noteProgress(tx, holder, { change: 0 }));
    throw new Overtaken();
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
      const shown = new Set((await readReports(db, slice)).map((r) => r.id));
      for (const id of slice) if (!shown.has(id)) hidden.add(id);
    }
  }
  for (const id of hidden)
    for (const m of [s.real, s.sample]) if (m.known.has(id)) removeStory(m, id);
  // The event's page shows an article's new title, whether or not a count has changed.
  const touched = new Set(changed.flatMap((c) => c.event ?? []));
  for (let at = 0; at < events.length; at += countSize) {
    if (at > 0) await renewLease(db, holder);
    await writeExclusively(db, s, holder, async (tx) => {
      const slice = events.slice(at, at + countSize);
      const different = await recountEvents(tx, slice, now);
      await announceEvents(tx, [
        ...new Set([...different, ...slice.filter((id) => touched.has(id))]),
      ]);
    });
  }
  s.seenChange = changes.upTo;
  await transaction(db, (tx) => noteProgress(tx, holder, { change: changes.upTo }));
  const since = new Date(now.getTime() - gatheringRule.newHours * hourMs);
  const ids = anywhere
    ? await readListedIds(db, { since, upTo: s.seenStory })
    : changed.filter((c) => c.listed && c.at > since.getTime()).map((c) => c.id);
  const unplaced: number[] = [];
  const unknown = ids.filter((id) => !known(id));
  for (let at = 0; at < unknown.length; at += batchSize)
    // A story that is still in an event is restored; others are placed.
    for (const r of await readReports(db, unknown.slice(at, at + batchSize)))
      if (r.event === null) unplaced.push(r.id);
      else restoreStory(memoryFor(s, r), r, s.overrides);
  return unplaced;
}

async function applyOverrides(db: Db, s: State): Promise<void> {
  const { newest, stories } = await readOverridesSince(db, s.seenOverride);
  if (newest === s.seenOverride) return;
  s.overrides = overridesByStory(await readOverrides(db));
  for (let at = 0; at < stories.length; at += batchSize)
    for (const r of await readReports(db, stories.slice(at, at + batchSize)))
      applyOverride(memoryFor(s, r), r, s.overrides);
  s.seenOverride = newest;
}

/** Writes under the lock of events. @throws Overtaken */
const writeExclusively = (
  db: Db,
  s: State,
  holder: string,
  work: (tx: Tx) => Promise<void>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const locked = await lockEvents(tx);
    if (locked.holder !== holder || locked.newestOverride !== s.seenOverride) throw new Overtaken();
    await work(tx);
  });

async function placeBatch(
  db: Db,
  s: State,
  reports: readonly StoryReport[],
  now: Date,
  holder: string,
): Promise<number> {
  const newsrooms = [s.real, s.sample].map((m) => ({ m, batch: newBatch() }));
  await inSlices(reports, (r) => {
    for (const { m, batch } of newsrooms) {
      if (m.sample !== r.sample || m.known.has(r.id)) continue;
      // A process that crashed may have stored it already.
      if (r.event !== null) restoreStory(m, r, s.overrides);
      else placeStory(m, batch, { ...r, at: Math.min(r.at, now.getTime()) }, s.overrides);
    }
  });
  for (const { m, batch } of newsrooms) {
    const changes = eventChangesOf(m, batch);
    if (changes.length === 0) continue;
    await writeExclusively(db, s, holder, (tx) => writeBatch(tx, m, changes, now));
  }
  return newsrooms.reduce((sum, { batch }) => sum + batch.placed.size, 0);
}

async function writeBatch(tx: Tx, m: Memory, changes: EventChange[], now: Date): Promise<void> {
  const unnamed = changes.filter((g) => g.events.length === 0);
  const made = await insertEvents(
    tx,
    unnamed.map((g) => ({ lead: g.lead, sample: m.sample })),
    now,
  );
  const named = changes.map((g) => ({
    ...g,
    event: g.events[0] ?? (made[unnamed.indexOf(g)] as number),
  }));
  await placeStories(
    tx,
    named.flatMap((g) => g.moved.map((story) => ({ story, event: g.event }))),
    now,
  );
  await setParents(tx, new Map(named.flatMap((g) => (g.parent ? [[g.event, g.parent]] : []))));
  const merged = named.flatMap((g) => g.events.slice(1).map((from) => ({ from, into: g.event })));
  for (const { from, into } of merged) await mergeEventInto(tx, into, from, now);
  const events = named.map((g) => g.event);
  const pieces = (await readSameSourceStories(tx, events)).map((p) => ({
    ...p,
    outlet: p.source,
    country: "",
    about: [],
    sample: m.sample,
  }));
  await saveUpdates(tx, findUpdates(m.clustering, pieces, new Set(named.flatMap((g) => g.moved))));
  await saveLeadStories(tx, new Map(named.map((g) => [g.event, g.lead])));
  await recountEvents(tx, events, now);
  await announceEvents(tx, [...events, ...merged.map((one) => one.from)]);
  for (const g of named) linkGroupToEvent(m, g.group, g.event);
}
