import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { savePreferences } from "#accounts/preferences.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { publish } from "../../tests/factories/stories.ts";
import { mute, reject } from "./decisions.server.ts";
import { findDiscussion } from "./discussions.server.ts";
import { chooseName } from "./members.server.ts";
import { post } from "./posting.server.ts";
import { previewStatement } from "./preview-statement.server.ts";
import { queueItem } from "./queue.server.ts";

const start = new Date("2026-11-20T12:00:00Z");
const config = readConfig({ BASE_URL: "https://eunison.example" });
const ground = { guideline: "people", law: "", facts: "Der Satz nennt alle Idioten." } as const;

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t?.close());

it("is the letter that is then sent, but for its number and its address", async () => {
  const context = { db: t.db, config, now: () => start };
  const slug = await publish(t.db, start);
  const { id } = await signIn(t.db, start);
  await chooseName(t.db, { id, staff: false }, "Wanderdüne", start);
  await t.db.updateTable("discussion_members").set({ approved: 2 }).execute();
  await savePreferences(t.db, id, { language: "de" }, start);
  const joris = await signIn(t.db, start, { role: "moderator" });
  const write = async (text: string) => {
    const discussion = await findDiscussion(t.db, "article", slug);
    if (!discussion) throw new Error("no discussion");
    const writer = { id, tier: "basic" as const, editor: false };
    const sent = { text, lang: "en", parent: null, formId: randomUUID() };
    const posted = await post(t.db, discussion, writer, sent, start);
    if (!posted.ok) throw new Error(posted.problem);
    const about = { contribution: posted.id, ground };
    return { ...about, fingerprint: (await queueItem(t.db, posted.id))?.fingerprint ?? "" };
  };
  const sent = async () => {
    const [mail] = await t.db.selectFrom("mails").selectAll().execute();
    await t.db.deleteFrom("mails").execute();
    const { id: decision, number } = await t.db
      .selectFrom("moderation_decisions")
      .select(["id", "number"])
      .orderBy("number", "desc")
      .executeTakeFirstOrThrow();
    const real = `2026-${String(number).padStart(4, "0")}`;
    const without = (text = "") => text.replaceAll(real, "2026-____").replaceAll(decision, "…");
    return {
      subject: without(mail?.subject),
      paragraphs: without(mail?.text).trim().split("\n\n"),
      lang: "de",
    };
  };
  const silent = async () => {
    expect(await t.db.selectFrom("mails").select("id").execute()).toEqual([]);
  };

  const held = await write("You are an idiot, all of you.");
  const rejection = await previewStatement(context, { ...held, kind: "reject", days: 7 });
  await silent();
  expect(rejection?.paragraphs.join()).toContain("Wortliste");
  expect((await reject(context, joris, { ...held, mute: 7 })).ok).toBe(true);
  expect(rejection).toEqual(await sent());

  // Muted already, for longer than the new one would take: it stays with the longer.
  await t.db.updateTable("discussion_members").set({ muted_until: null }).execute();
  const shown = await write("The boiler was the cheap part.");
  const until = new Date(start.getTime() + 9 * 86_400_000);
  await t.db.updateTable("discussion_members").set({ muted_until: until }).execute();
  const muted = await previewStatement(context, { ...shown, kind: "mute", days: 1 });
  await silent();
  expect(muted?.paragraphs.join()).toContain("29. November 2026");
  expect((await mute(context, joris, { ...shown, days: 1 })).ok).toBe(true);
  expect(muted).toEqual(await sent());

  const unknown = { ...shown, contribution: shown.contribution + 1_000 };
  expect(await previewStatement(context, { ...unknown, kind: "mute", days: 1 })).toBeNull();
});
