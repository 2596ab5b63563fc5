import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyFeedMajority, type Classifiable, classify } from "../classify.server.ts";
import { isNews, storyClasses } from "../story-class.ts";
import { labelsOfCategory } from "./category-names.ts";
import { sectionOfFeed, sectionOfPiece } from "./publisher-section.ts";
import { isServiceTitle } from "./service-titles.ts";

const plain: Omit<Classifiable, "title"> = {
  excerpt: "",
  categories: [],
  lang: "en",
  source: { country: "GB", language: "en", kind: "news" },
};
const of = (title: string, more: Partial<Classifiable> = {}) =>
  classify({ ...plain, ...more, title });
const german = { lang: "de", source: { country: "DE", language: "de", kind: "news" } };

describe("news needs no topic", () => {
  it.each([
    ["en", "Dozens killed in fire at ski resort bar"],
    ["de", "Dutzende Tote bei Brand in einer Bar"],
    ["pl", "Tragiczny pożar w kurorcie, są zabici i ranni"],
    ["fr", "Incendie meurtrier dans un bar, des dizaines de blessés"],
    ["it", "Arrestato il presunto assassino della giovane scomparsa"],
    ["hu", "Meghalt két ember a baleset után, a rendőrség nyomoz"],
  ])("%s: disasters and crime are society: %s", (lang, title) => {
    expect(of(title, { lang }).class).toBe("Society");
  });

  it("lists what says nothing, in a newspaper; an institution's notice is for search", () => {
    expect(of("A quiet day").class).toBe("Society");
    expect(of("A quiet day", { source: { ...plain.source, kind: "institution" } }).class).toBe(
      "Service",
    );
  });

  it("takes what happens abroad for international news", () => {
    expect(of("Was in Kinshasa geschah", { ...german }).class).toBe("International");
    expect(of("A view from the hills", { url: "https://a.example/world/view" }).class).toBe(
      "International",
    );
  });

  it("takes a warning of a storm for news, also in the section of the weather", () => {
    const url = "https://a.example/weather/storm-1";
    const title = "Red weather warning: severe weather leaves drivers stranded, two dead";
    expect(of(title, { url }).class).toBe("Society");
    expect(of("Mild tomorrow, a little cloud", { url }).class).toBe("Service");
  });
});

it("takes deaths and crimes in the section on stars for news", () => {
  const excerpt = "Police arrested two suspects after the shooting; the court will try them.";
  const stars = { url: "https://a.example/tvshowbiz/story-1", excerpt };
  expect(of("Singer found dead, police arrest suspects", stars).class).toBe("Society");
  expect(of("Singer shows her new garden", { url: stars.url }).class).toBe("Showbiz");
});

it("does not take a ski resort for sport, nor pills against weight for lifestyle", () => {
  expect(of("Parents wait for news outside the ski resort").class).toBe("Society");
  expect(of("Drugmaker cuts the price of weight-loss pills").class).toBe("Topic");
});

