import { sql } from "kysely";
import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { networkOf } from "#platform/http/client-address.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { maxReportsPerDay, type ReportKind } from "./reader-reports.ts";

const lock = 7240965;

const reportsOfNetwork = rateLimit({ calls: 20, windowMs: dayMs });

/**
 * Counts a report of a network, over all events together. A program can send any user agent and so be many readers; the
 * limit is enough for an office.
 * @returns the seconds to wait, 0 for none
 */
export const waitBeforeReport = (address: string): number => reportsOfNetwork(networkOf(address));

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

export type OpenReaderReport = {
  id: number;
  at: Date;
  event: string;
  kind: string;
  /** The slug of a story that is reported not to belong. */
  story: string | null;
  note: string;
};

/** Readers' reports that are open, oldest first. */
export async function listReports(db: Db): Promise<OpenReaderReport[]> {
  const { rows } = await sql<OpenReaderReport>`
    select r.id, r.at, e.slug as event, r.kind, s.slug as story, r.note
    from event_reports r join events e on e.id = r.event_id left join stories s on s.id = r.story_id
    where r.handled_at is null order by r.at, r.id`.execute(db);
  return rows;
}

/** Closes a report without a change. @returns false if no report of this number is open */
export function closeReport(
  db: Db,
  id: number,
  { actor, now }: { actor: string; now: Date },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const row = await tx
      .updateTable("event_reports")
      .set({ handled_at: now })
      .where("id", "=", id)
      .where("handled_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (row)
      await audit(tx, { at: now, actor, action: "event.report-closed", subject: String(id) });
    return row !== undefined;
  });
}

/** Closes all open reports about these events. */
export async function closeReportsOf(tx: Tx, events: readonly number[], now: Date): Promise<void> {
  await tx
    .updateTable("event_reports")
    .set({ handled_at: now })
    .where("event_id", "in", [...events])
    .where("handled_at", "is", null)
    .execute();
}

/** Deletes reports closed a year ago, and all after two years, since readers may write personal data in them. */
export async function forgetReports(db: Db, now: Date): Promise<void> {
  await sql`
    delete from event_reports
    where handled_at < ${now}::timestamptz - interval '1 year' or at < ${now}::timestamptz - interval '2 years'`.execute(
    db,
  );
}
