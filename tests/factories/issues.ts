import type { Db } from "#platform/db/db.server.ts";

/** An issue of the weekly digest that went out on 15 November 2026, about these stories. */
export const sendIssue = (db: Db, stories: readonly number[] = []): Promise<unknown> =>
  db
    .insertInto("newsletter_issues")
    .values({
      key: "weekly-digest:2026-11-15",
      locale: "en",
      list: "weekly-digest",
      day: "2026-11-15",
      title: "The week in Europe",
      paragraphs: JSON.stringify(["What happened, and why it matters."]),
      story_ids: [...stories],
    })
    .execute();
