import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { dayMs } from "#platform/duration.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { publish } from "../../tests/factories/stories.ts";
import { findDiscussion } from "./discussions.server.ts";
import {
  chooseName,
  isReplyUnsubscribeToken,
  memberOf,
  setMailReplies,
  unsubscribeFromReplyMails,
} from "./members.server.ts";
import { post } from "./posting.server.ts";
import { queueNotificationMails } from "./queue-notification-mails.server.ts";

const start = new Date("2026-11-20T12:00:00Z");
const config = readConfig({ BASE_URL: "https://eunison.example" });

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t?.close());

it("comes once a day, and ends by the link that it carries, without a sign-in", async () => {
  const slug = await publish(t.db, start);
  const join = async (name: string) => {
    const { id, email } = await signIn(t.db, start);
    await chooseName(t.db, { id, staff: false }, name, start);
    return { id, email, tier: "basic" as const, editor: false };
  };
  const [ana, ben] = [await join("Wanderdüne"), await join("Kanalratte")];
  await t.db.updateTable("discussion_members").set({ approved: 2 }).execute();
  await setMailReplies(t.db, ana.id, true);
  const write = async (who: typeof ana, text: string, parent: number | null, now: Date) => {
    const discussion = await findDiscussion(t.db, "article", slug);
    if (!discussion) throw new Error("no discussion");
    const sent = { text, lang: "en", parent, formId: randomUUID() };
    const posted = await post(t.db, discussion, who, sent, now);
    if (!posted.ok) throw new Error(posted.problem);
    return posted.id;
  };
  const mails = () => t.db.selectFrom("mails").selectAll().orderBy("queued_at").execute();
  const round = (now: Date) => queueNotificationMails({ db: t.db, config, now: () => now });

  const root = await write(ana, "The boiler was the cheap part.", null, start);
  await write(ben, "The roof was not, I can tell.", root, start);
  await round(start);
  await write(ben, "And who pays for the cellar?", root, start);
  await round(new Date(start.getTime() + dayMs / 2));
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: ana.email,
    headers: {
      "List-Id": "<discussions.eunison.example>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
  const { "List-Unsubscribe": header = "" } = (mail?.headers ?? {}) as Record<string, string>;
  const link = /^<(https:\/\/eunison\.example\/discussions\/stop\?token=([\da-f-]{36}))>$/.exec(
    header,
  );
  expect(mail?.text).toContain(`${link?.[1]}&lang=en`);

  const token = link?.[2] ?? "";
  expect(await isReplyUnsubscribeToken(t.db, token)).toBe(true);
  for (const wrong of ["", "' or true --", randomUUID()]) {
    expect(await isReplyUnsubscribeToken(t.db, wrong)).toBe(false);
    expect(await unsubscribeFromReplyMails(t.db, wrong)).toBe(false);
  }
  expect((await memberOf(t.db, ana.id))?.mailReplies).toBe(true);
  expect(await unsubscribeFromReplyMails(t.db, token)).toBe(true);
  expect(await unsubscribeFromReplyMails(t.db, token)).toBe(true);
  expect((await memberOf(t.db, ana.id))?.mailReplies).toBe(false);
  await round(new Date(start.getTime() + 2 * dayMs));
  expect(await mails()).toHaveLength(1);
});
