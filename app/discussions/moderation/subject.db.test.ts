import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setEventTitle } from "#events/titles.server.ts";
import { openTestDatabase, type TestDatabase } from "../../../tests/database.ts";
import { createEvent } from "../../../tests/factories/events.ts";
import { signIn } from "../../../tests/factories/readers.ts";
import { discussionById, findDiscussion } from "../discussions.server.ts";
import { memberContributions } from "../member-contributions.server.ts";
import { chooseName } from "../members.server.ts";
import {
  notificationsFor,
  notificationsSince,
  notificationsToMail,
} from "../notifications.server.ts";
import { post } from "../posting.server.ts";
import { subjectsOf } from "./subject.queries.server.ts";

const now = new Date("2026-11-20T12:00:00Z");

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t?.close());

it("calls an event the same everywhere: as an editor titled it, and never by the headline of an opted-out source", async () => {
  const { slug } = await createEvent(t.db, now, [
    { source: "lead", title: "The headline of the lead", lang: "en" },
    { source: "second", title: "The headline of another", lang: "fr" },
  ]);
  const join = async (name: string) => {
    const { id } = await signIn(t.db, now);
    await chooseName(t.db, { id, staff: true }, name, now);
    return { id, tier: "basic" as const, editor: true };
  };
  const [ana, ben] = [await join("Ana Silva"), await join("Kanalratte")];
  const write = async (who: typeof ana, parent: number | null) => {
    const discussion = await findDiscussion(t.db, "event", slug);
    if (!discussion) throw new Error("no discussion");
    const sent = { text: "What was decided here?", lang: "en", parent, formId: randomUUID() };
    const posted = await post(t.db, discussion, who, sent, now);
    if (!posted.ok) throw new Error(posted.problem);
    return posted.id;
  };
  const root = await write(ana, null);
  await write(ben, root);
  const titles = async () => {
    const subject = (await subjectsOf(t.db, [root])).get(root);
    const since = { after: 0, since: new Date(now.getTime() - 1) };
    const all = [
      subject,
      await findDiscussion(t.db, "event", slug),
      await discussionById(t.db, subject?.discussion ?? 0),
      ...(await notificationsFor(t.db, ana.id, 9)),
      ...(await notificationsToMail(t.db, ana.id, 9)),
      ...(await notificationsSince(t.db, since)).map(({ notice }) => notice),
    ].map((one) => [one?.title, one?.lang, one?.path]);
    const own = (await memberContributions(t.db, ana.id, null, now)).items;
    return [...all, ...own.map(({ title, titleLang, path }) => [title, titleLang, path])];
  };
  const path = `/event/${slug}`;
  const everywhere = (title: string, lang: string) => Array(7).fill([title, lang, path]);

  expect(await titles()).toEqual(everywhere("The headline of the lead", "en"));
  const given = { title: "What an editor calls it", lang: "de" };
  await setEventTitle(t.db, slug, given, { actor: "editor", now });
  expect(await titles()).toEqual(everywhere(given.title, given.lang));
  await setEventTitle(t.db, slug, null, { actor: "editor", now });
  await t.db.updateTable("sources").set({ opted_out_at: now }).where("id", "=", "lead").execute();
  expect(await titles()).toEqual(everywhere("The headline of another", "fr"));
});
