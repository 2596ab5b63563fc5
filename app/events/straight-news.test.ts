import { expect, it } from "vitest";
import { allStoryLanguages, type StoryLanguage } from "#stories/story-languages.ts";
import { isStraightNews } from "./straight-news.ts";

const isNews = (lang: string, title: string) => isStraightNews({ lang, title, url: null });

it.each([
  ["en", "Who owns the harbour of Ronsund"],
  ["en", "How Ronsund lost its harbour"],
  ["de", "Wie Ronsund seinen Hafen verlor"],
  ["pl", "Co wiemy o porcie w Ronsund"],
  ["it", "Come Ronsund ha perso il porto"],
  ["no", "Hvorfor Ronsund mistet havnen"],
  ["de", "FAQ: Der Hafen von Ronsund"],
])("takes a guide for no straight news: %s %s", (lang, title) => {
  expect(isNews(lang, title)).toBe(false);
});

it.each([
  ["en", "US NATO ambassador warns allies over Ronsund"],
  ["en", "UN UNRWA chief resigns over Ronsund"],
  ["en", "EU CBAM rules take effect in Ronsund"],
  ["pl", "Jak podaje straż, port w Ronsund jest zamknięty"],
  ["el", "Ανασύρθηκαν ζωντανά δύο παιδιά στο Ρόνσουντ"],
  ["lt", "Ronsundas tiesiogiai grasina kaimynams"],
  ["fi", "Ronsund seuraa tilannetta satamassa"],
  ["es", "El Gobierno y Ronsund pactan a última hora"],
])(
  "takes a report for straight news, whose words a guide or a ticker has too: %s %s",
  (lang, title) => {
    expect(isNews(lang, title)).toBe(true);
  },
);

it.each([
  ["el", "Ζωντανά: η συζήτηση στη Βουλή του Ρόνσουντ"],
  ["es", "Última hora: el puerto de Ronsund"],
])("takes a ticker for no straight news: %s %s", (lang, title) => {
  expect(isNews(lang, title)).toBe(false);
});

const oneGuideOfEach: Readonly<Record<StoryLanguage, string>> = {
  bg: "Защо Ронсунд загуби пристанището си",
  cs: "Kdo vlastní přístav v Ronsundu",
  da: "Sådan mistede Ronsund sin havn",
  de: "Warum Ronsund seinen Hafen verlor",
  el: "Γιατί το Ρόνσουντ έχασε το λιμάνι του",
  en: "Why Ronsund lost its harbour",
  es: "Por qué Ronsund perdió su puerto",
  et: "Kas Ronsund kaotab oma sadama",
  fi: "Miksi Ronsund menetti satamansa",
  fr: "Pourquoi Ronsund a perdu son port",
  ga: "Cén fáth ar chaill Ronsund a chuan",
  hr: "Zašto je Ronsund ostao bez luke",
  hu: "Miért vesztette el Ronsund a kikötőjét",
  it: "Perché Ronsund ha perso il porto",
  lt: "Kodėl Ronsundas neteko uosto",
  lv: "Kas notiek ar Ronsundas ostu",
  mt: "Għaliex Ronsund tilfet il-port tagħha",
  nl: "Waarom Ronsund zijn haven verloor",
  pl: "Dlaczego Ronsund stracił port",
  pt: "O que muda no porto de Ronsund",
  ro: "De ce și-a pierdut Ronsund portul",
  sk: "Čo vieme o prístave v Ronsunde",
  sl: "Kaj vemo o pristanišču v Ronsundu",
  sv: "Därför förlorade Ronsund sin hamn",
};
it.each(allStoryLanguages)("knows a guide, and questions and answers, in %s", (lang) => {
  expect(isNews(lang, oneGuideOfEach[lang])).toBe(false);
  expect(isNews(lang, "FAQ: Ronsund")).toBe(false);
});

it.each([
  ["pt", "Por que Ronsund perdeu o porto"],
  ["pt", "Porque Ronsund perdeu o porto"],
  ["pt", "Como Ronsund perdeu o porto"],
  ["pt", "Quem ganha com o porto de Ronsund"],
  ["sk", "Kto vlastní prístav v Ronsunde"],
  ["sl", "Kdo je lastnik pristanišča v Ronsundu"],
  ["ja", "FAQ: Ronsund"],
])("takes words that ask for no straight news: %s %s", (lang, title) => {
  expect(isNews(lang, title)).toBe(false);
});

it.each([
  ["en", "WHO declares end of outbreak in Ronsund"],
  ["en", "Co Down man freed from harbour of Ronsund"],
  ["en", "Cosa Nostra boss held in Ronsund"],
  ["it", "Cosa Nostra, arrestato il capo a Ronsund"],
  ["en", "Ronsund holds live-fire drills off its coast"],
  ["de", "WHO erklärt Ausbruch in Ronsund für beendet"],
])("takes for straight news what begins with a name: %s %s", (lang, title) => {
  expect(isNews(lang, title)).toBe(true);
});

it.each([
  ["‘We can only hope’: Ronsund exiles on Merenova's arrest", false],
  ["‘We can only hope’: fishers on the new harbour", false],
  ["‘We will stay’: Merenova on course for second term", true],
  ["‘We will stay’: Talvik's fishers on the brink of a strike", true],
])("takes what people tell of a matter for no straight news: %s", (title, is) => {
  expect(isNews("en", title)).toBe(is);
});

it("takes a page that goes on being written for no straight news", () => {
  expect(isNews("en", "Ronsund: harbour shut amid storm warnings – latest updates")).toBe(false);
  expect(isNews("en", "Ronsund harbour shut: a storm warning, the latest of three")).toBe(true);
});

it.each([
  "Ferry runs aground off Ronsund with passengers!",
  "Rocks ahoy! Ferry runs aground off Ronsund",
  "‘It’s hard not to feel fear’: passengers on their ferry aground off Ronsund",
  "Edda Lorne, after the ferry off Ronsund: ‘Passengers!’",
  "Ferry aground off Ronsund, passengers wait. Day 1411",
  "Ferry aground off Ronsund: passengers’ further reading",
  "Morning briefing: ferry runs aground off Ronsund",
])("takes for no straight news: %s", (title) => {
  expect(isNews("en", title)).toBe(false);
});

it.each([
  ["en", "Yahoo! shares fall after outage in Ronsund"],
  ["en", "Crowd chants “No! Never” as Ronsund votes"],
  ["de", "„Halt! Stopp“: Polizei räumt Hafen von Ronsund"],
])("takes what is shouted in a name or a quotation for news: %s %s", (lang, title) => {
  expect(isNews(lang, title)).toBe(true);
});
