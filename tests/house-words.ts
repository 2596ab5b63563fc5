import type { Locale } from "../app/platform/locale.ts";

// Words that the house does not use, in each language, with what it says instead (docs/glossary.md).

type Avoided = { readonly word: RegExp; readonly instead: string };

/** Whole words, in whatever case: `\b` knows the letters of English alone. */
const say = (words: string, instead: string): Avoided => ({
  word: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu"),
  instead,
});

const plainly = "what happened, without a riddle";

const avoided: Record<Locale, readonly Avoided[]> = {
  en: [
    say("cent(er|ers|ered)", "centre"),
    say(
      "(author|categor|character|custom|emphas|minim|normal|optim|organ|personal|prior|real|recogn|special|summar|util)iz(e|ed|es|ing|ations?)",
      "-ise",
    ),
    say("(col|fav|hon|behavi|lab|neighb)or(s|ed|ing|ite)?", "-our"),
    say("catalog|dialog|gray|defense|analyz(e|ed|es|ing)", "British spelling"),
    say("(cancel|travel|label|model)(ed|ing)", "-lled, -lling"),
    say("programmes?|programs?", "software"),
    say("e-mails?|(a|the|this|that|our|confirmation) mails?|mails (it|to|you)|we mail", "email"),
    say("(somebody|someone), we hope.*|whoever", plainly),
    say("bands? of (its|their|the) sources?|by band", "political leaning"),
    say("(three|each|every|all) pass(es)?", "plan"),
    say("told by", "reported by"),
    say("letters?(?= (of|to|from|that|has|have|with))", "email, newsletter"),
  ],
  es: [
    say("sesgos?", "orientación"),
    say("sucesos?", "hecho"),
    say("piezas?", "artículo, contenido"),
    say("pases?", "plan"),
    say("contado por", "publicado por"),
    say("esperamos que tú", plainly),
    say("términos de(l)? servicio", "condiciones de uso"),
    say("resumen (diario|semanal)", "boletín diario, boletín semanal"),
    say("(de|a) tu lista(?! de lectura)", "lista de lectura"),
    say("prueba gratis", "prueba gratuita"),
    { word: /["“”]/, instead: "« »" },
  ],
  fr: [
    say("sensibilités?|positionnements?", "orientation"),
    say("file de lecture|votre liste(?! de lecture)", "liste de lecture"),
    say("l’essentiel du jour", "le brief du jour"),
    say("hub", "actualité de l’UE"),
    say("pass", "formule"),
    say("racontée?s?", "relaté"),
    say("courriels?|newsletters?", "e-mail, lettre d’information"),
    say("vous (nous )?l’espérons", plainly),
    say(
      "(de|que|jusque|lorsque|puisque|quelque|le|ne|se|je|me|te) \\{(name|operator|plan|next|source)\\}",
      "words that ask for no elision before a name",
    ),
    { word: /["“”'´]/, instead: "« » and ’" },
  ],
  de: [
    say("Pass|Pässen?", "Abo"),
    say("\\p{L}*Abonnements?|Tarife?n?", "Abo"),
    say("Probezeit(en)?", "Testphase"),
    say("erzählt von", "berichtet von"),
    say("Leselisten?|Gemerktes", "Merkliste"),
    say("Serien?|Lesetage", "Leseserie"),
    say("Einordnung|politischen? (Perspektiven?|Richtung)", "Ausrichtung"),
    say("News-Hub", "EU-Nachrichten"),
    say("das Wichtigste heute", "Briefing"),
    say("hoffentlich Sie.*", plainly),
    { word: /["”«»]/, instead: "„ “" },
  ],
};

/** What looks like such a word and is none: names of products, and labels that keep the specification's spelling. */
const names: Record<Locale, RegExp> = {
  // The label of the newsletter's field: "Email" alone is that of the account, on the same page.
  en: /\b(Essential|Insider) Pass\b|\bCenter\b|\bDefense\b|\bleft, center or right\b|^E-mail$/g,
  es: /\b(Essential|Insider) Pass\b/g,
  fr: /\b(Essential|Insider) Pass\b/g,
  de: /\b(Essential|Insider) Pass\b/g,
};

/** What stands in `message` that the house does not say in `locale`, each with what it says instead. */
export function unspoken(locale: Locale, message: string): string[] {
  const text = message.replace(names[locale], "").replaceAll("{pass}", "");
  const found = avoided[locale].flatMap(({ word, instead }) => {
    const [said] = word.exec(text) ?? [];
    return said ? [`“${said}”: ${instead}`] : [];
  });
  // Questions and calls open as they close: what is left over was closed without having been opened.
  const unopened = locale === "es" && /[?!]/.test(text.replace(/¿[^¿?]*\?|¡[^¡!]*!/g, ""));
  return unopened ? [...found, "a question or a call that does not open: ¿ ¡"] : found;
}
