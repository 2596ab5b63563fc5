import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { labelledClasses, labelledFrom, scoreOf } from "../../bench/labelled-stories.ts";
import { type Classifiable, classify } from "./classify.server.ts";
import { isNews } from "./story-class.ts";

const fixture = new URL("../../tests/fixtures/classification.tsv", import.meta.url);
const held = labelledFrom(readFileSync(fixture, "utf8")).filter((item) => item.split === "test");
const given = held.map((item) =>
  classify({
    title: item.title,
    excerpt: item.excerpt,
    categories: item.categories,
    lang: item.declared,
    source: { country: item.source, language: null },
  }),
);

const plain: Omit<Classifiable, "title"> = {
  excerpt: "",
  categories: [],
  lang: null,
  source: { country: null, language: null },
};
const of = (title: string, more: Partial<Classifiable> = {}) =>
  classify({ ...plain, ...more, title });

describe("on the half of the labelled set that nothing was tuned on", () => {
  it("finds topics", () => {
    const score = scoreOf(
      held.map((item) => item.topics),
      given.map((answer) => answer.topics),
    );
    expect(score.precision, "precision").toBeGreaterThanOrEqual(0.83);
    expect(score.recall, "recall").toBeGreaterThanOrEqual(0.82);
  });

  it("finds countries", () => {
    const score = scoreOf(
      held.map((item) => item.countries),
      given.map((answer) => answer.countries),
    );
    expect(score.precision, "precision").toBeGreaterThanOrEqual(0.93);
    expect(score.recall, "recall").toBeGreaterThanOrEqual(0.87);
  });

  it("lists news, and keeps the rest out, by words alone", () => {
    const classes = new URL("../../tests/fixtures/story-classes.tsv", import.meta.url);
    const heldClasses = labelledClasses(readFileSync(classes, "utf8")).filter(
      (item) => item.split === "test",
    );
    const wrong = (news: boolean) =>
      heldClasses.filter(
        ({ title, excerpt, lang, class: kind }) =>
          isNews(kind) === news && isNews(of(title, { excerpt, lang }).class) !== news,
      );
    const titles = (news: boolean) => wrong(news).map((item) => `${item.lang} ${item.title}`);
    expect(titles(true).length, titles(true).join("\n")).toBeLessThanOrEqual(1);
    expect(titles(false).length, titles(false).join("\n")).toBeLessThanOrEqual(1);
  });

  it("tells the language", () => {
    const wrong = held.filter((item, i) => item.lang !== given[i]?.lang).map((item) => item.title);
    expect(wrong.length / held.length, wrong.join("\n")).toBeLessThanOrEqual(0.02);
  });

  it("has at least 100 items in 20 languages, a fifth of them without a topic", () => {
    expect(held.length).toBeGreaterThanOrEqual(100);
    expect(new Set(held.map((item) => item.lang)).size).toBeGreaterThanOrEqual(20);
    expect(held.filter((item) => item.topics.length === 0).length / held.length).toBeCloseTo(
      0.2,
      1,
    );
  });
});

describe("topics", () => {
  it("takes a school or a car in a story on a crime for a topic only if it is the subject", () => {
    const crime = of("Man arrested after murder of schoolgirl near station", {
      lang: "en",
      excerpt: "Police say the suspect was found in a car after the killing.",
    });
    expect(crime).toMatchObject({ class: "Society", topics: [] });
  });

  it("gives sport none, by its section or by its words", () => {
    expect(of("Minister visits the team", { categories: ["Sport/Football"] }).topics).toEqual([]);
    expect(of("Striker's late goal sends the champions to the semi-final").topics).toEqual([]);
  });

  it("takes a compound apart", () => {
    expect(of("Streit um den Agrarminister", { lang: "de" }).topics).toContain("Agriculture");
    expect(of("Nytt kärnkraftsbeslut dröjer", { lang: "sv" }).topics).toContain("Energy");
  });

  it("knows a section's name in any language", () => {
    expect(of("Was jetzt wichtig wird", { categories: ["Wirtschaft"] }).topics).toEqual([
      "Economy",
    ]);
    expect(of("Sunday notes", { categories: ["Πολιτική"] }).topics).toEqual(["Politics"]);
    expect(of("An evening out", { categories: ["Kultura"] }).sections).toEqual(["Culture"]);
  });

  it("gives at most three", () => {
    const title =
      "Energy, farm, school and hospital ministers resign over tariffs, asylum and rail strike";
    expect(of(title).topics).toHaveLength(3);
  });
});

