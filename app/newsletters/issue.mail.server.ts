import { textsFor } from "#locales/texts.server.ts";
import { type LetterItem, type LetterSite, letter } from "#mails/letter.server.ts";
import { cutText } from "#platform/cut-text.ts";
import type { Locale } from "#platform/locale.ts";
import type { Mail } from "#platform/mail/mails.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { dateFormat, displayNames } from "#ui/formats.ts";
import { formatLocale, timeZone } from "#ui/time.ts";
import type { Subscriber } from "./audience.queries.server.ts";
import type { List } from "./list.ts";
import { issuePath } from "./newsletter.ts";

/** The content of an issue in one language, the same for all subscribers. */
export type IssueContent = {
  title: string;
  /** The language of title and paragraphs, where it is not the subscriber's. */
  lang?: Locale;
  subject: string;
  paragraphs: string[];
  items: LetterItem[];
  stories: readonly StorySummary[];
};

/** The content of a digest, or of an issue about one breaking story. */
export function issueContentOf(
  o: { list: List; from: Date; to: Date; site: LetterSite; stories: readonly StorySummary[] },
  locale: Locale,
): IssueContent {
  const t = textsFor("mails", locale);
  const { list, site, stories } = o;
  const day = dateFormat(formatLocale(locale), {
    day: "numeric",
    month: "long",
    timeZone,
  });
  const items = stories.map((story) => itemOf(story, locale, site.baseUrl));
  const [first] = stories;
  if (list === "breaking-alerts" && first) {
    const subject = t("newsletters.issue.breaking", { title: first.title });
    return { title: subject, subject, paragraphs: [], items, stories };
  }
  const daily = list === "daily-digest";
  const title = t(daily ? "newsletters.issue.daily" : "newsletters.issue.weekly");
  const [from, to] = [day.format(o.from), day.format(o.to)];
  const text = daily
    ? t("newsletters.issue.dailyText")
    : t("newsletters.issue.weeklyText", { from, to });
  // The first headline makes each week's subject different.
  const subject = first ? t("newsletters.issue.subject", { title, first: first.title }) : title;
  return { title, subject, paragraphs: [text], items, stories };
}

function itemOf(story: StorySummary, locale: Locale, baseUrl: string): LetterItem {
  const [place = null] = [
    ...story.countries.filter((code) => code !== "XX"),
    ...story.nonEuCountries,
  ];
  const country = place && displayNames(locale, { type: "region" }).of(place);
  return {
    title: story.title,
    href: `${baseUrl}/article/${story.slug}`,
    meta: [story.source.name, country].filter(Boolean).join(" · "),
    text: story.excerpt.length > 240 ? `${cutText(story.excerpt, 239).trimEnd()}…` : story.excerpt,
    lang: story.lang,
  };
}

/**
 * The mail of an issue to one subscriber, with one-click unsubscribe (RFC 8058).
 * @param o.day of the issue on the web; null: it is not there
 */
export function issueMail(
  content: IssueContent,
  o: { list: List; key: string; day: Date | null; site: LetterSite; to: Subscriber },
): Mail {
  const { list, day, site, to } = o;
  const { locale } = to;
  const t = textsFor("mails", locale);
  const href = `${site.baseUrl}/newsletter/unsubscribe?token=${to.token}`;
  const web = day && `${issueUrl({ list, day, site })}?lang=${locale}`;
  const choices = `${site.baseUrl}/newsletter/preferences?token=${to.token}&lang=${locale}`;
  return {
    ...letter({
      ...content,
      locale,
      site,
      notes: [t("newsletters.issue.why", { list: t(`newsletters.lists.${list}`) })],
      links: [
        ...(web ? [{ label: t("newsletters.issue.web"), href: web }] : []),
        { label: t("newsletters.issue.choices"), href: choices },
        { label: t("newsletters.issue.unsubscribe"), href: `${href}&lang=${locale}` },
      ],
    }),
    key: `${o.key}:${to.id}`,
    kind: "newsletter",
    to: to.email,
    userId: to.userId,
    locale,
    headers: {
      "List-Id": `<${list}.${new URL(site.baseUrl).hostname}>`,
      "List-Unsubscribe": `<${href}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** The address of the issue on the web, for readers who may see it. */
const issueUrl = ({ list, day, site }: { list: List; day: Date; site: LetterSite }) =>
  `${site.baseUrl}${issuePath(list, day.toISOString().slice(0, 10))}`;
