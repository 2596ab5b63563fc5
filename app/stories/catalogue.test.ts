import { expect, test } from "vitest";
import { biasOf, ratersDisagree } from "./bias.ts";
import { type CatalogueFacts, mergeFacts, readCatalogue } from "./catalogue.server.ts";
import { isCoveredPlace, memberStates } from "./country.ts";

const entries = readCatalogue();

test("the catalogue has three publishers of each member state and ten of the Union", () => {
  expect(entries.length).toBeGreaterThanOrEqual(130);
  const of = (country: string) => entries.filter((e) => e.country === country).length;
  for (const country of memberStates) expect(of(country), country).toBeGreaterThanOrEqual(3);
  expect(of("EU")).toBeGreaterThanOrEqual(10);
});

// Elsewhere only institutions of science, whose pictures Europe's newspapers print too.
const overseas = ["US"];

test("it has publishers of Europe's neighbours, under their own countries", () => {
  const states = new Map(
    [...Map.groupBy(entries, (e) => e.country)]
      .filter(([country]) => !isCoveredPlace(country) && !overseas.includes(country))
      .map(([country, all]) => [country, all.length]),
  );
  expect([...states.keys()].sort()).toEqual("AL BA CH GB IS NO RS TR UA XK".split(" "));
  expect([...states.values()].reduce((a, b) => a + b)).toBeGreaterThanOrEqual(15);
  const hosts = entries.flatMap((e) => e.hosts ?? []);
  expect(new Set(hosts).size).toBe(hosts.length);
});

test("from overseas it has only institutions whose pictures may be shown", () => {
  const far = entries.filter((e) => overseas.includes(e.country));
  expect(far.map((e) => e.id)).toEqual(["noirlab", ...Object.keys(ownTerms)]);
  for (const e of far)
    expect([e.id, e.kind, !!e.pictureLicence]).toEqual([e.id, "institution", true]);
});

test("where a rated publisher of more than one side is known, a country has more than one", () => {
  const sides = (country: string) =>
    new Set(entries.filter((e) => e.country === country && e.band).map((e) => biasOf(e.band)));
  // Of these, no published rating covers outlets of two sides.
  const oneSided = ["BG", "CY", "LV", "MT"];
  for (const country of [...memberStates, "EU"])
    if (!oneSided.includes(country)) expect(sides(country).size, country).toBeGreaterThan(1);
});

test("ids and feeds are unique", () => {
  const twice = (all: string[]) => all.filter((one, i) => all.indexOf(one) !== i);
  expect(twice(entries.map((e) => e.id))).toEqual([]);
  expect(twice(entries.flatMap((e) => e.feeds))).toEqual([]);
});

// One statement names a band for each of these, but a person is still to decide whether it does.
const undecided = ["la-croix", "origo", "proto-thema", "tvn24"];

test("a band is what all raters say who name one; where they disagree, and without any, the outlet is unrated", () => {
  for (const e of entries) {
    const [band = null, ...others] = new Set(e.bandEvidence.flatMap((said) => said.band ?? []));
    const isAgreed = others.length === 0 && !undecided.includes(e.id);
    expect(e.band, e.id).toBe(isAgreed ? band : null);
  }
  const disputed = entries.filter((e) => ratersDisagree(e.bandEvidence)).map((e) => e.id);
  expect(disputed).toContain("deutsche-welle");
  for (const e of entries)
    expect(new Set(e.bandEvidence.map((p) => p.url)).size, e.id).toBe(e.bandEvidence.length);
});

test("what was read in a copy links to the page that was copied", () => {
  const copied = entries.flatMap((e) => e.bandEvidence).filter((said) => said.copy);
  expect(copied.length).toBeGreaterThan(0);
  for (const { url } of copied)
    expect(URL.parse(url)?.host).toMatch(/\.wikipedia\.org$|^www\.britannica\.com$/);
  // A rating is by who wrote the page, not by the site that copied it.
  for (const { by } of entries.flatMap((e) => e.bandEvidence))
    expect(by).not.toMatch(/\b(mirror|copy|DBpedia)\b/);
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
  pictureLicence: null,
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

// Authorities of the United States, whose works have no copyright there, and which allow any use by terms of their own.
const ownTerms: Record<string, string> = {
  "nasa-image-of-the-day": "NASA Media Usage Guidelines",
  "nasa-earth-observatory": "NASA Earth Observatory Image Use Policy",
};

test("a licence of pictures says where it is read, and comes with a newer catalogue", () => {
  const licensed = entries.filter((e) => e.pictureLicence);
  expect(licensed.length).toBeGreaterThan(0);
  for (const { id, homepage, pictureLicence } of licensed) {
    // The publisher itself says it, by a name that allows what is done here: to show it smaller, also where money is made.
    expect(new URL(pictureLicence?.url ?? "").hostname, id).toBe(new URL(homepage).hostname);
    if (ownTerms[id]) expect(pictureLicence?.licence).toBe(ownTerms[id]);
    else
      expect(pictureLicence?.licence, id).toMatch(
        /^(CC BY(-SA)?( \d\.\d( [A-Z]{2})?)?|CC0( 1\.0)?|Public domain)$/,
      );
  }
  const pictureLicence = licensed[0]?.pictureLicence ?? null;
  expect(mergeFacts(old, old, { ...old, pictureLicence })).toEqual({ pictureLicence });
});

test("an operator's edit stays, and a band keeps its evidence", () => {
  const edited = { ...old, name: "Der Kurier", band: "center" as const };
  expect(mergeFacts(edited, old, { ...next, name: "KURIER" })).toEqual({ owner: "House" });
});

test("a source that the catalogue did not make is the operator's", () => {
  expect(mergeFacts(old, null, next)).toEqual({});
});

test("it has podcasts and channels of broadcasters and newspapers from all over the continent", () => {
  const isRecorded = (feed: string) =>
    /podcast|youtube\.com|api\.sr\.se|feeds\.yle\.fi|api\.rozhlas\.cz/.test(feed);
  const heard = entries.filter((entry) => entry.feeds.some(isRecorded));
  expect(heard.flatMap((entry) => entry.feeds.filter(isRecorded)).length).toBeGreaterThanOrEqual(
    60,
  );
  expect(new Set(heard.map(({ country }) => country)).size).toBeGreaterThanOrEqual(20);
});
