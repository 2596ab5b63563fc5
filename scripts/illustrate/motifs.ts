import * as agriculture from "./motifs/agriculture.ts";
import * as business from "./motifs/business.ts";
import * as climate from "./motifs/climate.ts";
import * as culture from "./motifs/culture.ts";
import * as defense from "./motifs/defense.ts";
import * as economy from "./motifs/economy.ts";
import * as education from "./motifs/education.ts";
import * as energy from "./motifs/energy.ts";
import * as healthcare from "./motifs/healthcare.ts";
import * as immigration from "./motifs/immigration.ts";
import * as international from "./motifs/international.ts";
import * as media from "./motifs/media.ts";
import * as places from "./motifs/places.ts";
import * as politics from "./motifs/politics.ts";
import * as society from "./motifs/society.ts";
import * as technology from "./motifs/technology.ts";
import * as trade from "./motifs/trade.ts";
import * as transport from "./motifs/transport.ts";
import type { Motif } from "./scene.ts";

/** Every motif by its name; the seed's files ask for one by it. */
export const motifs: Record<string, Motif> = {
  ...agriculture,
  ...business,
  ...climate,
  ...culture,
  ...defense,
  ...economy,
  ...education,
  ...energy,
  ...healthcare,
  ...immigration,
  ...international,
  ...media,
  ...places,
  ...politics,
  ...society,
  ...technology,
  ...trade,
  ...transport,
};
