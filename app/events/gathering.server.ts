// The worker's task: new stories find their event. Clusters live in this process's memory, and are made again from
// the database when it has just taken over.
import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Clock } from "#platform/clock.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import {
  dropHold,
  type Hold,
  lockEvents,
  noteProgress,
  takeHold,
} from "./gathering/hold.queries.server.ts";
import {
  foldsOf,
  follow,
  forget,
  type Grown,
  grownOf,
  type Memory,
  nameEvent,
  newBatch,
  newMemory,
  placeOne,
  type Recipe,
  remove,
  restore,
} from "./gathering/memory.ts";
import { type Mends, mendsOf } from "./gathering/mends.ts";
import {
  byAge,
  type Read,
  readChanged,
  readEventsOf,
  readListed,
  readNews,
  readReports,
} from "./gathering/reading.queries.server.ts";
import { recipe as ours } from "./gathering/recipe.ts";
import { gatheringRule } from "./gathering/rule.ts";
import {
  foldStories,
  insertEvents,
  leadEvents,
  mergeInto,
  placeStories,
  readMends,
  readNewMends,
  readRepeats,
  recount,
  setParents,
  tellOf,
} from "./gathering/writing.queries.server.ts";

const hourMs = 3_600_000;

/** So many stories are read and written at a time … */
const batchSize = 200;
/** … and so many compared before others have their turn. */
const sliceSize = 5;
/** So many events are counted in one statement. */
const countSize = 500;

type State = {
  real: Memory;
  sample: Memory;
  mends: Mends;
  seenMend: number;
  seenStory: number;
  seenChange: number;
  forgotten: number;
};

export type Gatherer = {
  /** Places what is new and follows what has changed. @returns how many stories were placed; null while another process gathers */
  round(): Promise<number | null>;
  /** Gives way to another process. */
  close(): Promise<void>;
};

/**
 * What gathers stories into events, for as long as a process lives. Several may be open: one of them works.
 * @param o.signal ends a round between two batches
 * @param o.recipe stands in for the recipe in tests
 */
