import { createHash } from "node:crypto";
import { audit } from "#platform/audit.server.ts";
import { type Db, transaction } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import type { Locale } from "#platform/locale.ts";
import type { CourseName } from "./course.ts";

// In production a lesson is shown once a named person has taken responsibility for its text (Regulation 2024/1689,
// Art. 50(4)). A review covers one version of a text; any change makes it invalid.

/** The hash that identifies the version of a text. @param text the whole file with its test */
export const fingerprintOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex");

export type LessonText = {
  course: CourseName;
  lesson: string;
  locale: Locale;
  fingerprint: string;
};

/** Records that `by` has reviewed these texts. Earlier reviewers remain in the audit log only. */
export function recordReviews(
  db: Db,
  texts: readonly LessonText[],
  by: string,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  return transaction(db, async (tx) => {
    for (const { course, lesson, locale, fingerprint } of texts) {
      const review = { text_sha256: fingerprint, reviewed_by: by, reviewed_at: now };
      await tx
        .insertInto("academy_reviews")
        .values({ course, lesson, locale, ...review })
        .onConflict((c) => c.columns(["course", "lesson", "locale"]).doUpdateSet(review))
        .execute();
      await audit(tx, {
        at: now,
        actor,
        action: "academy.review",
        subject: `${course}/${lesson}.${locale}`,
        detail: { by, fingerprint },
      });
    }
    await announce(tx, "academy", {});
  });
}

/** The reviewers by the fingerprint of the text. A text that has changed since its review has another one. */
export async function reviewers(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("academy_reviews")
    .select(["text_sha256", "reviewed_by"])
    .execute();
  return new Map(rows.map((row) => [row.text_sha256, row.reviewed_by]));
}
