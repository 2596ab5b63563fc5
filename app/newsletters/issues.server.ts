import { letterSite } from "#mails/letter.server.ts";
import type { Config } from "#platform/config.server.ts";
import { type Database, transaction } from "#platform/db/db.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { mailRetentionMs } from "#platform/mail/mails.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { mostReadStories } from "#stories/most-read-stories.server.ts";
import { storyLanguagesOf } from "#stories/story-languages.ts";
import { dayOfIssue, storeIssue } from "./archive.server.ts";
import { countConfirmed, countSubscribers } from "./audience.queries.server.ts";
import { sendBreakingIssues } from "./breaking-issue.server.ts";
import { type IssueContent, issueContentOf } from "./issue.mail.server.ts";
import { dueIssues, type Issue, perSource, pickStories } from "./issue.ts";
import { type IssueServices, queueIssue, type Recipient, settingOf } from "./queue-issue.server.ts";

const storiesInDigest = 8;
/** More than an issue has: of sources with several languages, `perSource` leaves some out. */
const perLanguage = 3 * storiesInDigest;

/** Queues the issues that are due, once for each issue and subscriber, however often it is called. */
export async function sendIssues(services: IssueServices, now: Date): Promise<void> {
  for (const issue of dueIssues(now)) await sendDigest(services, issue, now);
  await sendBreakingIssues(services, now);
}

async function sendDigest(services: IssueServices, issue: Issue, now: Date): Promise<void> {
  const { db, config } = services;
  if ((await readSetting(db, settingOf(issue.list))) === issue.key) return;
  const content = await composeDigest(db, issue, config);
  if (content) {
    await transaction(db, (tx) => storeIssue(tx, issue, defaultLanguageVersions(content)));
    await queueIssue(services, { ...issue, content }, now);
  }
  await writeSetting(db, settingOf(issue.list), issue.key, now);
}

/**
 * The versions of an issue for the web: one for each language, with the stories for readers who have chosen no
 * languages.
 */
const defaultLanguageVersions = (content: (to: Recipient) => IssueContent) =>
  locales.map((locale) => ({ locale, content: content({ locale, stories: "" }) }));

/**
 * The content of a digest for each subscriber; null where there are no stories. Sample stories are used only where there
 * are no others, and never in production.
 */
export async function composeDigest(
  db: Database,
  issue: Issue,
  config: Config,
): Promise<((to: Recipient) => IssueContent) | null> {
  const { from, to } = issue;
  const found = await mostReadStories(db, { from, to, perSource, perLanguage });
  const eligible = found.filter((story) => !(config.production && story.sample));
  const site = letterSite(config);
  if (eligible.length === 0) return null;
  const compose = ({ locale, stories }: Recipient) => {
    const languages = storyLanguagesOf(stories, locale);
    const chosen = pickStories(eligible, { locale, languages, limit: storiesInDigest });
    return issueContentOf({ ...issue, site, stories: chosen }, locale);
  };
  const byDefault = new Map(
    locales.map((locale) => [locale, compose({ locale, stories: "" })] as const),
  );
  return (to) => (to.stories ? compose(to) : (byDefault.get(to.locale) ?? compose(to)));
}

/** News about the product, written by hand in English and any other language. */
export type ProductNews = {
  key: string;
  texts: Partial<Record<Locale, ProductNewsText>> & { en: ProductNewsText };
};
export type ProductNewsText = { title: string; paragraphs: string[] };

/**
 * Queues product news for its subscribers, in their language or else in English, once for each key and subscriber.
 * News whose mails may have been deleted is refused: nothing says any more to whom it has gone.
 */
export async function sendProductNews(
  services: IssueServices,
  news: ProductNews,
  now: Date,
): Promise<{ ok: true; queued: number } | { ok: false; reason: "sentBefore" }> {
  const issue = {
    list: "product-news",
    key: `product-news:${news.key}`,
    from: now,
    to: now,
  } as const;
  const day = await dayOfIssue(services.db, issue.key);
  if (day && now.getTime() - day.getTime() >= mailRetentionMs)
    return { ok: false, reason: "sentBefore" };
  const content = ({ locale }: Pick<Recipient, "locale">): IssueContent => {
    const { [locale]: text = news.texts.en } = news.texts;
    const lang = news.texts[locale] ? locale : "en";
    return { ...text, lang, subject: text.title, items: [], stories: [] };
  };
  const written = locales.filter((locale) => news.texts[locale]);
  const contents = written.map((locale) => ({ locale, content: content({ locale }) }));
  await transaction(services.db, (tx) => storeIssue(tx, issue, contents));
  return { ok: true, queued: await queueIssue(services, { ...issue, content }, now) };
}

/** How many addresses get at least one of the newsletters. */
export const countConfirmedAddresses = (db: Database) => countConfirmed(db);

/** The number of subscriptions by list and state, for the operator. */
export const subscribersOf = (db: Database) => countSubscribers(db);
