import type en from "../en/ui.ts";
import type { Texts } from "../messages.ts";

export default {
  close: "Schließen",
  loading: "Wird geladen …",
  searching: "Suche läuft …",
  now: "Gerade eben",
  inLanguage: "auf {language}",
  pause: "Pause",
  play: "Abspielen",
  tryAgain: "Noch einmal versuchen",
  save: "Merken: {title}",
  search: "Suchen",
  placeholder: "Artikel, Videos, Podcasts suchen …",
  notFound: {
    page: "Hoppla! Diese Seite gibt es nicht",
    article: "Artikel nicht gefunden",
    video: "Video nicht gefunden",
    podcast: "Podcast nicht gefunden",
    back: "Zur Startseite",
  },
  error: {
    title: "Etwas ist schiefgelaufen",
    text: "Der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal.",
  },
} as const satisfies Texts<typeof en>;
