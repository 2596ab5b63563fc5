import { createTranslator } from "use-intl";
import { describe, expect, it } from "vitest";
import deMails from "./de/mails.ts";
import dePages from "./de/pages.ts";
import de from "./de.ts";
import enMails from "./en/mails.ts";
import enPages from "./en/pages.ts";
import en from "./en.ts";
import esMails from "./es/mails.ts";
import esPages from "./es/pages.ts";
import es from "./es.ts";
import frMails from "./fr/mails.ts";
import frPages from "./fr/pages.ts";
import fr from "./fr.ts";

const catalogues = { en, es, fr, de };
const whole = {
  en: { ...en, mails: enMails, pages: enPages },
  es: { ...es, mails: esMails, pages: esPages },
  fr: { ...fr, mails: frMails, pages: frPages },
  de: { ...de, mails: deMails, pages: dePages },
};
const locales = ["en", "es", "fr", "de"] as const;

describe("figures", () => {
  const say = (locale: (typeof locales)[number], count: number, shown = String(count)) => {
    const messages = catalogues[locale] as typeof en;
    const t = createTranslator({ locale, messages });
    return [
      t("stories.views", { count, shown }),
      t("stories.comments", { count, shown }),
      t("media.downloads", { count, shown }),
      t("stories.article.followers", { count, shown }),
    ];
  };

  it("are told as one or as many", () => {
    expect(say("en", 1)).toEqual(["1 view", "1 comment", "1 download", "1 follower"]);
    expect(say("en", 2)).toEqual(["2 views", "2 comments", "2 downloads", "2 followers"]);
    expect(say("en", 1_234, "1.2k")[0]).toBe("1.2k views");
    expect(say("es", 1)).toEqual(["1 visita", "1 comentario", "1 descarga", "1 seguidor"]);
    expect(say("es", 2)).toEqual(["2 visitas", "2 comentarios", "2 descargas", "2 seguidores"]);
    expect(say("fr", 1)).toEqual(["1 vue", "1 commentaire", "1 téléchargement", "1 abonné"]);
    expect(say("fr", 2)).toEqual(["2 vues", "2 commentaires", "2 téléchargements", "2 abonnés"]);
    expect(say("fr", 1_000_000, "1M")[0]).toBe("1M vues");
    expect(say("de", 1)).toEqual(["1 Aufruf", "1 Kommentar", "1 Download", "1 Follower"]);
    expect(say("de", 2)).toEqual(["2 Aufrufe", "2 Kommentare", "2 Downloads", "2 Follower"]);
  });

  it("agree in every language", () => {
    const french = createTranslator({ locale: "fr", messages: fr as unknown as typeof en });
    expect(french("academy.passedOf", { passed: 1, lessons: 5 })).toBe("1 leçon réussie sur 5");
    expect(french("members.share.achievements", { earned: 1, count: "14" })).toBe(
      "1 distinction sur 14",
    );
    for (const locale of locales) {
      const messages = catalogues[locale] as typeof en;
      const t = createTranslator({ locale, messages });
      const one = t("site.sources.sum", { sources: 1, rated: "1", unrated: "0" });
      expect(one).toMatch(/^1 (source|fuente|Quelle)[\s:]/);
    }
  });
});

/**
 * Arguments that stand before the word they count. They may do so without a plural where they are never one (limits,
 * rules and offers of the site), or where the word belongs to a second figure ("1 of 5 lessons").
 */
const neverOne: Record<string, string> = {
  "access.archive.*": "a year and five years",
  "access.ended.*": "five years",
  "academy.size": "minutes of whole courses",
  "academy.test.text": "five questions",
  "academy.passedOf": "of five lessons",
  "academy.test.passed": "of five questions",
  "academy.test.failed": "of five questions",
  "events.covering.few": "a rule",
  "events.missingCoverage.side": "three or more (missingCoverageRule)",
  "events.same.all": "an event has two or more",
  "hub.bias.scope": "a rule",
  "members.streak.weekly": "seven or more",
  "members.streak.monthly": "thirty or more",
  "members.streak.risen": "two or more: the first day has words of its own",
  "members.brief.minutes": "abbreviated",
  "members.share.achievements": "of all achievements",
  "members.readingBreakdown.text": "a rule",
  "members.readingBreakdown.few": "a rule",
  "plans.years": "five years",
  "plans.months": "twelve months",
  "plans.order.trialText": "seven days",
  "profile.personal.count": "of five hundred",
  "profile.problems.tooLong": "a limit",
  "site.sources.excerpt": "a limit",
  "site.storyLanguages.*": "three or more (maxNamed), or all 24",
  "pages.how-we-work.*": "rules",
};
const figures =
  "count|views|comments|passed|right|earned|lessons|sources|rated|unrated|countries|minutes|months|years|days|stories|hours|max|limit";
/** Words that stand alike after one and many. */
const alike = "of|de|sur|von|at|right|richtig|with|avec|con|mit|unrated|sin|sans|ohne";
const counting = new RegExp(
  `\\{(${figures})(, number)?\\}[ \u00a0](?!%|(${alike})(?!\\p{L}))\\p{L}`,
  "u",
);

it("puts no figure before a word without asking how many there are", () => {
  const bare = locales.flatMap((locale) =>
    messagesOf(whole[locale])
      .filter(([key, message]) => counting.test(withoutPlurals(message)) && !isExcused(key))
      .map(([key, message]) => `${locale} ${key}: ${message}`),
  );
  expect(bare).toEqual([]);
});

const isExcused = (key: string) =>
  Object.keys(neverOne).some((name) =>
    name.endsWith("*") ? key.startsWith(name.slice(0, -1)) : key === name,
  );

function messagesOf(texts: object, prefix = ""): [key: string, message: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value] as [string, string]]
      : messagesOf(value, `${prefix}${key}.`),
  );
}

/** A message without its `{n, plural, …}`. */
function withoutPlurals(message: string): string {
  let text = "";
  let depth = 0;
  for (let at = 0; at < message.length; at++) {
    if (message[at] === "{" && (depth > 0 || /^\{\w+, plural/.test(message.slice(at)))) depth++;
    if (depth === 0) text += message[at];
    if (message[at] === "}" && depth > 0) depth--;
  }
  return text;
}