export function openGatherer(o: {
  db: Db;
  now: Clock;
  signal?: AbortSignal;
  recipe?: Recipe;
}): Gatherer {
  const { db, now, signal, recipe = ours } = o;
  const holder = randomUUID();
  let state: State | null = null;

  async function round(): Promise<number | null> {
    const hold = await takeHold(db, holder);
    if (hold === "busy") return 0;
    if (!hold) {
      state = null;
      return null;
    }
    if (hold.fresh) state = null;
    try {
      state ??= await restoreState(db, recipe, hold, now(), holder);
      return await gather(state);
    } catch (error) {
      // What is in memory may be ahead of what is written.
      state = null;
      if (error instanceof Overtaken) return 0;
      throw error;
    }
  }

  async function gather(s: State): Promise<number> {
    const again = await followChanges(db, s, now(), holder);
    await followMends(db, s);
    const since = new Date(now().getTime() - gatheringRule.newHours * hourMs);
    const came = await readListed(db, { since, after: s.seenStory });
    const fresh = came.length > batchSize ? await byAge(db, came) : came;
    const todo = [...again.filter((id) => id <= s.seenStory), ...fresh];
    if (s.real.known.size === 0 && fresh.length > sliceSize) await warmUp(db, s, fresh, holder);
    let placed = 0;
    for (let at = 0; at < todo.length && !signal?.aborted; at += batchSize) {
      if (at > 0) {
        await renewHold(db, holder);
        await followMends(db, s);
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
      for (const m of [s.real, s.sample]) forget(m, before);
    }
    return placed;
  }

  // Where the database is gone, the hold runs out by itself.
  return { round, close: () => dropHold(db, holder).catch(() => {}) };
}

/** Another process writes events now, or an editor has spoken since: what was about to be written is void. */
class Overtaken extends Error {}

/** Keeps the hold during long work. @throws Overtaken when another process has it, or has had it */
async function renewHold(db: Db, holder: string): Promise<void> {
  const hold = await takeHold(db, holder);
  if (hold === null || (hold !== "busy" && hold.fresh)) throw new Overtaken();
}

const highest = (ids: readonly number[]) => ids.reduce((a, b) => Math.max(a, b), 0);

const memoryOf = (s: State, report: { sample: boolean }) => (report.sample ? s.sample : s.real);

/** In slices, so that whoever else this process serves has a turn. */
async function inSlices<T>(all: readonly T[], work: (one: T) => void): Promise<void> {
  for (const [i, one] of all.entries()) {
    if (i % sliceSize === sliceSize - 1) await setImmediate();
    work(one);
  }
}

async function restoreState(
  db: Db,
  recipe: Recipe,
  hold: Hold,
  now: Date,
  holder: string,
): Promise<State> {
  const rows = await readMends(db);
  const since = new Date(now.getTime() - gatheringRule.knownHours * hourMs);
  const s: State = {
    real: newMemory(recipe, false),
    sample: newMemory(recipe, true),
    mends: mendsOf(rows),
    seenMend: (await readNewMends(db, 0)).newest,
    ...{ seenStory: hold.seenStory, seenChange: hold.seenChange, forgotten: since.getTime() },
  };
  const ids = await readListed(db, { since, upTo: hold.seenStory });
  for (let at = 0; at < ids.length; at += batchSize) {
    const reports = await readReports(db, ids.slice(at, at + batchSize));
    await inSlices(reports, (r) => restore(memoryOf(s, r), r, s.mends));
    await renewHold(db, holder);
  }
  return s;
}

/** How often words occur is learnt before the first stories are compared. */
async function warmUp(db: Db, s: State, ids: readonly number[], holder: string): Promise<void> {
  for (let at = 0; at < ids.length; at += batchSize) {
    await inSlices(await readReports(db, ids.slice(at, at + batchSize)), (r) => {
      const m = memoryOf(s, r);
      m.recipe.warm(m.clusters, r);
    });
    await renewHold(db, holder);
  }
}

/**
 * Brings counts up to what the outbox tells of stories: withdrawn, back again, under another title, of a source
 * that has opted out or has another owner. A story with a new title keeps its place.
 * @returns stories that are listed now and have not been placed
 */
async function followChanges(db: Db, s: State, now: Date, holder: string): Promise<number[]> {
  const news = await readNews(db, s.seenChange);
  if (news.upTo === s.seenChange) return [];
  if (news.upTo < s.seenChange) {
    // An older backup was restored: what is in memory is of another world.
    await transaction(db, (tx) => noteProgress(tx, holder, { change: 0 }));
    throw new Overtaken();
  }
  const changed = await readChanged(db, news.slugs);
  const events = news.wide
    ? (await db.selectFrom("events").select("id").where("merged_into", "is", null).execute()).map(
        (e) => e.id,
      )
    : [
        ...new Set([
          ...changed.flatMap((c) => c.event ?? []),
          ...(await readEventsOf(db, news.sources)),
        ]),
      ];
  const hidden = new Set(changed.filter((c) => !c.listed).map((c) => c.id));
  const known = (id: number) => s.real.known.has(id) || s.sample.known.has(id);
  const anywhere = news.wide || news.sources.length > 0;
  if (anywhere) {
    const all = [...s.real.known.keys(), ...s.sample.known.keys()];
    for (let at = 0; at < all.length; at += batchSize) {
      const slice = all.slice(at, at + batchSize);
      const shown = new Set((await readReports(db, slice)).map((r) => r.id));
      for (const id of slice) if (!shown.has(id)) hidden.add(id);
    }
  }
  for (const id of hidden) for (const m of [s.real, s.sample]) if (m.known.has(id)) remove(m, id);
  // An article's new title stands on its event's page, whether or not a count has changed.
  const touched = new Set(changed.flatMap((c) => c.event ?? []));
  for (let at = 0; at < events.length; at += countSize) {
    if (at > 0) await renewHold(db, holder);
    await writing(db, s, holder, async (tx) => {
      const slice = events.slice(at, at + countSize);
      const different = await recount(tx, slice, now);
      await tellOf(tx, [...new Set([...different, ...slice.filter((id) => touched.has(id))])]);
    });
  }
  s.seenChange = news.upTo;
  await transaction(db, (tx) => noteProgress(tx, holder, { change: news.upTo }));
  const since = new Date(now.getTime() - gatheringRule.newHours * hourMs);
  const ids = anywhere
    ? await readListed(db, { since, upTo: s.seenStory })
    : changed.filter((c) => c.listed && c.at > since.getTime()).map((c) => c.id);
  const back: number[] = [];
  const unknown = ids.filter((id) => !known(id));
  for (let at = 0; at < unknown.length; at += batchSize)
    // One that comes back into its event is known again; others are new.
    for (const r of await readReports(db, unknown.slice(at, at + batchSize)))
      if (r.event === null) back.push(r.id);
      else restore(memoryOf(s, r), r, s.mends);
  return back;
}

async function followMends(db: Db, s: State): Promise<void> {
  const { newest, stories } = await readNewMends(db, s.seenMend);
  if (newest === s.seenMend) return;
  s.mends = mendsOf(await readMends(db));
  for (let at = 0; at < stories.length; at += batchSize)
    for (const r of await readReports(db, stories.slice(at, at + batchSize)))
      follow(memoryOf(s, r), r, s.mends);
  s.seenMend = newest;
}

/** Writes while nobody else does. @throws Overtaken */
const writing = (
  db: Db,
  s: State,
  holder: string,
  work: (tx: Tx) => Promise<void>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const found = await lockEvents(tx);
    if (found.holder !== holder || found.newestMend !== s.seenMend) throw new Overtaken();
    await work(tx);
  });

