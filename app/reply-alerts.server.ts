import { maxAgeMs } from "#alerts/alert.ts";
import { queueAlerts, unsentKeys, withdrawAlerts } from "#alerts/alerts.server.ts";
import { notificationsSince, shownAmong } from "#discussions/notifications.server.ts";
import { textsFor } from "#locales/texts.server.ts";
import type { Database } from "#platform/db/db.server.ts";

const keyOf = (contribution: number) => `reply:${contribution}`;

/** Deletes unsent alerts about contributions that were deleted or rejected meanwhile. */
async function withdrawGone(db: Database): Promise<void> {
  const waiting = await unsentKeys(db, "replies");
  const contributions = waiting.map((key) => Number(key.replace("reply:", "")));
  const shown = await shownAmong(db, contributions);
  await withdrawAlerts(db, contributions.filter((id) => !shown.has(id)).map(keyOf));
}

/**
 * Queues alerts about replies, mentions and followed threads for readers who chose them, each once, and deletes unsent
 * ones about contributions that are gone. It is outside of the rooms because discussions and alerts do not import each
 * other.
 * @returns how many are new
 */
export async function queueReplies(db: Database, now: Date): Promise<number> {
  await withdrawGone(db);
  const fresh = await notificationsSince(db, new Date(now.getTime() - maxAgeMs));
  const alerts = fresh.map(({ reader, locale, notice }) => {
    const t = textsFor("mails", locale);
    return {
      reader,
      kind: "replies" as const,
      key: keyOf(notice.contribution),
      text: {
        title: t(`discussions.kinds.${notice.kind}`, { name: notice.by ?? "" }),
        body: notice.title,
        lang: locale,
        to: `${notice.path}/discussion?comment=${notice.contribution}#c-${notice.contribution}`,
      },
      happenedAt: notice.at,
    };
  });
  return queueAlerts(db, alerts, now);
}
