import { describe, expect, it } from "vitest";
import { clusterIdOf } from "../../../bench/cluster-scores.ts";
import { assignStory, newClusters, type StoryInput } from "./clusters.ts";

const story = (
  id: number,
  lang: string,
  publisher: string,
  [title, excerpt]: readonly [string, string],
): StoryInput => ({
  id,
  lang,
  publisher,
  country: "",
  states: [],
  at: Date.UTC(2026, 10, 20) + id * 600_000,
  title,
  excerpt,
});

/** Whether two stories of different languages are one event on a new site. */
function areOne(english: readonly [string, string], polish: readonly [string, string]): boolean {
  const c = newClusters();
  assignStory(c, story(1, "en", "one", english));
  assignStory(c, story(2, "pl", "other", polish));
  return clusterIdOf(c, 1) === clusterIdOf(c, 2);
}

describe("two stories in different languages", () => {
  it("are not one event by an age and a verdict", () => {
    expect(
      areOne(
        [
          "Robbers who filmed their dance after a fatal beating jailed for nine years",
          "The pair, named after turning 17, had ambushed a shopkeeper who later died of his wounds.",
        ],
        [
          "Brutalny czyn wobec 17-latki. Koniec głośnej sprawy",
          "Ojciec dziewczyny trafi do więzienia, a jej kuzyni odpowiedzą za współudział.",
        ],
      ),
    ).toBe(false);
  });

  it("are one event by an age and a verdict if a name is the same", () => {
    expect(
      areOne(
        [
          "Robbers who filmed their dance after a fatal beating of Kowalczyk jailed for nine years",
          "The pair, named after turning 17, had ambushed a shopkeeper who later died of his wounds.",
        ],
        [
          "Zabili sklepikarza. Wyrok za śmierć Kowalczyka, skazany ma 17 lat",
          "Sąd skazał ich za zabójstwo, do więzienia trafi 17-latek.",
        ],
      ),
    ).toBe(true);
  });
});
