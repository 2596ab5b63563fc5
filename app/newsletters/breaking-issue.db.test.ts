import { afterAll, beforeAll, expect, it } from "vitest";
import { savePreferences } from "#accounts/preferences.server.ts";
import { markBreakingEvents } from "#events/breaking.server.ts";
import { setEventTitle } from "#events/titles.server.ts";
import { readConfig } from "#platform/config.server.ts";
import type { Locale } from "#platform/locale.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { addStoryToEvent, createEvent } from "../../tests/factories/events.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { issuesOn } from "./archive.server.ts";
import { sendBreakingIssues } from "./breaking-issue.server.ts";
import { setList } from "./newsletters.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const config = readConfig({ BASE_URL: "https://news.example.eu" });
const quiet = () => {};
const log = { info: quiet, warn: quiet, error: quiet, fatal: quiet };

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
  const subscribe = async (name: string, language: Locale, stories = "") => {
    const { id, email } = await signIn(t.db, now, {
      email: `${name}@example.eu`,
      tier: "premium",
    });
    await savePreferences(t.db, id, { language, story_languages: stories }, now);
    const consent = { text: "x", page: "/" };
    await setList(
      t.db,
      { email, list: "breaking-alerts", on: true, locale: language, consent },
      now,
    );
  };
  await subscribe("ana", "en");
  await subscribe("luc", "fr", "de.fr");
  await subscribe("uwe", "de");
});
afterAll(() => t.close());

/** The subjects of the letters, with the name of each subscriber. */
async function sent(minutes: number): Promise<string[][]> {
  const at = new Date(now.getTime() + minutes * 60_000);
  await markBreakingEvents(t.db, at);
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

it("goes to those of another language once it is confirmed in it, and to nobody twice", async () => {
  for (const source of ["North", "South"])
    await addStoryToEvent(t.db, now, "flood", {
      source,
      country: "IE",
      lang: "en",
      title: "Flood in Graz",
    });
  const all = [["ana", "Breaking: Flood in Graz"], ["luc", "Alerte : Flut in Graz"], ...german];
  expect(await sent(2)).toEqual(all);
  expect(await sent(3)).toEqual(all);
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
    now,
    [1, 2, 3, 4, 5].map((n) => ({ source: `Diario${n}`, country: "ES", lang: "es", ago: 1 })),
    { slug: "strike" },
  );
  const given = { title: "The strike of Vigo", lang: "en" };
  await setEventTitle(t.db, "strike", given, { actor: "ed", now });
  const subjects = (await sent(70)).map(([, subject]) => subject);
  expect(subjects.filter((subject) => subject?.includes("The strike of Vigo"))).toHaveLength(3);
});
