// The issues of the list `breaking-alerts`, each about one breaking story.
import { z } from "zod";
import {
  type BreakingHeadline,
  type BreakingHeadlines,
  headlinesOfBreaking,
} from "#events/breaking-headlines.server.ts";
import { type LetterSite, letterSite } from "#mails/letter.server.ts";
import { transaction } from "#platform/db/db.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { breakingStories } from "#stories/flags.server.ts";
import { readingLanguagesOf } from "#stories/reading-languages.ts";
import { storiesById } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { storeIssue } from "./archive.server.ts";
import { type IssueContent, issueContentOf } from "./issue.mail.server.ts";
import { type BreakingLog, chooseBreakingStory, headlineFor, type Issue } from "./issue.ts";
import { type IssueServices, queueIssue, type Recipient, settingOf } from "./queue-issue.server.ts";

/** What was sent last. @property told by story, the languages of the headlines that went out */
type Sent = BreakingLog & { told: Record<string, string[]> };
const storedSent = z
  .object({
    at: z.string(),
    ids: z.array(z.number()),
    told: z.record(z.string(), z.array(z.string())).default({}),
  })
  .nullable()
  .catch(null);

/** In the place of a language: the story was told to subscribers of all languages. */
const allLanguages = "*";

/**
 * Queues the issue of the next breaking story that has a confirmed headline, for subscribers who read a language of one.
 * While a story that was sent is breaking, those in whose language it is confirmed later get it then.
 */
export async function sendBreakingIssues(services: IssueServices, now: Date): Promise<void> {
  const { db } = services;
  const setting = settingOf("breaking-alerts");
  const breaking = (await breakingStories(db, now)).filter(({ sample }) => !sample);
  const headlines = await headlinesOfBreaking(db, breaking);
  const sent = storedSent.parse(await readSetting(db, setting));
  const confirmed = breaking.filter(({ id }) => headlines.has(id));
  const log = chooseBreakingStory(confirmed, sent, now)?.log ?? sent;
  if (!log) return;
  const told: Sent["told"] = {};
  let isNew = false;
  for (const id of log.ids) {
    const before = sent?.told[id] ?? [];
    told[id] = before;
    const current = headlines.get(id);
    const languages = current ? languagesOf(current) : [];
    if (!current || languages.every((lang) => before.includes(lang))) continue;
    await sendIssueOf(services, id, current, now);
    told[id] = [...new Set([...before, ...languages])];
    isNew = true;
  }
  if (isNew) await writeSetting(db, setting, { ...log, told } satisfies Sent, now);
}

const languagesOf = ({ headlines, forEverybody }: BreakingHeadlines): string[] =>
  forEverybody ? [allLanguages] : headlines.map(({ lang }) => lang);

async function sendIssueOf(
  services: IssueServices,
  id: number,
  news: BreakingHeadlines,
  now: Date,
): Promise<void> {
  const { db, config } = services;
  const issue = breakingIssue(id, now);
  const stories = await storiesById(
    db,
    news.headlines.map(({ story }) => story),
  );
  const content = composeBreakingIssue(issue, news, { stories, site: letterSite(config) });
  const versions = locales.flatMap((locale) => {
    const version = content({ locale, stories: "" });
    return version ? [{ locale, content: version }] : [];
  });
  await transaction(db, (tx) => storeIssue(tx, issue, versions));
  await queueIssue(services, { ...issue, content }, now);
}

const breakingIssue = (id: number, now: Date): Issue => ({
  list: "breaking-alerts",
  key: `breaking-alerts:${id}`,
  from: now,
  to: now,
});

/** What the issue says to a subscriber: the headline in their languages, and its story. Null: nothing. */
function composeBreakingIssue(
  issue: Issue,
  news: BreakingHeadlines,
  { stories, site }: { stories: ReadonlyMap<number, StorySummary>; site: LetterSite },
): (to: Recipient) => IssueContent | null {
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
  return ({ locale, stories: chosen }) => {
    const languages = readingLanguagesOf(chosen, locale);
    const headline = headlineFor(visible, { locale, languages });
    return headline && compose(headline, locale);
  };
}
