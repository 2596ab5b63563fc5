import { expect, it } from "vitest";
import { eventTitle, type TitleCandidate } from "./titles.ts";

const candidate = (id: number, lang: string, title: string, path = "world"): TitleCandidate => ({
  id,
  lang,
  title,
  url: `https://paper.example/${path}/${id}`,
  confirmed: true,
});
const english = candidate(1, "en", "Ferry runs aground off Ronsund, all brought to land");
const german = candidate(2, "de", "Fähre vor Ronsund auf Grund gelaufen, alle an Land");
const polish = candidate(3, "pl", "Prom osiadł na mieliźnie koło Ronsund");
const named = (
  candidates: TitleCandidate[],
  languages: string[] | null,
  given: { title: string; lang: string } | null = null,
) => eventTitle(given, candidates, { lead: polish.id, languages })?.title;

it("is the headline in the first of the reader's languages that the event has", () => {
  expect(named([english, german, polish], ["de", "en"])).toBe(german.title);
  expect(named([english, german, polish], ["fr", "en"])).toBe(english.title);
});

it("is the lead story's where the event has none of the reader's languages, or all are read", () => {
  expect(named([english, german, polish], ["fr"])).toBe(polish.title);
  expect(named([english, german, polish], null)).toBe(polish.title);
});

it("is straight news in another language rather than a question or an opinion", () => {
  const question = candidate(4, "de", "Warum lief die Fähre vor Ronsund auf Grund?");
  const opinion = candidate(5, "de", "Die Fähre von Ronsund ist eine Warnung", "meinung");
  expect(named([english, question], ["de"])).toBe(english.title);
  expect(named([english, opinion], ["de"])).toBe(english.title);
  expect(named([question], ["de"])).toBe(question.title);
});

it("is a headline that others confirm rather than one in a language that the reader prefers", () => {
  const alone = { ...german, confirmed: false };
  expect(named([english, alone], ["de", "en"])).toBe(english.title);
  expect(named([english, alone], ["de"])).toBe(alone.title);
});

it("is an editor's before all", () => {
  const given = { title: "The ferry off Ronsund", lang: "en" };
  expect(eventTitle(given, [german], { lead: 2, languages: ["de"] })).toEqual({
    ...given,
    story: null,
    confirmed: true,
  });
  expect(eventTitle(null, [], { lead: 2, languages: null })).toBeNull();
});
