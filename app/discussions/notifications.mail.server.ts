import { textsFor } from "#locales/texts.server.ts";
import { type LetterSite, letter } from "#mails/letter.server.ts";
import type { Locale } from "#platform/locale.ts";
import type { Mail } from "#platform/mail/mails.server.ts";
import type { MemberNotification } from "./notifications.server.ts";

/** The daily mail about new notifications: names and headlines without texts, with one-click unsubscribe (RFC 8058). */
export function notificationsMail(
  notifications: readonly MemberNotification[],
  o: {
    site: LetterSite;
    to: { email: string; userId: string; unsubscribeToken: string };
    locale: Locale;
    hour: string;
  },
): Mail {
  const { site, to, locale, hour } = o;
  const t = textsFor("mails", locale);
  const { baseUrl } = site;
  const stop = `${baseUrl}/discussions/stop?token=${to.unsubscribeToken}`;
  return {
    ...letter({
      locale,
      site,
      title: t("discussions.title", { count: notifications.length }),
      paragraphs: [],
      items: notifications.map((notice) => ({
        title: notice.title,
        href: `${baseUrl}${notice.path}/discussion?comment=${notice.contribution}&lang=${locale}#c-${notice.contribution}`,
        meta: t(`discussions.kinds.${notice.kind}`, { name: notice.by ?? "" }),
      })),
      notes: [t("discussions.why")],
      links: [
        {
          label: t("discussions.settings"),
          href: `${baseUrl}/discussions?lang=${locale}#settings`,
        },
        { label: t("discussions.stop"), href: `${stop}&lang=${locale}` },
      ],
    }),
    key: `discussions:${to.userId}:${hour}`,
    kind: "newsletter",
    to: to.email,
    userId: to.userId,
    locale,
    headers: {
      "List-Id": `<discussions.${new URL(baseUrl).hostname}>`,
      "List-Unsubscribe": `<${stop}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
