import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { moderatedDiscussion, type Person } from "../../tests/factories/moderation.ts";
import { approve } from "./decisions.server.ts";
import { remove } from "./posting.server.ts";
import { countQueues, listQueue, queueItem } from "./queue.server.ts";
import { type NewReport, receiveReport, sentReport } from "./reports.server.ts";

let t: TestDatabase;
let site: Awaited<ReturnType<typeof moderatedDiscussion>>;
let ana: Person;
let ben: Person;
let joris: Person;

beforeAll(async () => {
  t = await openTestDatabase();
  site = await moderatedDiscussion(t.db);
  ({ ana, ben, joris } = site);
});
afterAll(() => t?.close());

describe("a notice", () => {
  const send = async (contributions: number[]) => {
    const notice: NewReport = {
      kind: "notice",
      contributions,
      reason: "hatred",
      explanation: "They incite to hatred against a group.",
      name: "Zoe Example",
      email: "zoe@example.org",
      locale: "en",
    };
    const stored = await receiveReport(site.context, notice);
    if (!stored.ok) throw new Error(stored.reason);
    return stored.id;
  };

  it("is stored if it names a contribution that an earlier one does not", async () => {
    const one = await site.write(ana, "The first illegal contribution.");
    const two = await site.write(ben, "The second illegal contribution.");
    const first = await send([one]);
    const second = await send([one, two]);
    expect(second).not.toBe(first);
    expect((await sentReport(t.db, second, null))?.items).toHaveLength(2);
    expect((await queueItem(t.db, two))?.reports).toHaveLength(1);
    expect([await send([two, one]), await send([two])]).toEqual([second, second]);
  });
});

describe("a report about what its writer deletes before it is decided", () => {
  it("is answered with just that, and waits for nobody", async () => {
    const { answerReportsOfDeleted } = await import("./deleted-contributions.server.ts");
    const before = (await countQueues(t.db, joris.id)).reported;
    const id = await site.write(ben, "What is soon taken back again.");
    const report = await site.report(ana, id);
    await remove(t.db, ben.id, id, site.clock.now);
    expect(await countQueues(t.db, joris.id)).toMatchObject({ reported: before });
    const rows = await listQueue(t.db, "reported", { moderator: joris.id, limit: 50 });
    expect(rows.map((row) => row.id)).not.toContain(String(id));
    const seen = await site.seen(id);
    expect(await approve(site.context, joris, seen)).toEqual({ ok: false, reason: "changed" });
    expect(await answerReportsOfDeleted(site.context)).toBe(1);
    expect(await answerReportsOfDeleted(site.context)).toBe(0);
    const [letter, ...more] = await site.letters(ana);
    expect(more).toEqual([]);
    expect(letter).toContain("The writer deleted what you reported");
    expect(letter).not.toContain("stays");
    expect(letter).not.toContain("object");
    expect(await site.outcome(report, ana)).toMatchObject({
      decision: null,
      gone: { at: site.clock.now.toISOString() },
    });
  });

  it("is not what became of one that was decided", async () => {
    const id = await site.write(ben, "What stays for now, and is deleted.");
    const report = await site.report(ana, id);
    await site.approve(joris, id);
    await remove(t.db, ben.id, id, site.clock.now);
    expect(await site.outcome(report, ana)).toMatchObject({
      gone: null,
      decision: { kind: "approve", deletedSince: true },
    });
  });
});
