// Size: what is written, read, decided and erased is tested on one discussion, with the same two members.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { transaction } from "#platform/db/db.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { deliver, publish } from "../../tests/factories/stories.ts";
import type { Discussion } from "./discussion.ts";
import { findDiscussion, setContributionState, setDiscussionState } from "./discussions.server.ts";
import { memberContributions } from "./member-contributions.server.ts";
import { blockedBy, blockWriter, chooseName, setAuthor, unblock } from "./members.server.ts";
import {
  countUnreadNotifications,
  dueForMail,
  markNotificationsRead,
  notificationsFor,
  notificationsToMail,
  recordMailed,
} from "./notifications.server.ts";
import { appreciate, edit, follow, post, remove, type Writer } from "./posting.server.ts";
import { discussionsOf, eraseContributions } from "./privacy.server.ts";
import { pageOf, pickedOf, threadAround, threadFrom, type Viewer } from "./threads.server.ts";

// Who writes much in these tests is not held for it: the other rules have tests of their own.
vi.mock("./moderation/hold-rules.ts", async (original) => ({
  ...(await original<typeof import("./moderation/hold-rules.ts")>()),
  holdRuleFor: ({ discussion }: { discussion: { state: string } }) =>
    discussion.state === "hold" ? "check-first" : null,
}));

const start = new Date("2026-11-20T12:00:00Z");
const minutes = (n: number) => new Date(start.getTime() + n * 60_000);