describe("what is no news", () => {
  it.each([
    ["https://a.example/sport/2026/story", "Sport"],
    ["https://www.a.example/tvshowbiz/article-1/story.html", "Showbiz"],
    ["https://a.example/fussball/minister-zu-gast", "Sport"],
    ["https://a.example/urheilu/uutinen/x", "Sport"],
    ["https://a.example/αθλητικα/νεα/x", "Sport"],
    ["https://a.example/lifestyle/minister-reforms/x", "Lifestyle"],
    ["https://sport.a.example/minister/x", "Sport"],
    ["https://a.example/horoskop/x", "Service"],
  ])("by the section of the address: %s", (url, expected) => {
    const answer = of("Minister resigns over tax reform in parliament", { url });
    expect(answer.class).toBe(expected);
    expect(answer.topics).toEqual([]);
  });

  it("does not take the last part of an address, which names the story, for a section", () => {
    expect(of("Parliament votes on budget", { url: "https://a.example/sport" }).class).toBe(
      "Topic",
    );
  });

  it.each([
    "Dziennik Ustaw (poz. 15-17)",
    "NVIDIA Buy",
    "Analysts raise price target for carmaker",
    "Bank hebt Kursziel für Autobauer an",
    "7 simple tricks for better sleep",
    "Anzeige: Das beste Angebot des Jahres",
    "2026-03-26 - Quarterly Bulletin",
    "Live",
    "En direct :",
    "TV tonight: what to see",
    "The big Saturday quiz",
    "Your pictures: gardens in the rain",
    "Can you solve it? The puzzle of the twelve clocks",
    "Presseschau: Was die anderen schreiben",
    "Episode 12: The lighthouse",
    "Sign up for our morning newsletter",
  ])("by the form of the title: %s", (title) => {
    expect(isServiceTitle(title)).toBe(true);
    expect(of(title).class).toBe("Service");
  });

  it.each([
    ["es", "Calendario laboral: los festivos del año"],
    ["en", "Headphones drop to all-time low for Black Friday"],
    ["en", "When do the clocks change this October?"],
    ["de", "Feiertage 2027: alle Brückentage im Überblick"],
    ["de", "News: Lisbon, Malmö, Zermatt"],
  ])("%s: offers and calendars: %s", (lang, title) => {
    expect(of(title, { lang }).class).toBe("Service");
  });

  it.each([
    ["en", "Unemployment falls to all-time low"],
    ["en", "Black Friday strike: warehouse workers walk out"],
    ["de", "Zeitumstellung: EU-Kommission legt neuen Vorschlag vor"],
    ["fr", "Changement d’heure : la Commission européenne fait une proposition"],
    ["en", "How to rearm: Europe's defence ministers meet"],
    ["de", "News: Kanzler trifft Präsidenten"],
  ])("%s: but not reports on public affairs with their words: %s", (lang, title) => {
    expect(of(title, { lang }).class).toBe("Topic");
  });

  it.each([
    "Live: parliament votes on the budget",
    "Minister holds on to her seat",
    "We buy less and less, traders say",
    "Two dead after bus crash, 20 % of roads closed",
    "Official Journal of a diplomat found in an attic",
    "Episodes of unrest worry the coast",
    "Pictures of the minister leaked",
  ])("not by a form that news has too: %s", (title) => {
    expect(isServiceTitle(title)).toBe(false);
  });
});

it.each([
  ["ga", "Cailleadh fear óg sa timpiste"],
  ["ro", "Echipa de intervenție a găsit trei copii"],
  ["ro", "Curtea de arbitraj a decis"],
  ["lv", "Braukšanas atlaides skolēniem"],
  ["lv", "Izlasi šo rakstu"],
])("takes for news what only sounds like sport or a sale, in %s: %s", (lang, title) => {
  expect(isNews(of(title, { lang }).class)).toBe(true);
});

describe("what a tabloid or a magazine writes", () => {
  it.each([
    ["en", "I tried getting up at five for a month. This is what it did to me"],
    ["en", "How to keep your houseplants alive over Christmas"],
    ["de", "Was dein Kleiderschrank über dich verrät"],
    ["fr", "Ce que votre tasse dit de vous"],
    ["pl", "Musisz to mieć na balkonie tej wiosny"],
    ["en", "Roasted carrots with garlic yoghurt and cinnamon"],
    ["en", "Ella Grey, 34, opens up about her whirlwind romance"],
  ])("%s is no news: %s", (lang, title) => {
    expect(isNews(of(title, { lang }).class)).toBe(false);
  });

  it("takes quotations in the first person for news", () => {
    expect(isNews(of("'I lost my home': villagers after the landslide").class)).toBe(true);
    expect(isNews(of("„Ich habe alles verloren“: Dorf nach dem Erdrutsch", german).class)).toBe(
      true,
    );
  });

  it("takes accidents on icy roads for news, and plain snow for the forecast", () => {
    expect(of("Wetter in Bayern: Schwere Unfälle bei Glätte", german).class).toBe("Society");
    expect(of("Wetter: Es bleibt mild", german).class).toBe("Service");
  });

  it("keeps a record and a rival in politics out of sport", () => {
    expect(isNews(of("Rekordzahl an Firmen meldet Insolvenz an", german).class)).toBe(true);
    expect(isNews(of("Rywal burmistrza wygrywa wybory", { lang: "pl" }).class)).toBe(true);
  });
});

