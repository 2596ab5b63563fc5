import { sql } from "kysely";
import { type Db, transaction } from "#platform/db/db.server.ts";
import { maxReportsPerDay, type ReportKind } from "./reader-reports.ts";

const lock = 7240965;

/**
 * Stores a reader's report about an event. The same report again changes nothing.
 * @param report.reader a pseudonym of the reader that changes every day
 * @returns false if this reader has sent too many today; then nothing is stored
 */
export function reportEvent(
  db: Db,
  report: { eventId: number; kind: ReportKind; note: string; reader: string },
  now: Date,
): Promise<boolean> {
  const { eventId, kind, note, reader } = report;
  return transaction(db, async (tx) => {
    // Reports of one reader are stored one after another: two at once could exceed the limit.
    await sql`select pg_advisory_xact_lock(${lock}, hashtext(${reader}))`.execute(tx);
    const sentToday = await tx
      .selectFrom("event_reports")
      .select(["event_id", "kind", "note"])
      .where("reader", "=", reader)
      .execute();
    const same = sentToday.some(
      (r) => r.event_id === eventId && r.kind === kind && r.note === note,
    );
    if (same) return true;
    if (sentToday.length >= maxReportsPerDay) return false;
    await tx
      .insertInto("event_reports")
      .values({ event_id: eventId, kind, note, reader, at: now })
      .execute();
    return true;
  });
}

/** Deletes reports closed a year ago, and all after two years, since readers may write personal data in them. */
export async function forgetReports(db: Db, now: Date): Promise<void> {
  await sql`
    delete from event_reports
    where handled_at < ${now}::timestamptz - interval '1 year' or at < ${now}::timestamptz - interval '2 years'`.execute(
    db,
  );
}
