import { expect, it } from "vitest";
import {
  isOfMarkets,
  meaning,
  scene,
  showsPictures,
  speakersSubject,
  tellsOfMarkets,
} from "./headline-patterns.ts";

it.each([
  "Oil price dips after hearing in Ronsund",
  "Harbour owners see shares rise",
  "Ölpreis steigt",
  "Ölpreise steigen nach Urteil",
  "Le pétrole recule",
  "Las bolsas suben tras el fallo",
  "Le borse salgono",
  "Ropa drożeje po wyroku",
])("knows what markets make of an event: %s", (title) => {
  expect(tellsOfMarkets({ title })).toBe(true);
});

it.each([
  "Harbour market in Ronsund opens",
  "Sharing of the harbour agreed",
  "Gold rush in Talvik",
  "Fish stocks fall in the North Sea",
  "Anleger fallen auf Betrüger herein",
  "Gold for Talvik’s rowers",
])("takes for no news of markets: %s", (title) => {
  expect(tellsOfMarkets({ title })).toBe(false);
});

it("takes for news of markets an event of which half of the headlines tell so", () => {
  const [vote, oil] = [{ title: "Vote in Ronsund" }, { title: "Ölpreis steigt" }];
  expect([isOfMarkets([vote, oil]), isOfMarkets([vote, vote, oil]), isOfMarkets([])]).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  ["Fire of Ronsund: Smoke, tears and candles", true],
  ["Ronsund: Schneller Erfolg, ungewisse Zukunft", true],
  ["Ronsund: Regierung lädt zum Gipfel, Opposition lehnt ab", false],
])("tells a scene from a sentence: %s %s", (title, isScene) => {
  expect(scene.test(title)).toBe(isScene);
});

it.each([
  ["Mayor combined swaggering charm with neglect of the harbour", true],
  ["Harbour deal spells trouble for Talvik", true],
  ["Ruthless smuggling gang jailed in Ronsund", false],
  ["Folly Island loses its ferry", false],
])("knows what a headline means rather than tells: %s", (title, is) => {
  expect(meaning.test(title)).toBe(is);
});

it.each([
  ["Anna Beck publishes first photos of harbour", true],
  ["Anna Beck veröffentlicht ein Video", true],
  ["Anna Beck opublikowała zdjęcie portu", true],
  ["Pierwsze zdjęcia z portu w Ronsundzie", true],
  ["Anna Beck publishes first budget of Talvik", false],
  ["Talvik Labs releases video model", false],
  ["Poll shows a picture of division in Ronsund", false],
])("knows who publishes pictures: %s %s", (title, shows) => {
  expect(showsPictures.test(title)).toBe(shows);
});

it.each([
  ["Ronsund: Anna Beck über Streik am Hafen", true],
  ["Anna Beck über Streik: »Er dauert an«", false],
  ["Ronsund: Unklarheit über beschädigtes Kabel", false],
  ["Was über das Unglück bekannt ist", false],
  ["Fremde Drohnen über Ronsund gesichtet", false],
  ["Ronsund: Neuer Streit über Wehrpflicht", false],
])("knows whom a headline lets speak of what alone: %s %s", (title, tells) => {
  expect(speakersSubject.test(title)).toBe(tells);
});
