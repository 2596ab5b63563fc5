import { expect, it } from "vitest";
import { tellsOfMarkets } from "./headline-patterns.ts";

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
  "Gold for Talvik’s rowers",
])("takes for no news of markets: %s", (title) => {
  expect(tellsOfMarkets({ title })).toBe(false);
});
