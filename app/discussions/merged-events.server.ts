import { sql } from "kysely";
import { type Db, transaction } from "#platform/db/db.server.ts";

/** Moves the contributions under merged events to the discussion of the event that remains. */
export const moveMergedDiscussions = (db: Db): Promise<number> =>
  transaction(db, async (tx) => {
    const { rows } = await sql<{ id: number; event: number }>`
      select d.id, e.merged_into as event from discussions d join events e on e.id = d.event_id
      where e.merged_into is not null order by d.id for update of d`.execute(tx);
    for (const { id, event } of rows) {
      const target = await tx
        .selectFrom("discussions")
        .select("id")
        .where("event_id", "=", event)
        .forUpdate()
        .executeTakeFirst();
      if (!target) {
        await tx.updateTable("discussions").set({ event_id: event }).where("id", "=", id).execute();
        continue;
      }
      await tx
        .updateTable("contributions")
        .set({ discussion_id: target.id })
        .where("discussion_id", "=", id)
        .execute();
      // What a moderator held or closed is not opened by the merge.
      await sql`
        update discussions d set shown = d.shown + merged.shown, state = case
          when 'closed' in (d.state, merged.state) then 'closed'
          when 'hold' in (d.state, merged.state) then 'hold'
          else 'open' end
        from discussions merged where d.id = ${target.id} and merged.id = ${id}`.execute(tx);
      await tx.deleteFrom("discussions").where("id", "=", id).execute();
    }
    return rows.length;
  });
