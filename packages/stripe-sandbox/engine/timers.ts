import { globalClock, type World } from "../world.ts";

/** The kinds of timers, in the order in which they run at the same second. */
export const timerKinds = [
  "expire session",
  "phase",
  "expire pending update",
  "expire incomplete",
  "cancel",
  "trial will end",
  "upcoming",
  "period",
  "finalize",
  "retry",
  "release schedule",
] as const;
export type TimerKind = (typeof timerKinds)[number];
export type Timer = { kind: TimerKind; subject: string; due: number };

/** Sets or moves the timer of this kind for a subject; there is at most one. */
export function setTimer(
  world: World,
  clock: string | null,
  kind: TimerKind,
  subject: string,
  due: number,
): void {
  clearTimer(world, kind, subject);
  world.store
    .sql("insert into timers (clock, due, rank, kind, subject) values (?, ?, ?, ?, ?)")
    .run(clock ?? globalClock, due, timerKinds.indexOf(kind), kind, subject);
}

export function clearTimer(world: World, kind: TimerKind, subject: string): void {
  world.store.sql("delete from timers where kind = ? and subject = ?").run(kind, subject);
}

export function clearTimers(world: World, subject: string): void {
  world.store.sql("delete from timers where subject = ?").run(subject);
}

/** Removes and returns the first timer of a clock that is due by `moment`; null when there is none. */
export function takeTimer(world: World, clock: string, moment: number): Timer | null {
  const row = world.store
    .sql(
      "select seq, kind, subject, due from timers where clock = ? and due <= ? order by due, rank, seq limit 1",
    )
    .get(clock, moment);
  if (!row) return null;
  world.store.sql("delete from timers where seq = ?").run(row.seq ?? null);
  const kind = timerKinds.find((k) => k === row.kind);
  if (!kind) throw new Error(`Unknown timer ${row.kind}.`);
  return { kind, subject: String(row.subject), due: Number(row.due) };
}

/** When the next timer of a clock falls due, in seconds. */
export function nextDue(world: World, clock: string): number | null {
  const row = world.store.sql("select min(due) as due from timers where clock = ?").get(clock);
  return row?.due == null ? null : Number(row.due);
}
