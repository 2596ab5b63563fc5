import { textsFor } from "#locales/texts.server.ts";
import type { Locale } from "#platform/locale.ts";
import type { AlertCause, AlertText } from "./alert.ts";

/** The text of an alert: the title as it was reported, and a line in the reader's language of the site. */
export function alertTextOf(
  { body, to }: AlertCause,
  titled: { title: string; lang: string },
  locale: Locale,
): AlertText {
  const t = textsFor("mails", locale);
  const title = (text: string) => ({ title: text, lang: titled.lang, to });
  switch (body.says) {
    case "reports":
      return {
        ...title(titled.title),
        body: t("alerts.reports", { publishers: body.publishers, countries: body.countries }),
      };
    case "more":
      return {
        ...title(titled.title),
        body: t("alerts.more", { sources: body.sources, publishers: body.publishers }),
      };
    case "piece":
      return {
        ...title(titled.title),
        body: body.author
          ? t("alerts.piece", { author: body.author, text: body.excerpt })
          : body.excerpt,
      };
  }
}

/** What a test says. */
export function testTextOf(locale: Locale): AlertText {
  const t = textsFor("mails", locale);
  return {
    title: t("alerts.test.title"),
    body: t("alerts.test.body"),
    lang: locale,
    to: "/profile?tab=notifications",
  };
}