describe("shows", () => {
  const show = (title: string, more: Partial<Classifiable> = {}) =>
    of(title, { source: { ...plain.source, kind: "podcast" }, ...more });
  const notes = "With thanks to our sponsor: energy, software, tax and elections are discussed.";

  it("takes an episode for what its title says, not for what its notes mention", () => {
    const uninformative = { class: "Service", topics: [], uncertain: true };
    expect(show("Porridge and slippers", { excerpt: notes })).toMatchObject(uninformative);
    expect(show("Why parliament voted against the budget", { excerpt: notes }).class).toBe("Topic");
  });

  it("knows a show by its category, but no episode's topic by it", () => {
    expect(show("Porridge and slippers", { categories: ["Arts"] }).class).toBe("Culture");
    expect(show("Porridge and slippers", { categories: ["Technology"] }).topics).toEqual([]);
  });
});

describe("a section that is wider than the story", () => {
  it("lets the words decide among travel: cancelled flights are news, a beach is not", () => {
    const url = "https://a.example/travel/x";
    expect(of("Airport shut, flights cancelled as strike grounds airline", { url }).class).toBe(
      "Topic",
    );
    expect(of("The quiet coast that few have found", { url }).class).toBe("Lifestyle");
  });

  it("lets the words decide in a talk", () => {
    const url = "https://a.example/podcast/x";
    expect(of("Will parliament vote for the new government?", { url }).class).toBe("Topic");
  });

  it("keeps what patients tell of themselves out of the news on health", () => {
    const url = "https://a.example/health/x";
    expect(of("My headaches had a cause no doctor had thought of", { url }).class).toBe(
      "Lifestyle",
    );
    expect(of("Hospital patients wait longer for a doctor", { url }).class).toBe("Topic");
  });

  it("does not take the folder of all pages for a section on the web", () => {
    expect(sectionOfPiece("https://a.example/web/article/x.html", []).topics).toEqual([]);
    expect(sectionOfPiece("https://a.example/technologie/x.html", []).topics).toEqual([
      "Technology",
    ]);
  });

  it("lets the words decide among cars: a law is news, a new model is not", () => {
    const url = "https://a.example/auto/x";
    expect(of("Bundestag beschließt Tempolimit auf Autobahnen", { ...german, url }).class).toBe(
      "Topic",
    );
    expect(of("So fährt sich der Neue", { ...german, url }).class).toBe("Lifestyle");
  });

  it("keeps advice out of the news on health", () => {
    const url = "https://a.example/health/x";
    expect(of("My yoga routine for better sleep", { url }).class).toBe("Lifestyle");
    expect(of("Hospitals cancel operations as flu spreads", { url }).topics).toEqual([
      "Healthcare",
    ]);
  });

  it("gives reviews in the section on television to culture", () => {
    const url = "https://a.example/television/x";
    expect(of("The Lighthouse review – a slow and lovely thriller", { url }).class).toBe("Culture");
    expect(of("The Lighthouse: who plays whom", { url }).class).toBe("Showbiz");
  });

  it("gives critics of television to culture", () => {
    expect(sectionOfPiece("https://a.example/kultur/tv/x", []).kind).toBe("Culture");
    expect(sectionOfPiece("https://a.example/tv/x", []).kind).toBe("Showbiz");
  });

  it("drops a section's topic that no word repeats beside another topic", () => {
    const url = "https://a.example/economia/x";
    const title = "El Ministerio de Defensa compra misiles y tanques para el ejército";
    expect(of(title, { lang: "es", url }).topics).toEqual(["Defense"]);
  });
});

