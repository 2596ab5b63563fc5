import { describe, expect, it } from "vitest";
import { classify } from "../classify.server.ts";

const of = (lang: string, country: string, title: string, excerpt = "", url?: string) =>
  classify({
    title,
    excerpt,
    categories: [],
    lang,
    ...(url ? { url } : {}),
    source: { country, language: lang, kind: "news" },
  });

describe("Europe in a title", () => {
  it("is the state of the only city that the text names", () => {
    const title = "Paraliż jednego z największych lotnisk w Europie";
    const excerpt = "Na lotnisku Schiphol odwołano dziesiątki lotów.";
    expect(of("pl", "PL", title, excerpt).countries).toEqual(["NL"]);
  });

  it("is no reason to take the outlet's country in a story of society", () => {
    const title = "Fala kradzieży w Europie, dziesiątki zatrzymanych";
    expect(of("pl", "PL", title).class).toBe("Society");
    expect(of("pl", "PL", title).countries).toEqual([]);
  });
});

describe("medicine that names no place", () => {
  const title = "Nowe badanie naukowców: leki na otyłość chronią przed demencją";
  it("is of no country where it tells of research", () => {
    expect(of("pl", "PL", title)).toMatchObject({ topics: ["Healthcare"], countries: [] });
  });

  it("is of the outlet's where it does not", () => {
    expect(of("pl", "PL", "Szpitale zamykają oddziały, brakuje pielęgniarek").countries).toEqual([
      "PL",
    ]);
  });
});

describe("names of two meanings", () => {
  it("take no athlete for the minister of his name", () => {
    expect(of("en", "GB", "Oscar Pistorius leaves prison").countries).toEqual([]);
    expect(of("en", "GB", "Boris Pistorius leaves Berlin").countries).toEqual(["DE"]);
  });
});

describe("titles that begin with a sport", () => {
  it.each([
    ["fr", "Foot - ITA - Naples - Le président répond au ministre"],
    ["de", "Tennis: Verband streitet mit der Regierung"],
    ["pl", "Siatkówka: minister chwali reprezentację"],
    ["en", "Golf: president opens the course"],
  ])("are sport, whoever is named: %s, %s", (lang, title) => {
    expect(of(lang, "DE", title).class).toBe("Sport");
  });

  it.each([
    ["de", "Golf: Iran droht mit einer Blockade der Meerenge"],
    ["de", "Golf – VW senkt die Preise"],
    ["nl", "Golf: minister stuurt fregat naar Iran"],
  ])("are not, where golf is something else: %s, %s", (lang, title) => {
    expect(of(lang, "DE", title).class).not.toBe("Sport");
  });

  it("are news where people die", () => {
    const title = "Football: dozens killed and injured in stadium disaster, police arrest two";
    expect(of("en", "GB", title, "Police said that 40 people died in the crush.").class).toBe(
      "Society",
    );
  });
});

describe("abbreviations with full stops", () => {
  it.each([
    ["en", "US", "U.S. judge blocks the order"],
    ["en", "GB", "U.K. rail strike enters second week"],
    ["es", "US", "Un juez de EE.UU. bloquea la orden"],
    ["el", "US", "Δικαστής των Η.Π.Α. μπλοκάρει την εντολή"],
  ])("name their state in %s: %s, %s", (lang, place, title) => {
    expect(of(lang, "IE", title).nonEuCountries).toContain(place);
  });

  it("leave a name after initials whole", () => {
    expect(of("en", "GB", "J.D.Vance meets ministers in Berlin").countries).toContain("DE");
  });
});
