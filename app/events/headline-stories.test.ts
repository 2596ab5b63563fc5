import { expect, it } from "vitest";
import {
  headlineCandidate as candidate,
  englishWords,
} from "../../tests/factories/headline-candidates.ts";
import type { HeadlineCandidate } from "./headline-candidate.ts";
import { chooseHeadlineStories } from "./headline-stories.server.ts";
import { isStraightNews } from "./straight-news.ts";

const best = (stories: HeadlineCandidate[], lang = "en") =>
  chooseHeadlineStories(stories, englishWords).get(lang)?.story;

it("takes the headline whose words the others use", () => {
  const odd = candidate("A night that nobody on the quay will forget for years to come");
  const plain = candidate("Ferry runs aground off Ronsund, 200 passengers brought to land");
  const third = candidate("Passengers brought to land after ferry runs aground off Ronsund");
  expect([plain.id, third.id]).toContain(best([odd, plain, third]));
});

it("renews an old headline when the event has moved on, but not one of our own", () => {
  const hour = 3_600_000;
  const title = "Ferry runs aground off Ronsund, 200 passengers brought to land";
  const aground = [1, 2, 3, 4, 5].map((n) => candidate(title, { at: n * hour }));
  const raised = [18, 18.2, 18.4, 18.6].map((n) =>
    candidate(`Ferry raised off Ronsund, and crane number ${n * 10} leaves`, { at: n * hour }),
  );
  expect(raised.map(({ id }) => id)).toContain(best([...aground, ...raised]));
  const own = candidate("What happened at Ronsund", { provenance: "own", at: hour });
  expect(best([own, ...aground, ...raised])).toBe(own.id);
});

it("takes a headline whose letters are whole, however much the others share of a broken one", () => {
  const broken = candidate("Ferry runs aground off Rďż˝nsund, 200 passengers brought to land");
  const whole = candidate("Ship stuck on rocks", { at: broken.at - 20 * 3_600_000, excerpt: "" });
  const third = candidate("Ferry runs aground off Rï¿½nsund, passengers brought to land");
  expect(best([broken, whole, third])).toBe(whole.id);
});

it.each<[string, Partial<HeadlineCandidate>]>([
  ["a live ticker", { title: "Live: ferry runs aground off Ronsund, passengers wait" }],
  ["a question", { title: "Why did the ferry run aground off Ronsund with its passengers?" }],
  ["a column", { url: "https://paper.example/commentisfree/2026/ferry" }],
  ["a portrait", { title: "From ferryman to castaway: the captain who ran aground off Ronsund" }],
  [
    "a portrait after a name",
    { title: "Edda Lorne: from ferrywoman to captain aground at Ronsund" },
  ],
  ["a portrait by name", { title: "Edda Lorne, the woman who ran aground off Ronsund" }],
  ["a talk", { title: "Edda Lorne, harbour pilot: ‘The ferry ran aground off Ronsund’" }],
  ["what one said", { title: "‘The ferry’s captain ran aground off Ronsund with passengers’" }],
  ["what one felt", { title: "‘I saw the ferry, and I ran’: passengers aground off Ronsund" }],
  ["a course of events", { title: "Ferry timeline: From harbour of Ronsund to running aground" }],
  ["hype", { title: "Ferry’s captain runs into epic rant of passengers off Ronsund" }],
  ["a column in Polish", { url: "https://gazeta.example/opinie/prom" }],
  ["letters", { title: "The ferry that ran aground off Ronsund | Letters" }],
  ["a live page", { title: "Ferry aground off Ronsund, passengers wait – harbour live" }],
  ["the latest", { title: "Ferry off Ronsund latest news: ferry runs aground, passengers wait" }],
  ["a signed column", { title: "The ferry that ran aground off Ronsund | Edda Lorne" }],
  ["a guide", { title: "How the ferry ran aground off Ronsund with its passengers" }],
  ["a guide in German", { title: "Warum die Fähre vor Ronsund auf Grund lief" }],
  [
    "a guide after its subject",
    { title: "Ferry: Why it ran aground off Ronsund with its passengers" },
  ],
  ["a question with an answer", { title: "Ferry aground off Ronsund? Passengers brought to land" }],
  ["a feature", { title: "‘We saw the rocks’: how a ferry ran aground off Ronsund" }],
  ["what people tell", { title: "‘We saw the rocks’: passengers on how their ferry ran aground" }],
  [
    "a feature with a relative clause",
    { title: "The ferry that ran aground off Ronsund with its passengers" },
  ],
  ["what pictures show", { title: "Video shows ferry running aground off Ronsund, passengers" }],
  ["a reporter", { title: "Reporter reports from the ferry aground off Ronsund, passengers" }],
  ["mockery", { title: "Ferry captain mocked for running aground off Ronsund, passengers" }],
  ["a writer in capitals", { title: "EDDA LORNE: Ferry runs aground off Ronsund, passengers pay" }],
  ["what a writer says of himself", { title: "I was on the ferry that ran aground off Ronsund" }],
  ["what speaks to the reader", { title: "Ferry runs aground off Ronsund with your passengers" }],
  ["a promise of pictures", { title: "Moment ferry runs aground off Ronsund with passengers" }],
  ["a video", { title: "Ferry runs aground off Ronsund, passengers brought to land – video" }],
  ["lost letters", { title: "Ferry runs aground off Ronsďż˝nd, passengers brought to land" }],
  ["an outlet far from the centre", { band: "far-right" }],
  ["a premium piece", { premium: true }],
  ["a bare title", { excerpt: "" }],
  [
    "a word that shouts",
    { title: "Ferry runs aground off Ronsund, ALL passengers brought to land" },
  ],
])("does not prefer %s to straight news", (_, other) => {
  const report = candidate("Ferry runs aground off Ronsund, passengers brought to land");
  const rival = candidate("Ferry runs aground off Ronsund, passengers brought to land", {
    at: 0,
    ...other,
  });
  expect(best([rival, report])).toBe(report.id);
});

