import { z } from "zod";
import { maxAgeMs } from "#alerts/alert.ts";
import { queueAlerts, unsentAlerts, withdrawAlerts } from "#alerts/alerts.server.ts";
import { notificationsSince, stillWanted } from "#discussions/notifications.server.ts";
import { textsFor } from "#locales/texts.server.ts";
import type { Database } from "#platform/db/db.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";

const cursorSetting = "alerts:replies-read";
const cursor = z.object({ id: z.number() }).nullable().catch(null);
/**
 * Notifications get their numbers before they are committed, so that they can appear in another order. Those of the last
 * minute are read again; the key of each alert prevents a second one.
 */
const settledMs = 60_000;

const keyOf = (contribution: number) => `reply:${contribution}`;

/** Deletes unsent alerts about contributions that were deleted or rejected meanwhile, or whose writers were hidden. */
async function withdrawGone(db: Database): Promise<void> {
  const unsent = await unsentAlerts(db, "replies");
  const about = unsent.map(({ id, reader, key }) => ({
    id,
    reader,
    contribution: Number(key.replace("reply:", "")),
  }));
  const wanted = await stillWanted(db, about);
  await withdrawAlerts(
    db,
    unsent.map(({ id }) => id).filter((id) => !wanted.has(id)),
  );
}

/**
 * Queues alerts about replies, mentions and followed threads for readers who chose them, each once, and deletes unsent
 * ones about contributions that are gone. One that is shown again later gets no second alert: a reader who was told once
 * need not be told twice, and one who was not finds the notification on the site. It is outside of the rooms because
 * discussions and alerts do not import each other.
 * @returns how many are new
 */
export async function queueReplies(db: Database, now: Date): Promise<number> {
  await withdrawGone(db);
  const after = cursor.parse(await readSetting(db, cursorSetting))?.id ?? 0;
  const since = new Date(now.getTime() - maxAgeMs);
  const fresh = await notificationsSince(db, { after, since });
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
  const queued = await queueAlerts(db, alerts, now);
  const settled = fresh
    .filter(({ notice }) => now.getTime() - notice.at.getTime() > settledMs)
    .map(({ notice }) => notice.id);
  if (settled.length > 0) await writeSetting(db, cursorSetting, { id: Math.max(...settled) }, now);
  return queued;
}
