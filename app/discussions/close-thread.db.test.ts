import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { publish } from "../../tests/factories/stories.ts";
import { changeThread } from "./close-thread.server.ts";
import { findDiscussion } from "./discussions.server.ts";
import { chooseName } from "./members.server.ts";
import { edit, post, remove, type Writer } from "./posting.server.ts";
import { queueItem } from "./queue.server.ts";
import { contributionFor, pageOf, threadAround } from "./threads.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const config = readConfig({});

describe("a thread", () => {
  let t: TestDatabase;
  let slug: string;
  let ana: Writer;
  let joris: { id: string };
  let root: number;
  let reply: number;

  beforeAll(async () => {
    t = await openTestDatabase();
    const { id } = await signIn(t.db, now);
    await chooseName(t.db, { id, staff: false }, "Wanderdüne", now);
    await t.db.updateTable("discussion_members").set({ approved: 2 }).execute();
    ana = { id, tier: "basic", editor: false };
    joris = await signIn(t.db, now, { role: "moderator" });
  });
  afterAll(() => t?.close());
  beforeEach(async () => {
    for (const table of ["contributions", "discussions", "audit", "live_events"] as const)
      await t.db.deleteFrom(table).execute();
    slug = await publish(t.db, now);
    root = await written("The boiler was the cheap part.", null);
    reply = await written("The roof was not, I can tell.", root);
  });

  const discussion = async () => {
    const one = await findDiscussion(t.db, "article", slug);
    if (!one) throw new Error("no discussion");
    return one;
  };
  const write = async (text: string, parent: number | null) =>
    post(t.db, await discussion(), ana, { text, lang: "en", parent, formId: randomUUID() }, now);
  async function written(text: string, parent: number | null): Promise<number> {
    const posted = await write(text, parent);
    if (!posted.ok) throw new Error(posted.problem);
    return posted.id;
  }
  const change = (contribution: number, closed: boolean) =>
    changeThread({ db: t.db, config, now: () => now }, joris, { contribution, closed });
  const viewer = { userId: null, languages: [], now };
  const isClosed = async () => {
    const id = (await discussion()).id ?? 0;
    const page = await pageOf(t.db, id, { sort: "newest", mine: false, after: null }, viewer);
    const around = await threadAround(t.db, id, reply, viewer);
    const shown = await contributionFor(t.db, reply, viewer);
    const thread = page.threads.find((one) => one.root.id === root);
    return [thread?.closed, around?.closed, shown?.closed];
  };

  it("is closed by one of its replies, stays readable, and takes no replies until it is open again", async () => {
    expect((await queueItem(t.db, reply))?.thread).toBe("open");
    expect(await change(reply, true)).toBe("changed");
    expect(await isClosed()).toEqual([true, true, true]);
    expect((await queueItem(t.db, reply))?.thread).toBe("closed");
    for (const parent of [root, reply])
      expect(await write("One more word about boilers.", parent)).toEqual({
        ok: false,
        problem: "thread",
      });
    // Another thread can begin; what stands in this one stays as it is.
    expect(await write("Something else altogether.", null)).toMatchObject({ ok: true });
    const sent = { id: reply, text: "The roof was not, I fear.", lang: "en" };
    expect(await edit(t.db, await discussion(), ana, sent, now)).toEqual({
      ok: false,
      problem: "thread",
    });
    expect(await change(root, false)).toBe("changed");
    expect(await isClosed()).toEqual([false, false, false]);
    expect(await write("One more word about boilers.", reply)).toMatchObject({ ok: true });
  });

  it("is closed once, with a line in the audit, and pages are told", async () => {
    const both = await Promise.all([change(root, true), change(reply, true)]);
    expect(both.sort()).toEqual(["already", "changed"]);
    await change(root, false);
    const lines = await t.db
      .selectFrom("audit")
      .select(["actor", "action", "subject"])
      .orderBy("id")
      .execute();
    const [actor, subject] = [`user:${joris.id}`, `contribution:${root}`];
    expect(lines).toEqual([
      { actor, action: "thread.closed", subject },
      { actor, action: "thread.open", subject },
    ]);
    const told = await t.db
      .selectFrom("live_events")
      .select("payload")
      .where("topic", "=", "discussions")
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(told?.payload).toMatchObject({ path: `/article/${slug}`, shown: 2 });
  });

  it("takes no reply that was sent while it was closed", async () => {
    const [closed, posted] = await Promise.all([
      change(root, true),
      write("Both at the same moment.", root),
    ]);
    expect(closed).toBe("changed");
    const page = await threadAround(t.db, (await discussion()).id ?? 0, root, viewer);
    expect(page?.replies).toHaveLength(posted.ok ? 2 : 1);
    expect(await write("And one after that one.", root)).toEqual({ ok: false, problem: "thread" });
  });

  it("is none where nobody sees it", async () => {
    expect(await change(root + 1_000, true)).toBe("unknown");
    await remove(t.db, ana.id, reply, now);
    await remove(t.db, ana.id, root, now);
    expect(await change(root, true)).toBe("unknown");
    expect((await queueItem(t.db, root))?.thread).toBeNull();
  });
});
