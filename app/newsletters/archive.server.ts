// The issues of the lists for the web. Issues of members' lists are shown to members only.
import { sql } from "kysely";
import { z } from "zod";
import type { Db, Tx } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { storiesById } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";
import type { IssueContent } from "./issue.mail.server.ts";
import type { Issue } from "./issue.ts";
import type { List } from "./list.ts";

/** About two years of weeks. */
const maxListed = 100;

/** An issue in a list of them. @property day `YYYY-MM-DD` */
export type PastIssue = { day: string; title: string; lang: Locale };
export type WebIssue = {
  title: string;
  lang: Locale;
  paragraphs: string[];
  stories: StorySummary[];
};

/** Stores an issue for the web; a stored one is never changed. */
export async function storeIssue(
  tx: Tx,
  { list, key, to }: Pick<Issue, "list" | "key" | "to">,
  contents: { locale: Locale; content: IssueContent }[],
): Promise<void> {
  if (contents.length === 0) return;
  await tx
    .insertInto("newsletter_issues")
    .values(
      contents.map(({ locale, content }) => ({
        key,
        locale,
        list,
        day: to.toISOString().slice(0, 10),
        title: content.subject,
        paragraphs: JSON.stringify(content.paragraphs),
        story_ids: content.stories.map(({ id }) => id),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The day (UTC) of an issue on the web; null where it is not there. */
export async function dayOfIssue(db: Db, key: string): Promise<Date | null> {
  const row = await db
    .selectFrom("newsletter_issues")
    .select(sql<string | null>`to_char(min(day), 'YYYY-MM-DD')`.as("day"))
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return row.day === null ? null : new Date(row.day);
}

/** In the reader's language if there is a text in it, else in English. */
const inLanguage = (locale: Locale) => sql<boolean>`locale = (
  select o.locale from newsletter_issues o where o.key = newsletter_issues.key
  order by o.locale <> ${locale}, o.locale <> 'en', o.locale limit 1)`;
const day = sql<string>`to_char(day, 'YYYY-MM-DD')`;

/** The issues of a list, the newest first. */
export const pastIssues = (db: Db, list: List, locale: Locale): Promise<PastIssue[]> =>
  db
    .selectFrom("newsletter_issues")
    .select([day.as("day"), "title", sql<Locale>`locale`.as("lang")])
    .where("list", "=", list)
    .where(inLanguage(locale))
    .orderBy("newsletter_issues.day", "desc")
    .orderBy("key")
    .limit(maxListed)
    .execute();

/** The issues of a list on a day: usually one, possibly none. @param on `YYYY-MM-DD` */
export async function issuesOn(
  db: Db,
  list: List,
  on: string,
  locale: Locale,
): Promise<WebIssue[]> {
  if (!/^\d{4}-\d\d-\d\d$/.test(on)) return [];
  const rows = await db
    .selectFrom("newsletter_issues")
    .select(["title", sql<Locale>`locale`.as("lang"), "paragraphs", "story_ids"])
    .where("list", "=", list)
    // As text: the database refuses to read 30 February as a day.
    .where(day, "=", on)
    .where(inLanguage(locale))
    .orderBy("key")
    .execute();
  const stories = await storiesById(
    db,
    rows.flatMap((row) => row.story_ids.map(Number)),
  );
  return rows.map(({ title, lang, paragraphs, story_ids }) => ({
    title,
    lang,
    paragraphs: z.array(z.string()).catch([]).parse(paragraphs),
    stories: story_ids.flatMap((id) => stories.get(Number(id)) ?? []),
  }));
}
