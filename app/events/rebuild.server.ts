// Clusters the stories of some days again: a command for use after a change of the clustering.
import { randomUUID } from "node:crypto";
import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { clustering as defaultClustering } from "./clustering-job/default-clustering.ts";
import {
  lockEvents,
  noteProgress,
  releaseLease,
  takeLease,
} from "./clustering-job/lease.queries.server.ts";
import { gatheringRule } from "./clustering-job/limits.ts";
import { type Clustering, findUpdates } from "./clustering-job/newsroom-clusters.ts";
import { type OverridesByStory, overridesByStory } from "./clustering-job/overrides-by-story.ts";
import {
  readListedIds,
  readReports,
  type StoryReport,
  sortByAge,
} from "./clustering-job/reading.queries.server.ts";
import { planRebuild, type RebuildPlan, type RebuiltGroup } from "./clustering-job/rebuild-plan.ts";
import {
  announceEvents,
  insertEvents,
  mergeEventInto,
  placeStories,
  readOverrides,
  readOverridesSince,
  readPlaces,
  readSameSourceStories,
  recountEvents,
  removeFromEvents,
  saveLeadStories,
  saveUpdates,
  setParents,
} from "./clustering-job/writing.queries.server.ts";

const hourMs = 3_600_000;
const batchSize = 500;
/** Old clusters are forgotten every so many hours of the stories' time. */
const forgetEveryHours = 6;

export type RebuildResult =
  | { ok: true; stories: number; events: number; kept: number; created: number; redirected: number }
  | { ok: false; reason: "overtaken" };

/**
 * Gathers the stories of the last days again, as if they arrived now, with the editors' overrides. An event whose
 * stories largely stay together keeps its address; other addresses lead to where most of their stories went. The
 * worker pauses meanwhile and goes on from there.
 * @param o.progress told how many of how many stories have been placed
 * @returns how many events there are, how many of them kept their address or are new, and how many addresses lead
 *   elsewhere now; `overtaken` if an editor or another rebuild changed events meanwhile: then nothing is written
 */
export async function rebuildEvents(
  db: Db,
  o: {
    days: number;
    actor: string;
    now: Date;
    clustering?: Clustering;
    progress?: (done: number, of: number) => void | Promise<void>;
  },
): Promise<RebuildResult> {
  const { days, actor, now, clustering = defaultClustering, progress = () => {} } = o;
  const holder = randomUUID();
  await takeLease(db, holder, { force: true });
  try {
    const { newest } = await readOverridesSince(db, 0);
    const overrides = overridesByStory(await readOverrides(db));
    const since = new Date(now.getTime() - days * 24 * hourMs);
    const listed = await readListedIds(db, { since, after: 0 });
    const ids = await sortByAge(db, listed);
    const groups = new RebuildGroups(clustering, overrides);
    for (let at = 0; at < ids.length; at += batchSize) {
      const reports = await readReports(db, ids.slice(at, at + batchSize));
      if (at === 0) await groups.learnFrequencies(db, ids, reports[0]?.at ?? 0);
      for (const report of reports) groups.placeStory(report);
      await progress(Math.min(at + batchSize, ids.length), ids.length);
      const lease = await takeLease(db, holder);
      if (lease === null || (lease !== "busy" && lease.takenOver))
        return { ok: false, reason: "overtaken" };
    }
    const found = groups.found();
    const plan = planRebuild(found, await readPlaces(db, ids));
    return await transaction(db, async (tx): Promise<RebuildResult> => {
      const locked = await lockEvents(tx);
      if (locked.holder !== holder || locked.newestOverride !== newest)
        return { ok: false, reason: "overtaken" };
      await writePlan(tx, plan, clustering, new Set(ids), now);
      await noteProgress(tx, holder, { story: listed.at(-1) ?? 0 });
      const done = {
        stories: ids.length,
        events: found.length,
        kept: plan.kept.length,
        created: plan.created.length,
        redirected: plan.redirected.length,
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
    await releaseLease(db, holder);
  }
}

/** The groups of the real and the sample newsroom during a rebuild, including stories that the clustering has forgotten. */
class RebuildGroups {
  #clustering: Clustering;
  #overrides: OverridesByStory;
  #sides;
  #forgotten = 0;

  constructor(clustering: Clustering, overrides: OverridesByStory) {
    this.#clustering = clustering;
    this.#overrides = overrides;
    this.#sides = [false, true].map((sample) => ({
      sample,
      clusters: clustering.newClusters(),
      groups: new Map<number, RebuiltGroup>(),
    }));
  }

  #side(report: StoryReport) {
    const side = this.#sides[report.sample ? 1 : 0];
    if (!side) throw new Error("there are two sides");
    return side;
  }

  /** Learns word frequencies from the stories of the first days. */
  async learnFrequencies(db: Db, ids: readonly number[], first: number): Promise<void> {
    const until = first + gatheringRule.newHours * hourMs;
    for (let at = 0; at < ids.length; at += batchSize) {
      const reports = await readReports(db, ids.slice(at, at + batchSize));
      for (const r of reports)
        if (r.at < until) this.#clustering.learnFrequencies(this.#side(r).clusters, r);
      if ((reports.at(-1)?.at ?? until) >= until) return;
    }
  }

  placeStory(report: StoryReport): void {
    if (report.at - this.#forgotten > forgetEveryHours * hourMs) {
      if (this.#forgotten > 0)
        for (const { clusters } of this.#sides)
          this.#clustering.forgetBefore(clusters, report.at - gatheringRule.knownHours * hourMs);
      this.#forgotten = report.at;
    }
    const { clusters, groups } = this.#side(report);
    const { group, merged } = this.#clustering.placeReport(
      clusters,
      report,
      this.#overrides.get(report.id),
    );
    // One object for each group: chapters refer to it as their parent.
    const found = groups.get(group) ?? {
      sample: report.sample,
      lead: report.id,
      stories: [],
      parent: null,
    };
    for (const from of merged) {
      const other = groups.get(from);
      if (!other) continue;
      found.stories.push(...other.stories);
      groups.delete(from);
      for (const one of groups.values()) if (one.parent === other) one.parent = found;
    }
    found.stories.push(report.id);
    found.lead = this.#clustering.headlineReportOf(clusters, group) ?? report.id;
    if (found.stories.length === 2) {
      const whole = this.#clustering.parentGroupOf(clusters, group);
      found.parent = (whole === null ? null : groups.get(whole)) ?? null;
    }
    groups.set(group, found);
  }

  /** Groups of two stories or more. */
  found = (): RebuiltGroup[] =>
    this.#sides.flatMap(({ groups }) => [...groups.values()].filter((g) => g.stories.length > 1));
}

