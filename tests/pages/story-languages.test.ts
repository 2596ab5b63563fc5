import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { preferencesOf, savePreferences } from "#accounts/preferences.server.ts";
import { exportAccount } from "#accounts/privacy.server.ts";
import { saveFrontFacts } from "#events/headlines-and-subjects.queries.server.ts";
import { transaction } from "#platform/db/db.server.ts";
import { createEvent } from "../factories/events.ts";
import { signIn } from "../factories/readers.ts";
import { deliver, publish } from "../factories/stories.ts";
import { noon, openTestSite, origin, type TestSite } from "../site.ts";
import { headlines, textOf } from "./html.ts";

let site: TestSite;
let event: Awaited<ReturnType<typeof createEvent>>;
beforeAll(async () => {
  site = await openTestSite();
  event = await createEvent(site.db, noon, [
    { source: "morning", lang: "en", title: "A bridge falls at Mostowa" },
    { source: "abend", lang: "de", title: "Eine Brücke stürzt in Mostowa ein" },
    { source: "wieczor", lang: "pl", title: "Most runął w Mostowej" },
  ]);
  // As the clustering job would choose the best story in each language.
  const langs = ["en", "de", "pl"];
  const headlineStories = event.stories.map(({ id }, i) => ({
    event_id: event.id,
    lang: langs[i] ?? "",
    story_id: id,
  }));
  await site.db
    .insertInto("event_tellings")
    .values(headlineStories)
    .onConflict((known) => known.doNothing())
    .execute();
  await transaction(site.db, (tx) => saveFrontFacts(tx, [event.id]));
});
afterAll(() => site?.close());

const choose = (fields: [string, string][], headers: Record<string, string> = {}) =>
  site.at("/preferences", { method: "POST", body: new URLSearchParams(fields), headers });
const page = async (path: string, cookie = "") =>
  (await site.at(path, { headers: { cookie } })).text();
/** What the row above the news says. */
const row = (html: string) =>
  textOf(/<div class="wrap languages"[\s\S]*?<\/svg>/.exec(html)?.[0] ?? "");

describe("a choice", () => {
  it("is kept for a year in one spelling, and leads back", async () => {
    const answer = await choose(
      [
        ["stories", ""],
        ["stories", "pl"],
        ["stories", "de"],
      ],
      { referer: `${origin}/event/${event.slug}?side=left` },
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`/event/${event.slug}?side=left`);
    expect(answer.headers.getSetCookie()).toEqual([
      "stories=de.pl; Max-Age=31536000; Path=/; SameSite=Lax",
    ]);
  });

  it.each(["", "default"])("is forgotten by %j", async (value) => {
    const answer = await choose([["stories", value]]);
    expect(answer.headers.getSetCookie()).toEqual(["stories=; Max-Age=0; Path=/; SameSite=Lax"]);
  });

  it("leaves an address that names a language, which the cookie keeps from then on", async () => {
    const answer = await choose([["stories", "pl"]], { referer: `${origin}/?lang=de` });
    expect(answer.headers.get("location")).toBe("/");
    expect(answer.headers.getSetCookie().map((line) => line.split(";")[0])).toEqual([
      "language=de",
      "stories=pl",
    ]);
  });

  it.each(["xx", "de.pl", "pl\r\nSet-Cookie: a=b"])("is refused for %j", async (value) => {
    const answer = await choose([["stories", value]]);
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.json()).toMatchObject({ error: { code: "unknown_preference" } });
  });
});