describe("placement", () => {
  it("reads an address, then the categories, sport anywhere", () => {
    expect(sectionOfPiece("https://a.example/welt/sport/x", []).kind).toBe("Sport");
    expect(sectionOfPiece("https://a.example/x", ["Ausland"]).kind).toBe("International");
    expect(sectionOfPiece("https://a.example/politik/x", ["Sport"]).topics).toEqual(["Politics"]);
    expect(sectionOfPiece("https://a.example/kraj/x", []).isDomesticSection).toBe(true);
    expect(sectionOfPiece("not an address", []).kind).toBeNull();
    expect(sectionOfPiece("https://a.example/%E0%A4%A/x", []).kind).toBeNull();
  });

  it("knows the general news of Turkish outlets, and takes no magazine for leisure", () => {
    expect(labelsOfCategory("Gündem")).toEqual(["General"]);
    expect(labelsOfCategory("Magazin")).toEqual([]);
  });

  it("takes what a school decides for news of the outlet's own country", () => {
    expect(of("Schulen verbieten Smartphones", german).countries).toEqual(["DE"]);
  });

  it("takes numbers and dates for episodes in the feeds of shows only", () => {
    const title = "811: Airline grounds its whole fleet after crash";
    expect(isNews(of(title).class)).toBe(true);
    expect(of(title, { isEpisode: true }).class).toBe("Service");
    const podcast = { source: { ...plain.source, kind: "podcast" } };
    expect(of(title, podcast).class).toBe("Service");
  });

  it("reads what a feed is about", () => {
    expect(sectionOfFeed({ url: "https://a.example/rss/sport.xml", title: null }).kind).toBe(
      "Sport",
    );
    expect(sectionOfFeed({ url: null, title: "The Paper | Culture" }).kind).toBe("Culture");
    expect(sectionOfFeed({ url: null, title: "Sport" }).kind).toBeNull();
  });
});

describe("the majority of a feed", () => {
  const feed = (...titles: string[]) => titles.map((title) => of(title));
  const matches = Array.from({ length: 7 }, (_, i) => `Striker scores goal ${i} in league match`);

  it("gives the class of most stories to those that say little", () => {
    const given = applyFeedMajority(feed(...matches, "Thank you, John"));
    expect(given.at(-1)).toMatchObject({ class: "Sport", topics: [] });
  });

  it("leaves what speaks for itself, and short feeds", () => {
    const news = "Parliament votes on tax: government loses its majority, prime minister resigns";
    expect(applyFeedMajority(feed(...matches, news)).at(-1)?.class).toBe("Topic");
    expect(applyFeedMajority(feed(...matches.slice(0, 3), "Thank you, John")).at(-1)?.class).toBe(
      "Society",
    );
  });

  it("gives the topic of most stories, and no home to technology", () => {
    const chips = Array.from({ length: 8 }, (_, i) =>
      of(`Chipmaker presents software and processor ${i}`, german),
    );
    const uncertain = of("Version 2.0 ist da", german);
    expect(uncertain).toMatchObject({ countries: [], uncertain: true });
    const assumed = { ...uncertain, countries: ["DE" as const], countryAssumed: true };
    expect(applyFeedMajority([...chips, assumed]).at(-1)).toMatchObject({
      class: "Topic",
      topics: ["Technology"],
      countries: [],
    });
  });
});

it("gives every text one of the classes, and topics and countries to news only", () => {
  const anyText = fc.oneof(fc.string({ unit: "grapheme" }), fc.lorem());
  fc.assert(
    fc.property(
      fc.record({ title: anyText, excerpt: anyText, url: fc.oneof(fc.webUrl(), fc.string()) }),
      fc.constantFrom("en", "de", "ga", "el", "xx"),
      (text, lang) => {
        const answer = of(text.title, { ...text, lang });
        expect(storyClasses).toContain(answer.class);
        if (!isNews(answer.class)) expect(answer.topics).toEqual([]);
      },
    ),
  );
});

it("takes a forecast for a service, and a warning of severe weather for news", () => {
  const forecast = "Pogoda. Chmury i słońce na weekend";
  const warning = "Pogoda. Śnieżyca nad Ronsundem, służby ostrzegają";
  expect(of(forecast, { lang: "pl" }).class).toBe("Service");
  expect(isNews(of(warning, { lang: "pl" }).class)).toBe(true);
});
