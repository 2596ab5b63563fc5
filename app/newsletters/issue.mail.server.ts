import { textsFor } from "#locales/texts.server.ts";
import type { Locale } from "#platform/locale.ts";
import type { Mail } from "#platform/mail/mail.server.ts";
import { type LetterItem, type LetterSite, letter } from "#platform/mail/mail-letter.ts";
import type { StorySummary } from "#stories/story.ts";
import { printLocale, timeZone } from "#ui/time.ts";
import type { Subscriber } from "./audience.queries.server.ts";
import type { List } from "./list.ts";

/** What an issue says in one language; the same for everybody who reads it. */
export type Said = { title: string; subject: string; paragraphs: string[]; items: LetterItem[] };

/** A digest of stories, or what an alert says of one. */
export function digestOf(
  o: { list: List; from: Date; to: Date; site: LetterSite; stories: readonly StorySummary[] },
  locale: Locale,
): Said {
  const t = textsFor("mails", locale);
  const { list, site, stories } = o;
  const day = new Intl.DateTimeFormat(printLocale(locale), {
    ...{ day: "numeric", month: "long", timeZone },
  });
  const items = stories.map((story) => itemOf(story, locale, site.baseUrl));
  const [first] = stories;
  if (list === "breaking-alerts" && first) {
    const subject = t("newsletters.issue.breaking", { title: first.title });
    return { title: subject, subject, paragraphs: [], items };
  }
  const daily = list === "daily-digest";
  const title = t(daily ? "newsletters.issue.daily" : "newsletters.issue.weekly");
  const [from, to] = [day.format(o.from), day.format(o.to)];
  const text = daily
    ? t("newsletters.issue.dailyText")
    : t("newsletters.issue.weeklyText", { from, to });
  // The first headline tells more than the name of a letter that comes every week.
  const subject = first ? `${title}: ${first.title}` : title;
  return { title, subject, paragraphs: [text], items };
}

function itemOf(story: StorySummary, locale: Locale, baseUrl: string): LetterItem {
  const country = new Intl.DisplayNames(locale, { type: "region" }).of(story.country);
  return {
    title: story.title,
    href: `${baseUrl}/article/${story.slug}`,
    meta: [story.source.name, country].filter(Boolean).join(" · "),
    text: story.excerpt.length > 240 ? `${story.excerpt.slice(0, 239).trimEnd()}…` : story.excerpt,
  };
}

/** An issue for one subscriber, who may end it with one click (RFC 8058). */
export function issueMail(
  said: Said,
  o: { list: List; key: string; site: LetterSite; to: Subscriber },
): Mail {
  const { list, site, to } = o;
  const { locale } = to;
  const t = textsFor("mails", locale);
  const href = `${site.baseUrl}/newsletter/unsubscribe?token=${to.token}`;
  return {
    ...letter({
      ...{ ...said, locale, site },
      notes: [t("newsletters.issue.why", { list: t(`newsletters.lists.${list}`) })],
      unsubscribe: { label: t("newsletters.issue.unsubscribe"), href: `${href}&lang=${locale}` },
    }),
    ...{ key: `${o.key}:${to.id}`, kind: "newsletter", to: to.email, userId: to.userId, locale },
    headers: {
      "List-Id": `<${list}.${new URL(site.baseUrl).hostname}>`,
      "List-Unsubscribe": `<${href}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
