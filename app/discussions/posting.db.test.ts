import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { moderatedDiscussion, type Person } from "../../tests/factories/moderation.ts";
import { changeThread } from "./close-thread.server.ts";
import { changeDiscussion } from "./decisions.server.ts";
import { blockWriter, setMailReplies } from "./members.server.ts";
import {
  countUnreadNotifications,
  dueForMail,
  notificationsFor,
  notificationsSince,
  notificationsToMail,
} from "./notifications.server.ts";
import { edit, post, remove } from "./posting.server.ts";
import { queueNotificationMails } from "./queue-notification-mails.server.ts";

let t: TestDatabase;
let site: Awaited<ReturnType<typeof moderatedDiscussion>>;
let ana: Person;
let ben: Person;
let joris: Person;
let marta: Person;

beforeAll(async () => {
  t = await openTestDatabase();
  site = await moderatedDiscussion(t.db);
  ({ ana, ben, joris, marta } = site);
});
afterAll(() => t?.close());

const send = async (text: string, formId: string, discussion = site.discussion()) => {
  const sent = { text, lang: "en", parent: null, formId };
  return post(t.db, await discussion, ana, sent, site.clock.now);
};
const textOf = async (id: number) =>
  (await t.db.selectFrom("contributions").select("text").where("id", "=", id).executeTakeFirst())
    ?.text;

describe("a form", () => {
  it("that is sent again with another text stores that as well, once", async () => {
    const form = randomUUID();
    const first = await send("The first text of the form.", form);
    const other = "Quite another text of the form.";
    const [second, again] = [await send(other, form), await send(other, form)];
    if (!first.ok || !second.ok) throw new Error("not stored");
    expect(second.id).not.toBe(first.id);
    expect(again).toEqual(second);
    expect(await send("The first text of the form.", form)).toEqual(first);
    expect([await textOf(first.id), await textOf(second.id)]).toEqual([
      "The first text of the form.",
      other,
    ]);
  });

  it("meets the state that the discussion has when it is stored", async () => {
    const before = site.discussion();
    const { id } = await before;
    await changeDiscussion(site.context, joris, { discussion: id ?? 0, state: "hold" });
    expect(await send("Sent while it was being closed.", randomUUID(), before)).toMatchObject({
      heldBy: "check-first",
    });
    await changeDiscussion(site.context, joris, { discussion: id ?? 0, state: "open" });
  });
});

describe("an edit", () => {
  const change = async (id: number) => {
    const sent = { id, text: "It says something else now.", lang: "en" };
    return edit(t.db, await site.discussion(), ben, sent, site.clock.now);
  };

  it("is not taken in a thread or a discussion that a moderator has closed", async () => {
    const root = await site.write(ben, "What is not to be changed.");
    await changeThread(site.context, joris, { contribution: root, closed: true });
    expect(await change(root)).toEqual({ ok: false, problem: "thread" });
    await changeThread(site.context, joris, { contribution: root, closed: false });
    const { id } = await site.discussion();
    await changeDiscussion(site.context, joris, { discussion: id ?? 0, state: "closed" });
    expect(await change(root)).toEqual({ ok: false, problem: "closed" });
    await changeDiscussion(site.context, joris, { discussion: id ?? 0, state: "open" });
    expect(await change(root)).toMatchObject({ ok: true });
  });
});

describe("notifications", () => {
  const unread = () => countUnreadNotifications(t.db, marta.id);
  const from = async () =>
    (await notificationsFor(t.db, marta.id, 30)).map(({ by, contribution }) => [by, contribution]);
  let root: number;
  beforeAll(async () => {
    await t.db.updateTable("discussion_members").set({ approved: 9 }).execute();
    root = await site.write(marta, "What everybody replies to.");
    await setMailReplies(t.db, marta.id, true);
  });

  it("of replies that are deleted are neither counted nor mailed", async () => {
    const reply = await site.write(ana, "A reply that is deleted soon.", root);
    expect(await unread()).toBe(1);
    await remove(t.db, ana.id, reply, site.clock.now);
    expect(await unread()).toBe(0);
    expect(await dueForMail(t.db, site.clock.now, 10)).toEqual([]);
    expect(await queueNotificationMails(site.context)).toBe(0);
  });

  it("that one mail cannot list are listed in the next", async () => {
    for (let n = 0; n < 22; n++) {
      site.clock.now = new Date(site.clock.now.getTime() + 10 * 60_000);
      await site.write(n % 2 ? ana : ben, `This is the reply number ${n}.`, root);
    }
    await queueNotificationMails(site.context);
    expect(await notificationsToMail(t.db, marta.id, 30)).toHaveLength(2);
    site.clock.now = new Date(site.clock.now.getTime() + 25 * 3_600_000);
    await queueNotificationMails(site.context);
    expect(await notificationsToMail(t.db, marta.id, 30)).toEqual([]);
    expect(await site.letters(marta)).toHaveLength(2);
  });

  it("of writers who are hidden meanwhile are not seen any more", async () => {
    const before = await from();
    expect(new Set(before.map(([by]) => by))).toEqual(new Set(["Ana Silva", "Ben Moor"]));
    const [, contribution] = before.find(([by]) => by === "Ana Silva") ?? [];
    await blockWriter(t.db, marta.id, Number(contribution), site.clock.now);
    expect(new Set((await from()).map(([by]) => by))).toEqual(new Set(["Ben Moor"]));
    expect(await unread()).toBe(11);
    const told = await notificationsSince(t.db, { after: 0, since: new Date(0) });
    const toMarta = told.filter(({ reader }) => reader === marta.id);
    expect(new Set(toMarta.map(({ notice }) => notice.by))).toEqual(new Set(["Ben Moor"]));
  });
});
