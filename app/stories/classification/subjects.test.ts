import { describe, expect, it } from "vitest";
import { type Classifiable, classify } from "../classify.server.ts";
import type { Topic } from "../topic.ts";

const of = (lang: string, title: string, more: Partial<Classifiable> = {}) =>
  classify({
    title,
    excerpt: "",
    categories: [],
    lang,
    source: { country: null, language: lang },
    ...more,
  });

describe("news of companies", () => {
  it.each([
    ["de", "Konzern verdoppelt den Gewinn, Umsatz im Quartal steigt"],
    ["en", "Toymaker's revenues and profits fall in a weak quarter"],
    ["fr", "Le chiffre d'affaires et les bénéfices du groupe reculent"],
    ["es", "La filial reparte más dividendo y gana cuota de mercado"],
    ["nl", "Omzet en winst van de winkelketen dalen"],
  ])("is no news of the economy: %s, %s", (lang, title) => {
    expect(of(lang, title).topics).not.toContain("Economy");
  });

  it("stays so in the section on the economy, unless the words speak of the economy", () => {
    const url = "https://zeitung.example/wirtschaft/eine-meldung";
    expect(of("de", "Supermarktkette eröffnet zehn neue Filialen", { url })).toMatchObject({
      class: "Business",
      topics: [],
    });
    expect(of("de", "Inflation steigt, Filialen leiden", { url }).topics).toEqual(["Economy"]);
  });
});

describe("a further topic", () => {
  it.each<[string, Topic, string]>([
    ["de", "Healthcare", "Kanzler und Fraktion streiten im Bundestag über die Gesundheitsreform"],
    ["fr", "Technology", "Le Sénat et le ministre débattent de la fiscalité numérique"],
    ["es", "Economy", "El Congreso y el Gobierno discuten la ley de presupuestos"],
  ])("%s: %s, by one strong word of the title beside politics", (lang, topic, title) => {
    expect(of(lang, title).topics).toEqual(expect.arrayContaining(["Politics", topic]));
  });
});

describe("words of the topics", () => {
  it.each<[string, Topic, string]>([
    ["en", "Energy", "Thousands of homes without electricity after a transformer fails"],
    ["it", "Energy", "Blackout nel centro storico, migliaia senza corrente"],
    ["ro", "Energy", "Pană de curent în trei județe"],
    ["en", "Technology", "Giant telescope sees its first light"],
    ["no", "Technology", "Tre forskere deler nobelprisen i kjemi"],
    ["sv", "Healthcare", "Två forskare får nobelpriset i medicin"],
    ["pl", "Climate", "Miasto uczy segregacji odpadów i stawia butelkomaty"],
    ["fr", "Transport", "Les transports en commun gratuits le dimanche"],
    ["de", "Economy", "Neue Regeln für Hartz-IV-Empfänger"],
  ])("%s: %s in “%s”", (lang, topic, title) => {
    expect(of(lang, title).topics).toContain(topic);
  });

  it.each<[string, Topic, string]>([
    ["de", "Economy", "Warum sich der Umweg über die Alm lohnt"],
    ["no", "Climate", "Bjørn Hansen blir ny leder i korpset"],
  ])("%s: no %s in “%s”", (lang, topic, title) => {
    expect(of(lang, title).topics).not.toContain(topic);
  });
});

describe("the section", () => {
  it("stands before the number of a piece in some addresses", () => {
    const url = "https://news.example/news/science-environment-12345678";
    expect(of("en", "A puzzle in the rock", { url }).topics).toEqual(["Technology"]);
    const world = "https://news.example/news/world-asia-pacific-12345678";
    expect(of("en", "A quiet week on the islands", { url: world }).class).toBe("International");
  });

  it("on science is technology in any language", () => {
    for (const section of ["wissenschaft", "ciencia", "nauka", "vetenskap", "tudomány"])
      expect(
        of("en", "Why we yawn", { url: `https://paper.example/${section}/yawn` }).topics,
      ).toEqual(["Technology"]);
  });
});

describe("places", () => {
  const source = { country: "FR", language: "fr" };
  const excerpt = "Les habitants du quartier de Miami racontent la nuit.";

  it("takes the only state that the excerpt names, but not in the domestic section", () => {
    const title = "Fusillade dans un centre commercial : le tireur interrogé par la police";
    expect(of("fr", title, { excerpt, source })).toMatchObject({
      countries: [],
      nonEuCountries: ["US"],
    });
    const url = "https://journal.example/france/fusillade";
    expect(of("fr", title, { excerpt, source, url }).countries).toEqual(["FR"]);
  });

  it("takes a stock exchange for its state", () => {
    expect(of("de", "Dow Jones schließt auf Rekordhoch").nonEuCountries).toEqual(["US"]);
    expect(of("fr", "Le CAC 40 recule, les investisseurs attendent la BCE").countries).toContain(
      "FR",
    );
  });
});
