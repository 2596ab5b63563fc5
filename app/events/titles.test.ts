import { expect, it } from "vitest";
import { eventTitle, type NamingTelling } from "./titles.ts";

const telling = (id: number, lang: string, title: string, path = "world"): NamingTelling => ({
  id,
  lang,
  title,
  url: `https://paper.example/${path}/${id}`,
});
const english = telling(1, "en", "Ferry runs aground off Ronsund, all brought to land");
const german = telling(2, "de", "Fähre vor Ronsund auf Grund gelaufen, alle an Land");
const polish = telling(3, "pl", "Prom osiadł na mieliźnie koło Ronsund");
const named = (
  tellings: NamingTelling[],
  languages: string[] | null,
  given: { title: string; lang: string } | null = null,
) => eventTitle(given, tellings, { lead: polish.id, languages })?.title;

it("is the telling in the reader's first language that there is", () => {
  expect(named([english, german, polish], ["de", "en"])).toBe(german.title);
  expect(named([english, german, polish], ["fr", "en"])).toBe(english.title);
});

it("is the telling that stands for the event where the reader's languages have none, or are all", () => {
  expect(named([english, german, polish], ["fr"])).toBe(polish.title);
  expect(named([english, german, polish], null)).toBe(polish.title);
});

it("is no question and no opinion, but the telling of another language", () => {
  const question = telling(4, "de", "Warum lief die Fähre vor Ronsund auf Grund?");
  const opinion = telling(5, "de", "Die Fähre von Ronsund ist eine Warnung", "meinung");
  expect(named([english, question], ["de"])).toBe(english.title);
  expect(named([english, opinion], ["de"])).toBe(english.title);
  expect(named([question], ["de"])).toBe(question.title);
});

it("is an editor's before all", () => {
  const given = { title: "The ferry off Ronsund", lang: "en" };
  expect(eventTitle(given, [german], { lead: 2, languages: ["de"] })).toEqual({
    ...given,
    story: null,
  });
  expect(eventTitle(null, [], { lead: 2, languages: null })).toBeNull();
});
