import { expect, it } from "vitest";
import { bestTellings, isPlainReport, type Telling } from "./tellings.ts";

let made = 0;
const telling = (title: string, more: Partial<Telling> = {}): Telling => ({
  id: ++made,
  lang: "en",
  title,
  excerpt: "It lies on the rocks.",
  topics: [],
  url: `https://paper.example/world/${made}`,
  provenance: "feed",
  premium: false,
  band: "center",
  isUpdate: false,
  at: made,
  ...more,
});
const stopWords = new Map([
  ["en", new Set("a all and for of on that the this to very was".split(" "))],
]);
const best = (stories: Telling[], lang = "en") => bestTellings(stories, stopWords).get(lang)?.story;

it("takes the headline whose words the others use", () => {
  const odd = telling("A night that nobody on the quay will forget for years to come");
  const plain = telling("Ferry runs aground off Ronsund, 200 passengers brought to land");
  const third = telling("Passengers brought to land after ferry runs aground off Ronsund");
  expect([plain.id, third.id]).toContain(best([odd, plain, third]));
});

it.each<[string, Partial<Telling>]>([
  ["a live ticker", { title: "Live: ferry runs aground off Ronsund, passengers wait" }],
  ["a question", { title: "Why did the ferry run aground off Ronsund with its passengers?" }],
  ["a column", { url: "https://paper.example/commentisfree/2026/ferry" }],
  ["a portrait", { title: "From ferryman to castaway: the captain who ran aground off Ronsund" }],
  ["a portrait by name", { title: "Edda Lorne, the woman who ran aground off Ronsund" }],
  ["a talk", { title: "Edda Lorne, harbour pilot: ‘The ferry ran aground off Ronsund’" }],
  ["what one said", { title: "‘The ferry’s captain ran aground off Ronsund with passengers’" }],
  ["what one felt", { title: "‘I saw the ferry, and I ran’: passengers aground off Ronsund" }],
  ["a course of events", { title: "Ferry timeline: From harbour of Ronsund to running aground" }],
  ["hype", { title: "Ferry’s captain runs into epic rant of passengers off Ronsund" }],
  ["further reading", { title: "Ferry aground off Ronsund: passengers’ further reading" }],
  ["an exclamation", { title: "Ferry runs aground off Ronsund with passengers!" }],
  ["a column in Polish", { url: "https://gazeta.example/opinie/prom" }],
  ["letters", { title: "The ferry that ran aground off Ronsund | Letters" }],
  ["a live page", { title: "Ferry aground off Ronsund, passengers wait – harbour live" }],
  ["a round-up", { title: "Morning briefing: ferry runs aground off Ronsund" }],
  ["a signed column", { title: "The ferry that ran aground off Ronsund | Edda Lorne" }],
  ["a guide", { title: "How the ferry ran aground off Ronsund with its passengers" }],
  ["a guide in German", { title: "Warum die Fähre vor Ronsund auf Grund lief" }],
  [
    "a guide after its subject",
    { title: "Ferry: Why it ran aground off Ronsund with its passengers" },
  ],
  ["a question with an answer", { title: "Ferry aground off Ronsund? Passengers brought to land" }],
  ["a feature", { title: "‘We saw the rocks’: how a ferry ran aground off Ronsund" }],
  ["a writer in capitals", { title: "EDDA LORNE: Ferry runs aground off Ronsund, passengers pay" }],
  ["what a writer says of himself", { title: "I was on the ferry that ran aground off Ronsund" }],
  ["what speaks to the reader", { title: "Ferry runs aground off Ronsund with your passengers" }],
  ["a promise of pictures", { title: "Moment ferry runs aground off Ronsund with passengers" }],
  ["a film", { title: "Ferry runs aground off Ronsund, passengers brought to land – video" }],
  ["lost letters", { title: "Ferry runs aground off Ronsďż˝nd, passengers brought to land" }],
  ["an outlet far from the centre", { band: "far-right" }],
  ["a premium piece", { premium: true }],
  ["a bare title", { excerpt: "" }],
  [
    "a word that shouts",
    { title: "Ferry runs aground off Ronsund, ALL passengers brought to land" },
  ],
])("does not let %s tell what happened", (_, other) => {
  const report = telling("Ferry runs aground off Ronsund, passengers brought to land");
  const rival = telling("Ferry runs aground off Ronsund, passengers brought to land", {
    at: 0,
    ...other,
  });
  expect(best([rival, report])).toBe(report.id);
});

it.each([
  ["Von der Leyen zu Zöllen: Ferry of Ronsund is no matter of the Union", "de"],
  ["Reagan library of Ronsund runs aground with passengers", "en"],
  ["Trajekt nasedel pri Ronsundu, več kot 40 ranjenih", "sl"],
])("lets a report that only looks like another kind tell what happened: %s", (title, lang) => {
  const report = telling(title, { lang });
  const premium = telling(title, { lang, premium: true, at: 0 });
  const odd = telling("Ronsund", { lang, premium: true });
  expect(isPlainReport(report)).toBe(true);
  expect(best([odd, premium, report], lang)).toBe(report.id);
});

it("takes the newer of two headlines, which knows the end", () => {
  const hour = 3_600_000;
  const first = telling("Ferry runs aground off Ronsund, several passengers hurt", { at: 0 });
  const later = telling("Ferry runs aground off Ronsund, forty passengers hurt", { at: 20 * hour });
  expect(best([first, later])).toBe(later.id);
});

it("takes the headline that says what the others tell below theirs", () => {
  const hour = 3_600_000;
  const below = "Forty passengers of the ferry were hurt off Ronsund, twelve of them badly.";
  const others = [
    "What was seen from the quay of Ronsund",
    "Night of the ferry",
    "Harbour master speaks of Ronsund",
  ].map((title) => telling(title, { excerpt: below }));
  const speech = telling("Mayor of Ronsund puts off speech after ferry night", { at: hour });
  const toll = telling("Ferry off Ronsund: forty hurt, twelve badly", { at: hour });
  expect(best([...others, speech, toll])).toBe(toll.id);
});

it("takes no headline of a topic that few of the stories have", () => {
  const report = telling("Ferry runs aground off Ronsund, passengers brought to land");
  const other = telling("Ferry aground off Ronsund, passengers brought to land by boats");
  const speech = telling("Ferry runs aground off Ronsund, passengers brought to land: minister", {
    topics: ["Politics"],
  });
  const fourth = telling("Ferry runs aground off Ronsund with passengers");
  expect(best([speech, report, other, fourth])).not.toBe(speech.id);
});

it("prefers our own piece to all others, and answers for each language", () => {
  const report = telling("Ferry runs aground off Ronsund");
  const own = telling("What we know of the ferry", { provenance: "own", url: null });
  const german = telling("Fähre vor Ronsund auf Grund gelaufen", { lang: "de" });
  const answer = bestTellings([report, own, german], stopWords);
  expect([...answer].sort()).toEqual([
    ["de", { story: german.id, plain: true, stories: 1 }],
    ["en", { story: own.id, plain: false, stories: 2 }],
  ]);
});

it("has an answer where there is nothing but a question, and none for no stories", () => {
  const question = telling("Who saw the ferry?");
  expect(best([question])).toBe(question.id);
  expect(bestTellings([], stopWords).size).toBe(0);
});