describe("a discussion", () => {
  let t: TestDatabase;
  let slug: string;
  let discussion: Discussion;
  let ana: Writer;
  let ben: Writer;
  let now: Date;

  beforeAll(async () => {
    t = await openTestDatabase();
    const join = async (name: string, o: Partial<Writer> = {}): Promise<Writer> => {
      const { id } = await signIn(t.db, start);
      await chooseName(t.db, { id, staff: false }, name, start);
      return { id, tier: "basic", editor: false, ...o };
    };
    ana = await join("Ana Silva");
    ben = await join("Kanalratte", { tier: "premium" });
  });
  afterAll(() => t?.close());
  beforeEach(async () => {
    for (const table of [
      "discussion_notices",
      "discussion_blocks",
      "contributions",
      "discussions",
    ] as const)
      await t.db.deleteFrom(table).execute();
    await t.db
      .updateTable("discussion_members")
      .set({ muted_until: null, mail_replies: false, approved: 0 })
      .execute();
    now = start;
    slug = await publish(t.db, start);
    discussion = await found();
  });

  const found = async () => {
    const one = await findDiscussion(t.db, "article", slug);
    if (!one) throw new Error("no discussion");
    return one;
  };
  const viewer = (userId: string | null = null, languages: string[] = []): Viewer => ({
    userId,
    languages,
    now,
  });
  const write = async (
    writer: Writer,
    text: string,
    o: { parent?: number; lang?: string; formId?: string } = {},
  ) =>
    post(
      t.db,
      await found(),
      writer,
      { text, lang: o.lang ?? "en", parent: o.parent ?? null, formId: o.formId ?? randomUUID() },
      now,
    );
  const written = async (...args: Parameters<typeof write>): Promise<number> => {
    const posted = await write(...args);
    if (!posted.ok) throw new Error(posted.problem);
    return posted.id;
  };
  const page = async (o: Partial<Parameters<typeof pageOf>[2]> = {}, who = viewer()) =>
    pageOf(t.db, (await found()).id ?? 0, { sort: "newest", mine: false, after: null, ...o }, who);
  const ids = async (...args: Parameters<typeof page>) =>
    (await page(...args)).threads.map(({ root }) => root.id);
  const comments = async () =>
    (
      await t.db
        .selectFrom("stories")
        .select("comments")
        .where("slug", "=", slug)
        .executeTakeFirst()
    )?.comments;
  const state = (
    id: number,
    from: "shown" | "held",
    to: "shown" | "held" | "rejected" | "deleted",
  ) => transaction(t.db, (tx) => setContributionState(tx, { id, from, to, now }));
  const announced = async () =>
    (
      await t.db
        .selectFrom("live_events")
        .select("payload")
        .where("topic", "=", "discussions")
        .orderBy("id")
        .execute()
    ).map((row) => row.payload);

  it("opens with the piece, for 14 days", async () => {
    expect(discussion).toMatchObject({
      id: null,
      state: "open",
      shown: 0,
      path: `/article/${slug}`,
    });
    expect(discussion.closesAt.getTime() - discussion.openedAt.getTime()).toBe(14 * 86_400_000);
    now = discussion.closesAt;
    expect(await write(ana, "I come too late for it.")).toEqual({ ok: false, problem: "closed" });
    expect(await findDiscussion(t.db, "article", await deliver(t.db, start))).toBeNull();
  });

  it("shows what is written at once, counts it on the piece, and tells pages", async () => {
    const first = await written(ana, "The first word on this.");
    const reply = await written(ben, "And the answer to it.", { parent: first });
    expect(await page()).toMatchObject({
      next: null,
      threads: [
        {
          root: {
            id: first,
            name: "Ana Silva",
            tier: "basic",
            html: "<p>The first word on this.</p>",
            mine: false,
          },
          replies: [{ id: reply, name: "Kanalratte", tier: "premium", parent: null }],
          more: 0,
        },
      ],
    });
    expect(await comments()).toBe(2);
    expect((await found()).shown).toBe(2);
    expect((await announced()).at(-1)).toMatchObject({
      path: `/article/${slug}`,
      shown: 2,
      added: { id: reply, root: first },
    });
  });

  it("takes the same form once, also twice at once", async () => {
    const formId = randomUUID();
    const both = await Promise.all([
      write(ana, "Only once, please.", { formId }),
      write(ana, "Only once, please.", { formId }),
    ]);
    expect(both[0]).toEqual(both[1]);
    expect(await comments()).toBe(1);
  });

  it("refuses what cannot be", async () => {
    const stranger: Writer = { id: (await signIn(t.db, start)).id, tier: "basic", editor: false };
    expect(await write(stranger, "I have no name here.")).toEqual({
      ok: false,
      problem: "nameless",
    });
    expect(await write(ana, "short")).toEqual({ ok: false, problem: "short" });
    const gone = await written(ana, "This will be deleted.");
    expect(await remove(t.db, ben.id, gone, now)).toBe(false);
    expect(await remove(t.db, ana.id, gone, now)).toBe(true);
    expect(await write(ben, "Answer to what is gone.", { parent: gone })).toEqual({
      ok: false,
      problem: "gone",
    });
    await setDiscussionState(t.db, await found(), { state: "closed" }, { actor: "editor", now });
    expect(await write(ana, "After it was closed.")).toEqual({ ok: false, problem: "closed" });
    await t.db
      .updateTable("discussion_members")
      .set({ muted_until: minutes(60) })
      .where("user_id", "=", ben.id)
      .execute();
    await setDiscussionState(t.db, await found(), { state: "open" }, { actor: "editor", now });
    expect(await write(ben, "Muted for an hour.")).toEqual({ ok: false, problem: "muted" });
    now = minutes(60);
    expect(await write(ben, "The hour is over now.")).toMatchObject({ ok: true });
  });

  it("does not answer under another piece", async () => {
    const here = await written(ana, "Under the one piece.");
    slug = await publish(t.db, start);
    expect(await write(ben, "Under the other piece.", { parent: here })).toEqual({
      ok: false,
      problem: "gone",
    });
  });

  describe("checked first", () => {
    beforeEach(() =>
      setDiscussionState(t.db, discussion, { state: "hold" }, { actor: "editor", now }),
    );

    it("shows only its writer what waits, and why", async () => {
      const posted = await write(ana, "I wait for a moderator.");
      expect(posted).toMatchObject({ ok: true, heldBy: "check-first" });
      expect(await ids()).toEqual([]);
      expect((await page({}, viewer(ben.id))).waiting).toEqual([]);
      expect((await page({}, viewer(ana.id))).waiting).toMatchObject([
        { heldBy: "check-first", html: "<p>I wait for a moderator.</p>", mine: true },
      ]);
      expect(await comments()).toBeNull();
    });

    it("is decided once, and only then seen and told", async () => {
      const id = await written(ana, "I wait, too, @Kanalratte.");
      expect(await countUnreadNotifications(t.db, ben.id)).toBe(0);
      const both = await Promise.all([state(id, "held", "shown"), state(id, "held", "rejected")]);
      expect(both.filter(Boolean)).toHaveLength(1);
    });

    it("reaches whom it names once it is shown", async () => {
      const id = await written(ana, "I wait, too, @Kanalratte.");
      expect(await state(id, "held", "shown")).toBe(true);
      expect(await notificationsFor(t.db, ben.id, 9)).toMatchObject([
        { kind: "mention", by: "Ana Silva", contribution: id },
      ]);
      expect(await comments()).toBe(1);
    });
  });

  it("leaves a placeholder where there are replies, and nothing where there are none", async () => {
    const root = await written(ana, "This begins a thread.");
    const reply = await written(ben, "This is the only reply.", { parent: root });
    await remove(t.db, ana.id, root, now);
    const [thread] = (await page()).threads;
    expect(thread).toMatchObject({
      root: { id: root, state: "deleted", name: null, html: "" },
      replies: [{ id: reply }],
    });
    expect(JSON.stringify(await page())).not.toContain("Ana Silva");
    await remove(t.db, ben.id, reply, now);
    expect(await ids()).toEqual([]);
    expect(await comments()).toBe(0);
  });

  it("goes on where the page before ended, in every order", async () => {
    const all: number[] = [];
    for (let n = 0; n < 45; n++)
      all.push(
        await written(n % 2 ? ana : ben, `Contribution number ${n}.`, {
          lang: n % 3 ? "en" : "de",
        }),
      );
    await t.db
      .updateTable("contributions")
      .set((e) => ({ appreciations: e("id", "%", e.lit(7 as never)) as never }))
      .execute();
    for (const sort of ["newest", "oldest", "appreciated"] as const)
      for (const mine of [false, true]) {
        const seen: number[] = [];
        const langs: string[] = [];
        let after = null as Awaited<ReturnType<typeof page>>["next"];
        do {
          const one = await page({ sort, mine, after }, viewer(null, ["de"]));
          seen.push(...one.threads.map(({ root }) => root.id));
          langs.push(...one.threads.map(({ root }) => root.lang));
          after = one.next;
        } while (after);
        expect(
          seen.toSorted((a, b) => a - b),
          `${sort} ${mine}`,
        ).toEqual(all);
        if (sort === "newest" && !mine) expect(seen).toEqual(all.toReversed());
        if (sort === "oldest" && !mine) expect(seen).toEqual(all);
        if (mine) expect(langs.lastIndexOf("de")).toBe(14);
      }
  });

  it("shows three replies, then the rest", async () => {
    const root = await written(ana, "A long thread begins.");
    const replies: number[] = [];
    for (let n = 0; n < 30; n++)
      replies.push(
        await written(ben, `Reply number ${n} to it.`, { parent: replies.at(-1) ?? root }),
      );
    const [thread] = (await page()).threads;
    expect(thread).toMatchObject({ more: 27, last: replies[2] });
    expect(thread?.replies.map(({ id }) => id)).toEqual(replies.slice(0, 3));
    expect(thread?.replies[2]?.parent).toEqual({
      id: replies[1],
      name: "Kanalratte",
      hidden: false,
    });
    const id = (await found()).id ?? 0;
    const next = await threadFrom(t.db, id, { root, after: thread?.last ?? 0 }, viewer());
    expect(next).toMatchObject({ more: 7, before: true, last: replies[22] });
    const around = await threadAround(t.db, id, replies[15] ?? 0, viewer());
    expect(around?.replies.map((one) => one.id)).toEqual(replies.slice(5, 26));
    expect(around).toMatchObject({ before: true });
    expect(await threadAround(t.db, id + 1, root, viewer())).toBeNull();
  });

  it("is changed for ten minutes, by its writer alone", async () => {
    const id = await written(ana, "It was like thsi.");
    now = minutes(9);
    const sent = { id, text: "It was like this.", lang: null };
    expect(await edit(t.db, await found(), ben, sent, now)).toEqual({ ok: false, problem: "late" });
    expect(await edit(t.db, await found(), ana, sent, now)).toMatchObject({ ok: true });
    expect((await page()).threads[0]?.root).toMatchObject({
      html: "<p>It was like this.</p>",
      edited: true,
    });
    now = minutes(10);
    expect(await edit(t.db, await found(), ana, sent, now)).toEqual({ ok: false, problem: "late" });
  });

  it("counts an appreciation of somebody else's once", async () => {
    const id = await written(ana, "Something to appreciate.");
    expect(await appreciate(t.db, ana.id, id, true, now)).toBeNull();
    expect(await Promise.all([1, 2, 3].map(() => appreciate(t.db, ben.id, id, true, now)))).toEqual(
      [1, 1, 1],
    );
    expect((await page({}, viewer(ben.id))).threads[0]?.root).toMatchObject({
      appreciations: 1,
      appreciated: true,
    });
    expect(await appreciate(t.db, ben.id, id, false, now)).toBe(0);
    expect(await appreciate(t.db, ben.id, id, false, now)).toBe(0);
  });

  it("tells of answers, mentions and followed threads, each once", async () => {
    const root = await written(ana, "A thread that is followed.");
    const eva = { id: (await signIn(t.db, start)).id, tier: "basic", editor: false } as Writer;
    await chooseName(t.db, { id: eva.id, staff: false }, `Eva ${root}`, start);
    expect(await follow(t.db, eva.id, root, true, now)).toBe(true);
    expect(await follow(t.db, eva.id, root + 1_000, true, now)).toBe(false);
    const short = await signIn(t.db, start);
    await chooseName(t.db, { id: short.id, staff: false }, "Eva", start);
    const reply = await written(ben, `Hello @ana silva, and @Eva ${root}!`, { parent: root });
    // Another name begins like the one that was meant.
    expect(await countUnreadNotifications(t.db, short.id)).toBe(0);
    expect(await notificationsFor(t.db, ana.id, 9)).toMatchObject([
      { kind: "reply", contribution: reply, isNew: true },
    ]);
    expect(await notificationsFor(t.db, eva.id, 9)).toMatchObject([{ kind: "mention" }]);
    await written(ana, "And one answer more.", { parent: reply });
    expect(await notificationsFor(t.db, eva.id, 9)).toMatchObject([
      { kind: "thread" },
      { kind: "mention" },
    ]);
    expect(await countUnreadNotifications(t.db, eva.id)).toBe(2);
    await markNotificationsRead(t.db, eva.id, 1e9, now);
    expect(await countUnreadNotifications(t.db, eva.id)).toBe(0);
    expect(await dueForMail(t.db, now, 9)).toEqual([]);
    await t.db.updateTable("discussion_members").set({ mail_replies: true }).execute();
    expect((await dueForMail(t.db, now, 9)).map((m) => m.user_id).toSorted()).toEqual(
      [ana.id, ben.id].toSorted(),
    );
    for (const { id } of [ana, ben]) {
      const mailed = (await notificationsToMail(t.db, id, 9)).map((notice) => notice.id);
      await recordMailed(t.db, id, mailed, now);
    }
    expect(await dueForMail(t.db, new Date(now.getTime() + 86_400_000), 9)).toEqual([]);
  });

  it("hides whom a member does not want to see, from them alone", async () => {
    const id = await written(ana, "What Ben does not want.");
    expect(await blockWriter(t.db, ana.id, id, now)).toBe(false);
    expect(await blockWriter(t.db, ben.id, id, now)).toBe(true);
    expect((await page({}, viewer(ben.id))).threads[0]?.root).toMatchObject({
      hidden: true,
      html: "",
      name: null,
    });
    expect((await page()).threads[0]?.root).toMatchObject({ hidden: false, name: "Ana Silva" });
    await t.db.updateTable("contributions").set({ picked_at: now }).where("id", "=", id).execute();
    const picked = async (who = viewer()) => pickedOf(t.db, (await found()).id ?? 0, who);
    expect(await picked()).toMatchObject([{ id, name: "Ana Silva" }]);
    expect(await picked(viewer(ben.id))).toEqual([]);
    const answer = await written(ben, "Ben writes all the same.");
    await written(ana, "An answer to Ben by Ana.", { parent: answer });
    expect(await countUnreadNotifications(t.db, ben.id)).toBe(0);
    expect(await blockedBy(t.db, ben.id)).toEqual(["Ana Silva"]);
    await unblock(t.db, ben.id, "ana silva");
    expect(await blockedBy(t.db, ben.id)).toEqual([]);
  });

  it("marks the author of the piece, and editors", async () => {
    const { id: author } = await t.db
      .insertInto("authors")
      .values({ slug: `ines-${slug}`, name: "Ines" })
      .returning("id")
      .executeTakeFirstOrThrow();
    slug = await publish(t.db, start, { authorId: author });
    expect(await setAuthor(t.db, ana.id, "nobody")).toBe(false);
    expect(
      await setAuthor(
        t.db,
        ana.id,
        `ines-${(await t.db.selectFrom("authors").select("slug").where("id", "=", author).executeTakeFirstOrThrow()).slug.slice(5)}`,
      ),
    ).toBe(true);
    await written(ana, "I wrote this piece.");
    await written({ ...ben, editor: true }, "I edited this piece.");
    expect((await page()).threads.map(({ root }) => root.mark)).toEqual(["editor", "author"]);
    await setAuthor(t.db, ana.id, null);
  });

  it("knows the language of what is written", async () => {
    const posted = await post(
      t.db,
      discussion,
      ana,
      {
        text: "Bei uns zahlt der Mieter schon, bevor der Handwerker da ist.",
        lang: null,
        parent: null,
        formId: randomUUID(),
      },
      now,
    );
    expect(posted).toMatchObject({ ok: true });
    expect((await page()).threads[0]?.root.lang).toBe("de");
  });

  it("gives a member all that is theirs, and lets nothing of it stay", async () => {
    const leaving = { id: (await signIn(t.db, start)).id, tier: "basic", editor: false } as Writer;
    await chooseName(t.db, { id: leaving.id, staff: false }, `Leaving ${slug.slice(-6)}`, start);
    const root = await written(leaving, "The one who leaves began.");
    const inner = await written(ben, "Ben answered to that.", { parent: root });
    const last = await written(leaving, "And was answered again.", { parent: inner });
    await appreciate(t.db, leaving.id, inner, true, now);
    await follow(t.db, leaving.id, root, true, now);
    expect(await discussionsOf(t.db, leaving.id)).toMatchObject({
      contributions: [
        { id: root, path: `/article/${slug}`, text: "The one who leaves began." },
        { id: last },
      ],
      contribution_appreciations: [{ contribution_id: inner }],
      discussion_follows: [{ root_id: root }],
    });
    expect((await memberContributions(t.db, leaving.id, null, now)).items).toHaveLength(2);
    await transaction(t.db, async (tx) => {
      await eraseContributions(tx, leaving.id);
      await tx.deleteFrom("users").where("id", "=", leaving.id).execute();
    });
    const { threads } = await page();
    expect(threads).toMatchObject([
      {
        root: { id: root, state: "deleted", name: null, html: "" },
        replies: [{ id: inner, appreciations: 0 }],
      },
    ]);
    expect(threads[0]?.replies).toHaveLength(1);
    expect(await comments()).toBe(1);
    const kept = await t.db
      .selectFrom("contributions")
      .select(["user_id", "text"])
      .where("id", "in", [root, last])
      .execute();
    expect(kept).toEqual([
      { user_id: null, text: "" },
      { user_id: null, text: "" },
    ]);
  });
});

