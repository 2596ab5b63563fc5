import * as clusters from "../clustering/clusters.ts";
import { partOf } from "../clustering/kin.ts";
import type { Recipe } from "./memory.ts";

export const recipe: Recipe = { ...clusters, partOf };
