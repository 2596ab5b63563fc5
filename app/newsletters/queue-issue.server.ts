// Queues the mails of an issue, each once.
import { letterSite } from "#mails/letter.server.ts";
import { type Tx, transaction } from "#platform/db/db.server.ts";
import { queueMail } from "#platform/mail/mails.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { readAudience, type Subscriber } from "./audience.queries.server.ts";
import { type IssueContent, issueMail } from "./issue.mail.server.ts";
import type { Issue } from "./issue.ts";
import type { List } from "./list.ts";

export type IssueServices = Pick<CoreServices, "db" | "config" | "log">;

/** For whom an issue is composed. */
export type Recipient = Pick<Subscriber, "locale" | "stories">;

/** The setting that says which issue of a list was sent last. */
export const settingOf = (list: List): string => `newsletter:${list}`;

const batch = 200;

/**
 * Queues an issue for all subscribers of its list to whom it has not gone yet.
 * @param issue.content what it says to a subscriber; null: it does not go to them
 * @param issue.isOnWeb whether the mails have a link to it on the web
 * @param issue.withFirst is done in the transaction that queues the first mail; never where there is none
 * @returns how many mails were queued
 */
export async function queueIssue(
  { db, config, log }: IssueServices,
  issue: Issue & {
    content: (to: Recipient) => IssueContent | null;
    isOnWeb?: boolean;
    withFirst?: (tx: Tx) => Promise<void>;
  },
  now: Date,
): Promise<number> {
  const site = letterSite(config);
  const { list, key, isOnWeb = true } = issue;
  let queued = 0;
  let after: string | null = null;
  for (;;) {
    const audience = await readAudience(db, { list, key, after, limit: batch }, now);
    const last: Subscriber | undefined = audience.at(-1);
    if (!last) break;
    after = last.id;
    await transaction(db, async (tx) => {
      for (const to of audience) {
        const content = issue.content(to);
        if (!content) continue;
        if (queued === 0) await issue.withFirst?.(tx);
        const mail = issueMail(content, { list, key, day: isOnWeb ? issue.to : null, site, to });
        await queueMail(tx, mail, now);
        queued += 1;
      }
    });
  }
  if (queued) log.info({ issue: key, queued }, "an issue is queued");
  return queued;
}
