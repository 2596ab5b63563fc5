import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { savePreferences } from "#accounts/preferences.server.ts";
import { markBreakingEvents } from "#events/breaking.server.ts";
import { setEventTitle } from "#events/titles.server.ts";
import { readConfig } from "#platform/config.server.ts";
import type { Locale } from "#platform/locale.ts";
import { writeSetting } from "#platform/settings.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { addStoryToEvent, createEvent } from "../../tests/factories/events.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { deliver } from "../../tests/factories/stories.ts";
import { issuesOn } from "./archive.server.ts";
import { sendBreakingIssues } from "./breaking-issue.server.ts";
import { issuePath } from "./newsletter.ts";
import { setList } from "./newsletters.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const config = readConfig({ BASE_URL: "https://news.example.eu" });
const quiet = () => {};
const log = { info: quiet, warn: quiet, error: quiet, fatal: quiet };

async function subscribe(name: string, language: Locale, stories = ""): Promise<void> {
  const { id, email } = await signIn(t.db, now, {
    email: `${name}@example.eu`,
    tier: "premium",
  });
  await savePreferences(t.db, id, { language, story_languages: stories }, now);
  const consent = { text: "x", page: "/" };
  await setList(t.db, { email, list: "breaking-alerts", on: true, locale: language, consent }, now);
}

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
  await subscribe("ana", "en");
  await subscribe("luc", "fr", "de.fr");
  await subscribe("uwe", "de");
});
afterAll(() => t.close());

/** The subjects of the letters, with the name of each subscriber. */
async function sent(minutes: number): Promise<string[][]> {
  await markBreakingEvents(t.db, after(minutes));
  return sentOfMarked(minutes);
}

const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

async function sentOfMarked(minutes: number): Promise<string[][]> {
  const at = after(minutes);
  await sendBreakingIssues({ db: t.db, config, log }, at);
  const mails = await t.db
    .selectFrom("mails")
    .select(["recipient", "subject"])
    .where("key", "like", "breaking-alerts:%")
    .orderBy("recipient")
    .orderBy("subject")
    .execute();
  return mails.map(({ recipient, subject }) => [recipient.split("@")[0] ?? "", subject]);
}

const german = [["uwe", "Eilmeldung: Flut in Graz"]] as const;

it("waits for a headline that others confirm, and is written in a language of each subscriber", async () => {
  await createEvent(
    t.db,
    now,
    [1, 2, 3, 4, 5].map((n) => ({
      source: `Paper${n}`,
      country: "AT",
      lang: n < 5 ? "de" : "en",
      title: n < 5 ? "Flut in Graz" : "A habit of living with water",
      ago: 10,
    })),
    { slug: "flood" },
  );
  await t.pool.query("update event_tellings set confirmed = false");
  expect(await sent(0)).toEqual([]);
  await t.pool.query("update event_tellings set confirmed = lang = 'de'");
  expect(await sent(1)).toEqual([["luc", "Alerte : Flut in Graz"], ...german]);
});

it("goes to those of another language once it is confirmed in it, an hour later, and to nobody twice", async () => {
  await subscribe("eva", "de");
  for (const source of ["North", "South"])
    await addStoryToEvent(t.db, now, "flood", {
      source,
      country: "IE",
      lang: "en",
      title: "Flood in Graz",
    });
  const all = [["ana", "Breaking: Flood in Graz"], ["luc", "Alerte : Flut in Graz"], ...german];
  expect(await sent(2)).toHaveLength(2);
  expect(await sent(61)).toEqual(all);
  expect(await sent(121)).toEqual(all);
  const web = async (locale: Locale) => {
    const [issue] = await issuesOn(t.db, "breaking-alerts", "2026-11-21", locale);
    return [issue?.title, issue?.stories.map(({ title }) => title)];
  };
  expect(await web("de")).toEqual(["Eilmeldung: Flut in Graz", ["Flut in Graz"]]);
  expect(await web("en")).toEqual(["Breaking: Flood in Graz", ["Flood in Graz"]]);
});