async function placeBatch(
  db: Db,
  s: State,
  reports: readonly Read[],
  now: Date,
  holder: string,
): Promise<number> {
  const both = [s.real, s.sample].map((m) => ({ m, batch: newBatch() }));
  await inSlices(reports, (r) => {
    for (const { m, batch } of both) {
      if (m.sample !== r.sample || m.known.has(r.id)) continue;
      // A process that died on the way may have written it already.
      if (r.event !== null) restore(m, r, s.mends);
      else placeOne(m, batch, { ...r, at: Math.min(r.at, now.getTime()) }, s.mends);
    }
  });
  for (const { m, batch } of both) {
    const grown = grownOf(m, batch);
    if (grown.length === 0) continue;
    await writing(db, s, holder, (tx) => writeBatch(tx, m, grown, now));
  }
  return both.reduce((sum, { batch }) => sum + batch.placed.size, 0);
}

async function writeBatch(tx: Tx, m: Memory, grown: Grown[], now: Date): Promise<void> {
  const unnamed = grown.filter((g) => g.events.length === 0);
  const made = await insertEvents(
    tx,
    unnamed.map((g) => ({ lead: g.lead, sample: m.sample })),
    now,
  );
  const named = grown.map((g) => ({
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
  for (const { from, into } of merged) await mergeInto(tx, into, from, now);
  const events = named.map((g) => g.event);
  const pieces = (await readRepeats(tx, events)).map((p) => ({
    ...{ ...p, outlet: p.source, country: "", sample: m.sample },
  }));
  await foldStories(tx, foldsOf(m.recipe, pieces, new Set(named.flatMap((g) => g.moved))));
  await leadEvents(tx, new Map(named.map((g) => [g.event, g.lead])));
  await recount(tx, events, now);
  await tellOf(tx, [...events, ...merged.map((one) => one.from)]);
  for (const g of named) nameEvent(m, g.group, g.event);
}
