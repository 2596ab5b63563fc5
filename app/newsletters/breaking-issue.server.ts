// The issues of the list `breaking-alerts`, each about one breaking story.
import { z } from "zod";
import {
  type BreakingHeadline,
  type BreakingHeadlines,
  headlinesOfBreaking,
} from "#events/breaking-headlines.server.ts";
import { eventsOfStories } from "#events/events.server.ts";
import { type LetterSite, letterSite } from "#mails/letter.server.ts";
import { dayMs } from "#platform/duration.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { countMails } from "#platform/mail/mails.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { breakingStories } from "#stories/flags.server.ts";
import { storiesById } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { storyLanguagesOf } from "#stories/story-languages.ts";
import { dayOfIssue, storeIssue } from "./archive.server.ts";
import { type IssueContent, issueContentOf } from "./issue.mail.server.ts";
import {
  allLanguages,
  type BreakingLog,
  breakingStoriesToTell,
  headlineFor,
  type Issue,
  isNewlyTold,
  logBreakingStory,
} from "./issue.ts";
import { type IssueServices, queueIssue, type Recipient, settingOf } from "./queue-issue.server.ts";

const storedLog = z
  .object({
    at: z.string(),
    ids: z.array(z.number()),
    told: z.record(z.string(), z.array(z.string())).optional(),
  })
  // A log without `told` says only that the stories were sent.
  .transform(({ at, ids, told }): BreakingLog => {
    const toAll = () => Object.fromEntries(ids.map((id) => [id, [allLanguages]]));
    return { at, ids, told: told ?? toAll() };
  })
  .nullable()
  .catch(null);

/**
 * Queues the issue of the next breaking story that has a confirmed headline, for subscribers who read a language of one.
 * While a story that was sent is breaking, those in whose language it is confirmed later get it then. Each call queues one
 * issue at most; a story of which no subscriber reads a headline waits until one does.
 */
export async function sendBreakingIssues(services: IssueServices, now: Date): Promise<void> {
  const { db } = services;
  const setting = settingOf("breaking-alerts");
  const stories = await breakingStories(db, now);
  const headlines = await headlinesOfBreaking(db, stories);
  const breaking = stories.map(({ id }) => id);
  let log = storedLog.parse(await readSetting(db, setting));
  const told = Object.keys(log?.told ?? {}).map(Number);
  const events = await eventsOfStories(db, [...breaking, ...told]);
  const toldEvents = new Set(told.flatMap((id) => events.get(id)?.slug ?? []));
  const confirmed = stories.flatMap(({ id, sample }) => {
    const news = headlines.get(id);
    // Another story of an event that was told, as one that an editor marks, would say the same again.
    const isTold = !told.includes(id) && toldEvents.has(events.get(id)?.slug ?? "");
    return news && !isTold ? [{ id, sample, languages: languagesOf(news) }] : [];
  });
  for (const id of breakingStoriesToTell(confirmed, log, now)) {
    const news = headlines.get(id);
    if (!news) continue;
    const before = log?.told[id] ?? [];
    const hasMails = await sendIssueOf(services, { id, news, before }, now);
    if (!hasMails && before.length === 0) continue;
    log = logBreakingStory(log, { id, languages: languagesOf(news), hasMails, breaking }, now);
    await writeSetting(db, setting, log, now);
    if (hasMails) return;
  }
}

const languagesOf = ({ headlines, forEverybody }: BreakingHeadlines): string[] =>
  forEverybody ? [allLanguages] : headlines.map(({ lang }) => lang);

/** @param story.before the languages in which it was told @returns whether there are mails about it that the log lacks */
async function sendIssueOf(
  services: IssueServices,
  { id, news, before }: { id: number; news: BreakingHeadlines; before: readonly string[] },
  now: Date,
): Promise<boolean> {
  const { db, config } = services;
  const key = `breaking-alerts:${id}`;
  const storedDay = await dayOfIssue(db, key);
  // All languages of an issue have one address.
  const day = storedDay ?? now;
  const issue: Issue = { list: "breaking-alerts", key, from: day, to: day };
  const stories = await storiesById(
    db,
    news.headlines.map(({ story }) => story),
  );
  const compose = composerOf(issue, news, { stories, site: letterSite(config) });
  const versions = locales.flatMap((locale) => {
    const version = compose({ locale, stories: "" }, []);
    return version ? [{ locale, content: version }] : [];
  });
  const queued = await queueIssue(
    services,
    {
      ...issue,
      content: (to) => compose(to, before),
      isOnWeb: versions.length > 0 || storedDay !== null,
      withFirst: (tx) => storeIssue(tx, issue, versions),
    },
    now,
  );
  if (queued > 0 || before.length > 0) return queued > 0;
  // A process that ended before it wrote the log has queued them.
  const since = new Date(now.getTime() - dayMs);
  return (await countMails(db, { key: `${key}:`, since })) > 0;
}

/**
 * Composes what the issue says to a subscriber to whom it is new: the headline in their languages, and its story. Null:
 * nothing.
 */
function composerOf(
  issue: Issue,
  news: BreakingHeadlines,
  { stories, site }: { stories: ReadonlyMap<number, StorySummary>; site: LetterSite },
): (to: Recipient, before: readonly string[]) => IssueContent | null {
  const visible = {
    ...news,
    headlines: news.headlines.filter(({ story }) => stories.has(story)),
  };
  const composed = new Map<string, IssueContent>();
  const compose = ({ story: id, title }: BreakingHeadline, locale: Locale) => {
    const key = `${locale} ${id}`;
    const story = stories.get(id);
    const content =
      composed.get(key) ??
      issueContentOf({ ...issue, site, stories: story ? [{ ...story, title }] : [] }, locale);
    composed.set(key, content);
    return content;
  };
  return ({ locale, stories: chosen }, before) => {
    const languages = storyLanguagesOf(chosen, locale);
    const headline = headlineFor(visible, { locale, languages });
    const isNew = headline && isNewlyTold(headline, { languages, before });
    return isNew ? compose(headline, locale) : null;
  };
}
