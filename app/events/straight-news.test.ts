import { expect, it } from "vitest";
import { isStraightNews } from "./straight-news.ts";

const isNews = (lang: string, title: string) => isStraightNews({ lang, title, url: null });

it.each([
  ["en", "Who owns the harbour of Ronsund"],
  ["en", "How Ronsund lost its harbour"],
  ["de", "Wie Ronsund seinen Hafen verlor"],
  ["pl", "Co wiemy o porcie w Ronsund"],
  ["it", "Come Ronsund ha perso il porto"],
  ["no", "Hvorfor Ronsund mistet havnen"],
  ["de", "FAQ: Der Hafen von Ronsund"],
])("takes a guide for no straight news: %s %s", (lang, title) => {
  expect(isNews(lang, title)).toBe(false);
});

it.each([
  ["en", "WHO declares end of outbreak in Ronsund"],
  ["en", "Co Down man freed from harbour of Ronsund"],
  ["en", "Cosa Nostra boss held in Ronsund"],
  ["it", "Cosa Nostra, arrestato il capo a Ronsund"],
  ["en", "Ronsund holds live-fire drills off its coast"],
  ["de", "WHO erklärt Ausbruch in Ronsund für beendet"],
])("takes for straight news what begins with a name: %s %s", (lang, title) => {
  expect(isNews(lang, title)).toBe(true);
});
