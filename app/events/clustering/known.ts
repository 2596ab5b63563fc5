import type { Cluster } from "./cluster.ts";
import type { Features } from "./features.ts";
import { type Frequencies, rarity } from "./frequencies.ts";
import { headlineValue } from "./headline.ts";
import { recipe } from "./recipe.ts";
import type { Report } from "./report.ts";
import { topKeys, type Vector, vectorOf } from "./vectors.ts";

/** A report that the state knows: what is left of it once it was read. */
export type Known = {
  id: number;
  lang: string;
  at: number;
  /** Its place in the order of arrival. */
  slot: number;
  cluster: Cluster;
  same: Vector;
  across: Vector;
  names: Int32Array;
  /** Keys by which others find it. */
  probes: Int32Array;
  /** How well its title would stand for an event, from 0 to 1. */
  headline: number;
};

/** A report that was read and is not placed yet. */
export type Fresh = Omit<Known, "cluster" | "slot">;

/** A report's vectors, as its keys are rare at this moment. */
export function readReport(report: Report, features: Features, f: Frequencies): Fresh {
  const { lang } = report;
  const rare = (key: number) => rarity(f, lang, key, false);
  const rareAcross = (key: number) => rarity(f, lang, key, true);
  const same = vectorOf(features.same, rare, recipe.rarity, recipe.keys);
  const across = vectorOf(features.across, rareAcross, recipe.rarityAcross, recipe.keysAcross);
  const probes = [same, across].flatMap((v) => topKeys(v, recipe.probes).map(([key]) => key));
  return {
    id: report.id,
    lang,
    at: report.at,
    same,
    across,
    names: Int32Array.from(features.names).sort(),
    probes: Int32Array.from(probes),
    headline: headlineValue(report.title),
  };
}