it.each([
  ["Von der Leyen zu Zöllen: Ferry of Ronsund is no matter of the Union", "de"],
  ["Reagan library of Ronsund runs aground with passengers", "en"],
  ["Trajekt nasedel pri Ronsundu, več kot 40 ranjenih", "sl"],
])("takes straight news that only looks like another kind: %s", (title, lang) => {
  const report = candidate(title, { lang });
  const premium = candidate(title, { lang, premium: true, at: 0 });
  const odd = candidate("Ronsund", { lang, premium: true });
  expect(isStraightNews(report)).toBe(true);
  expect(best([odd, premium, report], lang)).toBe(report.id);
});

it("takes the newer of two headlines, which knows more", () => {
  const hour = 3_600_000;
  const first = candidate("Ferry runs aground off Ronsund, several passengers hurt", { at: 0 });
  const later = candidate("Ferry runs aground off Ronsund, forty passengers hurt", {
    at: 20 * hour,
  });
  expect(best([first, later])).toBe(later.id);
});

it("takes no headline that counts far fewer deaths than two publishers know of", () => {
  const [early, late] = [3, 40].map((n) =>
    candidate(`Ferry burns off Ronsund, ${n} dead`, { at: 1 }),
  );
  const question = candidate("Who saw the ferry?", { at: 1 });
  const known = { ...question, title: "Who saw the ferry on which 41 died?" };
  if (!early || !late) throw new Error("two headlines are made");
  expect(best([early, late, question])).toBe(early.id);
  expect(best([early, late, known])).toBe(late.id);
});

it("takes the headline that says what the others have in their excerpts", () => {
  const hour = 3_600_000;
  const below = "Forty passengers of the ferry were hurt off Ronsund, twelve of them badly.";
  const others = [
    "What was seen from the quay of Ronsund",
    "Night of the ferry",
    "Harbour master speaks of Ronsund",
  ].map((title) => candidate(title, { excerpt: below }));
  const speech = candidate("Mayor of Ronsund puts off speech after ferry night", { at: hour });
  const toll = candidate("Ferry off Ronsund: forty hurt, twelve badly", { at: hour });
  expect(best([...others, speech, toll])).toBe(toll.id);
});

it("takes of a language's only publisher the headline that says what others say in other languages", () => {
  const german = (title: string, publisher: string, hours: number) =>
    candidate(title, { lang: "de", publisher, excerpt: "", at: hours * 3_600_000 });
  const others = [
    "Earthquake shakes Mexico, police count dead",
    "Mexico: dead after earthquake",
  ].map((title) => candidate(title, { excerpt: "" }));
  const report = german("Mexiko: Tote nach Erdbeben", "Blatt", 0);
  const aside = german("Mexiko: Minister ermahnt Bauherren", "Blatt", 3);
  expect(best([...others, report, aside], "de")).toBe(report.id);
  // With a second publisher its colleagues say what matters.
  const second = german("Minister ermahnt Bauherren in Mexiko", "Zeitung", 3);
  expect(best([...others, report, aside, second], "de")).not.toBe(report.id);
});

