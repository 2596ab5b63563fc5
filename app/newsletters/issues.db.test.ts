import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { savePreferences } from "#accounts/preferences.server.ts";
import { readConfig } from "#platform/config.server.ts";
import type { StoryDraft } from "#stories/story.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { deliver, publish } from "../../tests/factories/stories.ts";
import { latestIssue } from "./issue.ts";
import { composeDigest, sendIssues } from "./issues.server.ts";
import type { List } from "./list.ts";
import { setList, unsubscribe } from "./newsletters.server.ts";

const sunday = new Date("2026-11-22T07:00:00Z");
const config = readConfig({ BASE_URL: "https://news.example.eu" });
const quiet = () => {};
const log = { info: quiet, warn: quiet, error: quiet, fatal: quiet };

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await publish(test.db, sunday, { title: "Unread & <new>" });
  await publish(test.db, new Date(sunday.getTime() - 8 * 86_400_000), { title: "Last month" });
  await deliver(test.db, sunday, { title: "Deutsche Nachricht", lang: "de" });
  await test.db
    .updateTable("stories")
    .set({ published_at: new Date("2026-11-21T20:00:00Z") })
    .where("title", "<>", "Last month")
    .execute();
});
beforeEach(async () => {
  for (const table of ["newsletter_subscriptions", "mails", "users", "settings"] as const)
    await test.db.deleteFrom(table).execute();
});
afterAll(() => test.close());

/** Copies of the story "Filler", newer than all others: many without views, and some news with views. */
async function addCopies() {
  // The search index is no matter here, and takes most of the time.
  await sql`alter table stories disable trigger user`.execute(test.db);
  await sql`
    with copies as (
      insert into stories (slug, title, lang, source_id, provenance, content_hash, views,
        published_at, first_seen_at, updated_at)
      select 'copy-' || g, title, lang, source_id, provenance, content_hash,
        case when g > 10000 then 5 else 0 end, published_at + interval '1 minute', first_seen_at, updated_at
      from stories, generate_series(1, 10250) g where title = 'Filler'
      returning id, published_at, lang, views)
    insert into story_listings (topic, country, lang, sample, published_at, story_id)
    select '*', '*', lang, false, published_at, id from copies where views > 0`.execute(test.db);
  await sql`alter table stories enable trigger user`.execute(test.db);
}

const subscribe = (email: string, list: List, locale: "en" | "de" = "en") =>
  setList(test.db, { email, list, on: true, locale, consent: { text: "x", page: "/" } }, sunday);
const send = (now = sunday) => sendIssues({ db: test.db, config, log }, now);
const mails = (list: List) =>
  test.db
    .selectFrom("mails")
    .selectAll()
    .where("key", "like", `${list}:%`)
    .orderBy("recipient")
    .execute();
const recipients = async (list: List) => (await mails(list)).map((mail) => mail.recipient);

