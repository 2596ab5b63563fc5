// Clusters the stories of some days again: a command for use after a change of the clustering.

import { randomUUID } from "node:crypto";
import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { hourMs } from "#platform/duration.ts";
import { type Clustering, findUpdates } from "./clustering-job/cluster-set.ts";
import { defaultClustering } from "./clustering-job/default-clustering.ts";
import {
  lockEvents,
  noteProgress,
  releaseLease,
  takeLease,
} from "./clustering-job/lease.queries.server.ts";
import { clusteringLimits } from "./clustering-job/limits.ts";
import { type OverridesByStory, overridesByStory } from "./clustering-job/overrides-by-story.ts";
import {
  readListedIds,
  readStoriesToCluster,
  type StoryToCluster,
  sortByAge,
} from "./clustering-job/reading.queries.server.ts";
import {
  planRebuild,
  type RebuildPlan,
  type RebuiltCluster,
} from "./clustering-job/rebuild-plan.ts";
import {
  announceEvents,
  assignStories,
  inheritBreaking,
  insertEvents,
  mergeEventInto,
  readEventsByStory,
  readOverrides,
  readOverridesSince,
  readSameSourceStories,
  recountEvents,
  removeFromEvents,
  saveLeadStories,
  saveUpdates,
  setParents,
} from "./clustering-job/writing.queries.server.ts";

const batchSize = 500;
/** Old clusters are removed after every so many hours between stories. */
const forgetEveryHours = 6;

export type RebuildResult =
  | { ok: true; stories: number; events: number; kept: number; created: number; redirected: number }
  | { ok: false; reason: "conflict" };

/**
 * Clusters the stories of the last days again, as if they arrived now, with the editors' overrides. An event of which at
 * least half the stories stay together keeps its address; other addresses redirect to the event with most of their
 * stories. The worker's job pauses meanwhile, and continues with the new events.
 * @param o.progress is called with the number of stories that have been clustered, and of all
 * @returns how many events there are, how many of them kept their address or are new, and how many addresses lead
 *   elsewhere now; `conflict` if an editor or another rebuild changed events meanwhile: then nothing is written
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
    const rebuilt = new RebuildClusters(clustering, overrides);
    for (let at = 0; at < ids.length; at += batchSize) {
      const stories = await readStoriesToCluster(db, ids.slice(at, at + batchSize));
      if (at === 0) await rebuilt.learnFrequencies(db, ids, stories[0]?.at ?? 0);
      for (const story of stories) rebuilt.assignStory(story);
      await progress(Math.min(at + batchSize, ids.length), ids.length);
      const lease = await takeLease(db, holder);
      if (lease === null || (lease !== "busy" && lease.takenOver))
        return { ok: false, reason: "conflict" };
    }
    const found = rebuilt.found();
    const plan = planRebuild(found, await readEventsByStory(db, ids));
    return await transaction(db, async (tx): Promise<RebuildResult> => {
      const locked = await lockEvents(tx);
      if (locked.holder !== holder || locked.newestOverride !== newest)
        return { ok: false, reason: "conflict" };
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

/** The clusters of the real and the sample newsroom during a rebuild, with the stories that the clustering has forgotten. */
class RebuildClusters {
  #clustering: Clustering;
  #overrides: OverridesByStory;
  #newsrooms;
  #forgotten = 0;