describe("pages of news", () => {
  it("say in which languages their stories are", async () => {
    expect(row(await page("/"))).toBe("Stories in English chosen. Change the languages");
    expect(row(await page("/", "language=de"))).toContain("Deutsch · English");
    expect(row(await page("/", "stories=pl.de.cs"))).toContain("3 languages");
    const all = await page(`/event/${event.slug}`, "stories=all");
    expect(textOf(all)).toContain("all 24 chosen.");
    expect(all.match(/<input type="checkbox" name="stories"[^>]* checked/g)).toHaveLength(24);
    expect(row(await page("/about", "stories=pl"))).toBe("");
  });

  it("show an event by a story in one of them", async () => {
    const lead = async (cookie: string) => headlines(await page("/", cookie))[0];
    expect(await lead("")).toMatchObject({ title: "A bridge falls at Mostowa" });
    expect(await lead("language=de")).toMatchObject({ title: "Eine Brücke stürzt in Mostowa ein" });
    expect(await lead("stories=pl")).toMatchObject({ title: "Most runął w Mostowej", lang: "pl" });
    const heading = async (cookie: string) =>
      textOf(/<h1[\s\S]*?<\/h1>/.exec(await page(`/event/${event.slug}`, cookie))?.[0] ?? "");
    expect(await heading("")).toContain("A bridge falls at Mostowa");
    expect(await heading("stories=pl")).toContain("Most runął w Mostowej");
  });

  it("name the language of a headline that is not in that of the page", async () => {
    const meta = async (path: string, cookie: string) =>
      [...(await page(path, cookie)).matchAll(/<p class="meta">.*?<\/p>/gs)]
        .map(([line]) => textOf(line))
        .join(" | ");
    expect(await meta("/", "stories=pl")).toContain("wieczor, in Polish");
    expect(await meta("/", "stories=pl; language=de")).toContain("wieczor, auf Polnisch");
    expect(await meta("/", "stories=de; language=de")).not.toMatch(/\bauf /);
    const outlets = await meta(`/event/${event.slug}`, "language=fr");
    for (const language of ["en anglais", "en allemand", "en polonais"])
      expect(outlets).toContain(language);
  });

  it("say on home when it shows stories in other languages, with the choice", async () => {
    const note = async (cookie: string) =>
      /<p class="note other-languages">(?:(?!<\/p>).)*popoverTarget="languages-panel"(?:(?!<\/p>).)*/s.exec(
        await page("/", cookie),
      )?.[0] ?? "";
    expect(textOf(await note("stories=pt"))).toBe(
      "These stories are in other languages than yours: in yours we found no report of them. Change the languages",
    );
    await deliver(site.db, noon, { title: "Uma ponte caiu", lang: "pt" });
    expect(textOf(await note("stories=pt"))).toMatch(/^Some of these stories are in other/);
    expect(textOf(await note("stories=pt; language=de"))).toMatch(/^Einige dieser Meldungen/);
    await publish(site.db, noon, { title: "Invented", lang: "fi", sample: true });
    for (const cookie of ["stories=all", "stories=en.pt"]) expect(await note(cookie)).toBe("");
  });

  it("run a banner of what is told in one of them alone", async () => {
    await site.db
      .updateTable("stories")
      .set({ rule_breaking_line: true, rule_breaking_at: noon })
      .where("id", "=", event.stories[2]?.id ?? 0)
      .execute();
    const banner = async (cookie: string) =>
      textOf(/<section class="break"[\s\S]*?<\/section>/.exec(await page("/", cookie))?.[0] ?? "");
    expect(await banner("")).toContain("A bridge falls at Mostowa");
    expect(await banner("stories=pl")).toContain("Most runął w Mostowej");
    expect(await banner("stories=fr")).toBe("");
    expect(await banner("stories=all")).toContain("A bridge falls at Mostowa");
  });

  it("have sport and culture on home for who asks, in those languages", async () => {
    const match = { class: "Sport" as const, topics: [], countries: [] };
    await deliver(site.db, noon, { ...match, title: "Mecz dnia", lang: "pl" });
    await deliver(site.db, noon, { ...match, title: "Match of the day", lang: "en" });
    expect(await page("/", "stories=en.pl")).not.toMatch(/Mecz dnia|Match of the day/);
    const answer = await choose([
      ["stories", ""],
      ["stories", "pl"],
      ["sport", "on"],
    ]);
    const [kept = ""] = answer.headers.getSetCookie();
    expect(kept).toContain("stories=pl.sport;");
    const home = await page("/", "stories=pl.sport");
    expect(home).toContain('<h2 id="sport">Sport</h2>');
    expect(home).toContain("Mecz dnia");
    expect(home).not.toContain("Match of the day");
    expect(home).toMatch(/<input type="checkbox" name="sport" checked/);
    expect(await page("/", "stories=sport")).toContain("Match of the day");
    await deliver(site.db, noon, {
      class: "Culture",
      topics: [],
      countries: [],
      title: "Neue Oper",
      lang: "de",
    });
    expect(await page("/", "stories=de")).not.toContain('id="culture"');
    const culture = await page("/", "stories=de.culture");
    expect(culture).toMatch(/<h2 id="culture">Culture<\/h2>[\s\S]*Neue Oper/);
    // A press on "all" says nothing about sport.
    const all = await choose([["stories", "all"]], { cookie: "stories=pl.sport" });
    expect(all.headers.getSetCookie()[0]).toContain("stories=all.sport;");
  });

  it("are asked again with them when the front page refreshes itself", async () => {
    const ask = async (languages: string[] | null) => {
      const body = JSON.stringify({ topics: ["EU", "Politics"], limit: 18, fill: true, languages });
      const headers = { "content-type": "application/json" };
      const answer = await site.at("/functions/fetch-news", { method: "POST", body, headers });
      return (await answer.json()).articles[0].title;
    };
    expect(await ask(["pl"])).toBe("Most runął w Mostowej");
    expect(await ask(["de", "en"])).toBe("Eine Brücke stürzt in Mostowa ein");
  });
});

