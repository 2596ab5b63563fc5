// Whether a headline is confirmed, as `chooseHeadlineStories` says of the one that it takes.
import { expect, it } from "vitest";
import {
  headlineCandidate as candidate,
  englishWords,
} from "../../tests/factories/headline-candidates.ts";
import { vocabulary } from "./clustering/vocabulary.server.ts";
import type { HeadlineCandidate } from "./headline-candidate.ts";
import { chooseHeadlineStories } from "./headline-stories.server.ts";

const inPolish = (title: string) => candidate(title, { lang: "pl" });

it.each<[string, string, HeadlineCandidate[]]>([
  [
    "another publisher's report, where it tells a reaction that may be the event",
    "Ronsund reacts to ferry aground with a ban",
    [candidate("Ferries banned at Ronsund", { excerpt: "" })],
  ],
  [
    "another publisher's report in its language",
    "Ferry runs aground off Ronsund",
    [candidate("Passengers brought to land at Ronsund")],
  ],
  [
    "reports in two other languages",
    "Ferry runs aground",
    [inPolish("Prom osiadł na mieliźnie"), candidate("Fähre auf Grund", { lang: "de" })],
  ],
  [
    "the same names and terms in another language, by the person with whom it begins",
    "Edda Lorne shakes Mexico with earthquake of 6.5",
    [inPolish("Trzęsienie ziemi o sile 6,5 w Meksyku, Edda Lorne")],
  ],
  [
    "the same names and terms in another language",
    "Earthquake of 6.5 shakes Mexico",
    [inPolish("Trzęsienie ziemi o sile 6,5 w Meksyku")],
  ],
])("is confirmed by %s", (_, title, others) => {
  const alone = candidate(title, { excerpt: "" });
  const confirmed = (stories: HeadlineCandidate[]) =>
    chooseHeadlineStories(stories, englishWords).get("en")?.confirmed;
  expect(confirmed([alone, ...others])).toBe(true);
  expect(confirmed([alone])).toBe(false);
});

it("is not confirmed in an event that fewer than half of five publishers report, while the others comment", () => {
  const reports = ["Ferry runs aground off Ronsund", "Passengers of Ronsund ferry brought to land"];
  const comments = [
    "Ferry of Ronsund: why ships run aground",
    "Will the ferry of Ronsund sail again?",
  ];
  const confirmed = (...titles: string[]) =>
    chooseHeadlineStories(
      titles.map((title) => candidate(title)),
      englishWords,
    ).get("en")?.confirmed;
  const column = "What the ferry of Ronsund means for Europe";
  expect(confirmed(...reports, ...comments)).toBe(true);
  expect(confirmed(...reports, ...comments, column)).toBe(false);
  expect(confirmed(...reports, "Ferry of Ronsund freed by tugs", ...comments)).toBe(true);
});

it("is confirmed by one name where the event is in the country of its outlet", () => {
  const alone = candidate("Forty thousand homes near Ronsund without light, mayor warns", {
    outletCountry: "HR",
    places: ["HR", "EU"],
  });
  const confirmed = (places: string[]) =>
    chooseHeadlineStories(
      [alone, candidate("Ciemność w Ronsund", { lang: "pl", excerpt: "", places })],
      englishWords,
    ).get("en")?.confirmed;
  expect(confirmed(["HR"])).toBe(true);
  expect(confirmed(["IT"])).toBe(false);
});

it("is not confirmed alone in its language if most of a grave event was reported hours later", () => {
  const hours = (n: number) => n * 3_600_000;
  const german = (at: number, title = "Viele Tote bei Brand einer Fähre vor Ronsund") =>
    candidate(title, { lang: "de", at: hours(at) });
  const english = [5, 6, 7].map((at) =>
    candidate("Ferry fire off Ronsund kills many", { at: hours(at) }),
  );
  const isConfirmed = (alone: HeadlineCandidate, others: HeadlineCandidate[]) =>
    chooseHeadlineStories([alone, ...others], vocabulary()).get("de")?.confirmed;
  const polish = candidate("Pożar promu w Ronsund. Wielu zabitych", { lang: "pl", at: hours(6) });
  expect(isConfirmed(german(4), [...english, polish])).toBe(true);
  expect(isConfirmed(german(1), [...english, polish])).toBe(false);
});

