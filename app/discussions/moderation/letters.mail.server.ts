import { textsFor } from "#locales/texts.server.ts";
import { type LetterSite, letter } from "#mails/letter.server.ts";
import type { Locale } from "#platform/locale.ts";
import { dateFormat } from "#ui/formats.ts";
import { formatLocale, timeZone } from "#ui/time.ts";
import { type DecisionView, numberOf, objectionEnds } from "../moderation.ts";
import { groundAndFacts, groundText, redressText, whatHappened } from "../statement-text.server.ts";

type Mail = ReturnType<typeof letter>;

const dayIn = (locale: Locale, at: Date | string) =>
  dateFormat(formatLocale(locale), { dateStyle: "long", timeZone }).format(new Date(at));

/** Confirms a notice with its number. It leaves out the text of the notice, because the address may not be the sender's. */
export function noticeMail(
  { id, number, locale }: { id: string; number: string; locale: Locale },
  site: LetterSite,
): Mail {
  const t = textsFor("statements", locale);
  return letter({
    locale,
    site,
    title: t("letters.notice.title"),
    subject: t("letters.notice.subject", { number }),
    paragraphs: [t("letters.notice.text", { number }), t("letters.notice.next")],
    button: {
      label: t("letters.notice.button"),
      href: `${site.baseUrl}/discussions/reports/${id}?lang=${locale}`,
    },
    notes: [t("letters.notice.notYou")],
  });
}

/** The statement of reasons for the writer (Regulation (EU) 2022/2065, Art. 17(3)). */
export function statementMail(
  { decision, writtenAt }: { decision: DecisionView; writtenAt: Date },
  locale: Locale,
  site: LetterSite,
): Mail {
  const t = textsFor("statements", locale);
  const title = whatHappened(decision, writtenAt.toISOString(), locale);
  return letter({
    locale,
    site,
    title,
    subject: t("letters.statement.subject", { number: decision.number }),
    paragraphs: [
      t("letters.statement.number", { number: decision.number }),
      ...groundText(decision, locale),
      ...redressText(objectionEnds(new Date(decision.at)).toISOString(), locale),
    ],
    button: {
      label: t("letters.statement.button"),
      href: `${site.baseUrl}/discussions/decisions/${decision.id}?lang=${locale}`,
    },
  });
}

type Report = { id: string; number: number; at: Date };

/** The decision about a report with its reasons, and how to object (Art. 16(5)). */
export function reportDecidedMail(
  o: { report: Report; decision: DecisionView },
  locale: Locale,
  site: LetterSite,
): Mail {
  const t = textsFor("statements", locale);
  const number = numberOf(o.report.number, o.report.at);
  const until = dayIn(locale, objectionEnds(new Date(o.decision.at)));
  const isKept = o.decision.kind === "approve";
  return letter({
    locale,
    site,
    title: t(isKept ? "letters.decided.kept" : "letters.decided.removed"),
    subject: t("letters.decided.subject", { number }),
    paragraphs: [
      t("letters.decided.text", { number, day: dayIn(locale, o.report.at) }),
      ...(isKept ? [t("letters.decided.nothing")] : groundAndFacts(o.decision, locale)),
      t("statement.byPerson"),
      isKept ? t("letters.decided.object", { until }) : t("letters.decided.thanks"),
      t("statement.elsewhere"),
    ],
    button: {
      label: t("letters.notice.button"),
      href: `${site.baseUrl}/discussions/reports/${o.report.id}?lang=${locale}`,
    },
  });
}

/** The answer to a report about what its writer deleted before it was decided. */
export function reportGoneMail(report: Report, locale: Locale, site: LetterSite): Mail {
  const t = textsFor("statements", locale);
  const number = numberOf(report.number, report.at);
  return letter({
    locale,
    site,
    title: t("letters.decided.gone"),
    subject: t("letters.decided.goneSubject", { number }),
    paragraphs: [
      t("letters.decided.text", { number, day: dayIn(locale, report.at) }),
      t("letters.decided.goneText"),
      t("letters.decided.thanks"),
    ],
    button: {
      label: t("letters.notice.button"),
      href: `${site.baseUrl}/discussions/reports/${report.id}?lang=${locale}`,
    },
  });
}

/** The decision about an objection, with its reasons. */
export function objectionDecidedMail(
  o: {
    objection: { number: number; created_at: Date; outcome: "granted" | "upheld"; reasons: string };
    /** What follows from it (`objectionOutcome`). */
    follows: string;
    /** The address of the page with the same text. */
    path: string;
  },
  locale: Locale,
  site: LetterSite,
): Mail {
  const t = textsFor("statements", locale);
  const { outcome, reasons, created_at } = o.objection;
  const number = numberOf(o.objection.number, created_at);
  return letter({
    locale,
    site,
    title: t(`objection.${outcome}.title`),
    subject: t("letters.objection.subject", { number }),
    paragraphs: [
      o.follows,
      t("objection.reasons", { reasons }),
      t("objection.another"),
      t("statement.elsewhere"),
    ],
    button: {
      label: t("letters.objection.button"),
      href: `${site.baseUrl}${o.path}?lang=${locale}`,
    },
  });
}
