import { expect, test } from "vitest";
import { type CatalogueFacts, mergeFacts, readCatalogue } from "./catalogue.server.ts";
import { isCountry, memberStates } from "./country.ts";

const entries = readCatalogue();

test("the catalogue has three publishers of each member state and ten of the Union", () => {
  expect(entries.length).toBeGreaterThanOrEqual(130);
  const of = (country: string) => entries.filter((e) => e.country === country).length;
  for (const country of memberStates) expect(of(country), country).toBeGreaterThanOrEqual(3);
  expect(of("EU")).toBeGreaterThanOrEqual(10);
  expect(entries.filter((e) => !isCountry(e.country))).toEqual([]);
});

test("ids and feeds are unique", () => {
  const twice = (all: string[]) => all.filter((one, i) => all.indexOf(one) !== i);
  expect(twice(entries.map((e) => e.id))).toEqual([]);
  expect(twice(entries.flatMap((e) => e.feeds))).toEqual([]);
});

test("a band has evidence that says the same, and no evidence means unrated", () => {
  for (const e of entries) {
    expect(e.band === null, e.id).toBe(e.bandEvidence.length === 0);
    for (const proof of e.bandEvidence) expect(proof.band, e.id).toBe(e.band);
  }
});

const old: CatalogueFacts = {
  name: "Kurier",
  homepage: "https://kurier.example",
  country: "AT",
  language: "de",
  kind: "news",
  owner: null,
  band: null,
  bandEvidence: [],
};
const proof = { band: "left", by: "Someone", url: "https://r.example", confidence: "A" } as const;
const next: CatalogueFacts = { ...old, owner: "House", band: "left", bandEvidence: [proof] };

test("a new catalogue changes what nobody edited", () => {
  expect(mergeFacts(old, old, next)).toEqual({
    owner: "House",
    band: "left",
    bandEvidence: [proof],
  });
  expect(mergeFacts(next, old, next)).toEqual({});
  expect(mergeFacts(old, old, old)).toEqual({});
});

test("an operator's edit stays, and a band keeps its evidence", () => {
  const edited = { ...old, name: "Der Kurier", band: "center" as const };
  expect(mergeFacts(edited, old, { ...next, name: "KURIER" })).toEqual({ owner: "House" });
});

test("a source that the catalogue did not make is the operator's", () => {
  expect(mergeFacts(old, null, next)).toEqual({});
});
