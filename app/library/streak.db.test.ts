import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayAfter } from "#platform/zoned-time.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { checkIn, endPause, openPauses, pauseStreak, streakOf } from "./streak.server.ts";
import { checkedIn, dayIn, noStreak, type Pause, streakViewOf } from "./streak.ts";

let test: TestDatabase;
const noon = new Date("2026-11-21T12:00:00Z");
const hour = 3_600_000;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const someone = async (timezone = "UTC") => {
  const { id } = await signIn(test.db, noon, { timezone });
  return { id, timezone };
};
const rowOf = async (id: string) =>
  (await test.pool.query("select * from user_streaks where user_id = $1", [id])).rows[0];
const later = (days: number, from = noon) => new Date(from.getTime() + days * 24 * hour);

describe("checkIn", () => {
  it("begins with a row of zeros, counts a day once and says when the value rose", async () => {
    const ana = await someone();
    expect(await streakOf(test.db, ana, noon)).toMatchObject({ count: 0, checked: false });
    expect(await rowOf(ana.id)).toMatchObject({
      streak_count: 0,
      longest_streak: 0,
      total_check_ins: 0,
      last_check_in: null,
    });
    const first = await checkIn(test.db, ana, noon);
    expect(first).toMatchObject({ rose: true, streak: { count: 1, total: 1, checked: true } });
    const again = await checkIn(test.db, ana, later(0.4));
    expect(again).toMatchObject({ rose: false, streak: { count: 1, total: 1, checked: true } });
    expect((await rowOf(ana.id)).last_check_in).toEqual(noon);
    const next = await checkIn(test.db, ana, later(1));
    expect(next).toMatchObject({ rose: true, streak: { count: 2, longest: 2, total: 2 } });
    const restarted = await checkIn(test.db, ana, later(3));
    expect(restarted).toMatchObject({ rose: false, streak: { count: 1, longest: 2, total: 3 } });
  });

  it("begins without anyone having looked at the streak before", async () => {
    const ben = await someone();
    expect(await checkIn(test.db, ben, noon)).toMatchObject({ rose: true, streak: { count: 1 } });
  });

  it("counts fifty at once as one", async () => {
    const cem = await someone();
    await checkIn(test.db, cem, later(-1));
    const all = await Promise.all(Array.from({ length: 50 }, () => checkIn(test.db, cem, noon)));
    expect(all.filter((one) => one.rose)).toHaveLength(1);
    expect(all.every((one) => one.streak.count === 2 && one.streak.checked)).toBe(true);
    expect(await rowOf(cem.id)).toMatchObject({ streak_count: 2, total_check_ins: 2 });
    // And where there is no row yet.
    const dan = await someone();
    const first = await Promise.all(Array.from({ length: 50 }, () => checkIn(test.db, dan, noon)));
    expect(first.filter((one) => one.rose)).toHaveLength(1);
    expect(await rowOf(dan.id)).toMatchObject({ streak_count: 1, total_check_ins: 1 });
  });

  it("begins the day where the reader is", async () => {
    const zoe = await someone("Europe/Athens");
    await checkIn(test.db, zoe, new Date("2026-11-21T21:59:00Z"));
    const midnight = new Date("2026-11-21T22:00:00Z");
    expect(await checkIn(test.db, zoe, midnight)).toMatchObject({
      rose: true,
      streak: { count: 2, lastDay: "2026-11-22" },
    });
    const west = { ...zoe, timezone: "America/Lima" };
    expect((await checkIn(test.db, west, midnight)).rose).toBe(false);
    const lima22 = new Date("2026-11-22T20:00:00Z");
    expect((await checkIn(test.db, west, lima22)).streak.count).toBe(2);
    expect((await checkIn(test.db, west, later(1, lima22))).streak.count).toBe(3);
  });

  it("says the same as the rule, whatever happens", async () => {
    const zones = ["UTC", "America/Lima", "Pacific/Kiritimati", "Europe/Dublin"];
    const step = fc.record({
      hours: fc.integer({ min: -80, max: 60 }),
      zone: fc.constantFrom(...zones),
      does: fc.constantFrom("check", "check", "check", "pause", "end"),
      days: fc.integer({ min: 1, max: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const eve = await someone();
        let model = noStreak;
        let pauses: Pause[] = [];
        let now = noon;
        for (const { hours, zone, does, days } of steps) {
          now = new Date(now.getTime() + hours * hour);
          const who = { ...eve, timezone: zone };
          const today = dayIn(zone, now);
          const asked = { from: today, to: dayAfter(today, days - 1) };
          if (does === "pause" && (await pauseStreak(test.db, who, asked, now)) === null)
            pauses.push(asked);
          const open = openPauses(pauses, today)[0];
          if (does === "end" && open) {
            expect(await endPause(test.db, who, open.from, now)).toBe(true);
            pauses = pauses.filter((p) => p !== open);
            if (open.from < today) pauses.push({ from: open.from, to: dayAfter(today, -1) });
          }
          if (does === "check") {
            const { count } = model;
            model = checkedIn(model, pauses, today);
            const { rose, streak } = await checkIn(test.db, who, now);
            expect(streak).toMatchObject(streakViewOf(model, pauses, today));
            expect(rose).toBe(model.count > count);
          }
          expect(await streakOf(test.db, who, now)).toMatchObject(
            streakViewOf(model, pauses, today),
          );
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("pauses", () => {
  const pause = { from: "2026-11-22", to: "2026-11-25" };

  it("keep a streak, and can be ended early", async () => {
    const fay = await someone();
    await checkIn(test.db, fay, noon);
    expect(await pauseStreak(test.db, fay, pause, noon)).toBeNull();
    expect(await pauseStreak(test.db, fay, pause, noon)).toBe("overlap");
    const second = later(2);
    expect(await checkIn(test.db, fay, second)).toMatchObject({
      rose: false,
      streak: { count: 1, checked: false, pausedUntil: "2026-11-25" },
    });
    expect(await endPause(test.db, fay, pause.from, second)).toBe(true);
    expect(await endPause(test.db, fay, pause.from, second)).toBe(false);
    expect(await checkIn(test.db, fay, second)).toMatchObject({
      rose: true,
      streak: { count: 2, pausedUntil: null },
    });
    expect((await streakOf(test.db, fay, second)).pauses).toEqual([
      { from: "2026-11-22", to: "2026-11-22" },
    ]);
  });

  it("that have not begun are taken back whole; those of others stay", async () => {
    const gus = await someone();
    const hal = await someone();
    await pauseStreak(test.db, gus, pause, noon);
    expect(await endPause(test.db, hal, pause.from, noon)).toBe(false);
    expect(await endPause(test.db, gus, pause.from, noon)).toBe(true);
    expect((await streakOf(test.db, gus, noon)).pauses).toEqual([]);
  });

  it("last fourteen days a year, also for two that are asked for at once", async () => {
    const ida = await someone();
    const [one, two] = await Promise.all([
      pauseStreak(test.db, ida, { from: "2026-12-01", to: "2026-12-10" }, noon),
      pauseStreak(test.db, ida, { from: "2026-12-12", to: "2026-12-21" }, noon),
    ]);
    expect([one, two].sort()).toEqual([null, "tooLong"].sort());
  });
});
