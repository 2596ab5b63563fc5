// Queues the mails about a decision, in its transaction.

import { letterSite } from "#mails/letter.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Tx } from "#platform/db/db.server.ts";
import { queueMail } from "#platform/mail/mails.server.ts";
import { decisionIn } from "./decision-row.ts";
import { reportDecidedMail, type reportGoneMail, statementMail } from "./letters.mail.server.ts";
import { recipientOf, reporterOf } from "./people.queries.server.ts";

type Context = { config: Config; now: () => Date };

const decisionBy = (tx: Tx, id: string) =>
  tx.selectFrom("moderation_decisions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Queues the statement of reasons in the writer's language, unless the account no longer exists. */
export async function notifyWriter({ config, now }: Context, tx: Tx, id: string): Promise<void> {
  const row = await decisionBy(tx, id);
  const writer = await recipientOf(tx, row.member_id);
  if (!writer) return;
  const written = await tx
    .selectFrom("contributions")
    .select("created_at")
    .where("id", "=", row.contribution_id ?? 0)
    .executeTakeFirst();
  const statement = { decision: decisionIn(row), writtenAt: written?.created_at ?? row.began_at };
  await queueMail(
    tx,
    {
      ...statementMail(statement, writer.locale, letterSite(config)),
      key: `statement ${id}`,
      kind: "transactional",
      to: writer.email,
      userId: writer.id,
      locale: writer.locale,
    },
    now(),
  );
}

/** Marks the open reports about a contribution as decided, and queues the mails to their senders. */
export async function notifyReporters(
  context: Context,
  tx: Tx,
  { decision, contribution }: { decision: string; contribution: number },
): Promise<void> {
  const row = await decisionBy(tx, decision);
  const answered = await tx
    .updateTable("reported_contributions")
    .set({ decision_id: decision, decided_at: row.decided_at })
    .where("contribution_id", "=", contribution)
    .where("decided_at", "is", null)
    .returning("report_id")
    .execute();
  const decided = decisionIn(row);
  for (const { report_id: id } of answered)
    await mailReporter(context, tx, id, {
      key: decision,
      mail: (report, ...letter) => reportDecidedMail({ report, decision: decided }, ...letter),
    });
}

/** Queues a letter to the sender of a report, if there is an address. @param o.key of the letter among those of the report */
export async function mailReporter(
  { config, now }: Context,
  tx: Tx,
  id: string,
  o: { key: string; mail: typeof reportGoneMail },
): Promise<void> {
  const to = await reporterOf(tx, id);
  if (!to) return;
  const { number, created_at } = await tx
    .selectFrom("contribution_reports")
    .select(["number", "created_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await queueMail(
    tx,
    {
      ...o.mail({ id, number, at: created_at }, to.locale, letterSite(config)),
      key: `report ${id} ${o.key}`,
      kind: "transactional",
      to: to.email,
      userId: to.id,
      locale: to.locale,
    },
    now(),
  );
}
