import type { Clusters } from "../clustering/clusters.ts";
import type { Mends } from "./mends.ts";
import type { Read } from "./reading.queries.server.ts";

/** What the gathering asks of the recipe (clustering/clusters.ts). */
export type Recipe = Pick<typeof import("../clustering/kin.ts"), "partOf"> &
  Pick<
    typeof import("../clustering/clusters.ts"),
    | "newClusters"
    | "warm"
    | "put"
    | "place"
    | "membersOf"
    | "nameGroup"
    | "drop"
    | "keep"
    | "takeOut"
    | "forgetBefore"
    | "headlineOf"
    | "isUpdate"
  >;

/** The clusters of one newsroom, the real or the sample one, and what the database knows of them. */
export type Memory = {
  recipe: Recipe;
  sample: boolean;
  clusters: Clusters;
  /** Stories that have been placed: when each was published, and the event it is in as far as that is written. */
  known: Map<number, { at: number; event: number | null }>;
};

export const newMemory = (recipe: Recipe, sample: boolean): Memory => ({
  ...{ recipe, sample, clusters: recipe.newClusters(), known: new Map() },
});

/** Puts a story where it is kept, into its event or by itself, before anything is placed. */
export function restore(m: Memory, report: Read, mends: Mends): void {
  m.recipe.put(m.clusters, report, report.event ?? -report.id, mends.get(report.id));
  m.known.set(report.id, { at: report.at, event: report.event });
}

/** Follows an editor's word on a story that has been placed: it is where it is kept by now. */
export function follow(m: Memory, report: Read, mends: Mends): void {
  const known = m.known.get(report.id);
  if (!known) return;
  const mend = mends.get(report.id);
  if (mend) m.recipe.keep(m.clusters, report.id, mend);
  if (known.event === report.event) return;
  if (report.event === null) m.recipe.takeOut(m.clusters, report.id);
  else m.recipe.put(m.clusters, report, report.event, mend);
  known.event = report.event;
}

/** A story that may not be shown any more stands for nothing and attracts nothing. */
export function remove(m: Memory, story: number): void {
  m.recipe.drop(m.clusters, story);
  m.known.delete(story);
}

/** Drops what nothing can join any more. */
export function forget(m: Memory, before: number): void {
  m.recipe.forgetBefore(m.clusters, before);
  for (const [story, { at }] of m.known) if (at < before) m.known.delete(story);
}

/** What has changed since it was last written. */
export type Batch = {
  /** Groups that have got company, or more of it. */
  grown: Set<number>;
  /** Groups that ended, and what each is part of now. */
  ended: Map<number, number>;
  placed: Set<number>;
};

export const newBatch = (): Batch => ({ grown: new Set(), ended: new Map(), placed: new Set() });

/** Finds a story its place. */
export function placeOne(m: Memory, batch: Batch, report: Read, mends: Mends): void {
  const placed = m.recipe.place(m.clusters, report, mends.get(report.id));
  m.known.set(report.id, { at: report.at, event: report.event });
  batch.placed.add(report.id);
  for (const group of placed.merged) {
    batch.ended.set(group, placed.group);
    batch.grown.delete(group);
  }
  if (placed.joined > 0 || placed.merged.length > 0) batch.grown.add(placed.group);
}

/**
 * A group to be written: the events it was until now, of which the first goes on, and who is new in it. `parent` is
 * the event that a new one is a part of.
 */
export type Grown = {
  group: number;
  events: number[];
  lead: number;
  moved: number[];
  parent: number | null;
};

/** What is to be written of a batch. */
export function grownOf(m: Memory, batch: Batch): Grown[] {
  const events = new Map<number, number[]>();
  for (const from of batch.ended.keys()) {
    if (from < 0) continue;
    const into = lastOf(batch.ended, from);
    events.set(
      into,
      [...(events.get(into) ?? []), from].sort((a, b) => a - b),
    );
  }
  return [...batch.grown].flatMap((group) => {
    const own = group > 0 ? [group] : [];
    const members = m.recipe.membersOf(m.clusters, group);
    const [first] = members;
    const all = [...own, ...(events.get(group) ?? [])];
    if (first === undefined || (members.length < 2 && all.length === 0)) return [];
    const lead = m.recipe.headlineOf(m.clusters, group) ?? first;
    const moved = members.filter((id) => !all[0] || m.known.get(id)?.event !== all[0]);
    const whole = all.length === 0 ? m.recipe.partOf(m.clusters, group) : null;
    return [
      { group, events: all, lead, moved, parent: whole !== null && whole > 0 ? whole : null },
    ];
  });
}

function lastOf(ended: ReadonlyMap<number, number>, group: number): number {
  let at = group;
  for (let next = ended.get(at); next !== undefined; next = ended.get(at)) at = next;
  return at;
}

/** Notes that a group is an event now, as it is written. */
export function nameEvent(m: Memory, group: number, event: number): void {
  m.recipe.nameGroup(m.clusters, group, event);
  for (const id of m.recipe.membersOf(m.clusters, event)) {
    const known = m.known.get(id);
    if (known) known.event = event;
  }
}

/** Which pieces of one source are updates of earlier ones: each with the piece it is shown under. */
export function foldsOf(
  recipe: Recipe,
  pieces: readonly (Read & { folded: number | null })[],
  fresh: ReadonlySet<number>,
): Map<number, number> {
  const folds = new Map<number, number>();
  for (const series of Map.groupBy(pieces, (p) => `${p.event} ${p.source}`).values()) {
    const before: typeof series = series.filter((p) => !fresh.has(p.id));
    for (const piece of series.filter((p) => fresh.has(p.id))) {
      const first = before.find((p) => recipe.isUpdate(p, piece));
      const root = first && (folds.get(first.id) ?? first.folded ?? first.id);
      if (root !== undefined && root !== piece.id) folds.set(piece.id, root);
      before.push(piece);
    }
  }
  return folds;
}
