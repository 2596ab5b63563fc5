import { setTimeout as wait } from "node:timers/promises";
import { answerRequests } from "#mail-requests.server.ts";
import { listMails } from "#platform/mail/mails.server.ts";
import { isAnswering } from "#platform/mail/requests.server.ts";
import type { CoreServices } from "#platform/services.server.ts";

/**
 * Every mail, newest first, for developers; `to` one address where it is given. What was asked for a moment ago
 * is written first, here or by a worker that is at it, so that it is there when a developer looks at once.
 */
export async function mailbox(services: CoreServices, to: string | null) {
  await answerRequests(services);
  for (let looks = 0; looks < 20 && (await isAnswering(services.db)); looks++) await wait(50);
  return listMails(services.db, services.config, { to });
}
