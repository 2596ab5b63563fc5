import { textsFor } from "#locales/texts.server.ts";
import { type LetterItem, type LetterSite, letter } from "#mails/letter.server.ts";
import type { Mail } from "#platform/mail/mails.server.ts";
import type { AlertKind, AlertText } from "./alert.ts";
import type { AlertReader } from "./readers.queries.server.ts";

type Addressed = { to: AlertReader; site: LetterSite; key: string };

/** An alert as a mail. */
export function alertMail(
  alert: { kind: AlertKind; text: AlertText },
  { to, site, key }: Addressed,
): Mail {
  const t = textsFor("mails", to.locale);
  const { text, kind } = alert;
  return framed(
    { title: text.title, subject: t(`alerts.subject.${kind}`, { title: text.title }) },
    [text.body],
    [],
    { label: t("alerts.read"), href: new URL(text.to, site.baseUrl).href },
    { to, site, key },
  );
}

/** The alerts that were held during the quiet hours, in one mail. */
export function quietHoursMail(texts: readonly AlertText[], addressed: Addressed): Mail {
  const t = textsFor("mails", addressed.to.locale);
  const title = t("alerts.night.title", { count: texts.length });
  const [first] = texts;
  const items = texts.map((text) => ({
    title: text.title,
    href: new URL(text.to, addressed.site.baseUrl).href,
    meta: text.body,
  }));
  const subject = t("alerts.night.subject", { title, first: first?.title ?? "" });
  return framed({ title, subject }, [t("alerts.night.text")], items, undefined, addressed);
}

function framed(
  head: { title: string; subject: string },
  paragraphs: string[],
  items: LetterItem[],
  button: { label: string; href: string } | undefined,
  { to, site, key }: Addressed,
): Mail {
  const { locale } = to;
  const t = textsFor("mails", locale);
  const unsubscribe = `${site.baseUrl}/alerts/stop?token=${to.unsubscribeToken}`;
  return {
    ...letter({
      ...head,
      locale,
      site,
      paragraphs: paragraphs.filter(Boolean),
      button,
      items,
      notes: [t("alerts.why")],
      links: [
        {
          label: t("alerts.choices"),
          href: `${site.baseUrl}/profile?tab=notifications&lang=${locale}`,
        },
        { label: t("alerts.stop"), href: `${unsubscribe}&lang=${locale}` },
      ],
    }),
    key,
    // After a crash while it is sent, a mail less is better than the same alert twice.
    kind: "newsletter",
    to: to.email,
    userId: to.id,
    locale,
    headers: {
      "List-Id": `<alerts.${new URL(site.baseUrl).hostname}>`,
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
