// The pages of members over HTTP: who gets in, what their forms do without scripts, and what the functions answer.
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { deliver, publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";

let site: TestSite;
let visitor: { headers: Record<string, string> };
let plain: SignedIn;
let basic: SignedIn;
let premium: SignedIn;
let editor: SignedIn;

const form = (who: { headers: object }, fields: Record<string, string>): RequestInit => ({
  method: "POST",
  redirect: "manual",
  headers: { ...who.headers, "content-type": "application/x-www-form-urlencoded" },
  body: String(new URLSearchParams(fields)),
});
const json = (who: { headers: object }, body: unknown): RequestInit => ({
  method: "POST",
  headers: { ...who.headers, "content-type": "application/json" },
  body: JSON.stringify(body),
});
const page = async (path: string, who: { headers: Record<string, string> }) => {
  const response = await site.at(path, { headers: who.headers, redirect: "manual" });
  return {
    status: response.status,
    headers: response.headers,
    html: mainOf(await response.text()),
  };
};
/** What is on the page: its texts travel with it as well. */
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const member = (tier: "basic" | "premium" = "basic", timezone = "UTC") =>
  signIn(site.db, site.clock.now(), { tier, timezone });
const storyId = async (slug: string) =>
  (
    await site.db
      .selectFrom("stories")
      .select("id")
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow()
  ).id;

beforeAll(async () => {
  site = await openTestSite();
  visitor = { headers: {} };
  plain = await signIn(site.db, noon);
  basic = await member("basic");
  premium = await member("premium");
  editor = await signIn(site.db, noon, { role: "editor" });
  for (let n = 0; n < 4; n++) await publish(site.db, noon, { topics: ["Climate"] });
  for (let n = 0; n < 4; n++) await deliver(site.db, noon, { topics: ["Energy"] });
  await deliver(site.db, noon, { topics: ["Trade"] }, "another");
});
afterAll(() => site.close());

describe("the gates", () => {
  it("send visitors to sign in, and readers without access to the plans", async () => {
    const gate = async (path: string, who: { headers: Record<string, string> }) => {
      const { status, headers } = await page(path, who);
      return [status, headers.get("location")];
    };
    expect(await gate("/dashboard", visitor)).toEqual([302, "/auth?redirectTo=%2Fdashboard"]);
    expect(await gate("/dashboard", plain)).toEqual([302, "/pricing"]);
    for (const who of [basic, premium, editor])
      expect(await gate("/dashboard", who)).toEqual([200, null]);
    expect(await gate("/history", visitor)).toEqual([302, "/auth?redirectTo=%2Fhistory"]);
    expect(await gate("/achievements.png", visitor)).toEqual([
      302,
      "/auth?redirectTo=%2Fachievements.png",
    ]);
    for (const who of [plain, basic, premium])
      expect(await gate("/history", who)).toEqual([200, null]);
  });

  it("hold for what the router asks for, and for forms and functions", async () => {
    for (const who of [visitor, plain]) {
      const response = await site.at("/dashboard.data", { headers: who.headers });
      expect(await response.text()).not.toContain("Daily streak");
      const posted = await site.at("/dashboard", form(who, { intent: "check-in" }));
      expect(posted.headers.get("location")).toMatch(/^\/(auth|pricing)/);
    }
    expect((await site.at("/functions/brief", json(plain, { do: "dismiss" }))).status).toBe(403);
    for (const name of ["brief", "check-in", "pause", "read"])
      expect((await site.at(`/functions/${name}`, json(visitor, {}))).status, name).toBe(401);
    for (const name of ["brief", "check-in", "pause", "read"])
      expect((await site.at(`/functions/${name}`, { headers: basic.headers })).status).toBe(405);
  });

  it("show the badge of the tier, and the way up to those who have one above them", async () => {
    const { html: low } = await page("/dashboard", basic);
    const { html: high } = await page("/dashboard", premium);
    expect(textOf(low)).toContain("Basic member (Essential Pass)");
    expect(low).toContain("Upgrade to premium");
    expect(textOf(high)).toContain("Premium member (Insider Pass)");
    expect(high).not.toContain("Upgrade to premium");
    expect(low).toContain('href="/profile?tab=preferences"');
  });
});

describe("the streak", () => {
  it("is kept without scripts, with each of the four messages once", async () => {
    const ana = await member("basic", "Europe/Athens");
    const said: Record<number, string> = {
      1: "Daily streak started!",
      2: "2 day streak!",
      7: "7 days! Weekly milestone!",
      30: "30 days! Monthly champion!",
    };
    for (let day = 1; day <= 30; day++) {
      const posted = await site.at("/dashboard", form(ana, { intent: "check-in" }));
      expect([posted.status, posted.headers.get("location")]).toEqual([
        303,
        "/dashboard?done=risen",
      ]);
      const again = await site.at("/dashboard", form(ana, { intent: "check-in" }));
      expect(again.headers.get("location")).toBe("/dashboard");
      if (said[day]) {
        const { html } = await page("/dashboard?done=risen", ana);
        expect(html).toContain(said[day]);
        expect(html).toContain("Checked in today");
      }
      const { html } = await page("/dashboard", ana);
      expect(html.includes("Expert Reader")).toBe(day >= 7 && day < 30);
      expect(html.includes("Champion")).toBe(day >= 30);
      // Full on the day that fills it, and then the rest of the count by seven.
      expect(html).toContain(`${day % 7 || 7} of 7 this week`);
      site.clock.advance(86_400_000);
      if (day === 7) expect((await page("/dashboard", ana)).html).toContain("0 of 7 this week");
    }
    site.clock.set(noon);
  });

  it("is answered to scripts, in their language, and celebrated only when it rose", async () => {
    const ben = await member();
    const first = await site.at("/functions/check-in?lang=de", json(ben, {}));
    expect(await first.json()).toMatchObject({
      streak: { count: 1, longest: 1, total: 1, checked: true },
      toast: { title: "Leseserie gestartet!", text: "Bis morgen." },
    });
    const all = await Promise.all(
      Array.from({ length: 10 }, () => site.at("/functions/check-in", json(ben, {}))),
    );
    for (const one of all)
      expect(await one.json()).toMatchObject({ streak: { count: 1, total: 1 }, toast: null });
    const to = (path: string) => site.at("/functions/check-in", form(ben, { to: path }));
    expect((await to("/")).headers.get("location")).toBe("/");
    expect((await to("//evil.example")).headers.get("location")).toBe("/");
  });

  it("says when it cannot be loaded or kept, and keeps the old state", async () => {
    const cem = await member();
    const silent = vi.spyOn(console, "error").mockImplementation(() => {});
    // A reader who is new to it gets a row when the streak is loaded.
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no streaks today'; end $$`.execute(site.db);
    await sql`create trigger refuse before insert or update on user_streaks
      for each row execute function refuse()`.execute(site.db);
    try {
      const { status, html } = await page("/dashboard", cem);
      expect(status).toBe(200);
      expect(html).toContain("Error loading streak data. Using local fallback data");
      expect((await site.at("/functions/check-in", json(cem, {}))).status).toBe(503);
      const posted = await site.at("/dashboard", form(cem, { intent: "check-in" }));
      expect(posted.status).toBe(503);
      expect(mainOf(await posted.text())).toContain("Error updating streak. Please try again");
    } finally {
      await sql`drop function refuse cascade`.execute(site.db);
      silent.mockRestore();
    }
    expect((await page("/dashboard", cem)).html).toContain("No streak at the moment.");
  });

  it("rests, says what is wrong beside the field, and goes on", async () => {
    const dan = await member();
    const ask = (from: string, to: string) =>
      site.at("/dashboard", form(dan, { intent: "pause", from, to }));
    const wrong = await ask("2026-11-20", "2026-11-22");
    expect(wrong.status).toBe(400);
    const html = mainOf(await wrong.text());
    expect(html).toContain("A pause begins today or later.");
    expect(html).toContain('value="2026-11-20"');
    expect(mainOf(await (await ask("2026-12-01", "2026-12-15")).text())).toContain(
      "That is more than 14 days in a calendar year.",
    );
    expect((await ask("2026-11-21", "2026-11-24")).headers.get("location")).toBe(
      "/dashboard?done=paused",
    );
    const paused = (await page("/dashboard?done=paused", dan)).html;
    expect(paused).toContain("Your streak is paused until 24 November 2026.");
    expect(paused).toContain("10 days are left this year.");
    expect(paused).not.toContain('value="check-in"');
    const ended = form(dan, { intent: "end-pause", from: "2026-11-21" });
    expect((await site.at("/dashboard", ended)).headers.get("location")).toBe(
      "/dashboard?done=ended",
    );
    expect((await site.at("/dashboard", ended)).status).toBe(404);
    expect((await page("/dashboard", dan)).html).toContain('value="check-in"');
    const call = (body: object) => site.at("/functions/pause", json(dan, body));
    expect(await (await call({ intent: "pause", from: "x", to: "y" })).json()).toEqual({
      problem: "day",
    });
    expect((await call({ intent: "end-pause", from: "2026-11-30" })).status).toBe(404);
  });
});

describe("the brief", () => {
  const ids = (html: string) => [...html.matchAll(/id="mark-(\d+)"/g)].map((m) => m[1] ?? "");

  it("is read story by story and put away, without scripts", async () => {
    const eve = await member();
    const { html } = await page("/dashboard", eve);
    const stories = ids(html);
    expect(stories).toHaveLength(5);
    expect(html).toContain('value="0"');
    for (const story of stories.slice(0, 2)) {
      const posted = await site.at("/dashboard", form(eve, { intent: "read-story", story }));
      expect([posted.status, posted.headers.get("location")]).toEqual([303, "/dashboard"]);
    }
    const { html: later } = await page("/dashboard", eve);
    expect(ids(later)).toEqual(stories.slice(2));
    expect(later).toContain('value="40"');
    for (const story of ["0", "x", "999999", "1e9", "-1"])
      expect((await site.at("/dashboard", form(eve, { intent: "read-story", story }))).status).toBe(
        404,
      );
    await site.at("/dashboard", form(eve, { intent: "dismiss-brief" }));
    expect((await page("/dashboard", eve)).html).toContain("Read. Next brief tomorrow.");
    const { html: past } = await page("/history", eve);
    expect(past.match(/From your brief/g)).toHaveLength(2);
    expect(past).toContain("articles read");
  });

  it("answers scripts, for the reader's own brief alone", async () => {
    const [fay, gus] = [await member(), await member()];
    const story = Number(ids((await page("/dashboard", fay)).html)[0]);
    const call = (who: SignedIn, body: object) => site.at("/functions/brief", json(who, body));
    expect((await call(gus, { do: "read", story })).status).toBe(404);
    expect((await call(fay, { do: "open", story })).status).toBe(200);
    expect((await call(fay, { do: "read" })).status).toBe(400);
    expect((await call(fay, { do: "burn", story })).status).toBe(400);
    expect((await page("/dashboard", fay)).html).toContain('value="20"');
  });
});

describe("reading", () => {
  it("ranks For You by what was read, unless personalization is off", async () => {
    const mia = await signIn(site.db, noon);
    const forYou = async () => {
      const { html } = await page("/", mia);
      return html.slice(html.indexOf('class="for-you'), html.indexOf('class="own"'));
    };
    expect(await forYou()).toContain("Choose your countries");
    const id = await storyId(
      await deliver(site.db, noon, { topics: ["Energy"], publishedAt: new Date(0) }),
    );
    await site.at("/functions/read", json(mia, { id, seconds: 60, ended: true }));
    expect(await forYou()).toMatch(/<article[\s\S]*Item \d+ of the outlet/);
    expect(await forYou()).not.toContain("of the newsroom");
    await site.db
      .insertInto("user_preferences")
      .values({ user_id: mia.id, content_personalization: false, updated_at: noon })
      .execute();
    expect(await forYou()).toContain("Choose your countries");
  });

  it("is noted by the beacon, for signed-in readers of any tier, unless they do not want it", async () => {
    const hal = await signIn(site.db, noon);
    const id = await storyId(await publish(site.db, noon, { title: "A story that is noted" }));
    const call = (body: object) => site.at("/functions/read", json(hal, body));
    expect((await call({ id, seconds: 40, ended: false })).status).toBe(204);
    expect((await call({ id: 999_999, seconds: 40, ended: false })).status).toBe(404);
    for (const wrong of [
      { id },
      { id, seconds: -1, ended: true },
      { id: "1", seconds: 1, ended: true },
    ])
      expect((await call(wrong)).status).toBe(400);
    expect((await page("/history", hal)).html).toContain("A story that is noted");
    await site.db
      .insertInto("user_preferences")
      .values({ user_id: hal.id, privacy_analytics: false, updated_at: noon })
      .execute();
    const other = await storyId(await publish(site.db, noon, { title: "A story that is not" }));
    expect((await call({ id: other, seconds: 40, ended: true })).status).toBe(204);
    const { html } = await page("/history", hal);
    expect(html).not.toContain("A story that is not<");
    expect(html).toContain("Privacy analytics are switched off");
  });

  it("does not take the end of a preview for the end of a piece", async () => {
    const [ida, jon] = [await member("basic"), await member("premium")];
    const slug = await publish(site.db, noon, { title: "For premium", premium: true });
    const id = await storyId(slug);
    for (const who of [ida, jon])
      await site.at("/functions/read", json(who, { id, seconds: 30, ended: true }));
    expect((await page("/history", ida)).html).toContain("Partly read");
    expect((await page("/history", jon)).html).not.toContain("Partly read");
  });

  it("is a history with pages, of which the owner deletes one entry or all", async () => {
    const [kim, lou] = [await signIn(site.db, noon), await signIn(site.db, noon)];
    const rows = Array.from({ length: 60 }, (_, n) => ({
      user_id: kim.id,
      article_title: `Entry ${n}.`,
      article_url: "https://x.example/",
      read_at: new Date(noon.getTime() - n * 3_600_000),
    }));
    await site.db.insertInto("user_reading_activity").values(rows).execute();
    const { html } = await page("/history", kim);
    expect(html).toContain("Entry 49.");
    expect(html).not.toContain("Entry 50.");
    const older = /href="(\/history\?before=[^"]+)"/.exec(html)?.[1] ?? "";
    const second = (await page(older, kim)).html;
    expect(second).toContain("Entry 50.");
    expect(second).toContain("Entry 59.");
    expect(second).not.toContain("Entry 49.");
    const entry = /id="entry-(\d+)"/.exec(second)?.[1] ?? "";
    const place = new URLSearchParams(older.split("?")[1]).get("before") ?? "";
    const forget = (who: SignedIn) =>
      site.at("/history", form(who, { intent: "forget", entry, place }));
    expect((await forget(lou)).status).toBe(404);
    expect((await forget(kim)).headers.get("location")).toBe(`/history?before=${place}&done=one`);
    expect((await page(`/history?before=${place}&done=one`, kim)).html).toContain(
      "The entry was deleted.",
    );
    const all = await site.at("/history", form(kim, { intent: "forget-all" }));
    expect(all.headers.get("location")).toBe("/history?done=all");
    expect((await page("/history", kim)).html).toContain("Nothing here yet.");
    for (const odd of ["/history?before=x", "/history?before=99999999999999-1&done=x"])
      expect((await page(odd, kim)).status).toBe(200);
  });
});

it("draws the achievements as a picture, for their owner alone", async () => {
  const response = await site.at("/achievements.png?lang=fr", { headers: basic.headers });
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const { width, height, format } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
});

it("speaks four languages", async () => {
  for (const [lang, title, history] of [
    ["de", "Ihre Lesebilanz", "Leseverlauf"],
    ["fr", "L’équilibre de vos lectures", "Historique de lecture"],
    ["es", "Tu dieta informativa", "Historial de lectura"],
  ] as const) {
    expect((await page(`/dashboard?lang=${lang}`, basic)).html).toContain(title);
    expect((await page(`/history?lang=${lang}`, basic)).html).toContain(history);
  }
});
