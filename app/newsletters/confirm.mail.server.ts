import { textsFor } from "#locales/texts.server.ts";
import { type LetterSite, letter } from "#mails/letter.server.ts";
import type { Locale } from "#platform/locale.ts";
import type { List } from "./list.ts";
import { joinNames } from "./newsletter.ts";

/** The mail that asks to confirm a sign-up (double opt-in). */
export function confirmationMail(o: {
  locale: Locale;
  site: LetterSite;
  email: string;
  lists: readonly List[];
  token: string;
}) {
  const t = textsFor("mails", o.locale);
  const { name, baseUrl } = o.site;
  const list = joinNames(
    o.locale,
    o.lists.map((one) => t(`newsletters.lists.${one}`)),
  );
  return letter({
    locale: o.locale,
    site: o.site,
    title: t("newsletters.confirm.title"),
    paragraphs: [t("newsletters.confirm.text", { name, email: o.email, list })],
    button: {
      label: t("newsletters.confirm.button"),
      href: `${baseUrl}/newsletter/confirm?token=${o.token}&lang=${o.locale}`,
    },
    notes: [t("newsletters.confirm.valid"), t("newsletters.confirm.notYou")],
  });
}