  constructor(clustering: Clustering, overrides: OverridesByStory) {
    this.#clustering = clustering;
    this.#overrides = overrides;
    this.#newsrooms = [false, true].map((sample) => ({
      sample,
      clusters: clustering.newClusters(),
      byId: new Map<number, RebuiltCluster>(),
    }));
  }

  #newsroomOf(story: StoryToCluster) {
    const newsroom = this.#newsrooms[story.sample ? 1 : 0];
    if (!newsroom) throw new Error("there are two newsrooms");
    return newsroom;
  }

  /** Learns word frequencies from the stories of the first days. */
  async learnFrequencies(db: Db, ids: readonly number[], first: number): Promise<void> {
    const until = first + clusteringLimits.newStoryHours * hourMs;
    for (let at = 0; at < ids.length; at += batchSize) {
      const stories = await readStoriesToCluster(db, ids.slice(at, at + batchSize));
      for (const r of stories)
        if (r.at < until) this.#clustering.learnFrequencies(this.#newsroomOf(r).clusters, r);
      if ((stories.at(-1)?.at ?? until) >= until) return;
    }
  }

  assignStory(story: StoryToCluster): void {
    if (story.at - this.#forgotten > forgetEveryHours * hourMs) {
      if (this.#forgotten > 0)
        for (const { clusters } of this.#newsrooms)
          this.#clustering.forgetBefore(
            clusters,
            story.at - clusteringLimits.restoredHours * hourMs,
          );
      this.#forgotten = story.at;
    }
    const { clusters, byId } = this.#newsroomOf(story);
    const { clusterId, merged } = this.#clustering.assignStory(
      clusters,
      story,
      this.#overrides.get(story.id),
    );
    // One object for each cluster: chapters refer to it as their parent.
    const found = byId.get(clusterId) ?? {
      sample: story.sample,
      lead: story.id,
      stories: [],
      parent: null,
    };
    for (const from of merged) {
      const other = byId.get(from);
      if (!other) continue;
      found.stories.push(...other.stories);
      byId.delete(from);
      for (const one of byId.values()) if (one.parent === other) one.parent = found;
    }
    found.stories.push(story.id);
    found.lead = this.#clustering.leadStoryOf(clusters, clusterId) ?? story.id;
    if (found.stories.length === 2) {
      const parent = this.#clustering.parentClusterOf(clusters, clusterId);
      found.parent = (parent === null ? null : byId.get(parent)) ?? null;
    }
    byId.set(clusterId, found);
  }

  /** The clusters of two stories or more. */
  found = (): RebuiltCluster[] =>
    this.#newsrooms.flatMap(({ byId }) => [...byId.values()].filter((g) => g.stories.length > 1));
}

const placesIn = (events: readonly { event: number; cluster: RebuiltCluster }[]) =>
  events.flatMap(({ event, cluster }) => cluster.stories.map((story) => ({ story, event })));

async function writePlan(
  tx: Tx,
  plan: RebuildPlan,
  clustering: Clustering,
  fresh: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  const events: { event: number; cluster: RebuiltCluster }[] = [...plan.kept];
  for (const clusters of chunks(plan.created)) {
    const made = await insertEvents(tx, clusters, now);
    const created = clusters.map((cluster, i) => ({ event: made[i] as number, cluster }));
    await inheritBreaking(tx, placesIn(created));
    events.push(...created);
  }
  const idOf = new Map(events.map(({ event, cluster }) => [cluster, event]));
  const changed = new Set<number>(plan.created.map((cluster) => idOf.get(cluster) as number));
  for (const alone of chunks(plan.withoutEvent)) await removeFromEvents(tx, alone);
  for (const some of chunks(placesIn(events))) await assignStories(tx, some, now);
  const parents = events.map(
    ({ event, cluster }) => [event, cluster.parent && idOf.get(cluster.parent)] as const,
  );
  for (const some of chunks(parents))
    await setParents(tx, new Map(some.map(([id, parent]) => [id, parent ?? null])));
  for (const { from, into } of plan.redirected) {
    await mergeEventInto(tx, idOf.get(into) as number, from, now);
    changed.add(from);
  }
  for (const some of chunks(events)) {
    const stories = (
      await readSameSourceStories(
        tx,
        some.map((e) => e.event),
      )
    ).map((p) => ({
      ...p,
      publisher: p.source,
      country: "",
      states: [],
      sample: false,
    }));
    await saveUpdates(tx, findUpdates(clustering, stories, fresh));
    await saveLeadStories(tx, new Map(some.map(({ event, cluster }) => [event, cluster.lead])));
  }
  for (const some of chunks([...new Set([...events.map((e) => e.event), ...plan.shrunk])]))
    for (const id of await recountEvents(tx, some, now)) changed.add(id);
  for (const some of chunks([...changed])) await announceEvents(tx, some);
  for (const some of chunks(plan.withoutEvent)) await announceEvents(tx, [], { movedOut: some });
}

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += batchSize) yield all.slice(at, at + batchSize);
}
