import { expect, it } from "vitest";
import { speakerOf, tellsWords } from "./speaker.ts";

it.each([
  ["en", "Merenova says she will stay", "merenova"],
  ["en", "Harbour can be saved, says Anna Merenova", "merenova"],
  ["en", "Harbour can be saved, Merenova says", "merenova"],
  ["en", "Former mayor Merenova admits mistakes", "merenova"],
  ["de", "Merenova glaubt an den Hafen", "merenova"],
  ["en", "Indiana Merenova says she will stay", "merenova"],
  ["pl", "Kowalska twierdzi, że port przetrwa", "kowalska"],
])("finds who speaks: %s, %s", (lang, title, name) => {
  expect(speakerOf({ lang, title })).toBe(name);
});

it.each([
  ["en", "Merenova resigns as mayor of Ronsund"],
  ["en", "Merenova threatens to close the harbour"],
  ["en", "Cuba says 32 officers were killed"],
  ["en", "Dozens dead in harbour fire, police say"],
  ["en", "Police said the harbour was safe"],
  ["en", "NATO says the harbour is watched"],
  ["en", "White House says the harbour stays open"],
  ["de", "Polizei sagt Spiel ab"],
  ["de", "Frost hält Hafen im Griff"],
  ["fi", "Merenova sanoo jäävänsä"],
])("finds nobody where it is a deed, an authority's report or a state's: %s, %s", (lang, title) => {
  expect(speakerOf({ lang, title })).toBeNull();
});

it.each([
  ["en", "Merenova says she will stay"],
  ["en", "World leaders react to the raid on Ronsund"],
  ["de", "Deutsche Reaktionen auf den Angriff vor Ronsund"],
  ["de", "EU reagiert auf den Angriff vor Ronsund"],
  ["fr", "L’Europe réagit à l’attaque de Ronsund"],
  ["es", "Europa reacciona al ataque de Ronsund"],
  ["it", "Le reazioni all’attacco di Ronsund"],
  ["pt", "Reações ao ataque de Ronsund"],
  ["pl", "Świat reaguje na atak na Ronsund"],
  ["cs", "Reakce na útok v Ronsundu"],
  ["no", "Reaksjoner på angrepet i Ronsund"],
])("takes what people say for words: %s, %s", (lang, title) => {
  expect(tellsWords({ lang, title })).toBe(true);
});

it.each([
  ["en", "Ronsund reactor is shut down after leak"],
  ["en", "Chemical reaction in Ronsund plant kills two"],
  ["en", "Girl dies of allergic reaction in Ronsund"],
  ["en", "Ronsund closes its harbour in reaction to the strike"],
])("takes deeds for deeds: %s, %s", (lang, title) => {
  expect(tellsWords({ lang, title })).toBe(false);
});
