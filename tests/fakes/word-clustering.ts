// A simple clustering for tests of the events room: stories belong together when their titles and excerpts share a
// word of four letters or more, other than "What" and the like.
import type { Clusters, Override, StoryInput } from "../../app/events/clustering/clusters.ts";
import type { Clustering } from "../../app/events/clustering-job/cluster-set.ts";

type AssignedStory = { story: StoryInput; clusterId: number; words: Set<string> };
type Fake = { known: Map<number, AssignedStory>; apart: [number, number][]; next: number };
const common = new Set(["short", "excerpt", "what", "know", "ends", "hits", "this"]);

const fakeOf = (c: Clusters) => c as unknown as Fake;
const wordsOf = ({ title, excerpt }: StoryInput) =>
  new Set(
    (`${title} ${excerpt}`.toLowerCase().match(/[a-z0-9]{4,}/g) ?? []).filter(
      (w) => !common.has(w),
    ),
  );
const members = (f: Fake, clusterId: number) =>
  [...f.known.values()].filter((k) => k.clusterId === clusterId);
const addOverride = (f: Fake, id: number, override: Override = {}) => {
  for (const other of override.without ?? []) f.apart.push([id, other], [other, id]);
};
const mayJoin = (f: Fake, a: AssignedStory[], b: AssignedStory[]) =>
  !a.some((x) => b.some((y) => f.apart.some(([p, q]) => p === x.story.id && q === y.story.id)));
const areSimilar = (a: AssignedStory, b: AssignedStory) => [...a.words].some((w) => b.words.has(w));

export const wordClustering: Clustering = {
  newClusters: () =>
    ({ known: new Map(), apart: [], next: -1 }) satisfies Fake as unknown as Clusters,
  learnFrequencies: () => {},
  restoreStory(c, story, clusterId, override) {
    const f = fakeOf(c);
    addOverride(f, story.id, override);
    f.next = Math.min(f.next, clusterId - 1);
    f.known.set(story.id, { story, clusterId, words: wordsOf(story) });
  },
  assignStory(c, story, override) {
    const f = fakeOf(c);
    addOverride(f, story.id, override);
    const known: AssignedStory = { story, clusterId: 0, words: wordsOf(story) };
    const clusterIds = new Set(
      [...f.known.values()]
        .filter((k) => areSimilar(k, known) || override?.with?.includes(k.story.id))
        .map((k) => k.clusterId),
    );
    const joinable = [...clusterIds]
      .filter((g) => mayJoin(f, [known], members(f, g)))
      .sort((a, b) => Number(b > 0) - Number(a > 0) || Math.abs(a) - Math.abs(b));
    const [clusterId = f.next--, ...others] = joinable;
    const membersBefore = members(f, clusterId).length;
    f.known.set(story.id, { ...known, clusterId });
    const merged = others.filter((g) => mayJoin(f, members(f, clusterId), members(f, g)));
    for (const g of merged) for (const k of members(f, g)) k.clusterId = clusterId;
    return { clusterId, membersBefore, merged };
  },
  membersOf: (c, clusterId) => members(fakeOf(c), clusterId).map((k) => k.story.id),
  setClusterId(c, from, to) {
    for (const k of members(fakeOf(c), from)) k.clusterId = to;
  },
  removeStory: (c, id) => void fakeOf(c).known.delete(id),
  setOverride: (c, id, override) => addOverride(fakeOf(c), id, override),
  isolateStory(c, id) {
    const f = fakeOf(c);
    const known = f.known.get(id);
    if (!known) return null;
    known.clusterId = f.next--;
    return known.clusterId;
  },
  forgetBefore(c, at) {
    for (const [id, k] of fakeOf(c).known) if (k.story.at < at) fakeOf(c).known.delete(id);
  },
  leadStoryOf: (c, clusterId) => members(fakeOf(c), clusterId)[0]?.story.id ?? null,
  // A chapter begins with the same short word as another cluster: "ECB …".
  parentClusterOf(c, clusterId) {
    const first = (g: number) =>
      /^\w{2,3}\b/.exec(members(fakeOf(c), g)[0]?.story.title ?? "")?.[0];
    const mark = first(clusterId);
    const clusterIds = new Set([...fakeOf(c).known.values()].map((k) => k.clusterId));
    return (
      [...clusterIds].find((g) => mark && g > 0 && g !== clusterId && first(g) === mark) ?? null
    );
  },
  isUpdate: (a, b) => a.publisher === b.publisher && a.title === b.title,
};
