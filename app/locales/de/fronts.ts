import type en from "../en/fronts.ts";
import type { Texts } from "../messages.ts";

export default {
  title: {
    topic: "{topic}: Nachrichten aus Europa nach Ereignissen",
    country: "{country}: die Nachrichten nach Ereignissen",
    both: "{topic}, {country}: die Nachrichten nach Ereignissen",
  },
  about: {
    Politics:
      "Parlamente, Regierungen, Wahlen und Gerichte in 27 Ländern und ihrer Union, Ereignis für Ereignis.",
    Economy: "Preise, Löhne, Haushalte und Banken in ganz Europa, Ereignis für Ereignis.",
    Climate:
      "Stürme, Hitze und Hochwasser, Natur, Emissionen und die Gesetze dazu, Ereignis für Ereignis.",
    Technology: "Forschung, Netze, Maschinen und ihre Regeln, Ereignis für Ereignis.",
    Defense: "Armeen, Bündnisse, Waffen und die Kriege an Europas Grenzen, Ereignis für Ereignis.",
    Trade: "Zölle, Verträge und Waren, die Grenzen überqueren, Ereignis für Ereignis.",
    Immigration: "Wer kommt, wer bleibt und wer darüber entscheidet, Ereignis für Ereignis.",
    Healthcare:
      "Krankenhäuser, Arzneien, Epidemien und wer die Behandlung bezahlt, Ereignis für Ereignis.",
    Education: "Schulen, Hochschulen und alle, die dort lernen und lehren, Ereignis für Ereignis.",
    Energy: "Strom, Gas und Öl: woher sie kommen und was sie kosten, Ereignis für Ereignis.",
    Agriculture: "Felder, Ställe, Ernten und was sie einbringen, Ereignis für Ereignis.",
    Transport: "Schienen, Straßen, Häfen und Flughäfen, Ereignis für Ereignis.",
  },
  aboutCountry:
    "{country}, Ereignis für Ereignis, wie Medien im Land und anderswo davon berichten.",
  aboutUnion:
    "Die Union und ihre Institutionen, Ereignis für Ereignis, wie Medien aus 27 Ländern davon berichten.",
  aboutWorld:
    "Was außerhalb der Union geschieht, Ereignis für Ereignis, wie Europas Medien davon berichten.",
  follow: "Folgen",
  following: "Folge ich",
  author: {
    about: "Was {name} hier geschrieben hat, das Neueste zuerst.",
    pieces: "Beiträge",
  },
  source: {
    title: "{name}: neueste Meldungen und politische Ausrichtung",
    about: "Die neuesten Meldungen von {name}, die wir führen, und die politische Ausrichtung.",
    leaning: "Ausrichtung",
    latest: "Neueste Meldungen",
    all: "Alle Quellen",
  },
  unpublished: "Noch ist nichts erschienen.",
  newest: "Zum Neuesten",
  pages: "Seiten",
  feed: "Feed",
  feeds: {
    title: "RSS",
    text: "Nehmen Sie die Nachrichten mit, wo Sie lesen: Jede Liste hat ihren Feed, in drei Formaten. Unsere eigenen freien Beiträge kommen ganz, die anderer Verlage als Überschrift, Auszug und Link.",
    general: "Alles",
    all: "Alle Nachrichten",
    own: "Eigene Beiträge",
    topics: "Themen",
    countries: "Länder",
    languages: "Sprachen der Meldungen",
    allText: "Die neuesten Meldungen aller Themen und Länder.",
    ownText: "Die neuesten Beiträge unserer Redaktion.",
    languageText: "Die neuesten Meldungen auf {language}.",
    authors: "Autorinnen und Autoren",
    kinds: "Arten von Quellen",
    kindText: "Die neuesten Meldungen dieser Art von Quellen: {kind}.",
  },
  map: {
    title: "Seitenübersicht",
    text: "Alle Seiten, die für sich stehen. Programme finden sie in /sitemap.xml.",
    pages: "Seiten",
  },
  feedOf: "Feed: {name}",
  countries: "Länder",
  toCountry: "Auf ein Land eingrenzen",
  toTopic: "Auf ein Thema eingrenzen",
  all: "Alle",
  allCountries: "Alle Länder",
  count: {
    events:
      "{count, plural, one {# Ereignis in sieben Tagen} other {# Ereignisse in sieben Tagen}}",
    exact:
      "{count, plural, one {# Ereignis oder Meldung} other {# Ereignisse und Meldungen}} in sieben Tagen",
    least:
      "mindestens {count, plural, one {# Ereignis oder Meldung} other {# Ereignisse und Meldungen}} in sieben Tagen",
  },
  compare: "Berichte vergleichen",
  events: "Ereignisse",
  order: "Reihenfolge",
  latest: "Neueste",
  covered: "Meiste Berichte",
  today: "Heute",
  yesterday: "Gestern",
  older: "Ältere Ereignisse zeigen",
  back: "Zu den neuesten Ereignissen",
  otherLanguages:
    "{part, select, all {Diese Meldungen stehen} other {Einige dieser Meldungen stehen}} hier in anderen Sprachen: In Ihren Sprachen haben wir keinen Bericht darüber gefunden.",
  changeLanguages: "Sprachen ändern",
  inMoreLanguages: {
    exact:
      "{count, plural, one {# weiteres Ereignis oder weitere Meldung aus den letzten sieben Tagen steht} other {# weitere Ereignisse und Meldungen aus den letzten sieben Tagen stehen}} in anderen Sprachen als den Ihren.",
    least:
      "Weitere Ereignisse und Meldungen aus den letzten sieben Tagen, mehr als {count}, stehen in anderen Sprachen als den Ihren.",
  },
  nothing: {
    inYourLanguages:
      "In Ihren Sprachen berichtet niemand darüber. Das sind die Berichte in anderen.",
    both: "Heute nichts unter „{topic}“ zu „{country}“.",
    one: "Heute nichts unter „{name}“.",
    last: "Der letzte Bericht ist {days, plural, one {# Tag} other {# Tage}} alt.",
    show: "Zeigen",
    end: "Es gibt keine älteren Ereignisse.",
  },
  who: {
    title: "Wer berichtet",
    text: "{count, plural, one {# Ereignis} other {# Ereignisse}} aus sieben Tagen, nach der Ausrichtung ihrer Quellen.",
  },
  own: "Von uns",
} as const satisfies Texts<typeof en>;
