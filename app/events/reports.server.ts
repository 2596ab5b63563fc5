import { sql } from "kysely";
import { type Db, transaction } from "#platform/db/db.server.ts";
import { type ReportKind, reportsOfADay } from "./reports.ts";

const lock = 7240965;

/**
 * Keeps what a reader says of an event, for the newsroom. The same again changes nothing.
 * @param report.reader the reader of the day: whoever sends it is known for no longer
 * @returns false when this reader has sent enough today; then nothing is kept
 */
export function reportEvent(
  db: Db,
  report: {
    eventId: number;
    kind: ReportKind;
    storyId: number | null;
    note: string;
    reader: string;
  },
  now: Date,
): Promise<boolean> {
  const { eventId, kind, storyId, note, reader } = report;
  return transaction(db, async (tx) => {
    // One report of a reader at a time, or two at once would both be the last that is taken.
    await sql`select pg_advisory_xact_lock(${lock}, hashtext(${reader}))`.execute(tx);
    const said = await tx
      .selectFrom("event_reports")
      .select(["event_id", "kind", "story_id", "note"])
      .where("reader", "=", reader)
      .execute();
    const same = said.some(
      (r) => r.event_id === eventId && r.kind === kind && r.story_id === storyId && r.note === note,
    );
    if (same) return true;
    if (said.length >= reportsOfADay) return false;
    await tx
      .insertInto("event_reports")
      .values({ event_id: eventId, kind, story_id: storyId, note, reader, at: now })
      .execute();
    return true;
  });
}

/** Forgets what was put aside a year ago, and what nobody has looked at for two: people write what they like in it. */
export async function forgetReports(db: Db, now: Date): Promise<void> {
  await sql`
    delete from event_reports
    where handled_at < ${now}::timestamptz - interval '1 year' or at < ${now}::timestamptz - interval '2 years'`.execute(
    db,
  );
}
