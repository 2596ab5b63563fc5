import * as agriculture from "./motifs/agriculture.ts";
import * as climate from "./motifs/climate.ts";
import * as defense from "./motifs/defense.ts";
import * as economy from "./motifs/economy.ts";
import * as education from "./motifs/education.ts";
import * as energy from "./motifs/energy.ts";
import * as healthcare from "./motifs/healthcare.ts";
import * as immigration from "./motifs/immigration.ts";
import * as places from "./motifs/places.ts";
import * as politics from "./motifs/politics.ts";
import * as technology from "./motifs/technology.ts";
import * as trade from "./motifs/trade.ts";
import * as transport from "./motifs/transport.ts";
import type { Motif } from "./scene.ts";

/** Every motif by its name; the seed's files ask for one by it. */
export const motifs: Record<string, Motif> = {
  ...agriculture,
  ...climate,
  ...defense,
  ...economy,
  ...education,
  ...energy,
  ...healthcare,
  ...immigration,
  ...places,
  ...politics,
  ...technology,
  ...trade,
  ...transport,
};
