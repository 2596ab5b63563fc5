import { letterSite } from "#mails/letter.server.ts";
import { transaction } from "#platform/db/db.server.ts";
import { queueMail } from "#platform/mail/mails.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { notificationsMail } from "./notifications.mail.server.ts";
import { dueForMail, notificationsToMail, recordMailed } from "./notifications.server.ts";

/** How many mails a run queues, and how many notifications one of them lists. */
const maxMails = 200;
const maxNotifications = 20;

/** Queues the mails of members who want one, at most one a day for each, and none when there is nothing new. */
export async function queueNotificationMails({
  db,
  config,
  now,
}: Pick<CoreServices, "db" | "config" | "now">): Promise<number> {
  const site = letterSite(config);
  const due = await dueForMail(db, now(), maxMails);
  let queued = 0;
  for (const { user_id: userId, email, locale, stop_token: unsubscribeToken } of due)
    await transaction(db, async (tx) => {
      const notifications = await notificationsToMail(tx, userId, maxNotifications);
      if (notifications.length === 0) return;
      const at = now();
      const hour = at.toISOString().slice(0, 13);
      const mail = notificationsMail(notifications, {
        site,
        to: { email, userId, unsubscribeToken },
        locale,
        hour,
      });
      await queueMail(tx, mail, at);
      const ids = notifications.map(({ id }) => id);
      await recordMailed(tx, userId, ids, at);
      queued += 1;
    });
  return queued;
}
