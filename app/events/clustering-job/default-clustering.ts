import { parentClusterOf } from "../clustering/chapters.ts";
import * as clusters from "../clustering/clusters.ts";
import type { Clustering } from "./cluster-set.ts";

export const defaultClustering: Clustering = { ...clusters, parentClusterOf };
