import { sql } from "kysely";
import type { Reader } from "#accounts/reader.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { dayAfter } from "#platform/zoned-time.ts";
import { isDay } from "./browser/day.ts";
import {
  checkedIn,
  checkPause,
  dayIn,
  noStreak,
  type Pause,
  type PauseProblem,
  pauseOn,
  type StreakRecord,
  type StreakView,
  streakViewOf,
} from "./streak.ts";

type StreakReader = Pick<Reader, "id" | "timezone">;

type Row = {
  streak_count: number;
  longest_streak: number;
  total_check_ins: number;
  last_day: string | null;
};
const recordOf = (row: Row): StreakRecord => ({
  count: row.streak_count,
  longest: row.longest_streak,
  total: row.total_check_ins,
  lastDay: row.last_day,
});

/**
 * A reader's streak today, with the pauses since the last check-in and those of this calendar year. A reader without
 * a row gets one of zeros (specification, sections 4 and 7).
 */
export async function streakOf(
  db: Db,
  reader: StreakReader,
  now: Date,
): Promise<StreakView & { pauses: Pause[] }> {
  const today = dayIn(reader.timezone, now);
  const { rows } = await sql<Partial<Row> & { pauses: Pause[]; known: boolean }>`
    select s.streak_count, s.longest_streak, s.total_check_ins, s.last_day, s.id is not null as known,
      (select coalesce(json_agg(json_build_object('from', p.from_day, 'to', p.to_day) order by p.from_day), '[]')
        from streak_pauses p where p.user_id = w.id
          and p.to_day >= least(s.last_day, date_trunc('year', ${today}::date)::date)) as pauses
    from (select ${reader.id}::uuid as id) w left join user_streaks s on s.user_id = w.id`.execute(
    db,
  );
  const row = rows[0];
  const pauses = row?.pauses ?? [];
  if (row?.known) return { ...streakViewOf(recordOf(row as Row), pauses, today), pauses };
  await db
    .insertInto("user_streaks")
    .values({ user_id: reader.id })
    .onConflict((c) => c.doNothing())
    .execute();
  return { ...streakViewOf(noStreak, pauses, today), pauses };
}

export type CheckInResult = {
  streak: StreakView;
  /** Whether the streak is longer than before: then, and only then, the page celebrates (section 4). */
  rose: boolean;
};

/** For how long a check-in that was made without a connection still counts, in days. */
const lateDays = 7;

/**
 * Checks a reader in for their own calendar day (`checkedIn`). Of several calls at once, one counts.
 * @param at when the reader did so, where it was without a connection: it then counts for that day, if that is at most
 *   `lateDays` ago and no later day is checked in
 */
export function checkIn(
  db: Db,
  reader: StreakReader,
  now: Date,
  at: Date = now,
): Promise<CheckInResult> {
  const today = dayIn(reader.timezone, now);
  const day = dayIn(reader.timezone, at);
  return transaction(db, async (tx) => {
    const before = await lockStreak(tx, reader.id);
    const pauses = await listPauses(tx, reader.id);
    const isLate = day < today;
    const counts =
      !isLate ||
      (day >= dayAfter(today, -lateDays) && (before.lastDay === null || before.lastDay < day));
    const after = counts ? checkedIn(before, pauses, day) : before;
    if (after !== before)
      await tx
        .updateTable("user_streaks")
        .set({
          streak_count: after.count,
          longest_streak: after.longest,
          total_check_ins: after.total,
          last_check_in: at,
          last_day: after.lastDay,
        })
        .where("user_id", "=", reader.id)
        .execute();
    return { streak: streakViewOf(after, pauses, today), rose: after.count > before.count };
  });
}

/** The reader's row, created where there is none. Other transactions on the same streak wait for this one. */
async function lockStreak(tx: Tx, readerId: string): Promise<StreakRecord> {
  await tx
    .insertInto("user_streaks")
    .values({ user_id: readerId })
    .onConflict((c) => c.doNothing())
    .execute();
  const row = await tx
    .selectFrom("user_streaks")
    .select(["streak_count", "longest_streak", "total_check_ins", "last_day"])
    .where("user_id", "=", readerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return recordOf(row);
}

async function listPauses(tx: Tx, readerId: string): Promise<Pause[]> {
  const rows = await tx
    .selectFrom("streak_pauses")
    .select(["from_day", "to_day"])
    .where("user_id", "=", readerId)
    .execute();
  return rows.map(({ from_day: from, to_day: to }) => ({ from, to }));
}

/**
 * Pauses a streak for some days.
 * @returns what `checkPause` finds wrong with the days; null when the pause is stored
 */
export async function pauseStreak(
  db: Db,
  reader: StreakReader,
  requested: Pause,
  now: Date,
): Promise<PauseProblem | null> {
  const today = dayIn(reader.timezone, now);
  return transaction(db, async (tx) => {
    // The lock keeps two pauses at once from being longer together than is allowed.
    await lockStreak(tx, reader.id);
    const check = checkPause(requested, await listPauses(tx, reader.id), today);
    if (!check.ok) return check.reason;
    await tx
      .insertInto("streak_pauses")
      .values({ user_id: reader.id, from_day: check.pause.from, to_day: check.pause.to })
      .execute();
    return null;
  });
}

/**
 * Ends a pause: the one that today lies in ends with yesterday, and one that has not begun is deleted.
 * @param from the first day of the pause
 * @returns whether there was such a pause
 */
export async function endPause(
  db: Db,
  reader: StreakReader,
  from: string,
  now: Date,
): Promise<boolean> {
  if (!isDay(from)) return false;
  const today = dayIn(reader.timezone, now);
  const { rows } = await sql<{ from_day: string }>`
    with deleted as (
      delete from streak_pauses
      where user_id = ${reader.id} and from_day = ${from}::date and from_day >= ${today}::date
      returning from_day
    ), shortened as (
      update streak_pauses set to_day = ${dayAfter(today, -1)}::date
      where user_id = ${reader.id} and from_day = ${from}::date
        and from_day < ${today}::date and to_day >= ${today}::date
      returning from_day
    )
    select from_day from deleted union all select from_day from shortened`.execute(db);
  return rows.length > 0;
}

/** The pause that today lies in, and those to come. */
export const openPauses = (pauses: readonly Pause[], today: string): Pause[] => {
  const current = pauseOn(pauses, today);
  return [...(current ? [current] : []), ...pauses.filter((p) => p.from > today)];
};
