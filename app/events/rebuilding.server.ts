// Events gathered anew over some days: one command, for after a change of the recipe.
import { randomUUID } from "node:crypto";
import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { dropHold, lockEvents, noteProgress, takeHold } from "./gathering/hold.queries.server.ts";
import { foldsOf, type Recipe } from "./gathering/memory.ts";
import { type Mends, mendsOf } from "./gathering/mends.ts";
import { byAge, type Read, readListed, readReports } from "./gathering/reading.queries.server.ts";
import { type Found, type Plan, planRebuild } from "./gathering/rebuild-plan.ts";
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
  readPlaces,
  readRepeats,
  recount,
  setParents,
  takeOutStories,
  tellOf,
} from "./gathering/writing.queries.server.ts";

const hourMs = 3_600_000;
const batchSize = 500;
/** What nothing can join any more is forgotten every so many hours of the stories' time. */
const forgetEveryHours = 6;

export type Rebuilt =
  | { ok: true; stories: number; events: number; kept: number; made: number; led: number }
  | { ok: false; reason: "overtaken" };

/**
 * Gathers the stories of the last days anew, as if they came now, by the editors' mends. An event whose stories
 * largely stay together keeps its address; the address of another leads to where most of its stories went. The
 * worker pauses meanwhile and goes on from there.
 * @param o.progress told how many of how many stories have been placed
 * @returns how many events there are, how many of them kept their address or are new, and how many addresses lead
 *   elsewhere now; `overtaken` when an editor or another rebuild came in between: then nothing has changed
 */
export async function rebuildEvents(
  db: Db,
  o: {
    days: number;
    actor: string;
    now: Date;
    recipe?: Recipe;
    progress?: (done: number, of: number) => void | Promise<void>;
  },
): Promise<Rebuilt> {
  const { days, actor, now, recipe = ours, progress = () => {} } = o;
  const holder = randomUUID();
  await takeHold(db, holder, { force: true });
  try {
    const { newest } = await readNewMends(db, 0);
    const mends = mendsOf(await readMends(db));
    const since = new Date(now.getTime() - days * 24 * hourMs);
    const came = await readListed(db, { since, after: 0 });
    const ids = await byAge(db, came);
    const groups = new Groups(recipe, mends);
    for (let at = 0; at < ids.length; at += batchSize) {
      const reports = await readReports(db, ids.slice(at, at + batchSize));
      if (at === 0) await groups.warm(db, ids, reports[0]?.at ?? 0);
      for (const report of reports) groups.place(report);
      await progress(Math.min(at + batchSize, ids.length), ids.length);
      const hold = await takeHold(db, holder);
      if (hold === null || (hold !== "busy" && hold.fresh))
        return { ok: false, reason: "overtaken" };
    }
    const found = groups.found();
    const plan = planRebuild(found, await readPlaces(db, ids));
    return await transaction(db, async (tx): Promise<Rebuilt> => {
      const locked = await lockEvents(tx);
      if (locked.holder !== holder || locked.newestMend !== newest)
        return { ok: false, reason: "overtaken" };
      await write(tx, plan, recipe, new Set(ids), now);
      await noteProgress(tx, holder, { story: came.at(-1) ?? 0 });
      const done = {
        ...{ stories: ids.length, events: found.length, kept: plan.kept.length },
        ...{ made: plan.made.length, led: plan.led.length },
      };
      await audit(tx, {
        at: now,
        actor,
        action: "event.rebuild",
        subject: `${days} days`,
        detail: done,
      });
      return { ok: true, ...done };
    });
  } finally {
    await dropHold(db, holder);
  }
}

/** Groups of the real and the sample newsroom as they form; what the recipe has forgotten is still in them. */
class Groups {
  #recipe: Recipe;
  #mends: Mends;
  #sides;
  #forgotten = 0;

