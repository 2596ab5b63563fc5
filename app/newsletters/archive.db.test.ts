import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { savePreferences } from "#accounts/preferences.server.ts";
import { letterSite } from "#mails/letter.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { deleteOldMails } from "#platform/mail/mails.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { publish } from "../../tests/factories/stories.ts";
import { issuesOn, pastIssues } from "./archive.server.ts";
import { unsubscribeBouncedAddresses } from "./hard-bounces.server.ts";
import { sendIssues, sendProductNews, subscribersOf } from "./issues.server.ts";
import type { List } from "./list.ts";
import { confirmSubscriptions, listsOf, setList, signUp } from "./newsletters.server.ts";
import {
  readSubscriberPreferences,
  saveSubscriberPreferences,
} from "./subscriber-preferences.server.ts";

const sunday = new Date("2026-11-22T07:00:00Z");
const daysLater = (days: number) => new Date(sunday.getTime() + days * 86_400_000);
const config = readConfig({ BASE_URL: "https://news.example.eu" });
const quiet = () => {};
const log = { info: quiet, warn: quiet, error: quiet, fatal: quiet };
const consent = { text: "x", page: "/" };

let test: TestDatabase;
let services: Parameters<typeof sendIssues>[0];
beforeAll(async () => {
  test = await openTestDatabase();
  services = { db: test.db, config, log };
  await publish(test.db, new Date("2026-11-21T20:00:00Z"), { title: "The ferry is late" });
});
beforeEach(async () => {
  for (const table of [
    "newsletter_issues",
    "newsletter_subscriptions",
    "mails",
    "settings",
  ] as const)
    await test.db.deleteFrom(table).execute();
  await test.db.updateTable("stories").set({ withdrawn_at: null }).execute();
});
afterAll(() => test.close());

const join = (email: string, list: List = "weekly-digest", at = sunday) =>
  setList(test.db, { email, list, on: true, locale: "en", consent }, at);
const tokenOf = async (email: string) =>
  (
    await test.db
      .selectFrom("newsletter_subscriptions")
      .select("unsubscribe_token")
      .where("email", "=", email)
      .executeTakeFirstOrThrow()
  ).unsubscribe_token;
const mailsTo = async (email: string) =>
  (await test.db.selectFrom("mails").select("text").where("recipient", "=", email).execute()).map(
    ({ text }) => text,
  );

it("shows an issue in each language, with the stories that are still there", async () => {
  await sendIssues(services, sunday);
  expect(await pastIssues(test.db, "weekly-digest", "fr")).toEqual([
    { day: "2026-11-22", title: "La semaine en Europe\u202f: The ferry is late", lang: "fr" },
  ]);
  const [issue] = await issuesOn(test.db, "weekly-digest", "2026-11-22", "de");
  expect(issue).toMatchObject({ lang: "de", stories: [{ title: "The ferry is late" }] });
  await test.db.updateTable("stories").set({ withdrawn_at: sunday }).execute();
  const [later] = await issuesOn(test.db, "weekly-digest", "2026-11-22", "de");
  expect(later?.stories).toEqual([]);
  for (const day of [
    "2026-11-21",
    "2026-02-30",
    "2026-13-45",
    "0000-01-01",
    "yesterday",
    "2026-11-22'",
  ])
    expect(await issuesOn(test.db, "weekly-digest", day, "en")).toEqual([]);
});

it("shows product news in English where it is not in the reader's language", async () => {
  const texts = {
    en: { title: "Podcasts", paragraphs: ["They play now."] },
    de: { title: "Podcasts!", paragraphs: ["Sie laufen jetzt."] },
  };
  await join("ana@example.eu", "product-news");
  await setList(
    test.db,
    { email: "eva@example.eu", list: "product-news", on: true, locale: "es", consent },
    sunday,
  );
  const news = { key: "podcasts", texts };
  expect(await sendProductNews(services, news, sunday)).toEqual({ ok: true, queued: 2 });
  expect(await sendProductNews(services, news, daysLater(29))).toEqual({ ok: true, queued: 0 });
  const spanish = await test.db
    .selectFrom("mails")
    .select("html")
    .where("recipient", "=", "eva@example.eu")
    .executeTakeFirst();
  expect(spanish?.html).toContain('<html lang="es">');
  expect(spanish?.html).toMatch(
    /<h1 lang="en"[^>]*>Podcasts<[\s\S]*<p lang="en"[^>]*>They play now/,
  );
  await test.db.updateTable("mails").set({ state: "sent" }).execute();
  await deleteOldMails(test.db, daysLater(1));
  const late = await sendProductNews(services, news, daysLater(30));
  expect(late).toEqual({ ok: false, reason: "sentBefore" });
  const shown = async (locale: "de" | "es") =>
    (await issuesOn(test.db, "product-news", "2026-11-22", locale)).map((one) => one.paragraphs[0]);
  expect([await shown("de"), await shown("es")]).toEqual([
    ["Sie laufen jetzt."],
    ["They play now."],
  ]);
});

