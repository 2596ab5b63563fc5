import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { ground, moderatedDiscussion, type Person } from "../../tests/factories/moderation.ts";
import { decideObjection } from "./decide-objection.server.ts";
import { memberOf } from "./members.server.ts";
import { remove } from "./posting.server.ts";

let t: TestDatabase;
let site: Awaited<ReturnType<typeof moderatedDiscussion>>;
let ana: Person;
let ben: Person;
let cid: Person;
let joris: Person;
let marta: Person;

beforeAll(async () => {
  t = await openTestDatabase();
  site = await moderatedDiscussion(t.db);
  ({ ana, ben, cid, joris, marta } = site);
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

describe("a decision about an objection", () => {
  const granted = (objection: string) => ({ objection, outcome: "granted", reasons }) as const;

  it("is not taken by who reported the contribution", async () => {
    const id = await site.write(ana, "What a moderator has reported.");
    await site.report(marta, id);
    const objection = await site.object(await site.reject(joris, id), ana);
    expect(await decideObjection(site.context, marta, granted(objection))).toEqual({
      ok: false,
      reason: "involved",
    });
  });

  it("ends the mute that it is about, and no other", async () => {
    const [one, two] = [
      await site.write(cid, "The first that Cid is muted for."),
      await site.write(cid, "The second that Cid is muted for."),
    ];
    const long = await site.mute(joris, one, 30);
    const short = await site.mute(joris, two, 1);
    const until = async () => (await memberOf(t.db, cid.id))?.mutedUntil?.toISOString() ?? null;
    const shortly = await site.object(short, cid);
    expect(await decideObjection(site.context, marta, granted(shortly))).toEqual({ ok: true });
    expect(await until()).toBe("2026-12-20T12:00:00.000Z");
    const third = await site.write(ana, "This is only here for a mute.");
    const own = [await site.mute(joris, third, 7), await site.object(long, cid)] as const;
    expect(own[0]).not.toBe(long);
    expect(await decideObjection(site.context, marta, granted(own[1]))).toEqual({ ok: true });
    expect(await until()).toBeNull();
  });

  it("clears the record where its writer has deleted the text, and does not say that it stands", async () => {
    const id = await site.write(ben, "What was right, and is deleted.");
    const objection = await site.object(await site.reject(joris, id), ben);
    await remove(t.db, ben.id, id, site.clock.now);
    const before = (await memberOf(t.db, ben.id))?.rejected ?? 0;
    expect(await decideObjection(site.context, marta, granted(objection))).toEqual({ ok: true });
    expect((await memberOf(t.db, ben.id))?.rejected).toBe(before - 1);
    const letter = (await site.letters(ben)).at(-1);
    expect(letter).toContain("The record is cleared. You have deleted the contribution yourself");
    expect(letter).not.toContain("stands again");
  });

  it("does not say that a contribution stays which its writer has deleted", async () => {
    const id = await site.write(ben, "What is kept, and deleted then.");
    const report = await site.report(cid, id);
    const objection = await site.object(await site.approve(joris, id), report);
    await remove(t.db, ben.id, id, site.clock.now);
    const upheld = { objection, outcome: "upheld", reasons } as const;
    expect(await decideObjection(site.context, marta, upheld)).toEqual({ ok: true });
    const letter = (await site.letters(cid)).at(-1);
    expect(letter).toContain("The writer has deleted the contribution that you reported.");
    expect(letter).not.toContain("reported stays");
  });
});
