import { describe, expect, it } from "vitest";
import { signalsOfTitle } from "../../../tests/factories/classified.ts";
import { type Classifiable, classify } from "../classify.server.ts";
import type { Topic } from "../topic.ts";
import { pointsOf } from "./signals.ts";
import { topicsOf } from "./topics.ts";
import { foldingOf, wordsOf } from "./words.ts";

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
    ["es", "La filial reparte su beneficio neto entre los accionistas y gana cuota de mercado"],
    ["nl", "Omzet en winst van de winkelketen dalen"],
  ])("is no news of the economy: %s, %s", (lang, title) => {
    expect(of(lang, title).topics).not.toContain("Economy");
  });

  it.each([
    ["es", "Los accionistas temen la inflación", "La inflación preocupa a los accionistas.", true],
    ["en", "Markets fear a smaller market share", "Inflation rises.", false],
  ])("%s: takes a word of both for business, and no other: %s", (lang, title, excerpt, is) => {
    const folding = foldingOf(lang);
    const none = { lang, topicsOfSection: [], foreignStates: 0, society: 0 };
    const found = topicsOf(wordsOf(title, folding), wordsOf(excerpt, folding), [], none);
    expect(found.isOfCompanies).toBe(is);
  });

  it("stays so in the section on the economy, unless the words speak of the economy", () => {
    const url = "https://zeitung.example/wirtschaft/eine-meldung";
    expect(of("de", "Supermarktkette eröffnet zehn neue Filialen", { url })).toMatchObject({
      class: "Business",
      topics: [],
    });
    expect(of("de", "Inflation steigt, Filialen leiden", { url }).topics).toEqual(["Economy"]);
    const loan = "Kredit für neue Filialen der Supermarktkette";
    expect(of("de", loan, { url }).topics).toEqual([]);
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
    ["en", "Climate", "Floods kill two in Ronsund"],
    ["en", "Climate", "Storm kills two"],
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
    ["no", "Climate", "Bjørn Hansen blir ny leder etter storm"],
  ])("%s: no %s in “%s”", (lang, topic, title) => {
    expect(of(lang, title).topics).not.toContain(topic);
  });
});

/** The points of a topic in a title by the lists of its language. */
const pointsIn = (lang: string, topic: Topic | "Business", title: string): number =>
  pointsOf(signalsOfTitle(lang, title), topic);

describe("words with another sense", () => {
  it.each<[string, Topic, string]>([
    ["en", "Technology", "Syrian Observatory: twelve killed"],
    ["de", "Technology", "Das griechische Alphabet"],
    ["es", "Technology", "El CES alerta de la pobreza"],
    ["pl", "Economy", "Ubóstwiają swojego psa"],
    ["pl", "Transport", "Test ekspresów do kawy"],
    ["fr", "Technology", "Deux trains se télescopent"],
    ["it", "Technology", "Ferito con un manganello telescopico"],
    ["sv", "Technology", "Teleskoplastaren körde av vägen"],
    ["tr", "Energy", "Tankerler boğazda bekliyor"],
    ["bg", "Politics", "Национализация на банка"],
    ["ru", "Politics", "Национализация банка"],
    ["hr", "Politics", "Nacionalizacija banke"],
    ["sl", "Politics", "Nacionalizacija banke"],
    ["sv", "Technology", "Nobelpriset i medicin delas av två"],
    ["de", "Economy", "Belohnung in Dollar"],
    ["es", "Economy", "Un premio en dólares"],
    ["pl", "Economy", "Dziesięć milionów dolarów"],
    ["pt", "Economy", "Dez mil milhões"],
  ])("%s: at most a weak one of %s in “%s”", (lang, topic, title) => {
    expect(pointsIn(lang, topic, title)).toBeLessThanOrEqual(2);
  });

  it("are wins in sport and games, which are no profits", () => {
    const business = (title: string) => pointsIn("de", "Business", title);
    expect(business("Der Titelgewinn und ein Lottogewinn")).toBe(0);
    expect(business("Der Konzerngewinn steigt")).toBeGreaterThan(0);
  });

  it.each<[string, Topic, string]>([
    ["fr", "Technology", "Un télescope géant"],
    ["pl", "Economy", "Coraz większe ubóstwo"],
  ])("%s: %s in “%s”", (lang, topic, title) => {
    expect(pointsIn(lang, topic, title)).toBeGreaterThanOrEqual(4);
  });
});

describe("the section", () => {
  it("stands before the number of a story in some addresses", () => {
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

  it("keeps the outlet's country where the excerpt names a foreign firm or city", () => {
    const german = { country: "DE", language: "de" };
    const sale = { source: german, excerpt: "Die Häuser gehen an BlackRock." };
    expect(of("de", "Polizei räumt verkauftes Mietshaus", sale)).toMatchObject({
      countries: ["DE"],
      nonEuCountries: [],
    });
    const study = { source: german, excerpt: "Sie studierte in Oxford." };
    expect(of("de", "Polizei sucht vermisste Frau", study).countries).toEqual(["DE"]);
  });

  it("takes a stock exchange for its state", () => {
    expect(of("de", "Dow Jones schließt auf Rekordhoch").nonEuCountries).toEqual(["US"]);
    expect(of("fr", "Le CAC 40 recule, les investisseurs attendent la BCE").countries).toContain(
      "FR",
    );
  });
});