describe("a display name", () => {
  let t: TestDatabase;
  beforeAll(async () => {
    t = await openTestDatabase();
  });
  afterAll(() => t?.close());

  it("is one member's, and changes once in 30 days", async () => {
    const [one, two] = [(await signIn(t.db, start)).id, (await signIn(t.db, start)).id];
    const choose = (id: string, name: string, at = start) =>
      chooseName(t.db, { id, staff: false }, name, at);
    expect(await choose(one, "Puerto Viejo")).toBeNull();
    expect(await choose(two, "PUERTO  VIÉJO")).toBe("taken");
    await t.db
      .insertInto("authors")
      .values({ slug: "a-writer-of-ours", name: "Inês Valckenborgh" })
      .execute();
    expect(await choose(two, "Ines Va1ckenborgh")).toBe("taken");
    expect(await choose(one, "Puerto Nuevo")).toBe("early");
    expect(
      await choose(one, "Puerto Nuevo", new Date(start.getTime() + 30 * 86_400_000)),
    ).toBeNull();
    expect(await choose(two, "Puerto Viejo")).toBeNull();
    const both = await Promise.all([
      choose((await signIn(t.db, start)).id, "At Once"),
      choose((await signIn(t.db, start)).id, "At once"),
    ]);
    expect(both.toSorted()).toEqual([null, "taken"].toSorted());
  });
});