describe("countries", () => {
  const german = { source: { country: "DE", language: "de" } };

  it("falls back to the source's country where none is named", () => {
    expect(of("Mieten steigen weiter", german).countries).toEqual(["DE"]);
    expect(
      of("Rents keep rising", { source: { country: "GB", language: "en" } }).countries,
    ).toEqual([]);
  });

  it("takes none for goods that are sold everywhere, unless people or the state are named", () => {
    const title = "Chiphersteller steigert Umsatz mit neuem Prozessor";
    expect(of(title, german).countries).toEqual([]);
    expect(of(`${title}: Polizei und Staatsanwaltschaft ermitteln`, german).countries).toEqual([
      "DE",
    ]);
  });

  it("takes none for what science finds out anywhere", () => {
    const title = "Algorithmus erkennt Tumore: Software hilft Medizin, Forschende prüfen Diagnosen";
    expect(of(title, german).countries).toEqual([]);
  });

  it("counts half what a long excerpt says of places after its first words", () => {
    const filler = "Nobody on the square had much to say about it that evening, and it was quiet. ";
    const about = (n: number) =>
      of("A quiet evening", { lang: "en", excerpt: `${filler.repeat(n)}Trains came from Italy.` });
    expect(about(0).countries).toEqual(["IT"]);
    expect(about(4).countries).toEqual([]);
  });

  it("finds towns and states by the names their own papers use", () => {
    const british = { source: { country: "GB", language: "en", kind: "news" }, lang: "en" };
    const abroad = (title: string) => of(title, british).nonEuCountries;
    expect(abroad("Man found dead in Wigan")).toEqual(["GB"]);
    expect(abroad("Aussies flee bushfire")).toEqual(["AU"]);
    expect(abroad("Sheriff's deputies find boy in North Dakota")).toEqual(["US"]);
  });

  it("finds both states in an adjective of two, and towns of the outlet's country", () => {
    const french = { lang: "fr" };
    expect(of("Un traité franco-belge sur l'eau", french).countries.sort()).toEqual(["BE", "FR"]);
    expect(of("Incendie à Quimper, trois blessés", french).countries).toEqual(["FR"]);
    expect(of("Incendio en Teruel, tres heridos", { lang: "es" }).countries).toEqual(["ES"]);
  });

  it("takes none from a source of no known country, nor from one of the Union that is no institution", () => {
    const from = (country: string, kind: string) => ({ source: { country, kind, language: "de" } });
    expect(of("Mieten steigen weiter", from("ZZ", "news"))).toMatchObject({
      countries: [],
      nonEuCountries: [],
    });
    expect(of("Mieten steigen weiter", from("EU", "news")).countries).toEqual([]);
    expect(of("Mieten steigen weiter", from("EU", "institution")).countries).toEqual(["EU"]);
  });

  it("puts the country of the title first and leaves the source's out of foreign news", () => {
    expect(of("Frankreich: Streik legt den Verkehr lahm", german).countries).toEqual(["FR"]);
    expect(of("Polen und Litauen schließen Grenze", german).countries).toEqual(["PL", "LT"]);
  });

  it("leaves out a state that is only mentioned beside the one of the title", () => {
    const about = (title: string, excerpt: string) => of(title, { lang: "en", excerpt });
    expect(
      about("Switzerland mourns after bar fire", "The owners are a couple from France."),
    ).toMatchObject({ countries: [], nonEuCountries: ["CH"] });
    expect(about("Trump repeats threat to Greenland", "Denmark rejects it.")).toMatchObject({
      countries: ["DK"],
      nonEuCountries: ["US"],
    });
    expect(about("Greenland votes", "").nonEuCountries).toEqual(["GL"]);
    expect(
      about("France and Switzerland close the pass", "A driver from Italy was hurt.").countries,
    ).toEqual(["FR", "IT"]);
  });

  it("knows no state that has another name today", () => {
    const { nonEuCountries } = of("Burkina Faso votes", { lang: "en" });
    expect(nonEuCountries).toEqual(["BF"]);
  });

  it.each([
    ["fr", "Le nouveau président ghanéen investi", "GH"],
    ["es", "El embajador norcoreano pide asilo", "KP"],
    ["nl", "Zuid-Koreaanse reder bestelt acht schepen", "KR"],
    ["sl", "Južnokorejski premier odstopil", "KR"],
    ["el", "Ο νοτιοκορεάτης πρόεδρος παραιτήθηκε", "KR"],
    ["hu", "Lemondott az örmény miniszterelnök", "AM"],
    ["da", "Ægyptisk minister træder tilbage", "EG"],
    ["tr", "Ermenistan başbakanı istifa etti", "AM"],
    ["uk", "Мексиканський президент пішов у відставку", "MX"],
  ])("knows states by their people, in %s: %s", (lang, title, code) => {
    expect(of(title, { lang }).nonEuCountries).toEqual([code]);
  });

  it.each([
    ["es", "La alcaldesa Romero inaugura el puente"],
    ["es", "Francesca inaugura la exposición"],
    ["es", "Dudas sobre el futuro del estadio"],
    ["fr", "Seul un habitant est resté dans le village"],
    ["fr", "Palmarès des villages fleuris"],
    ["de", "Katalog der Vogelarten erschienen"],
    ["nl", "Koper van het kasteel meldt zich"],
    ["it", "Tempi lunghi per il nuovo teatro"],
    ["cs", "Michal otevřel divadlo ve stodole"],
  ])("does not take other words for a place, in %s: %s", (lang, title) => {
    expect(of(title, { lang })).toMatchObject({ countries: [], nonEuCountries: [] });
  });

  it("takes no word or name for a state", () => {
    const elsewhere: [lang: string, title: string][] = [
      ["en", "National service: what recruits do all day"],
      ["pt", "O serviço volta amanhã"],
      ["de", "Ein Turing-Test für das Telefon"],
      ["es", "Francisco presenta su nueva obra"],
      ["sv", "Så påverkar vädret humöret"],
      ["ga", "Táinig an lá sin faoi dheireadh"],
      ["lt", "Trumpai apie darbą"],
      ["en", "A new phone by Samsung and a car by Toyota"],
    ];
    for (const [lang, title] of elsewhere)
      expect(of(title, { lang }), title).toMatchObject({ countries: [], nonEuCountries: [] });
  });

  it("names states in languages that have no list of their own", () => {
    expect(of("Вибори в Австрії завершилися", { lang: "uk" }).countries).toEqual(["AT"]);
    expect(of("Выборы в Австрии завершились", { lang: "ru" }).countries).toEqual(["AT"]);
    expect(of("جرمنی میں نئی حکومت کے لیے ووٹنگ", { lang: "ur" }).countries).toEqual(["DE"]);
    expect(of("Almanya seçime gidiyor", { lang: "tr" }).countries).toEqual(["DE"]);
  });

  it("takes a team for the country it plays in", () => {
    expect(of("Hajduk slavi u derbiju", { lang: "hr" }).countries).toEqual(["HR"]);
    expect(of("Benfica vence fora", { lang: "pt" }).countries).toEqual(["PT"]);
  });

  it("takes the outlet's country for what is said to its own people only", () => {
    const french = { source: { country: "FR", language: "fr", kind: "news" } };
    const title = "Le chômage recule, la croissance revient";
    expect(of(title, { lang: "fr", ...french }).countries).toEqual(["FR"]);
    const english = "Unemployment falls as growth returns";
    expect(of(english, { lang: "en", ...french }).countries, "edition for others").toEqual([]);
    const irish = { source: { country: "IE", language: "en", kind: "news" } };
    expect(of(english, { lang: "en", ...irish }).countries).toEqual(["IE"]);
    const url = "https://a.example/france/x";
    expect(of(english, { lang: "en", url, ...french }).countries, "home section").toEqual(["FR"]);
    expect(
      of("Une journée tranquille", { lang: "fr", ...french }).countries,
      "nothing decides",
    ).toEqual([]);
  });

  it("gives a story from outside the Union no country", () => {
    expect(of("Erdbeben erschüttert die Türkei", german).countries).toEqual([]);
  });

  it("takes Brussels for the Union or the city, by what the text speaks of", () => {
    expect(of("Brussels proposes tighter rules on steel imports").countries).toEqual(["EU"]);
    expect(of("Belgian police search flat in Brussels").countries).toEqual(["BE"]);
    const local = { source: { country: "BE", language: "nl" } };
    expect(of("Brand in een flat in Brussel", local).countries).toEqual(["BE"]);
  });

  it("asks for the capital that tells a name from a word", () => {
    expect(of("How to polish your shoes").countries).toEqual([]);
    expect(of("Europe's champions of Europe and their Danish pastry").countries).not.toContain(
      "DK",
    );
  });

  it("does not take an English word for a foreign name without its accent", () => {
    expect(of("Daily bread is dearer again").countries).toEqual([]);
    expect(of("Minister answers questions in the Dáil").countries).toEqual(["IE"]);
  });

  it("knows case endings", () => {
    expect(of("Wybory w Niemczech wygrywa opozycja", { lang: "pl" }).countries).toEqual(["DE"]);
    expect(of("Magyarországon csökken az infláció", { lang: "hu" }).countries).toEqual(["HU"]);
    expect(of("Ranskassa lakkoillaan", { lang: "fi" }).countries).toEqual(["FR"]);
    expect(of("Tuarascáil ón nGearmáin agus ón bhFrainc", { lang: "ga" }).countries).toEqual([
      "DE",
      "FR",
    ]);
  });
});

