import { parentClusterOf } from "../clustering/chapters.ts";
import * as clusters from "../clustering/clusters.ts";
import type { Clustering } from "./newsroom-clusters.ts";

export const defaultClustering: Clustering = { ...clusters, parentClusterOf };
