import type { Clusters } from "../clustering/clusters.ts";
import type { OverridesByStory } from "./overrides-by-story.ts";
import type { StoryToCluster } from "./reading.queries.server.ts";

/** The functions of clustering/ that the job uses; tests pass a simpler implementation. */
export type Clustering = Pick<typeof import("../clustering/chapters.ts"), "parentClusterOf"> &
  Pick<
    typeof import("../clustering/clusters.ts"),
    | "newClusters"
    | "learnFrequencies"
    | "restoreStory"
    | "assignStory"
    | "membersOf"
    | "setClusterId"
    | "removeStory"
    | "setOverride"
    | "isolateStory"
    | "forgetBefore"
    | "leadStoryOf"
    | "isUpdate"
  >;

/** The clusters of the real or the sample newsroom, and how far they are stored in the database. */
export type ClusterSet = {
  clustering: Clustering;
  sample: boolean;
  clusters: Clusters;
  /** The clustered stories: when each was published, and its event in the database. */
  known: Map<number, { at: number; event: number | null }>;
};

export const newClusterSet = (clustering: Clustering, sample: boolean): ClusterSet => ({
  clustering,
  sample,
  clusters: clustering.newClusters(),
  known: new Map(),
});

/** Restores a stored story into its event, or as a cluster of its own. */
export function restoreStoredStory(
  set: ClusterSet,
  story: StoryToCluster,
  overrides: OverridesByStory,
): void {
  set.clustering.restoreStory(
    set.clusters,
    story,
    story.event ?? -story.id,
    overrides.get(story.id),
  );
  set.known.set(story.id, { at: story.at, event: story.event });
}

/** Applies an editor's override to a clustered story; in the database it is in its new event already. */
export function applyOverride(
  set: ClusterSet,
  story: StoryToCluster,
  overrides: OverridesByStory,
): void {
  const known = set.known.get(story.id);
  if (!known) return;
  const override = overrides.get(story.id);
  if (override) set.clustering.setOverride(set.clusters, story.id, override);
  if (known.event === story.event) return;
  if (story.event === null) set.clustering.isolateStory(set.clusters, story.id);
  else set.clustering.restoreStory(set.clusters, story, story.event, override);
  known.event = story.event;
}

/** Removes a story that may no longer be shown. */
export function forgetStory(set: ClusterSet, story: number): void {
  set.clustering.removeStory(set.clusters, story);
  set.known.delete(story);
}

/** Removes stories too old for any new story to join. */
export function forgetOldStories(set: ClusterSet, before: number): void {
  set.clustering.forgetBefore(set.clusters, before);
  for (const [story, { at }] of set.known) if (at < before) set.known.delete(story);
}

/** The changes since the last write. */
export type Batch = {
  /** The ids of clusters with new members. */
  grown: Set<number>;
  /** By the id of a cluster that was merged into another one, the id of the other. */
  merged: Map<number, number>;
  assigned: Set<number>;
};

export const newBatch = (): Batch => ({ grown: new Set(), merged: new Map(), assigned: new Set() });

/** Assigns a new story to a cluster. */
export function assignNewStory(
  set: ClusterSet,
  batch: Batch,
  story: StoryToCluster,
  overrides: OverridesByStory,
): void {
  const assignment = set.clustering.assignStory(set.clusters, story, overrides.get(story.id));
  set.known.set(story.id, { at: story.at, event: story.event });
  batch.assigned.add(story.id);
  for (const clusterId of assignment.merged) {
    batch.merged.set(clusterId, assignment.clusterId);
    batch.grown.delete(clusterId);
  }
  if (assignment.membersBefore > 0 || assignment.merged.length > 0)
    batch.grown.add(assignment.clusterId);
}

/**
 * A cluster to be stored: the events that it is made of, of which the first remains, and the stories that move into it.
 * `parent` is the event that a new event is a chapter of.
 */
export type EventChange = {
  clusterId: number;
  events: number[];
  lead: number;
  movedStories: number[];
  parent: number | null;
};

/** The changes of events in a batch. */
export function eventChangesOf(set: ClusterSet, batch: Batch): EventChange[] {
  const events = new Map<number, number[]>();
  for (const from of batch.merged.keys()) {
    if (from < 0) continue;
    const into = survivorOf(batch.merged, from);
    events.set(
      into,
      [...(events.get(into) ?? []), from].sort((a, b) => a - b),
    );
  }
  return [...batch.grown].flatMap((clusterId) => {
    const own = clusterId > 0 ? [clusterId] : [];
    const members = set.clustering.membersOf(set.clusters, clusterId);
    const [first] = members;
    const all = [...own, ...(events.get(clusterId) ?? [])];
    if (first === undefined || (members.length < 2 && all.length === 0)) return [];
    const lead = set.clustering.leadStoryOf(set.clusters, clusterId) ?? first;
    const movedStories = members.filter((id) => !all[0] || set.known.get(id)?.event !== all[0]);
    const parent =
      all.length === 0 ? set.clustering.parentClusterOf(set.clusters, clusterId) : null;
    return [
      {
        clusterId,
        events: all,
        lead,
        movedStories,
        parent: parent !== null && parent > 0 ? parent : null,
      },
    ];
  });
}

function survivorOf(ended: ReadonlyMap<number, number>, clusterId: number): number {
  let at = clusterId;
  for (let next = ended.get(at); next !== undefined; next = ended.get(at)) at = next;
  return at;
}

/** Records the event as which a cluster was stored. */
export function setEventOfCluster(set: ClusterSet, clusterId: number, event: number): void {
  set.clustering.setClusterId(set.clusters, clusterId, event);
  for (const id of set.clustering.membersOf(set.clusters, event)) {
    const known = set.known.get(id);
    if (known) known.event = event;
  }
}

/** Finds stories that update earlier ones of the same source. @returns by story, the first version */
export function findUpdates(
  clustering: Clustering,
  stories: readonly (StoryToCluster & { updateOf: number | null })[],
  fresh: ReadonlySet<number>,
): Map<number, number> {
  const updates = new Map<number, number>();
  for (const sameSource of Map.groupBy(stories, (p) => `${p.event} ${p.source}`).values()) {
    const before: typeof sameSource = sameSource.filter((p) => !fresh.has(p.id));
    for (const story of sameSource.filter((p) => fresh.has(p.id))) {
      const first = before.find((p) => clustering.isUpdate(p, story));
      const root = first && (updates.get(first.id) ?? first.updateOf ?? first.id);
      if (root !== undefined && root !== story.id) updates.set(story.id, root);
      before.push(story);
    }
  }
  return updates;
}
