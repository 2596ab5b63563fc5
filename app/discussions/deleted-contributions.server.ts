import { sql } from "kysely";
import { transaction } from "#platform/db/db.server.ts";
import type { ModerationContext } from "./decisions.server.ts";
import { reportGoneMail } from "./moderation/letters.mail.server.ts";
import { mailReporter } from "./moderation/notify-decision.server.ts";

/**
 * Answers the open reports about contributions that their writers have deleted: there is nothing left to decide, and their
 * senders are told just that.
 * @returns how many
 */
export const answerReportsOfDeleted = (context: ModerationContext): Promise<number> =>
  transaction(context.db, async (tx) => {
    const { rows } = await sql<{ report: string; contribution: number }>`
      update reported_contributions r set gone = true, decided_at = ${context.now()}
      from contributions c
      where c.id = r.contribution_id and c.state = 'deleted' and r.decided_at is null
      returning r.report_id as report, r.contribution_id as contribution`.execute(tx);
    for (const { report, contribution } of rows)
      await mailReporter(context, tx, report, {
        key: `gone ${contribution}`,
        mail: reportGoneMail,
      });
    return rows.length;
  });
