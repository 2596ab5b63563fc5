import { z } from "zod";
import type { Config } from "#platform/config.server.ts";
import { type Database, transaction } from "#platform/db/db.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { type LetterSite, letterSite } from "#platform/mail/letter.ts";
import { queueMail } from "#platform/mail/mails.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { breakingStories, recentStories } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { countSubscribers, readAudience } from "./audience.queries.server.ts";
import { digestOf, issueMail, type Said } from "./issue.mail.server.ts";
import { type Alerted, alertOf, dueIssues, type Issue, pickStories } from "./issue.ts";
import type { List } from "./list.ts";

type Needs = Pick<Basics, "db" | "config" | "log">;

const batch = 200;
const stories = 8;
const candidates = 200;
const settingOf = (list: List) => `newsletter:${list}`;
const alerted = z
  .object({ at: z.string(), ids: z.array(z.number()) })
  .nullable()
  .catch(null);

/** Queues every issue that is due, once for each issue and subscriber, however often it is called. */
export async function sendIssues(services: Needs, now: Date): Promise<void> {
  for (const issue of dueIssues(now)) await sendDigest(services, issue, now);
  await sendAlert(services, now);
}

async function sendDigest(services: Needs, issue: Issue, now: Date): Promise<void> {
  const { db, config } = services;
  if ((await readSetting(db, settingOf(issue.list))) === issue.key) return;
  const said = await composeDigest(db, issue, config);
  if (said) await queueIssue(services, { ...issue, said }, now);
  await writeSetting(db, settingOf(issue.list), issue.key, now);
}

/**
 * What an issue says in each language; null in a time without stories. Those of the sample newsroom stand in
 * where there are no others, but never in production: nobody is sent invented news.
 */
export async function composeDigest(
  db: Database,
  issue: Issue,
  config: Config,
): Promise<((locale: Locale) => Said) | null> {
  const found = await recentStories(db, {
    ...{ since: issue.from, sort: "popularity", limit: candidates },
  });
  const until = found.filter(
    (story) => new Date(story.publishedAt) <= issue.to && !(config.production && story.sample),
  );
  const site = letterSite(config);
  if (until.length === 0) return null;
  return inEachLanguage((locale) => {
    const chosen = pickStories(until, locale, stories);
    return digestOf({ ...issue, site, stories: chosen }, locale);
  });
}

async function sendAlert(services: Needs, now: Date): Promise<void> {
  const { db, config } = services;
  const setting = settingOf("breaking-alerts");
  const [breaking, kept] = [await breakingStories(db, now), await readSetting(db, setting)];
  const alert = alertOf(breaking, alerted.parse(kept), now);
  const story = breaking.find(({ id }) => id === alert?.id);
  if (!alert || !story) return;
  const site = letterSite(config);
  await queueIssue(services, { ...alertIssue(story, now), said: sayAlert(story, site) }, now);
  await writeSetting(db, setting, alert.kept satisfies Alerted, now);
}

const alertIssue = ({ id }: StorySummary, now: Date): Issue => ({
  ...{ list: "breaking-alerts", key: `breaking-alerts:${id}`, from: now, to: now },
});
const sayAlert = (story: StorySummary, site: LetterSite) =>
  inEachLanguage((locale) =>
    digestOf({ ...alertIssue(story, new Date(0)), site, stories: [story] }, locale),
  );

function inEachLanguage(say: (locale: Locale) => Said): (locale: Locale) => Said {
  const said = new Map(locales.map((locale) => [locale, say(locale)]));
  return (locale) => said.get(locale) ?? say(locale);
}

async function queueIssue(
  { db, config, log }: Needs,
  issue: Issue & { said: (locale: Locale) => Said },
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
        await queueMail(tx, issueMail(issue.said(to.locale), { list, key, site, to }), now);
    });
    queued += audience.length;
  }
  if (queued) log.info({ issue: key, queued }, "an issue is queued");
  return queued;
}

/** A letter of our own: a title and paragraphs, in each language that there is a text for. */
export type OwnLetter = { key: string; texts: Partial<Record<Locale, OwnText>> & { en: OwnText } };
export type OwnText = { title: string; paragraphs: string[] };

/**
 * Queues product news for its subscribers, in their language or else in English; the same key goes to
 * nobody twice. @returns how many mails were queued
 */
export const sendProductNews = (services: Needs, own: OwnLetter, now: Date): Promise<number> =>
  queueIssue(
    services,
    {
      ...{ list: "product-news", key: `product-news:${own.key}`, from: now, to: now },
      said: (locale) => {
        const text = own.texts[locale] ?? own.texts.en;
        return { ...text, subject: text.title, items: [] };
      },
    },
    now,
  );

/** How many are on each list, by state, for the operator. */
export const subscribersOf = (db: Database) => countSubscribers(db);