  constructor(recipe: Recipe, mends: Mends) {
    this.#recipe = recipe;
    this.#mends = mends;
    this.#sides = [false, true].map((sample) => ({
      ...{ sample, clusters: recipe.newClusters() },
      groups: new Map<number, Found>(),
    }));
  }

  #side(report: Read) {
    const side = this.#sides[report.sample ? 1 : 0];
    if (!side) throw new Error("there are two sides");
    return side;
  }

  /** Learns how often words occur from what came first. */
  async warm(db: Db, ids: readonly number[], first: number): Promise<void> {
    const until = first + gatheringRule.newHours * hourMs;
    for (let at = 0; at < ids.length; at += batchSize) {
      const reports = await readReports(db, ids.slice(at, at + batchSize));
      for (const r of reports) if (r.at < until) this.#recipe.warm(this.#side(r).clusters, r);
      if ((reports.at(-1)?.at ?? until) >= until) return;
    }
  }

  place(report: Read): void {
    if (report.at - this.#forgotten > forgetEveryHours * hourMs) {
      if (this.#forgotten > 0)
        for (const { clusters } of this.#sides)
          this.#recipe.forgetBefore(clusters, report.at - gatheringRule.knownHours * hourMs);
      this.#forgotten = report.at;
    }
    const { clusters, groups } = this.#side(report);
    const { group, merged } = this.#recipe.place(clusters, report, this.#mends.get(report.id));
    // One object for each group, so that others can say that they are a part of it.
    const found = groups.get(group) ?? {
      sample: report.sample,
      lead: report.id,
      stories: [],
      part: null,
    };
    for (const from of merged) {
      const other = groups.get(from);
      if (!other) continue;
      found.stories.push(...other.stories);
      groups.delete(from);
      for (const one of groups.values()) if (one.part === other) one.part = found;
    }
    found.stories.push(report.id);
    found.lead = this.#recipe.headlineOf(clusters, group) ?? report.id;
    if (found.stories.length === 2) {
      const whole = this.#recipe.partOf(clusters, group);
      found.part = (whole === null ? null : groups.get(whole)) ?? null;
    }
    groups.set(group, found);
  }

  /** Groups with company. */
  found = (): Found[] =>
    this.#sides.flatMap(({ groups }) => [...groups.values()].filter((g) => g.stories.length > 1));
}

async function write(
  tx: Tx,
  plan: Plan,
  recipe: Recipe,
  fresh: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  const events: { event: number; group: Found }[] = [...plan.kept];
  for (const groups of chunks(plan.made)) {
    const made = await insertEvents(tx, groups, now);
    for (const [i, group] of groups.entries()) events.push({ event: made[i] as number, group });
  }
  const idOf = new Map(events.map(({ event, group }) => [group, event]));
  const changed = new Set<number>(plan.made.map((group) => idOf.get(group) as number));
  for (const alone of chunks(plan.alone)) await takeOutStories(tx, alone);
  const places = events.flatMap(({ event, group }) =>
    group.stories.map((story) => ({ story, event })),
  );
  for (const some of chunks(places)) await placeStories(tx, some, now);
  const parents = events.map(
    ({ event, group }) => [event, group.part && idOf.get(group.part)] as const,
  );
  for (const some of chunks(parents))
    await setParents(tx, new Map(some.map(([id, parent]) => [id, parent ?? null])));
  for (const { from, into } of plan.led) {
    await mergeInto(tx, idOf.get(into) as number, from, now);
    changed.add(from);
  }
  for (const some of chunks(events)) {
    const pieces = (
      await readRepeats(
        tx,
        some.map((e) => e.event),
      )
    ).map((p) => ({
      ...{ ...p, outlet: p.source, country: "", sample: false },
    }));
    await foldStories(tx, foldsOf(recipe, pieces, fresh));
    await leadEvents(tx, new Map(some.map(({ event, group }) => [event, group.lead])));
  }
  for (const some of chunks([...new Set([...events.map((e) => e.event), ...plan.left])]))
    for (const id of await recount(tx, some, now)) changed.add(id);
  for (const some of chunks([...changed])) await tellOf(tx, some, { left: [] });
  for (const some of chunks(plan.alone)) await tellOf(tx, [], { left: some });
}

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += batchSize) yield all.slice(at, at + batchSize);
}