async function writePlan(
  tx: Tx,
  plan: RebuildPlan,
  clustering: Clustering,
  fresh: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  const events: { event: number; group: RebuiltGroup }[] = [...plan.kept];
  for (const groups of chunks(plan.created)) {
    const made = await insertEvents(tx, groups, now);
    for (const [i, group] of groups.entries()) events.push({ event: made[i] as number, group });
  }
  const idOf = new Map(events.map(({ event, group }) => [group, event]));
  const changed = new Set<number>(plan.created.map((group) => idOf.get(group) as number));
  for (const alone of chunks(plan.ungrouped)) await removeFromEvents(tx, alone);
  const places = events.flatMap(({ event, group }) =>
    group.stories.map((story) => ({ story, event })),
  );
  for (const some of chunks(places)) await placeStories(tx, some, now);
  const parents = events.map(
    ({ event, group }) => [event, group.parent && idOf.get(group.parent)] as const,
  );
  for (const some of chunks(parents))
    await setParents(tx, new Map(some.map(([id, parent]) => [id, parent ?? null])));
  for (const { from, into } of plan.redirected) {
    await mergeEventInto(tx, idOf.get(into) as number, from, now);
    changed.add(from);
  }
  for (const some of chunks(events)) {
    const pieces = (
      await readSameSourceStories(
        tx,
        some.map((e) => e.event),
      )
    ).map((p) => ({
      ...p,
      outlet: p.source,
      country: "",
      about: [],
      sample: false,
    }));
    await saveUpdates(tx, findUpdates(clustering, pieces, fresh));
    await saveLeadStories(tx, new Map(some.map(({ event, group }) => [event, group.lead])));
  }
  for (const some of chunks([...new Set([...events.map((e) => e.event), ...plan.shrunk])]))
    for (const id of await recountEvents(tx, some, now)) changed.add(id);
  for (const some of chunks([...changed])) await announceEvents(tx, some, { left: [] });
  for (const some of chunks(plan.ungrouped)) await announceEvents(tx, [], { left: some });
}

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += batchSize) yield all.slice(at, at + batchSize);
}
