import { expect, it } from "vitest";
import { memberStates } from "./country.ts";
import {
  askedTopics,
  belongsTo,
  defaultFilters,
  type Hub,
  type HubStory,
  hubPath,
  hubRows,
  readHub,
  rememberedFilters,
  rememberedText,
} from "./hub.ts";

const read = (query: string, ...remembered: Parameters<typeof readHub>[1][]) =>
  readHub(new URLSearchParams(query), ...remembered);
const whole: Hub = {
  topics: ["Climate"],
  countries: ["FR", "MT"],
  tab: "trending",
  languages: null,
  cursor: "0.a.1",
};

it("reads what it writes", () => {
  for (const hub of [
    whole,
    { ...whole, topics: [], countries: [], tab: "all" as const, cursor: null },
  ]) {
    const [, query = ""] = hubPath(hub).split("?");
    expect(read(query)).toEqual({ hub, ignored: [], named: true });
  }
});

it("reads a form's fields, names of countries, and any case", () => {
  const { hub } = read(
    "topics=&topics=climate&countries=France&countries=mt&tab=trending&cursor=0.a.1",
  );
  expect(hub).toEqual(whole);
});

it("goes by what is remembered only where the address names no filter", () => {
  const kept = { topics: ["Energy" as const], countries: ["PL" as const] };
  expect(read("tab=bias", kept)).toMatchObject({ hub: { ...kept, tab: "bias" }, named: false });
  expect(read("topics=", kept).hub).toMatchObject({ topics: [], countries: [] });
  expect(read("").hub).toMatchObject(defaultFilters);
});

it("names what it does not know, once and short, and leaves it out", () => {
  const { hub, ignored } = read(
    `topics=Sport,Climate,Sport&countries=Atlantis,EU,World&tab=x%00y&cursor=nothing&topics=${"z".repeat(900)}`,
  );
  expect(hub).toEqual({ ...whole, countries: ["EU", "XX"], tab: "all", cursor: null });
  expect(ignored).toEqual(["Sport", "z".repeat(60), "Atlantis", "x\u{fffd}y", "nothing"]);
});

it("remembers in a cookie, and believes only what it can have written", () => {
  const filters = { topics: whole.topics, countries: whole.countries };
  expect(rememberedFilters(`a=b; hub=${rememberedText(filters)}; c=d`)).toEqual(filters);
  expect(rememberedFilters("hub=~")).toEqual({ topics: [], countries: [] });
  expect(rememberedFilters("hub=Sport.Climate~ZZ.FR")).toEqual({
    topics: ["Climate"],
    countries: ["FR"],
  });
  for (const cookies of ["", "hub=", "hub=<x>~y", "nohub=~"])
    expect(rememberedFilters(cookies)).toEqual(defaultFilters);
});

it("asks for Politics where no topic is chosen", () => {
  expect(askedTopics([])).toEqual(["Politics"]);
  expect(askedTopics(["Energy"])).toEqual(["Energy"]);
});

it("tells which stories belong to a choice", () => {
  const story = { lang: "fr", topics: ["Politics"], countries: ["FR"] };
  const languages = null;
  expect(belongsTo({ topics: [], countries: [], languages }, story)).toBe(true);
  expect(belongsTo({ topics: ["Energy"], countries: [], languages }, story)).toBe(false);
  expect(belongsTo({ topics: ["Politics"], countries: ["DE"], languages }, story)).toBe(false);
  expect(belongsTo({ topics: ["Politics"], countries: ["DE", "FR"], languages }, story)).toBe(true);
  // The list does not have it either.
  const union = { lang: "fr", topics: ["Politics"], countries: ["EU"] };
  expect(belongsTo({ topics: ["Politics"], countries: memberStates, languages }, union)).toBe(
    false,
  );
});

it("leaves out what is in no language of the reader", () => {
  const story = { lang: "fr", topics: ["Politics"], countries: ["FR"] };
  const all = { topics: [], countries: [] };
  expect(belongsTo({ ...all, languages: ["de", "fr"] }, story)).toBe(true);
  expect(belongsTo({ ...all, languages: ["en"] }, story)).toBe(false);
});

it("gathers the stories of one event in the row of the first, and leaves the others in order", () => {
  const story = (id: number, event: string | null) =>
    ({ id, slug: `s${id}`, event: event ? { slug: event, publishers: 3 } : null }) as HubStory;
  const rows = hubRows([
    story(1, "fire"),
    story(2, null),
    story(3, "vote"),
    story(4, "fire"),
    story(5, null),
    story(6, "fire"),
  ]);
  expect(
    rows.map(({ id, otherCoverage = [] }) => [id, ...otherCoverage.map((one) => one.id)]),
  ).toEqual([[1, 4, 6], [2], [3], [5]]);
});
