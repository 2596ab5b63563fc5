import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { expectRows } from "../../tests/rows.ts";
import { academyProgressOf, progressOf, recordAttempt } from "./progress.server.ts";

const day = (n: number) => new Date(`2026-11-2${n}T12:00:00Z`);
const first = { course: "reading-the-press", lesson: "framing" } as const;

describe("progress", () => {
  let t: TestDatabase;
  let ana: string;
  let ben: string;
  beforeAll(async () => {
    t = await openTestDatabase();
    ana = (await signIn(t.db, day(1))).id;
    ben = (await signIn(t.db, day(1))).id;
  });
  beforeEach(() => t.db.deleteFrom("academy_progress").execute());
  afterAll(() => t?.close());

  const attempt = (percent: number, n: number) =>
    recordAttempt(t.db, ana, { ...first, percent }, day(n));
  const noted = async () => (await progressOf(t.db, ana))["reading-the-press"].framing;

  it("keeps the best score, and the time of the first that was good enough", async () => {
    expect(await noted()).toBeUndefined();
    await attempt(60, 1);
    expect(await noted()).toEqual({ best: 60, passedAt: null });
    await attempt(80, 2);
    expect(await noted()).toEqual({ best: 80, passedAt: day(2).toISOString() });
    await attempt(20, 3);
    await attempt(100, 4);
    expect(await noted()).toEqual({ best: 100, passedAt: day(2).toISOString() });
    expect(await academyProgressOf(t.db, ana)).toMatchObject([
      { ...first, best_score: 100, updated_at: day(4) },
    ]);
  });

  it("is each reader's own, and each course's", async () => {
    await attempt(100, 1);
    expect(await progressOf(t.db, ben)).toEqual({
      "reading-the-press": {},
      "how-the-union-decides": {},
    });
    expect((await progressOf(t.db, ana))["how-the-union-decides"]).toEqual({});
  });

  it("has rows of the declared type", async () => {
    for (const percent of [60, 80]) {
      await attempt(percent, 1);
      expectRows(
        Object.values((await progressOf(t.db, ana))["reading-the-press"]),
        z.strictObject({ best: z.int(), passedAt: z.iso.datetime().nullable() }).optional(),
      );
    }
  });

  it("counts two attempts at once as the better of them", async () => {
    await Promise.all([attempt(40, 1), attempt(80, 1), attempt(60, 1)]);
    expect(await noted()).toMatchObject({ best: 80, passedAt: day(1).toISOString() });
  });

  it("leaves out what belongs to no course any more", async () => {
    await t.db
      .insertInto("academy_progress")
      .values({
        user_id: ana,
        course: "forgotten",
        lesson: "x",
        best_score: 1,
        updated_at: day(1),
      })
      .execute();
    expect(Object.keys(await progressOf(t.db, ana))).toHaveLength(2);
  });
});
