import { describe, expect, it } from "vitest";
import { classify } from "../classify.server.ts";
import type { Topic } from "../topic.ts";

const of = (lang: string, title: string, excerpt = "") =>
  classify({ title, excerpt, categories: [], lang, source: { country: null, language: lang } })
    .topics;

describe("a normal term of the title that the excerpt repeats", () => {
  it.each<[string, Topic, string, string]>([
    ["en", "Economy", "The tax that nobody wanted", "Readers tell us what they make of the tax."],
    ["en", "Energy", "Who owns the oil?", "The oil lies under the sea."],
    ["it", "Economy", "I lavoratori aspettano", "In piazza ci sono i lavoratori."],
    ["pl", "Defense", "Komandosi w porcie", "W porcie ćwiczą komandosi."],
  ])("%s: is enough for %s: %s", (lang, topic, title, excerpt) => {
    expect(of(lang, title)).not.toContain(topic);
    expect(of(lang, title, excerpt)).toContain(topic);
  });

  it("is not for topics of common words", () => {
    expect(of("en", "The computer in the attic", "The computer was sold.")).toEqual([]);
  });
});

describe("a strong term of the title", () => {
  it.each<[string, Topic, string]>([
    ["en", "Energy", "Minister tells parliament and senate what oil prices mean for the coalition"],
    ["de", "Transport", "Kanzler und Bundestag streiten in der Koalition über Fluggesellschaften"],
    ["en", "Trade", "President, parliament and opposition argue over tariffs before the election"],
  ])("%s: is enough for %s beside politics: %s", (lang, topic, title) => {
    expect(of(lang, title)).toEqual(expect.arrayContaining(["Politics", topic]));
  });
});

it("takes war for a further topic beside many names of politicians", () => {
  const title = "Trump and Putin: what the president said of war and the election";
  const excerpt = "The Kremlin spoke of missiles, parliament of the vote.";
  expect(of("en", title, excerpt)).toEqual(expect.arrayContaining(["Politics", "Defense"]));
});

it("takes war abroad for a topic in a story of the dead and wounded", () => {
  const title = "Ukraine: many dead, two wounded in a burning house";
  const excerpt = "Russian missiles had struck it, police said. More people died at night.";
  expect(of("en", title, excerpt)).toContain("Defense");
});

it("takes politics for a further topic by three terms, however much there is of the first", () => {
  const title =
    "Asylum seekers, refugees and migrants: deportations and border controls face a vote";
  const excerpt = "The parliament and the opposition will decide on naturalisation.";
  expect(of("en", title, excerpt)).toEqual(["Immigration", "Politics"]);
});