it("leads from an issue to the web and to what the address may choose", async () => {
  await join("ana@example.eu");
  await sendIssues(services, sunday);
  const [text] = await mailsTo("ana@example.eu");
  const token = await tokenOf("ana@example.eu");
  expect(text).toContain("https://news.example.eu/newsletter/weekly-digest/2026-11-22?lang=en");
  expect(text).toContain(`https://news.example.eu/newsletter/preferences?token=${token}&lang=en`);
});

it("lets an address choose its lists and language, and pause", async () => {
  await join("ana@example.eu");
  const token = await tokenOf("ana@example.eu");
  expect(await readSubscriberPreferences(test.db, token, sunday)).toEqual({
    address: "a…@example.eu",
    offered: ["weekly-digest", "product-news"],
    chosen: ["weekly-digest"],
    locale: "en",
    pausedUntil: null,
  });
  const lists: List[] = ["weekly-digest", "product-news", "breaking-alerts"];
  const choice = { lists, locale: "fr", pauseWeeks: 2 } as const;
  expect(await saveSubscriberPreferences(test.db, token, choice, () => consent, sunday)).toBe(true);
  expect(await readSubscriberPreferences(test.db, token, sunday)).toMatchObject({
    chosen: ["weekly-digest", "product-news"],
    locale: "fr",
    pausedUntil: daysLater(14).toISOString(),
  });
  await sendIssues(services, sunday);
  expect(await mailsTo("ana@example.eu")).toEqual([]);
  await publish(test.db, daysLater(13), { title: "The ferry is here" });
  await sendIssues(services, daysLater(14));
  expect(await mailsTo("ana@example.eu")).toHaveLength(1);
  const nothing = { lists: [], locale: null, pauseWeeks: null };
  await saveSubscriberPreferences(test.db, token, nothing, () => consent, daysLater(15));
  expect(Object.values(await listsOf(test.db, "ana@example.eu"))).not.toContain(true);
  const stranger = "00000000-0000-4000-8000-000000000000";
  expect(await saveSubscriberPreferences(test.db, stranger, nothing, () => consent, sunday)).toBe(
    false,
  );
  expect(await readSubscriberPreferences(test.db, "' or true", sunday)).toBeNull();
});

it("stops letters to a mailbox that refuses them, until it joins again", async () => {
  await join("gone@example.eu");
  await join("full@example.eu");
  await sendIssues(services, sunday);
  const fail = (recipient: string, code: string) =>
    test.db
      .updateTable("mails")
      .set({ state: "failed", failure_code: code })
      .where("recipient", "=", recipient)
      .execute();
  await fail("gone@example.eu", "5.1.1");
  // A refusal without an enhanced status may be about the sender, and stops no list.
  await fail("full@example.eu", "550");
  expect(await unsubscribeBouncedAddresses(test.db, sunday)).toBe(1);
  expect(await unsubscribeBouncedAddresses(test.db, sunday)).toBe(0);
  expect(await subscribersOf(test.db)).toEqual([
    { list: "weekly-digest", state: "confirmed", count: 1 },
    { list: "weekly-digest", state: "refused by the mailbox", count: 1 },
  ]);
  await publish(test.db, daysLater(6), { title: "Next week" });
  await sendIssues(services, daysLater(7));
  expect(await mailsTo("gone@example.eu")).toHaveLength(1);
  expect(await mailsTo("full@example.eu")).toHaveLength(2);
  expect((await listsOf(test.db, "gone@example.eu"))["weekly-digest"]).toBe(false);
  await join("gone@example.eu", "weekly-digest", daysLater(8));
  expect(await unsubscribeBouncedAddresses(test.db, daysLater(8))).toBe(0);
  expect((await listsOf(test.db, "gone@example.eu"))["weekly-digest"]).toBe(true);
});

it("asks a mailbox that has refused letters anew when it signs up", async () => {
  await join("gone@example.eu");
  await test.db.updateTable("newsletter_subscriptions").set({ bounced_at: sunday }).execute();
  const request = { email: "gone@example.eu", lists: ["weekly-digest"], locale: "en" } as const;
  await signUp(test.db, { ...request, consent, site: letterSite(config) }, daysLater(1));
  const [text = ""] = await mailsTo("gone@example.eu");
  const token = /confirm\?token=([\w-]+)/.exec(text)?.[1] ?? "";
  await confirmSubscriptions(test.db, token, daysLater(1));
  expect((await listsOf(test.db, "gone@example.eu"))["weekly-digest"]).toBe(true);
});

it("lets an address choose its language whatever a stranger has signed up with it", async () => {
  await join("ana@example.eu");
  const { id } = await signIn(test.db, sunday, { email: "ana@example.eu" });
  const token = await tokenOf("ana@example.eu");
  await savePreferences(test.db, id, { language: "fr", weekly_digest: false }, sunday);
  expect(await readSubscriberPreferences(test.db, token, sunday)).toMatchObject({ locale: null });
  await test.db.updateTable("users").set({ email_verified: false }).execute();
  expect(await readSubscriberPreferences(test.db, token, sunday)).toMatchObject({ locale: "en" });
  await sendIssues(services, sunday);
  expect((await mailsTo("ana@example.eu"))[0]).toContain("The week in Europe");
  await test.db.deleteFrom("users").execute();
});