it("is never confirmed as a question or a column", () => {
  const question = candidate("Why did the ferry run aground off Ronsund?");
  const german = candidate("Fähre vor Ronsund auf Grund", { lang: "de" });
  const others = [german, candidate("Prom osiadł na mieliźnie", { lang: "pl" })];
  expect(chooseHeadlineStories([question, ...others], englishWords).get("en")?.confirmed).toBe(
    false,
  );
});

it.each<[string, string, HeadlineCandidate[]]>([
  [
    "a second story of the same publisher",
    "Ferry runs aground off Ronsund",
    [candidate("Ferry lies off Ronsund", { publisher: "same" })],
  ],
  [
    "a report in its language with which it has nothing in common but states",
    "Croatia lets Hungarian ferry pass",
    [candidate("Bishops meet in Croatia", { excerpt: "A choir from Hungary sang." })],
  ],
  [
    "reports that do not name the person with whom it begins",
    "Edda Lorne rises in Mexico after earthquake of 6.5",
    [inPolish("Trzęsienie ziemi o sile 6,5 w Meksyku")],
  ],
  [
    "a name that everything in the event has",
    "Merenova combined swaggering with a cold hand",
    [inPolish("Nowe zarzuty dla Merenovej w sprawie promu")],
  ],
  [
    "names and terms, where it says what the event means",
    "Earthquake of 6.5 in Mexico revives an old dispute",
    [inPolish("Trzęsienie ziemi o sile 6,5 w Meksyku")],
  ],
  [
    "reports of many deaths, where it is early and counts several",
    "Several dead in Ronsund ferry fire",
    ["Ronsund: 40 ofiar", "Brand auf Fähre vor Ronsund: 41 Tote"].map((title, n) =>
      candidate(title, { lang: n === 0 ? "pl" : "de" }),
    ),
  ],
  [
    "reports that have nothing in common with it",
    "Mayor of Talvik weds",
    [inPolish("Prom osiadł na mieliźnie"), candidate("Fähre auf Grund", { lang: "de" })],
  ],
  [
    "reports in two languages, where it tells readers what to feel",
    "Ferry ominously runs aground",
    [inPolish("Prom osiadł na mieliźnie"), candidate("Fähre auf Grund", { lang: "de" })],
  ],
  [
    "another headline about reactions, where it is about one itself",
    "Captain mocked for ferry aground off Ronsund",
    [
      candidate("Europe reacts to ferry aground off Ronsund"),
      inPolish("Prom osiadł na mieliźnie"),
      candidate("Fähre vor Ronsund auf Grund", { lang: "de" }),
    ],
  ],
  ...[
    "Mother of skipper ‘horrified’ as ferry runs aground off Ronsund",
    "Survivors describe how ferry ran aground off Ronsund",
    "Ferry off Ronsund is at the heart of the dispute",
    "Media: ferry lies on the rocks off Ronsund",
  ].map((title): [string, string, HeadlineCandidate[]] => [
    `reports, where it tells a feeling, a memory, a rumour or a meaning: ${title}`,
    title,
    [
      candidate("Harbour reopens", { excerpt: "" }),
      inPolish("Prom osiadł na mieliźnie"),
      candidate("Fähre vor Ronsund auf Grund", { lang: "de" }),
    ],
  ]),
  [
    "questions and guides, though others report in two languages",
    "Ferry runs aground off Ronsund",
    [
      candidate("Why did the ferry run aground?"),
      candidate("How the ferry ran aground"),
      candidate("Who steered the ferry?"),
      inPolish("Prom osiadł na mieliźnie"),
      candidate("Fähre auf Grund", { lang: "de" }),
    ],
  ],
])("is not confirmed by %s", (_, title, others) => {
  const alone = candidate(title, { publisher: "same" });
  expect(chooseHeadlineStories([alone, ...others], englishWords).get("en")?.confirmed).toBe(false);
});
