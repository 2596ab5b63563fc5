import { setTimeout as wait } from "node:timers/promises";
import { answerRequests } from "#mail-requests.server.ts";
import { isAnswering } from "#platform/mail/deferred-mail-requests.server.ts";
import { listMails } from "#platform/mail/mails.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { finishCancellations } from "#subscriptions/contracts.server.ts";

/**
 * Every mail, newest first, or those to one address (`to`). Requested mails are written first, so that a developer sees
 * them at once.
 */
export async function mailbox(services: CoreServices, to: string | null) {
  await answerRequests(services);
  for (let looks = 0; looks < 20 && (await isAnswering(services.db)); looks++) await wait(50);
  await finishCancellations(services);
  return listMails(services.db, services.config, { to });
}
