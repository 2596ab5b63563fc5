import { createHash } from "node:crypto";
import { audit } from "#platform/audit.server.ts";
import { type Db, transaction } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import type { Locale } from "#platform/locale.ts";
import type { CourseName } from "./course.ts";

// A lesson goes to readers of a site in production once a named person has answered for its text
// (Regulation 2024/1689, Art. 50(4)). A review covers one version of a text: any change to the text ends it.

/** What a text is known by. @param text the whole file, test included */
export const fingerprintOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex");

export type Reviewed = {
  course: CourseName;
  lesson: string;
  locale: Locale;
  fingerprint: string;
};

/** Notes that `by` has reviewed these texts. Who reviewed them before is in the audit alone. */
export function noteReviews(
  db: Db,
  texts: readonly Reviewed[],
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
        ...{ at: now, actor, action: "academy.review", subject: `${course}/${lesson}.${locale}` },
        detail: { by, fingerprint },
      });
    }
    // Pages of the Academy count as lists.
    await announce(tx, "media", {});
  });
}

/** Who has reviewed which texts, by their fingerprints. What has changed since is not found under its new one. */
export async function reviewers(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("academy_reviews")
    .select(["text_sha256", "reviewed_by"])
    .execute();
  return new Map(rows.map((row) => [row.text_sha256, row.reviewed_by]));
}
