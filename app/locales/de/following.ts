import type en from "../en/following.ts";
import type { Texts } from "../messages.ts";

export default {
  title: "Folge ich",
  text: "Themen, Länder, Autoren, Ereignisse und Quellen, denen Sie folgen, und was es dort Neues gibt.",
  fresh:
    "{count, plural, =0 {Nichts Neues seit Ihrem letzten Besuch.} one {# Meldung neu seit Ihrem letzten Besuch.} other {# Meldungen neu seit Ihrem letzten Besuch.}}",
  choose: "Was Sie verfolgen, nach Art",
  all: "Alles",
  kinds: {
    topic: "Themen",
    country: "Länder",
    author: "Autoren",
    event: "Ereignisse",
    source: "Quellen",
  },
  kind: { topic: "Thema", country: "Land", author: "Autor", event: "Ereignis", source: "Quelle" },
  new: "{count, plural, one {# neu} other {# neu}}",
  newMore: "mehr als {count, plural, one {#} other {#}} neu",
  isNew: "Neu",
  nothing: "Nichts Neues",
  more: "{count, plural, one {# weiteres} other {# weitere}}: {name}",
  seen: "Als gesehen markieren",
  seenAll: "Alles als gesehen markieren",
  seenDone: "Als gesehen markiert.",
  problem: {
    unknown: "Das ist nicht mehr verfügbar.",
    tooMany: "Sie folgen bereits 100 dieser Art. Entfernen Sie einige, um Platz zu schaffen.",
  },
  follow: "Folgen",
  following: "Folge ich",
  loading: "Neues wird gesucht …",
  failed: "Das Neue konnte nicht geladen werden.",
  again: "Noch einmal versuchen",
  scripts:
    "Ohne Konto merkt sich dieser Browser, was Sie verfolgen, und diese Seite braucht Skripte, um es dort zu lesen. Angemeldet geht es ohne.",
  signIn: "Anmelden",
  empty:
    "Sie verfolgen noch nichts. Themen, Länder, Autoren, Quellen und einzelne Ereignisse haben eine Schaltfläche dafür.",
  noneOfKind: "Davon verfolgen Sie noch nichts.",
  offer: "Was Sie verfolgen können",
  offerSources: "Alle Quellen",
  pages: "Seiten mit dem, was Sie verfolgen",
  before: "Vorige Seite",
  after: "Nächste Seite",
} as const satisfies Texts<typeof en>;
