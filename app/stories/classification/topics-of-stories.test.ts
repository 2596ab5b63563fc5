import { describe, expect, it } from "vitest";
import { topicsOfReport } from "../../../tests/factories/classified.ts";
import { classify } from "../classify.server.ts";
import { topics as everyTopic } from "../topic.ts";
import { compile } from "./lexicon.ts";
import { pointsOf, signalsIn } from "./signals.ts";
import { foldingOf, wordsOf } from "./words.ts";

it("takes any state but the outlet's own as enough beside one term of politics", () => {
  const politics = (country: string) =>
    classify({
      title: "Luxembourg remembers its independence",
      excerpt: "",
      categories: [],
      lang: "en",
      source: { country, language: "en" },
    }).topics;
  expect(politics("IE")).toEqual(["Politics"]);
  expect(politics("LU")).toEqual([]);
});

describe("two states abroad beside a word of force", () => {
  const defence = (title: string) =>
    classify({
      title,
      excerpt: "",
      categories: [],
      lang: "en",
      source: { country: "IE", language: "en" },
    }).topics.includes("Defense");
  it("are defence", () => {
    expect(defence("India and Pakistan trade attacks")).toBe(true);
  });
  it("are nothing without it, and neither is the word with one state", () => {
    expect(defence("India and Pakistan share a river")).toBe(false);
    expect(defence("India hears attacks from landlords")).toBe(false);
  });
});

it("takes the results of a company for news of business, not of the economy", () => {
  const results = "Quartalszahlen: Konzern steigert Umsatz und übernimmt Händler";
  expect(topicsOfReport("de", results)).not.toContain("Economy");
  expect(topicsOfReport("en", "Inflation falls as wages and pensions rise")).toContain("Economy");
});

it("finds terms with a hyphen or an apostrophe, at which texts are cut", () => {
  expect(topicsOfReport("en", "First self-driving taxis on the road")).toContain("Technology");
  expect(topicsOfReport("uk", "Міністерство охорони здоров'я закуповує вакцини")).toContain(
    "Healthcare",
  );
});

it("keeps deaths of refugees with migration", () => {
  const excerpt = "Fast alle kamen ums Leben, als ihr Boot sank. Die Polizei sucht Zeugen.";
  expect(topicsOfReport("de", "Flüchtlinge vor der Küste ertrunken", excerpt)).toContain(
    "Immigration",
  );
});

it("leaves a topic out that is spoken of in passing in a story on a crime", () => {
  const excerpt =
    "Police arrested the killer; the victim died in hospital, the court will try him.";
  expect(topicsOfReport("en", "Two shot dead, suspect arrested", excerpt)).toEqual([]);
});

describe("a story on a crime", () => {
  const abroad = (title: string, excerpt: string) =>
    classify({
      title,
      excerpt,
      categories: [],
      lang: "en",
      source: { country: "IE", language: "en" },
    }).topics;

  it("has no topic for one word, however strong", () => {
    const title = "Vineyard owner murdered by his neighbour";
    const excerpt = "Police arrested two suspects at the vineyard.";
    expect(abroad(title, excerpt)).toEqual([]);
    expect(abroad(title, `${excerpt} Pesticides had spoilt the crop.`)).toContain("Agriculture");
  });

  it("is no politics at home for the names of politicians alone", () => {
    const title = "Macron's double jailed in Lyon";
    const excerpt = "A court heard how he posed as Macron and Merz";
    const atHome = (text: string) =>
      classify({
        title,
        excerpt: text,
        categories: [],
        lang: "en",
        source: { country: "FR", language: "fr" },
      }).topics;
    expect(atHome(`${excerpt}.`)).toEqual([]);
    expect(atHome(`${excerpt} in the election.`)).toContain("Politics");
  });

  it("is politics if it is of a leader abroad", () => {
    const title = "President Maduro before judge: Venezuela's leader denies charges of murder";
    const excerpt = "Police had arrested him; prosecutors spoke of killings.";
    expect(abroad(title, excerpt)).toContain("Politics");
    expect(abroad(title.replace(/President Maduro|Venezuela's leader/g, "Smith"), excerpt)).toEqual(
      [],
    );
  });
});

it("takes the names of two politicians for one word of politics", () => {
  const title = "La montre de Sarkozy et le scooter de Hollande aux enchères";
  const source = { country: "FR", language: "fr" };
  expect(classify({ title, excerpt: "", categories: [], lang: "fr", source }).topics).toEqual([]);
});

it("lets the names of four politicians hide no other topic", () => {
  const title = "Macron, Merz, Sánchez and Trump at the opening of a school";
  const excerpt = "Teachers sang.";
  expect(topicsOfReport("en", title, excerpt)).toContain("Education");
});

it("finds Russian words with their dots or without them", () => {
  expect(topicsOfReport("ru", "Самолёт задержали в аэропорту")).toContain("Transport");
  expect(topicsOfReport("ru", "Самолёты и вертолёты стоят")).toContain("Transport");
});

it("counts half what a long excerpt says after its first words", () => {
  const filler = "The evening was calm and nobody on the old square had much to say about it. ";
  const excerpt = (n: number) => `${filler.repeat(n)}Nurses and patients waited in the hospital.`;
  expect(topicsOfReport("en", "A quiet evening", excerpt(0))).toEqual(["Healthcare"]);
  expect(topicsOfReport("en", "A quiet evening", excerpt(4))).toEqual([]);
});

it.each(["Politics", "Politician"])("counts half a term of %s there", (label) => {
  const folding = foldingOf("en");
  const lexicon = compile([`${label}+ brook`], folding);
  const points = (excerpt: string) =>
    pointsOf(signalsIn(lexicon, wordsOf("", folding), wordsOf(excerpt, folding)), label);
  expect(points("Brook spoke.")).toBe(3);
  expect(points(`${"quay ".repeat(40)} Brook spoke.`)).toBe(1.5);
});

it("gives no topic for one plain word of an excerpt", () => {
  expect(topicsOfReport("en", "A quiet evening by the lake", "The bridge was lit.")).toEqual([]);
});

it("gives at most three topics, each once, whatever is in the text", () => {
  const words = "minister tax climate software army tariff asylum hospital school power farm train";
  const given = topicsOfReport("en", words, words);
  expect(given.length).toBeLessThanOrEqual(3);
  expect(new Set(given).size).toBe(given.length);
  for (const topic of given) expect(everyTopic).toContain(topic);
});

it("keeps climate, energy and migration beside society, if one strong word in the title names them", () => {
  const excerpt =
    "Two people were killed and dozens injured, police said. Rescuers searched for victims in the rubble.";
  expect(topicsOfReport("en", "Hurricane kills two in Ronsund, dozens injured", excerpt)).toContain(
    "Climate",
  );
  expect(topicsOfReport("en", "Migrants killed in crash of boat in Ronsund", excerpt)).toContain(
    "Immigration",
  );
});