it("has an editor's title for all", async () => {
  await createEvent(
    t.db,
    after(122),
    [1, 2, 3, 4, 5].map((n) => ({ source: `Diario${n}`, country: "ES", lang: "es", ago: 1 })),
    { slug: "strike" },
  );
  const given = { title: "The strike of Vigo", lang: "en" };
  await setEventTitle(t.db, "strike", given, { actor: "ed", now });
  const subjects = (await sent(122)).map(([, subject]) => subject);
  expect(subjects.filter((subject) => subject?.includes("The strike of Vigo"))).toHaveLength(4);
});

it("is not sent again for another story of an event, as one that an editor marks", async () => {
  const before = await sent(190);
  await t.pool.query(
    "update stories set editor_breaking = true where id = (select max(id) from stories where title = 'Flood in Graz')",
  );
  expect(await sentOfMarked(191)).toEqual(before);
});

describe("of stories by single publishers", () => {
  beforeEach(async () => {
    for (const table of ["mails", "settings", "newsletter_issues"] as const)
      await t.db.deleteFrom(table).execute();
    await t.db
      .updateTable("stories")
      .set({ editor_breaking: false, rule_breaking_line: false })
      .execute();
  });
  const breaks = async (title: string, lang: string) => {
    const slug = await deliver(t.db, now, { title, lang });
    const { id } = await t.db
      .updateTable("stories")
      .set({ rule_breaking_line: true, rule_breaking_at: now })
      .where("slug", "=", slug)
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };

  it("leaves the hour and the day's places to others where nobody reads a headline", async () => {
    await breaks("Sisma a Malta", "mt");
    expect(await sentOfMarked(0)).toEqual([]);
    for (const title of ["Feuer in Wien", "Streik in Linz"]) await breaks(title, "de");
    const german = (await sentOfMarked(1)).filter(([name]) => name === "uwe");
    expect(german).toHaveLength(1);
    expect((await sentOfMarked(60)).filter(([name]) => name === "uwe")).toEqual(german);
    expect((await sentOfMarked(61)).filter(([name]) => name === "uwe")).toHaveLength(2);
    await subscribe("mia", "en", "mt");
    expect(await sentOfMarked(121)).toContainEqual(["mia", "Breaking: Sisma a Malta"]);
    expect((await t.db.selectFrom("newsletter_issues").select("key").execute()).length).toBe(2);
  });

  it("has no link to the web where no version is there", async () => {
    await breaks("Sisma f'Għawdex", "mt");
    expect(await sentOfMarked(0)).toEqual([["mia", "Breaking: Sisma f'Għawdex"]]);
    const [mail] = await t.db.selectFrom("mails").select("text").execute();
    expect(mail?.text).toContain("/newsletter/unsubscribe");
    expect(mail?.text).not.toContain(issuePath("breaking-alerts", "2026-11-21"));
  });

  it("has the day of its first mails in the link, also after midnight", async () => {
    const id = await breaks("Flut in Ried", "de");
    await sentOfMarked(0);
    await t.db.updateTable("stories").set({ editor_breaking: true }).where("id", "=", id).execute();
    expect(await sentOfMarked(13 * 60)).toContainEqual(["ana", "Breaking: Flut in Ried"]);
    const mails = await t.db.selectFrom("mails").select("text").execute();
    for (const { text } of mails)
      expect(text).toContain(issuePath("breaking-alerts", "2026-11-21"));
  });

  it("are not told again by a log that names no languages", async () => {
    const id = await breaks("Brand in Graz", "de");
    const at = new Date(now.getTime() - 7_200_000).toISOString();
    await writeSetting(t.db, "newsletter:breaking-alerts", { at, ids: [id] }, now);
    expect(await sentOfMarked(0)).toEqual([]);
    await t.db.deleteFrom("settings").execute();
    expect(await sentOfMarked(0)).toContainEqual(["uwe", "Eilmeldung: Brand in Graz"]);
  });

  it("are logged where the mails were queued by a process that ended then", async () => {
    await breaks("Sturm in Wels", "de");
    const first = await sentOfMarked(0);
    expect(first).toContainEqual(["uwe", "Eilmeldung: Sturm in Wels"]);
    await t.db.deleteFrom("settings").execute();
    expect(await sentOfMarked(1)).toEqual(first);
    await breaks("Stau in Steyr", "de");
    expect(await sentOfMarked(60)).toEqual(first);
    expect(await sentOfMarked(61)).toHaveLength(2 * first.length);
  });
});
