import { sql } from "kysely";
import { auditSubjectOf } from "#accounts/readers.server.ts";
import { audit } from "#platform/audit.server.ts";
import { transaction } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import type { ModerationContext } from "./decisions.server.ts";
import { lockDiscussion } from "./discussions.server.ts";

/**
 * `already`: another moderator did the same before. `unknown`: the page has no such thread. `involved`: the moderator began
 * it.
 */
export type ThreadChange = "changed" | "already" | "unknown" | "involved";

/**
 * Closes the thread that a contribution stands in, or opens it again. A closed one stays readable, and takes no replies.
 * Every contribution stays, so that no statement of reasons is due (Regulation (EU) 2022/2065, Art. 17).
 */
export const changeThread = (
  { db, now }: ModerationContext,
  moderator: { id: string },
  o: { contribution: number; closed: boolean },
): Promise<ThreadChange> =>
  transaction(db, async (tx): Promise<ThreadChange> => {
    const { rows } = await sql<{ discussion: number; root: number }>`
      select discussion_id as discussion, coalesce(root_id, id) as root
      from contributions where id = ${o.contribution}`.execute(tx);
    const [at] = rows;
    if (!at) return "unknown";
    // The same lock as for replies: none can be stored while the thread is being closed.
    const { path } = await lockDiscussion(tx, at.discussion);
    const thread = await tx
      .selectFrom("contributions")
      .select(["closed_at", "user_id"])
      .where("id", "=", at.root)
      .where("placed", "=", true)
      .executeTakeFirst();
    if (!thread) return "unknown";
    if (thread.user_id === moderator.id) return "involved";
    if ((thread.closed_at !== null) === o.closed) return "already";
    const time = now();
    await tx
      .updateTable("contributions")
      .set({ closed_at: o.closed ? time : null })
      .where("id", "=", at.root)
      .execute();
    const { shown } = await tx
      .selectFrom("discussions")
      .select("shown")
      .where("id", "=", at.discussion)
      .executeTakeFirstOrThrow();
    await announce(tx, "discussions", { id: at.discussion, shown, ...(path !== null && { path }) });
    await audit(tx, {
      at: time,
      actor: auditSubjectOf(moderator.id),
      action: o.closed ? "thread.closed" : "thread.open",
      subject: `contribution:${at.root}`,
      detail: { path },
    });
    return "changed";
  });
