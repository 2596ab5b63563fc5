import type { Cluster } from "./cluster.ts";
import type { Features } from "./features.ts";
import { type Frequencies, rarity } from "./frequencies.ts";
import { headlineQuality } from "./headline.ts";
import { parameters } from "./parameters.ts";
import type { Report } from "./report.ts";
import { topKeys, type Vector, vectorOf } from "./vectors.ts";

/** A report in a cluster. Its texts are gone: only vectors are kept. */
export type ClusteredReport = {
  id: number;
  lang: string;
  publishedAt: number;
  /** Its position in the order of arrival. */
  slot: number;
  cluster: Cluster;
  monolingual: Vector;
  crosslingual: Vector;
  names: Int32Array;
  /** Its heaviest keys, by which candidates are found. */
  probes: Int32Array;
  /** How well its title represents an event, from 0 to 1. */
  headlineQuality: number;
};

/** A report that is not in a cluster yet. */
export type ReportVectors = Omit<ClusteredReport, "cluster" | "slot">;

/** The vectors of a report, with the frequencies of this moment. */
export function vectorise(report: Report, features: Features, f: Frequencies): ReportVectors {
  const { lang } = report;
  const rare = (key: number) => rarity(f, lang, key, false);
  const rareAcross = (key: number) => rarity(f, lang, key, true);
  const monolingual = vectorOf(
    features.monolingual,
    rare,
    parameters.rarityPower,
    parameters.vectorKeys,
  );
  const crosslingual = vectorOf(
    features.crosslingual,
    rareAcross,
    parameters.crosslingualRarityPower,
    parameters.crosslingualVectorKeys,
  );
  const probes = [monolingual, crosslingual].flatMap((v) =>
    topKeys(v, parameters.probeKeys).map(([key]) => key),
  );
  return {
    id: report.id,
    lang,
    publishedAt: report.at,
    monolingual: monolingual,
    crosslingual: crosslingual,
    names: Int32Array.from(features.names).sort(),
    probes: Int32Array.from(probes),
    headlineQuality: headlineQuality(report.title),
  };
}
