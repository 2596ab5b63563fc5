import { sql } from "kysely";
import type { Reader } from "#accounts/reader.ts";
import { type Db, transaction } from "#platform/db/db.server.ts";
import { isDay } from "./browser/day.ts";
import {
  dayAfter,
  dayIn,
  judgePause,
  type KeptStreak,
  noStreak,
  type Pause,
  type PauseProblem,
  pauseOn,
  type StreakView,
  viewOf,
} from "./streak.ts";

type Who = Pick<Reader, "id" | "timezone">;

type Row = {
  streak_count: number;
  longest_streak: number;
  total_check_ins: number;
  last_day: string | null;
};
const keptOf = (row: Row): KeptStreak => ({
  count: row.streak_count,
  longest: row.longest_streak,
  total: row.total_check_ins,
  lastDay: row.last_day,
});

/**
 * A reader's streak today, with the pauses that are not over, and those of this calendar year. A reader without
 * a row gets one of zeros (specification, sections 4 and 7).
 */
export async function streakOf(
  db: Db,
  who: Who,
  now: Date,
): Promise<StreakView & { pauses: Pause[] }> {
  const today = dayIn(who.timezone, now);
  const { rows } = await sql<Partial<Row> & { pauses: Pause[]; known: boolean }>`
    select s.streak_count, s.longest_streak, s.total_check_ins, s.last_day, s.id is not null as known,
      (select coalesce(json_agg(json_build_object('from', p.from_day, 'to', p.to_day) order by p.from_day), '[]')
        from streak_pauses p where p.user_id = w.id
          and p.to_day >= least(s.last_day, date_trunc('year', ${today}::date)::date)) as pauses
    from (select ${who.id}::uuid as id) w left join user_streaks s on s.user_id = w.id`.execute(db);
  const row = rows[0];
  const pauses = row?.pauses ?? [];
  if (row?.known) return { ...viewOf(keptOf(row as Row), pauses, today), pauses };
  await db
    .insertInto("user_streaks")
    .values({ user_id: who.id })
    .onConflict((c) => c.doNothing())
    .execute();
  return { ...viewOf(noStreak, pauses, today), pauses };
}

export type CheckedIn = {
  streak: StreakView;
  /** The streak's value rose by this: then, and only then, there is something to celebrate (section 4). */
  rose: boolean;
};

/**
 * Checks a reader in for their own day, in one statement: of any number at once, one counts. The rule is
 * `checkedIn` of streak.ts. Nothing happens when it is done already, or on a paused day.
 */
export async function checkIn(db: Db, who: Who, now: Date): Promise<CheckedIn> {
  const today = dayIn(who.timezone, now);
  const day = sql`${today}::date`;
  const ahead = sql`s.last_day > ${day}`;
  // Days after the last check-in and before today, without paused ones, are missed ones.
  const follows = sql`${day} - s.last_day - 1 = (
    select coalesce(sum(least(p.to_day, ${day} - 1) - greatest(p.from_day, s.last_day + 1) + 1), 0)
    from streak_pauses p
    where p.user_id = s.user_id and p.to_day > s.last_day and p.from_day < ${day})`;
  const next = sql`case when ${ahead} then s.streak_count when ${follows} then s.streak_count + 1 else 1 end`;
  const { rows } = await sql<Row & { before: number | null }>`
    insert into user_streaks as s
      (user_id, streak_count, longest_streak, total_check_ins, last_check_in, last_day)
    select ${who.id}::uuid, 1, 1, 1, ${now}::timestamptz, ${day}
    where not exists (
      select from streak_pauses p
      where p.user_id = ${who.id} and ${day} between p.from_day and p.to_day)
    on conflict (user_id) do update set
      streak_count = ${next},
      longest_streak = greatest(s.longest_streak, ${next}),
      total_check_ins = s.total_check_ins + case when ${ahead} then 0 else 1 end,
      last_check_in = excluded.last_check_in,
      last_day = excluded.last_day
    where s.last_day is null or s.last_day < ${day} or s.last_day > ${day} + 2
    returning s.streak_count, s.longest_streak, s.total_check_ins, s.last_day,
      (select o.streak_count from user_streaks o where o.user_id = s.user_id) as before`.execute(
    db,
  );
  const row = rows[0];
  if (!row) return { streak: await streakOf(db, who, now), rose: false };
  // The statement sees the row as it was before it; a restart after a longer streak is no rise.
  return {
    streak: viewOf(keptOf(row), [], today),
    rose: row.streak_count > (row.before ?? 0),
  };
}

/**
 * Lets a streak rest for some days (`judgePause`).
 * @returns what is wrong with the days asked for; null when the pause is kept
 */
export async function pauseStreak(
  db: Db,
  who: Who,
  asked: Pause,
  now: Date,
): Promise<PauseProblem | null> {
  const today = dayIn(who.timezone, now);
  return transaction(db, async (tx) => {
    // One at a time for each reader, or two together could be longer than allowed.
    await tx
      .insertInto("user_streaks")
      .values({ user_id: who.id })
      .onConflict((c) => c.doNothing())
      .execute();
    await tx
      .selectFrom("user_streaks")
      .select("id")
      .where("user_id", "=", who.id)
      .forUpdate()
      .execute();
    const rows = await tx
      .selectFrom("streak_pauses")
      .select(["from_day", "to_day"])
      .where("user_id", "=", who.id)
      .execute();
    const pauses = rows.map((p) => ({ from: String(p.from_day), to: String(p.to_day) }));
    const wish = judgePause(asked, pauses, today);
    if (!wish.ok) return wish.reason;
    await tx
      .insertInto("streak_pauses")
      .values({ user_id: who.id, from_day: wish.pause.from, to_day: wish.pause.to })
      .execute();
    return null;
  });
}

/**
 * Ends the pause that holds today with yesterday, and takes back one that has not begun.
 * @param from the first day of the pause
 * @returns whether there was such a pause
 */
export async function endPause(db: Db, who: Who, from: string, now: Date): Promise<boolean> {
  if (!isDay(from)) return false;
  const today = dayIn(who.timezone, now);
  const { rows } = await sql<{ from_day: string }>`
    with gone as (
      delete from streak_pauses
      where user_id = ${who.id} and from_day = ${from}::date and from_day >= ${today}::date
      returning from_day
    ), cut as (
      update streak_pauses set to_day = ${dayAfter(today, -1)}::date
      where user_id = ${who.id} and from_day = ${from}::date
        and from_day < ${today}::date and to_day >= ${today}::date
      returning from_day
    )
    select from_day from gone union all select from_day from cut`.execute(db);
  return rows.length > 0;
}

/** The pause that holds today, and those to come. */
export const openPauses = (pauses: readonly Pause[], today: string): Pause[] => {
  const current = pauseOn(pauses, today);
  return [...(current ? [current] : []), ...pauses.filter((p) => p.from > today)];
};
