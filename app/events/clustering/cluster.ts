import type { ClusteredReport } from "./clustered-story.ts";
import { parameters } from "./parameters.ts";

/** Reports of one event. A cluster depends on nothing but its members and their order of arrival. */
export type Cluster = {
  group: number;
  /** In the order of arrival; forgotten reports are removed. */
  members: ClusteredReport[];
  firstAt: number;
  lastAt: number;
};

export const newCluster = (group: number): Cluster => ({
  group,
  members: [],
  firstAt: Number.POSITIVE_INFINITY,
  lastAt: Number.NEGATIVE_INFINITY,
});

/** Adds a report to a cluster, as its last member. */
export function addMember(cluster: Cluster, report: ClusteredReport): void {
  report.cluster = cluster;
  cluster.members.push(report);
  cluster.firstAt = Math.min(cluster.firstAt, report.publishedAt);
  cluster.lastAt = Math.max(cluster.lastAt, report.publishedAt);
}

/** Resets a cluster to these members, in their order of arrival. */
export function rebuildCluster(cluster: Cluster, members: ClusteredReport[]): void {
  const inOrder = [...members].sort((a, b) => a.slot - b.slot);
  Object.assign(cluster, newCluster(cluster.group));
  for (const report of inOrder) addMember(cluster, report);
}

/** The members that are compared: the first ones, which say what happened, and the latest. */
export function comparedMembers({ members }: Cluster): ClusteredReport[] {
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