describe("the choice of an account", () => {
  it("is saved beside the other preferences, and followed by every browser with a session", async () => {
    const { id, headers } = await signIn(site.db, noon);
    await choose([["stories", "pl"]], { cookie: `${headers.cookie}; language=fr; theme=dark` });
    expect(await preferencesOf(site.db, id)).toMatchObject({
      language: "fr",
      theme: "dark",
      story_languages: "pl",
    });
    const other = await site.at("/", {
      headers: { cookie: `${headers.cookie}; language=fr; theme=dark` },
    });
    expect(other.headers.getSetCookie()).toEqual([
      "stories=pl; Max-Age=31536000; Path=/; SameSite=Lax",
    ]);
    expect(headlines(await other.text())[0]).toMatchObject({ lang: "pl" });
    const copy = await exportAccount(site.db, { id, email: "ana@example.eu" });
    expect(copy.user_preferences).toMatchObject([{ story_languages: "pl" }]);
    await choose([["stories", "default"]], { cookie: headers.cookie });
    const later = await site.at("/about", {
      headers: { cookie: `${headers.cookie}; language=fr; theme=dark; stories=pl` },
    });
    expect(later.headers.getSetCookie()).toEqual(["stories=; Max-Age=0; Path=/; SameSite=Lax"]);
  });

  it("begins with the browser's where something else is saved first, and stands on the profile", async () => {
    const { id, headers } = await signIn(site.db, noon);
    const cookie = `${headers.cookie}; stories=xx.pl`;
    await site.at("/preferences", {
      method: "POST",
      body: new URLSearchParams({ theme: "dark" }),
      headers: { cookie },
    });
    expect(await preferencesOf(site.db, id)).toMatchObject({ story_languages: "pl" });
    const profile = await page("/profile?tab=preferences", headers.cookie);
    expect(profile.match(/name="stories"[^>]* checked/g)).toHaveLength(1);
    expect(textOf(profile)).toContain("Languages of the stories");
  });

  it("goes before that of the browser", async () => {
    const { id, headers } = await signIn(site.db, noon);
    await savePreferences(site.db, id, { story_languages: "de" }, noon);
    expect(row(await page("/", `${headers.cookie}; stories=pl`))).toContain("Deutsch");
  });
});

it("names its cookie", async () => {
  expect(textOf(await page("/cookies"))).toContain("stories The languages of stories");
});
