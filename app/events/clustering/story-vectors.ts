import type { Features } from "./features.ts";
import { type Frequencies, rarity } from "./frequencies.ts";
import { headlineQuality } from "./headline-quality.ts";
import { type KeyKind, keyKinds } from "./key.ts";
import { nameCertainty, titlePositions } from "./occurrences.ts";
import { parameters } from "./parameters.ts";
import type { StoryInput } from "./story-input.ts";
import { titleNamesOf } from "./vector-overlap.ts";
import { topKeys, type Vector, vectorOf } from "./vectors.ts";

/** A story as it is compared. Its texts are not kept, only vectors and counts. */
export type StoryVectors = {
  id: number;
  lang: string;
  publisher: string;
  /** The state of its publisher if it is about no other state, else null. */
  onlyHomeState: string | null;
  /** The states that it is about. */
  states: readonly string[];
  publishedAt: number;
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
  /** Its heaviest keys, by which similar stories are found. */
  searchKeys: Int32Array;
  /** How well its title represents an event, from 0 to 1. */
  headlineQuality: number;
};

/** The vectors of a story, weighted by the present frequencies. */
export function vectorise(story: StoryInput, features: Features, f: Frequencies): StoryVectors {
  const { lang } = story;
  const rare = (key: number) => rarity(f, lang, key);
  const { rarityPower, crosslingualRarityPower, vectorKeys } = parameters;
  const monolingual = vectorOf(features.monolingual, rare, rarityPower, vectorKeys);
  const crosslingual = vectorOf(
    features.crosslingual,
    rare,
    crosslingualRarityPower,
    parameters.crosslingualVectorKeys,
  );
  const searchKeys = [monolingual, crosslingual].flatMap((v) =>
    topKeys(v, parameters.searchKeys).map(([key]) => key),
  );
  return {
    id: story.id,
    lang,
    publisher: story.publisher,
    onlyHomeState:
      story.states.length === 1 && story.states[0] === story.country ? story.country : null,
    states: story.states,
    publishedAt: story.at,
    monolingual,
    crosslingual,
    title: vectorOf(features.title, rare, rarityPower, parameters.titleKeys),
    names: monolingual.keys.filter((_, i) => monolingual.names[i] === nameCertainty.sure),
    numbers: countOf(crosslingual, "number"),
    places: countOf(crosslingual, "place"),
    titlePlaces: countOf(crosslingual, "place", titlePositions),
    titleNames: titleNamesOf(monolingual, keyKinds.stem),
    titleNamesAcross: titleNamesOf(crosslingual, keyKinds.nameStart),
    searchKeys: Int32Array.from(searchKeys),
    headlineQuality: headlineQuality(story),
  };
}

function countOf({ keys, positions }: Vector, kind: KeyKind, before = 32_767): number {
  let count = 0;
  for (let i = 0; i < keys.length; i++)
    if (((keys[i] as number) & 7) === keyKinds[kind] && (positions[i] as number) < before) count++;
  return count;
}
