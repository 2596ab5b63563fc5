import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { alertStates } from "#alerts/alerts.server.ts";
import { noChoices } from "#alerts/choices.ts";
import { saveAlertChoices } from "#alerts/settings.server.ts";
import { findDiscussion } from "#discussions/discussions.server.ts";
import { blockWriter, chooseName, unblock } from "#discussions/members.server.ts";
import { notificationsFor } from "#discussions/notifications.server.ts";
import { post } from "#discussions/posting.server.ts";
import { openTestDatabase } from "../tests/database.ts";
import { signIn } from "../tests/factories/readers.ts";
import { publish } from "../tests/factories/stories.ts";
import { queueReplies } from "./reply-alerts.server.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

it("a reply is told once, to who chose alerts of replies, for an hour", async () => {
  const t = await openTestDatabase();
  try {
    const slug = await publish(t.db, noon);
    const join = async (name: string) => {
      const { id } = await signIn(t.db, noon);
      await chooseName(t.db, { id, staff: true }, name, noon);
      return { id, tier: "basic" as const, editor: true };
    };
    const [ana, ben] = [await join("Ana Silva"), await join("Kanalratte")];
    const say = async (who: typeof ana, text: string, parent: number | null) => {
      const discussion = await findDiscussion(t.db, "article", slug);
      if (!discussion) throw new Error("no discussion");
      const sent = { text, lang: "en", parent, formId: randomUUID() };
      const posted = await post(t.db, discussion, who, sent, noon);
      if (!posted.ok) throw new Error(posted.problem);
      return posted.id;
    };
    const setState = (id: number, state: "shown" | "rejected") =>
      t.db.updateTable("contributions").set({ state }).where("id", "=", id).execute();
    const first = await say(ana, "What was decided about the bridge?", null);
    const answer = await say(ben, "Nothing yet, says the town hall.", first);

    expect(await queueReplies(t.db, later(1))).toBe(0);
    const kinds = { ...noChoices.kinds, replies: { ...noChoices.kinds.replies, way: "push" } };
    await saveAlertChoices(t.db, ana.id, { ...noChoices, kinds } as typeof noChoices, noon);
    expect(await queueReplies(t.db, later(90))).toBe(0);
    expect(await queueReplies(t.db, later(2))).toBe(1);
    expect(await queueReplies(t.db, later(3))).toBe(0);

    const { said, kind, key } = await t.db
      .selectFrom("alerts")
      .select(["said", "kind", "key"])
      .where("user_id", "=", ana.id)
      .executeTakeFirstOrThrow();
    expect([kind, key]).toEqual(["replies", `reply:${answer}`]);
    expect(said).toMatchObject({
      title: "Kanalratte replied to you",
      to: `/article/${slug}/discussion?comment=${answer}#c-${answer}`,
    });

    await setState(answer, "rejected");
    await queueReplies(t.db, later(90));
    expect(await t.db.selectFrom("alerts").select("key").execute()).toEqual([]);

    // What was read is not read again, and what comes after it is. A reply that is shown again is told on the site alone.
    await setState(answer, "shown");
    expect(await queueReplies(t.db, later(4))).toBe(0);
    expect(await notificationsFor(t.db, ana.id, 5)).toMatchObject([{ contribution: answer }]);
    const next = await say(ben, "Now there is: it will be built.", first);
    expect(await queueReplies(t.db, later(0))).toBe(1);

    // Nor by a writer who is hidden before the alert goes out.
    await blockWriter(t.db, ana.id, next, noon);
    expect(await queueReplies(t.db, later(0.2))).toBe(0);
    expect(await t.db.selectFrom("alerts").select("key").execute()).toEqual([]);
    await unblock(t.db, ana.id, "Kanalratte");
    expect(await queueReplies(t.db, later(0.25))).toBe(1);

    // Who was told already is not told again, however soon the reply is back.
    await t.db.updateTable("alerts").set({ state: alertStates.sent }).execute();
    await setState(next, "rejected");
    expect(await queueReplies(t.db, later(0.3))).toBe(0);
    await setState(next, "shown");
    expect(await queueReplies(t.db, later(0.6))).toBe(0);
    expect(await t.db.selectFrom("alerts").select(["key", "state"]).execute()).toEqual([
      { key: `reply:${next}`, state: alertStates.sent },
    ]);
  } finally {
    await t.close();
  }
});