it("takes a headline that names where it was, of an event abroad", () => {
  const [nameless, named] = [
    "Power fails in parts of the capital after a fire at a station",
    "Power fails in parts of Ronsund after a fire at a station",
  ];
  const others = [candidate("After a fire power fails in the capital", { excerpt: "In Ronsund." })];
  const chosen = (places: string[]) => {
    const stories = [candidate(nameless, { places }), candidate(named, { places, at: 0 })];
    const id = best([...others, ...stories]);
    return stories.find((s) => s.id === id)?.title;
  };
  expect(chosen(["DE"])).toBe(named);
  expect(chosen(["XX"])).toBe(nameless);
});

it("takes no headline of a topic that few of the stories have", () => {
  const report = candidate("Ferry runs aground off Ronsund, passengers brought to land");
  const other = candidate("Ferry aground off Ronsund, passengers brought to land by boats");
  const speech = candidate("Ferry runs aground off Ronsund, passengers brought to land: minister", {
    topics: ["Politics"],
  });
  const fourth = candidate("Ferry runs aground off Ronsund with passengers");
  expect(best([speech, report, other, fourth])).not.toBe(speech.id);
});

it("takes one of a topic that most have, also if it has another beside it", () => {
  const told = (topics: string[], hours: number) =>
    candidate("Ferry runs aground off Ronsund", { topics, at: hours * 3_600_000 });
  const both = told(["Transport", "Politics"], 5);
  const others = [1, 2, 3].map((hours) => told(["Transport"], hours));
  expect(best([both, ...others])).toBe(both.id);
});

it("prefers our own piece to all others, and answers for each language", () => {
  const report = candidate("Ferry runs aground off Ronsund");
  const own = candidate("What we know of the ferry", { provenance: "own", url: null });
  const german = candidate("Fähre vor Ronsund auf Grund gelaufen", { lang: "de" });
  const answer = chooseHeadlineStories([report, own, german], englishWords);
  expect([...answer].sort()).toEqual([
    ["de", { story: german.id, straightNews: true, confirmed: true }],
    ["en", { story: own.id, straightNews: false, confirmed: true }],
  ]);
});

// Each time both headlines share as many words with the others, and without the rule the first one is taken.
it.each<[string, string, string]>([
  [
    "what happened before what somebody said",
    "‘Passengers safe’: ferry runs aground off Ronsund",
    "Ferry runs aground off Ronsund: ‘passengers safe’",
  ],
  [
    "one without a tabloid's epithet",
    "Ferry of tragic skipper runs aground off Ronsund",
    "Ferry of young skipper runs aground off Ronsund",
  ],
  [
    "one without words that tell readers what to feel",
    "Chilling words of skipper before ferry runs aground off Ronsund",
    "Clear words of skipper before ferry runs aground off Ronsund",
  ],
  [
    "one that waits with nothing behind dots",
    "Ferry runs aground off Ronsund... and skipper slept",
    "Ferry runs aground off Ronsund, and skipper slept",
  ],
  [
    "a sentence before a scene in three nouns",
    "Ferry aground off Ronsund: Fog, tears and candles",
    "Ferry aground off Ronsund, with fog, tears and candles",
  ],
  [
    "what happened before what it means",
    "Ferry aground off Ronsund raises questions",
    "Ferry aground off Ronsund, answers wanted",
  ],
])("prefers %s", (_, worse, better) => {
  const [first, second] = [worse, better].map((title) => candidate(title, { at: 1 }));
  const other = candidate("Skipper of Ronsund", {
    at: 1,
    excerpt: `${worse} ${better}`,
    url: "https://paper.example/opinion/1",
  });
  expect(best([first, second, other].flatMap((s) => s ?? []))).toBe(second?.id);
});

it("prefers a short headline without an excerpt to a very long one", () => {
  const long = candidate(
    "Ferry runs aground off Ronsund, and all of the passengers of this ferry to land on that very day, for all of the day",
    { at: 1 },
  );
  const short = candidate("Ferry runs aground off Ronsund, passengers to land that day", {
    at: 1,
    excerpt: "",
  });
  expect(best([long, short])).toBe(short.id);
});

it("has an answer where there is nothing but a question, and none for no stories", () => {
  const question = candidate("Who saw the ferry?");
  expect(best([question])).toBe(question.id);
  expect(chooseHeadlineStories([], englishWords).size).toBe(0);
});
