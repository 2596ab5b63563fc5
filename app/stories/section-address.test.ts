import { describe, expect, it } from "vitest";
import { coveredPlaces } from "./country.ts";
import {
  cachedSection,
  countryPath,
  readSection,
  sectionPath,
  topicPath,
} from "./section-address.ts";
import { topics } from "./topic.ts";

const read = (base: "topic" | "country", name: string, query = "") =>
  readSection(base, name, new URLSearchParams(query));

describe("the address of a section", () => {
  it("is read as it is written, for every topic and country", () => {
    for (const topic of topics) {
      const [, , name = ""] = topicPath(topic).split("/");
      expect(read("topic", name)).toMatchObject({ view: { topic, country: null } });
    }
    for (const country of coveredPlaces) {
      const [, , name = ""] = countryPath(country).split("/");
      expect(read("country", name)).toMatchObject({ view: { topic: null, country } });
    }
  });

  it.each([
    ["topic", "Politics", "", "/topic/politics"],
    ["topic", "health", "", "/topic/healthcare"],
    ["country", "FR", "", "/country/fr"],
    ["country", "Czech-Republic", "sort=covered", "/country/cz?sort=covered"],
    ["country", "xx", "", "/country/world"],
    ["topic", "politics", "country=Germany", "/topic/politics?country=de"],
    ["country", "fr", "topic=Politics&before=a", "/country/fr?topic=politics&before=a"],
  ] as const)("leads from /%s/%s?%s to %s", (base, name, query, movedTo) => {
    expect(read(base, name, query)).toEqual({ movedTo });
  });

  it("is none for what there is not, and passes over unknown values", () => {
    for (const name of ["", "sport", "eu"]) expect(read("topic", name)).toBeNull();
    for (const name of ["gb", "politics", "__proto__"]) expect(read("country", name)).toBeNull();
    expect(read("topic", "politics", "country=atlantis&sort=best&x=1")).toEqual({
      view: { base: "topic", topic: "Politics", country: null, sort: "latest", before: null },
    });
  });

  it("names every choice", () => {
    const view = { base: "country", topic: "Energy", country: "XX" } as const;
    expect(sectionPath({ ...view, sort: "covered", before: "s1.a.b" })).toBe(
      "/country/world?topic=energy&sort=covered&before=s1.a.b",
    );
  });
});

describe("what a cached front is rendered for", () => {
  it.each([
    ["/topic/politics", "", "/topic/politics"],
    ["/topic/politics", "x=1&country=fr&utm=2", "/topic/politics?country=fr"],
    ["/topic/politics", "sort=covered&country=fr", "/topic/politics?country=fr&sort=covered"],
    ["/topic/politics", "sort=latest&country=atlantis", "/topic/politics"],
    ["/country/fr", "country=de", "/country/fr"],
    ["/country/nowhere", "x=1", "/country/nowhere"],
    ["/topic/politics", "before=e1.a.b", null],
    ["/topic/economics", "", null],
    ["/topic/politics", "country=FR", null],
    ["/topic/POLITICS", "", null],
    ["/topic/a/b", "", null],
  ])("%s?%s: %s", (path, query, target) => {
    expect(cachedSection(path, new URLSearchParams(query))).toBe(target);
  });
});