describe("the weekly digest", () => {
  it("goes on Sunday in the subscriber's language, once, and can be ended with one click", async () => {
    await subscribe("ana@example.eu", "weekly-digest");
    await subscribe("uwe@example.eu", "weekly-digest", "de");
    await send();
    await send(new Date(sunday.getTime() + 3_600_000));
    const [ana, uwe] = await mails("weekly-digest");
    expect(await mails("weekly-digest")).toHaveLength(2);
    expect(ana).toMatchObject({ kind: "newsletter", state: "queued" });
    expect(ana?.text).toContain("from 15 November to 22 November");
    expect(ana?.html).toContain("Unread &amp; &lt;new&gt;");
    expect(ana?.text).not.toContain("Last month");
    expect(uwe?.subject).toBe("Die Woche in Europa: Deutsche Nachricht");
    const headers = ana?.headers as Record<string, string>;
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const token = /^<https:\/\/news\.example\.eu\/newsletter\/unsubscribe\?token=([\w-]+)>$/.exec(
      headers["List-Unsubscribe"] ?? "",
    )?.[1];
    await unsubscribe(test.db, token ?? "", sunday);
    const nextWeek = new Date("2026-11-28T12:00:00Z");
    await publish(test.db, nextWeek, { title: "Next week" });
    await send(new Date("2026-11-29T07:00:00Z"));
    // Her first mail was still queued.
    expect(await recipients("weekly-digest")).toEqual(["uwe@example.eu", "uwe@example.eu"]);
  });

  it("never tells of invented events in production", async () => {
    await test.db.updateTable("stories").set({ sample: true }).execute();
    try {
      const issue = latestIssue("weekly-digest", sunday);
      expect(await composeDigest(test.db, issue, config)).not.toBeNull();
      expect(await composeDigest(test.db, issue, { ...config, production: true })).toBeNull();
    } finally {
      await test.db.updateTable("stories").set({ sample: false }).execute();
    }
  });

  it("has the most read news of the whole week, in each language, and no sport", async () => {
    const add = (hours: number, source: string, story: Partial<StoryDraft>) => {
      const publishedAt = new Date(sunday.getTime() - hours * 3_600_000);
      return deliver(test.db, publishedAt, { publishedAt, lang: "en", ...story }, source);
    };
    const slugs = [
      await add(90, "early", { title: "Story of the week" }),
      await add(9, "sports", { title: "Cup final", class: "Sport", topics: [] }),
      await add(80, "yle", { title: "Suomi", lang: "fi" }),
      await add(3, "filler", { title: "Filler" }),
    ];
    await sql`update stories set views = 9 where title in ('Story of the week', 'Cup final')`.execute(
      test.db,
    );
    await addCopies();
    const compose = await composeDigest(test.db, latestIssue("weekly-digest", sunday), config);
    const items = (stories: string) => compose?.({ locale: "en", stories }).items ?? [];
    const titles = items("").map(({ title }) => title);
    expect(titles.slice(0, 4)).toEqual(["Story of the week", "Filler", "Filler", "Unread & <new>"]);
    expect(items("fi")[0]).toMatchObject({ title: "Suomi", lang: "fi" });
    await sql`alter table stories disable trigger user`.execute(test.db);
    await sql`delete from stories where slug like 'copy-%'`.execute(test.db);
    await sql`alter table stories enable trigger user`.execute(test.db);
    await sql`delete from stories where slug = any(${slugs})`.execute(test.db);
  });

  it("goes nowhere on a Saturday", async () => {
    await subscribe("ana@example.eu", "weekly-digest");
    await send(new Date("2026-11-21T07:00:00Z"));
    expect(await mails("weekly-digest")).toEqual([]);
  });

  it("does not go to whom it is muted for, is suspended, or has not confirmed", async () => {
    const muted = await signIn(test.db, sunday, { email: "muted@example.eu" });
    const gone = await signIn(test.db, sunday, { email: "gone@example.eu" });
    await signIn(test.db, sunday, { email: "heard@example.eu" });
    for (const email of ["muted", "gone", "heard", "pending"])
      await subscribe(`${email}@example.eu`, "weekly-digest");
    await savePreferences(test.db, muted.id, { weekly_digest: false }, sunday);
    await test.db
      .updateTable("users")
      .set({ suspended_at: sunday })
      .where("id", "=", gone.id)
      .execute();
    await test.db
      .updateTable("newsletter_subscriptions")
      .set({ confirmed_at: null })
      .where("email", "=", "pending@example.eu")
      .execute();
    await send();
    expect(await recipients("weekly-digest")).toEqual(["heard@example.eu"]);
  });
});

describe("newsletters for members", () => {
  it("go to those whose tier has them, and follow the language of the account", async () => {
    const free = await signIn(test.db, sunday, { email: "free@example.eu" });
    const basic = await signIn(test.db, sunday, { email: "basic@example.eu", tier: "basic" });
    const premium = await signIn(test.db, sunday, { email: "premium@example.eu", tier: "premium" });
    for (const { email } of [free, basic, premium])
      for (const list of ["daily-digest", "breaking-alerts"] as const) await subscribe(email, list);
    await savePreferences(test.db, premium.id, { language: "fr" }, sunday);
    await test.db
      .updateTable("stories")
      .set({ editor_breaking: true })
      .where("lang", "=", "de")
      .execute();
    await send();
    await send(new Date(sunday.getTime() + 600_000));
    expect(await recipients("daily-digest")).toEqual([basic.email, premium.email]);
    expect(await recipients("breaking-alerts")).toEqual([premium.email]);
    expect((await mails("breaking-alerts"))[0]?.subject).toBe("Alerte : Deutsche Nachricht");
  });

  it("end with the entitlement", async () => {
    const { id, email } = await signIn(test.db, sunday, { tier: "basic" });
    await subscribe(email, "daily-digest");
    await test.db
      .updateTable("entitlements")
      .set({ ends_at: sunday })
      .where("user_id", "=", id)
      .execute();
    await send();
    expect(await mails("daily-digest")).toEqual([]);
  });
});
