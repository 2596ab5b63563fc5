import type { Cluster } from "./cluster.ts";
import type { Features } from "./features.ts";
import { type Frequencies, rarity } from "./frequencies.ts";
import { headlineQuality } from "./headline.ts";
import { type Kind, kinds } from "./key.ts";
import { parameters } from "./parameters.ts";
import type { Report } from "./story-input.ts";
import { titleNamesOf } from "./vector-overlap.ts";
import { gapAfterTitle, nameMarks, topKeys, type Vector, vectorOf } from "./vectors.ts";

/** A report in a cluster. Its texts are gone: only vectors are kept. */
export type ClusteredReport = {
  id: number;
  lang: string;
  outlet: string;
  /** The state of its outlet, where it is about nothing else. */
  home: string | null;
  /** The states that it is about. */
  about: readonly string[];
  publishedAt: number;
  /** Its position in the order of arrival. */
  slot: number;
  cluster: Cluster;
  monolingual: Vector;
  crosslingual: Vector;
  title: Vector;
  /** The keys of `monolingual` that are names or numbers. */
  names: Int32Array;
  /** How many numbers and places `crosslingual` has. */
  numbers: number;
  places: number;
  /** How many places its title has, and how rare the title's names are, within its language and across languages. */
  titlePlaces: number;
  titleNames: number;
  titleNamesAcross: number;
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
  const rare = (key: number) => rarity(f, lang, key);
  const { rarityPower, crosslingualRarityPower, vectorKeys } = parameters;
  const monolingual = vectorOf(features.monolingual, rare, rarityPower, vectorKeys);
  const crosslingual = vectorOf(
    features.crosslingual,
    rare,
    crosslingualRarityPower,
    parameters.crosslingualVectorKeys,
  );
  const probes = [monolingual, crosslingual].flatMap((v) =>
    topKeys(v, parameters.probeKeys).map(([key]) => key),
  );
  return {
    id: report.id,
    lang,
    outlet: report.outlet,
    home: report.about.length === 1 && report.about[0] === report.country ? report.country : null,
    about: report.about,
    publishedAt: report.at,
    monolingual,
    crosslingual,
    title: vectorOf(features.title, rare, rarityPower, parameters.titleKeys),
    names: monolingual.keys.filter((_, i) => monolingual.names[i] === nameMarks.sure),
    numbers: countOf(crosslingual, "number"),
    places: countOf(crosslingual, "place"),
    titlePlaces: countOf(crosslingual, "place", gapAfterTitle),
    titleNames: titleNamesOf(monolingual, kinds.stem),
    titleNamesAcross: titleNamesOf(crosslingual, kinds.nameStart),
    probes: Int32Array.from(probes),
    headlineQuality: headlineQuality(report.title),
  };
}

function countOf({ keys, positions }: Vector, kind: Kind, before = 32_767): number {
  let count = 0;
  for (let i = 0; i < keys.length; i++)
    if (((keys[i] as number) & 7) === kinds[kind] && (positions[i] as number) < before) count++;
  return count;
}
