import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { ground, moderatedDiscussion, type Person } from "../../tests/factories/moderation.ts";
import { decideObjection } from "./decide-objection.server.ts";

let t: TestDatabase;
let site: Awaited<ReturnType<typeof moderatedDiscussion>>;
let ana: Person;
let ben: Person;
let cid: Person;
let joris: Person;
let marta: Person;

beforeAll(async () => {
  t = await openTestDatabase();
  site = await moderatedDiscussion(t.db, new Date("2026-11-20T12:00:00Z"));
  ana = await site.join("Ana Silva");
  ben = await site.join("Ben Moor");
  cid = await site.join("Cid Lopez");
  joris = await site.join("Joris van Laer", "moderator");
  marta = await site.join("Marta Kovač", "moderator");
});
afterAll(() => t?.close());

const reasons = "A court has found that he is none.";

describe("objections of several reporters", () => {
  it("are stored for each of them, and answered together where one is right", async () => {
    const id = await site.write(ben, "The harbour master is a thief.");
    const [first, second] = [await site.report(ana, id), await site.report(cid, id)];
    const decision = await site.approve(joris, id);
    const objection = await site.object(decision, first, "He is no thief, I say.");
    await site.object(decision, second, "I do not think that he is.");
    expect(await site.outcome(second, cid)).toMatchObject({ objection: { outcome: null } });
    await expect(site.object(decision, second)).rejects.toThrow("once");
    const granted = { objection, outcome: "granted", reasons, ground } as const;
    expect(await decideObjection(site.context, marta, granted)).toEqual({ ok: true });
    for (const [report, reader] of [
      [first, ana],
      [second, cid],
    ] as const) {
      expect(await site.outcome(report, reader)).toMatchObject({
        objection: { outcome: "granted", reasons },
      });
      expect((await site.letters(reader)).at(-1)).toContain(reasons);
    }
  });

  it("are no longer asked for once the contribution is removed", async () => {
    const id = await site.write(ben, "The lock keeper is one as well.");
    const [first, second] = [await site.report(ana, id), await site.report(cid, id)];
    const decision = await site.approve(joris, id);
    const objection = await site.object(decision, first);
    const granted = { objection, outcome: "granted", reasons, ground } as const;
    await decideObjection(site.context, marta, granted);
    expect(await site.outcome(second, cid)).toMatchObject({ decision: { removedSince: true } });
  });
});
