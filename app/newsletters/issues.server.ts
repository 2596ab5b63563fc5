import { z } from "zod";
import { type LetterSite, letterSite } from "#mails/letter.server.ts";
import type { Config } from "#platform/config.server.ts";
import { type Database, transaction } from "#platform/db/db.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { queueMail } from "#platform/mail/mails.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { breakingStories } from "#stories/flags.server.ts";
import { readingLanguagesOf } from "#stories/reading-languages.ts";
import { recentStories } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { storeIssue } from "./archive.server.ts";
import {
  countConfirmed,
  countSubscribers,
  readAudience,
  type Subscriber,
} from "./audience.queries.server.ts";
import { type IssueContent, issueContentOf, issueMail } from "./issue.mail.server.ts";
import {
  type BreakingLog,
  chooseBreakingStory,
  dueIssues,
  type Issue,
  pickStories,
} from "./issue.ts";
import type { List } from "./list.ts";

type IssueServices = Pick<CoreServices, "db" | "config" | "log">;

const batch = 200;
const storiesInDigest = 8;
const maxCandidates = 200;
const settingOf = (list: List) => `newsletter:${list}`;
const storedBreakingLog = z
  .object({ at: z.string(), ids: z.array(z.number()) })
  .nullable()
  .catch(null);

/** Queues the issues that are due, once for each issue and subscriber, however often it is called. */
export async function sendIssues(services: IssueServices, now: Date): Promise<void> {
  for (const issue of dueIssues(now)) await sendDigest(services, issue, now);
  await sendBreakingIssue(services, now);
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
const defaultLanguageVersions = (content: Content) =>
  locales.map((locale) => ({ locale, content: content({ locale, stories: "" }) }));

type Recipient = Pick<Subscriber, "locale" | "stories">;
type Content = (to: Recipient) => IssueContent;

/**
 * The content of a digest for each subscriber; null where there are no stories. Sample stories are used only where there
 * are no others, and never in production.
 */
export async function composeDigest(
  db: Database,
  issue: Issue,
  config: Config,
): Promise<Content | null> {
  const recent = await recentStories(db, {
    since: issue.from,
    sort: "popularity",
    limit: maxCandidates,
  });
  const eligible = recent.filter(
    (story) => new Date(story.publishedAt) <= issue.to && !(config.production && story.sample),
  );
  const site = letterSite(config);
  if (eligible.length === 0) return null;
  const compose = ({ locale, stories }: Recipient) => {
    const languages = readingLanguagesOf(stories, locale);
    const chosen = pickStories(eligible, { locale, languages, limit: storiesInDigest });
    return issueContentOf({ ...issue, site, stories: chosen }, locale);
  };
  const byDefault = inEachLanguage((locale) => compose({ locale, stories: "" }));
  return (to) => (to.stories ? compose(to) : byDefault(to));
}

async function sendBreakingIssue(services: IssueServices, now: Date): Promise<void> {
  const { db, config } = services;
  const setting = settingOf("breaking-alerts");
  const breaking = await breakingStories(db, now);
  const sent = storedBreakingLog.parse(await readSetting(db, setting));
  const alert = chooseBreakingStory(breaking, sent, now);
  const story = breaking.find(({ id }) => id === alert?.id);
  if (!alert || !story) return;
  const issue = breakingIssue(story, now);
  const content = composeBreakingIssue(story, letterSite(config));
  await transaction(db, (tx) => storeIssue(tx, issue, defaultLanguageVersions(content)));
  await queueIssue(services, { ...issue, content }, now);
  await writeSetting(db, setting, alert.log satisfies BreakingLog, now);
}

const breakingIssue = ({ id }: StorySummary, now: Date): Issue => ({
  list: "breaking-alerts",
  key: `breaking-alerts:${id}`,
  from: now,
  to: now,
});
const composeBreakingIssue = (story: StorySummary, site: LetterSite) =>
  inEachLanguage((locale) =>
    issueContentOf({ ...breakingIssue(story, new Date(0)), site, stories: [story] }, locale),
  );

function inEachLanguage(compose: (locale: Locale) => IssueContent): Content {
  const content = new Map(locales.map((locale) => [locale, compose(locale)]));
  return ({ locale }) => content.get(locale) ?? compose(locale);
}

async function queueIssue(
  { db, config, log }: IssueServices,
  issue: Issue & { content: Content },
  now: Date,
): Promise<number> {
  const site = letterSite(config);
  const { list, key } = issue;
  let queued = 0;
  for (;;) {
    const audience = await readAudience(db, { list, key, limit: batch }, now);
    if (audience.length === 0) break;
    await transaction(db, async (tx) => {
      for (const to of audience)
        await queueMail(
          tx,
          issueMail(issue.content(to), { list, key, day: issue.to, site, to }),
          now,
        );
    });
    queued += audience.length;
  }
  if (queued) log.info({ issue: key, queued }, "an issue is queued");
  return queued;
}

/** News about the product, written by hand in English and any other language. */
export type ProductNews = {
  key: string;
  texts: Partial<Record<Locale, ProductNewsText>> & { en: ProductNewsText };
};
export type ProductNewsText = { title: string; paragraphs: string[] };

/**
 * Queues product news for its subscribers, in their language or else in English, once for each key and subscriber.
 * @returns how many mails were queued
 */
export async function sendProductNews(
  services: IssueServices,
  news: ProductNews,
  now: Date,
): Promise<number> {
  const issue = {
    list: "product-news",
    key: `product-news:${news.key}`,
    from: now,
    to: now,
  } as const;
  const content = ({ locale }: Pick<Recipient, "locale">): IssueContent => {
    const text = news.texts[locale] ?? news.texts.en;
    return { ...text, subject: text.title, items: [], stories: [] };
  };
  const written = locales.filter((locale) => news.texts[locale]);
  const contents = written.map((locale) => ({ locale, content: content({ locale }) }));
  await transaction(services.db, (tx) => storeIssue(tx, issue, contents));
  return queueIssue(services, { ...issue, content }, now);
}

/** How many addresses get at least one of the newsletters. */
export const countConfirmedAddresses = (db: Database) => countConfirmed(db);

/** The number of subscriptions by list and state, for the operator. */
export const subscribersOf = (db: Database) => countSubscribers(db);
