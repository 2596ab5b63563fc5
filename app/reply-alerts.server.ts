import { freshMs } from "#alerts/alert.ts";
import { queueAlerts } from "#alerts/alerts.server.ts";
import { noticesSince } from "#discussions/notices.server.ts";
import { textsFor } from "#locales/texts.server.ts";
import type { Database } from "#platform/db/db.server.ts";
import { isLocale } from "#platform/locale.ts";

/**
 * Queues alerts of replies, mentions and followed threads for readers who chose them, each once. It stands above the
 * rooms, since discussions and alerts do not know each other.
 * @returns how many are new
 */
export async function queueReplies(db: Database, now: Date): Promise<number> {
  const fresh = await noticesSince(db, new Date(now.getTime() - freshMs));
  const alerts = fresh.map(({ reader, locale, notice }) => {
    const t = textsFor("mails", isLocale(locale) ? locale : "en");
    return {
      reader,
      kind: "replies" as const,
      key: `reply:${notice.contribution}`,
      text: {
        title: t(`discussions.kinds.${notice.kind}`, { name: notice.by ?? "" }),
        body: notice.title,
        lang: isLocale(locale) ? locale : "en",
        to: `${notice.path}/discussion?comment=${notice.contribution}#c-${notice.contribution}`,
      },
      happenedAt: notice.at,
    };
  });
  return queueAlerts(db, alerts, now);
}
