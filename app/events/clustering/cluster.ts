import { parameters } from "./parameters.ts";
import type { StoryVectors } from "./story-vectors.ts";

/** A story in a cluster, and its position among all stories by their arrival. */
export type ClusteredStory = StoryVectors & { arrivalIndex: number; cluster: Cluster };

/** Stories of one event. A cluster depends on nothing but its members and their order of arrival. */
export type Cluster = {
  /** Negative until the caller has stored the cluster as an event; then the event's id. */
  id: number;
  /** In the order of arrival; forgotten stories are removed. */
  members: ClusteredStory[];
  firstAt: number;
  lastAt: number;
};

export const newCluster = (id: number): Cluster => ({
  id,
  members: [],
  firstAt: Number.POSITIVE_INFINITY,
  lastAt: Number.NEGATIVE_INFINITY,
});

/** Adds a story to a cluster, as its last member. */
export function addMember(cluster: Cluster, story: ClusteredStory): void {
  story.cluster = cluster;
  cluster.members.push(story);
  cluster.firstAt = Math.min(cluster.firstAt, story.publishedAt);
  cluster.lastAt = Math.max(cluster.lastAt, story.publishedAt);
}

/** Resets a cluster to these members, in their order of arrival. */
export function rebuildCluster(cluster: Cluster, members: ClusteredStory[]): void {
  const inOrder = [...members].sort((a, b) => a.arrivalIndex - b.arrivalIndex);
  Object.assign(cluster, newCluster(cluster.id));
  for (const story of inOrder) addMember(cluster, story);
}

/** The members that are compared with other stories: the first and the latest. */
export function comparedMembers({ members }: Cluster): ClusteredStory[] {
  const { firstMembers, lastMembers } = parameters;
  if (members.length <= firstMembers + lastMembers) return members;
  return [...members.slice(0, firstMembers), ...members.slice(-lastMembers)];
}

/** Whether one of the compared members has a key. */
export function hasKey(cluster: Cluster, key: number): boolean {
  return comparedMembers(cluster).some(
    ({ monolingual, crosslingual }) =>
      contains(monolingual.keys, key) || contains(crosslingual.keys, key),
  );
}

function contains(keys: Int32Array, key: number): boolean {
  let [low, high] = [0, keys.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keys[middle] as number;
    if (found === key) return true;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