describe("language", () => {
  it("believes a long text rather than a wrong declaration", () => {
    const title = "Парламентът прие промените в закона за движение по пътищата";
    expect(of(title, { lang: "en" }).lang).toBe("bg");
    expect(
      of("Die Regierung will das Gesetz noch vor dem Sommer ändern", { lang: "en-US" }).lang,
    ).toBe("de");
  });

  it("believes the declaration of a short one", () => {
    expect(of("Merz in Paris", { lang: "de" }).lang).toBe("de");
    expect(of("Live", { lang: "fr-FR" }).lang).toBe("fr");
  });

  it("writes every Norwegian as no, and mends what feeds miswrite", () => {
    expect(of("Stortinget vedtok budsjettet i natt", { lang: "nb-NO" }).lang).toBe("no");
    expect(of("Vláda", { lang: "cz" }).lang).toBe("cs");
  });

  it("tells the languages that the n-grams do not know", () => {
    expect(of("Tá an rialtas ag déanamh iniúchadh ar chostas na tithíochta").lang).toBe("ga");
    expect(of("Il-Gvern jgħid li l-prezzijiet tal-fjuwil mhux se jogħlew").lang).toBe("mt");
    expect(of("Níor oscail an droichead inniu toisc na gaoithe láidre").lang).toBe("ga");
    expect(of("Is-sajjieda u l-bdiewa jixtiequ aktar ilma mit-taraġ").lang).toBe("mt");
    expect(of("IT-Sicherheit: Die it-Firma is-land verliert Daten an Angreifer").lang).toBe("de");
    expect(of("Владата најави нови мерки за поддршка на земјоделците").lang).toBe("mk");
  });
});

it("is not upset by empty, huge or odd items", () => {
  for (const title of ["", " ", "…", "🎉🎉", "ﷺ", "a".repeat(100_000), "\ud800 half", "日本の選挙"])
    expect(() => of(title, { excerpt: title, categories: [title, "", "///"] })).not.toThrow();
});
