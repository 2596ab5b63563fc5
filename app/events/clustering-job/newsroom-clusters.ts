import type { Clusters } from "../clustering/clusters.ts";
import type { OverridesByStory } from "./overrides-by-story.ts";
import type { StoryReport } from "./reading.queries.server.ts";

/** The functions of clustering/ that gathering uses; tests pass a simpler implementation. */
export type Clustering = Pick<typeof import("../clustering/chapters.ts"), "parentGroupOf"> &
  Pick<
    typeof import("../clustering/clusters.ts"),
    | "newClusters"
    | "learnFrequencies"
    | "restoreReport"
    | "placeReport"
    | "membersOf"
    | "renameGroup"
    | "removeReport"
    | "setOverride"
    | "isolateReport"
    | "forgetBefore"
    | "headlineReportOf"
    | "isUpdate"
  >;

/** The clusters of one newsroom, the real or the sample one, and what the database has of them. */
export type Memory = {
  clustering: Clustering;
  sample: boolean;
  clusters: Clusters;
  /** Placed stories: when each was published, and the event that the database has it in. */
  known: Map<number, { at: number; event: number | null }>;
};

export const newMemory = (clustering: Clustering, sample: boolean): Memory => ({
  clustering,
  sample,
  clusters: clustering.newClusters(),
  known: new Map(),
});

/** Restores a stored story into its event, or as a group of its own. */
export function restoreStory(m: Memory, report: StoryReport, overrides: OverridesByStory): void {
  m.clustering.restoreReport(
    m.clusters,
    report,
    report.event ?? -report.id,
    overrides.get(report.id),
  );
  m.known.set(report.id, { at: report.at, event: report.event });
}

/** Applies an editor's override to a placed story, which the database already has in its new event. */
export function applyOverride(m: Memory, report: StoryReport, overrides: OverridesByStory): void {
  const known = m.known.get(report.id);
  if (!known) return;
  const override = overrides.get(report.id);
  if (override) m.clustering.setOverride(m.clusters, report.id, override);
  if (known.event === report.event) return;
  if (report.event === null) m.clustering.isolateReport(m.clusters, report.id);
  else m.clustering.restoreReport(m.clusters, report, report.event, override);
  known.event = report.event;
}

/** Removes a story that may no longer be shown. */
export function removeStory(m: Memory, story: number): void {
  m.clustering.removeReport(m.clusters, story);
  m.known.delete(story);
}

/** Removes stories too old for any new story to join. */
export function forgetOldStories(m: Memory, before: number): void {
  m.clustering.forgetBefore(m.clusters, before);
  for (const [story, { at }] of m.known) if (at < before) m.known.delete(story);
}

/** What has changed since the last write. */
export type Batch = {
  /** Groups with new members. */
  grown: Set<number>;
  /** Groups that were merged, by the group that each was merged into. */
  ended: Map<number, number>;
  placed: Set<number>;
};

export const newBatch = (): Batch => ({ grown: new Set(), ended: new Map(), placed: new Set() });

/** Assigns a new story to a group. */
export function placeStory(
  m: Memory,
  batch: Batch,
  report: StoryReport,
  overrides: OverridesByStory,
): void {
  const placed = m.clustering.placeReport(m.clusters, report, overrides.get(report.id));
  m.known.set(report.id, { at: report.at, event: report.event });
  batch.placed.add(report.id);
  for (const group of placed.merged) {
    batch.ended.set(group, placed.group);
    batch.grown.delete(group);
  }
  if (placed.membersBefore > 0 || placed.merged.length > 0) batch.grown.add(placed.group);
}

/**
 * A group to be written: the events it consists of, of which the first one stays, and the stories that move into it.
 * `parent` is the event that a new event is a chapter of.
 */
export type EventChange = {
  group: number;
  events: number[];
  lead: number;
  moved: number[];
  parent: number | null;
};

/** The changes of events in a batch. */
export function eventChangesOf(m: Memory, batch: Batch): EventChange[] {
  const events = new Map<number, number[]>();
  for (const from of batch.ended.keys()) {
    if (from < 0) continue;
    const into = survivorOf(batch.ended, from);
    events.set(
      into,
      [...(events.get(into) ?? []), from].sort((a, b) => a - b),
    );
  }
  return [...batch.grown].flatMap((group) => {
    const own = group > 0 ? [group] : [];
    const members = m.clustering.membersOf(m.clusters, group);
    const [first] = members;
    const all = [...own, ...(events.get(group) ?? [])];
    if (first === undefined || (members.length < 2 && all.length === 0)) return [];
    const lead = m.clustering.headlineReportOf(m.clusters, group) ?? first;
    const moved = members.filter((id) => !all[0] || m.known.get(id)?.event !== all[0]);
    const whole = all.length === 0 ? m.clustering.parentGroupOf(m.clusters, group) : null;
    return [
      { group, events: all, lead, moved, parent: whole !== null && whole > 0 ? whole : null },
    ];
  });
}

function survivorOf(ended: ReadonlyMap<number, number>, group: number): number {
  let at = group;
  for (let next = ended.get(at); next !== undefined; next = ended.get(at)) at = next;
  return at;
}

/** Notes which event a group was written as. */
export function linkGroupToEvent(m: Memory, group: number, event: number): void {
  m.clustering.renameGroup(m.clusters, group, event);
  for (const id of m.clustering.membersOf(m.clusters, event)) {
    const known = m.known.get(id);
    if (known) known.event = event;
  }
}

/** Finds stories that are updates of earlier ones by the same source: each with the story it is shown under. */
export function findUpdates(
  clustering: Clustering,
  pieces: readonly (StoryReport & { folded: number | null })[],
  fresh: ReadonlySet<number>,
): Map<number, number> {
  const updates = new Map<number, number>();
  for (const sameSource of Map.groupBy(pieces, (p) => `${p.event} ${p.source}`).values()) {
    const before: typeof sameSource = sameSource.filter((p) => !fresh.has(p.id));
    for (const piece of sameSource.filter((p) => fresh.has(p.id))) {
      const first = before.find((p) => clustering.isUpdate(p, piece));
      const root = first && (updates.get(first.id) ?? first.folded ?? first.id);
      if (root !== undefined && root !== piece.id) updates.set(piece.id, root);
      before.push(piece);
    }
  }
  return updates;
}
