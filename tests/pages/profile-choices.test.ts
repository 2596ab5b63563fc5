// What a reader chooses on the profile, and what follows from it: cookies, letters, views, the plan that is shown.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { grantAccess } from "#subscriptions/entitlements.server.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, origin, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";

let site: TestSite;
let ines: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  ines = await signIn(site.db, noon);
});

const see = async (path: string) => (await site.at(path, { headers: ines.headers })).text();
const send = (fields: Record<string, string>, path = "/profile") =>
  site.at(path, { method: "POST", headers: ines.headers, body: new URLSearchParams(fields) });
const preferences = () =>
  site.db
    .selectFrom("user_preferences")
    .selectAll()
    .where("user_id", "=", ines.id)
    .executeTakeFirst();

describe("preferences", () => {
  const chosen = { intent: "preferences", language: "de", theme: "dark" };

  it("hold at once: cookies, page and account", async () => {
    const answer = await send({ ...chosen, content_personalization: "on" }, "/profile?lang=fr");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/profile?tab=preferences&done=preferences");
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toEqual([
      "language=de; Max-Age=31536000; Path=/; SameSite=Lax",
      "theme=dark; Max-Age=31536000; Path=/; SameSite=Lax",
    ]);
    expect(await preferences()).toMatchObject({
      language: "de",
      theme: "dark",
      content_personalization: true,
      privacy_analytics: false,
      email_notifications: true,
      weekly_digest: true,
    });
    const cookie = [ines.headers.cookie, ...cookies.map((c) => c.split(";")[0])].join("; ");
    const html = await (
      await site.at("/profile?tab=preferences&done=preferences", { headers: { cookie } })
    ).text();
    expect(html).toMatch(/<html lang="de" data-theme="dark"/);
    expect(textOf(html)).toContain("Ihre Einstellungen wurden aktualisiert");
  });

  it.each([
    { language: "xx" },
    { theme: "pink" },
    { language: "de\r\nSet-Cookie: a=b" },
    { theme: "" },
  ])("refuse %j", async (bad) => {
    const answer = await send({ ...chosen, ...bad });
    expect(answer.status).toBe(400);
    expect(textOf(await answer.text())).toContain("Please choose a language and a theme");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await preferences()).toBeUndefined();
  });

  it("follow the switches of header and footer, which set a visitor's cookies alone", async () => {
    const choose = (fields: Record<string, string>, who: SignedIn | null) =>
      site.at("/preferences", {
        method: "POST",
        headers: { ...who?.headers, referer: `${origin}/about` },
        body: new URLSearchParams(fields),
      });
    expect((await choose({ theme: "dark" }, ines)).status).toBe(303);
    expect((await choose({ language: "es" }, ines)).headers.getSetCookie()).toHaveLength(1);
    expect(await preferences()).toMatchObject({
      theme: "dark",
      language: "es",
      weekly_digest: true,
    });
    await choose({ theme: "light" }, null);
    expect(await preferences()).toMatchObject({ theme: "dark" });
  });

  it("with analytics off count no view of this reader, whatever their browser sends", async () => {
    await publish(site.db, noon, { title: "A bridge" });
    const view = () =>
      site.at("/functions/view", {
        method: "POST",
        headers: {
          ...ines.headers,
          "content-type": "application/json",
          "user-agent": "Mozilla/5.0 Firefox/145.0",
        },
        body: JSON.stringify({ kind: "article", id: 1 }),
      });
    await send({ intent: "preferences", language: "en", theme: "system" });
    const counted = () => site.db.selectFrom("views").select("item_id").execute();
    expect((await view()).status).toBe(204);
    expect(await counted()).toEqual([]);
    await send({
      intent: "preferences",
      language: "en",
      theme: "system",
      privacy_analytics: "on",
    });
    await view();
    expect(await counted()).toHaveLength(1);
  });
});

describe("notifications", () => {
  const isOn = (html: string, name: string) =>
    [...html.matchAll(/<input[^>]*>/g)]
      .map((m) => m[0])
      .find((input) => input.includes(` id="notification-${name}"`))
      ?.includes("checked");
  const lists = () =>
    site.db
      .selectFrom("newsletter_subscriptions")
      .select(["list", "confirmed_at", "unsubscribed_at", "consent"])
      .where("email", "=", ines.email)
      .orderBy("list")
      .execute();

  it("show a letter as on only when it is wanted and confirmed", async () => {
    const html = await see("/profile?tab=notifications");
    expect(isOn(html, "weekly_digest")).toBe(false);
    expect(isOn(html, "newsletter_subscription")).toBe(false);
    expect(isOn(html, "email_notifications")).toBe(false);
    expect(html).toMatch(/<input[^>]*id="notification-breaking_news_alerts"[^>]*disabled/);
    await send({ intent: "notifications", email_notifications: "on", weekly_digest: "on" });
    const after = await see("/profile?tab=notifications");
    expect(isOn(after, "weekly_digest")).toBe(true);
    // It waits for a plan: nobody without one gets it.
    expect(isOn(after, "email_notifications")).toBe(true);
    expect(await lists()).toMatchObject([
      { list: "daily-digest", confirmed_at: noon },
      {
        list: "weekly-digest",
        confirmed_at: noon,
        unsubscribed_at: null,
        consent: { text: "Weekly digest. The week in Europe, every Sunday.", page: "/profile" },
      },
    ]);
    await savePreference({ weekly_digest: false });
    expect(isOn(await see("/profile?tab=notifications"), "weekly_digest")).toBe(false);
  });

  const savePreference = (patch: { weekly_digest: boolean }) =>
    site.db.updateTable("user_preferences").set(patch).where("user_id", "=", ines.id).execute();

  it("leave a letter when it is switched off, and nothing else", async () => {
    const both = { weekly_digest: "on", newsletter_subscription: "on" };
    await send({ intent: "notifications", email_notifications: "on", ...both });
    const answer = await send({ intent: "notifications", weekly_digest: "on" });
    expect(answer.headers.get("location")).toBe("/profile?tab=notifications&done=notifications");
    expect(await lists()).toMatchObject([
      { list: "daily-digest", unsubscribed_at: noon },
      { list: "product-news", unsubscribed_at: noon },
      { list: "weekly-digest", unsubscribed_at: null },
    ]);
    expect(await preferences()).toMatchObject({
      newsletter_subscription: false,
      weekly_digest: true,
      email_notifications: false,
      breaking_news_alerts: true,
    });
  });

  it("give breaking news to Premium alone, however it is asked for", async () => {
    await send({ intent: "notifications", breaking_news_alerts: "on" });
    expect(await lists()).toEqual([]);
    await grantAccess(
      site.db,
      { userId: ines.id, tier: "premium", endsAt: null, by: "test" },
      noon,
    );
    await send({ intent: "notifications", breaking_news_alerts: "on", email_notifications: "on" });
    expect((await lists()).map((l) => l.list)).toEqual(["breaking-alerts", "daily-digest"]);
  });
});

describe("the subscription", () => {
  const text = async () =>
    textOf(await see("/profile?tab=subscription")).replace(/^.*Profile Settings/, "");

  it("says what there is, why, and until when", async () => {
    expect(await text()).toContain("You have no subscription.");
    const until = new Date("2026-12-12T12:00:00Z");
    await grantAccess(site.db, { userId: ines.id, tier: "basic", endsAt: until, by: "test" }, noon);
    expect(await text()).toContain(
      "Basic member (Essential Pass) We have opened Basic (Essential Pass) for you until 12 December 2026.",
    );
    expect(await text()).toContain("Member since 21 November 2026");
    const paid = { lookup_key: "eunison_insider_month_eur", currency: "eur", amount: 1999 };
    const ends = new Date(noon.getTime() + 30 * 86_400_000);
    await site.db
      .insertInto("subscriptions")
      .values({
        id: "sub_ines",
        user_id: ines.id,
        customer_id: "cus_ines",
        status: "active",
        ...paid,
        started_at: noon,
        period_starts_at: noon,
        period_ends_at: ends,
        synced_at: noon,
      })
      .execute();
    // Doors stay open a day longer than what was paid for, which is nobody's date.
    await site.db
      .insertInto("entitlements")
      .values({
        user_id: ines.id,
        origin: "subscription",
        origin_id: "sub_ines",
        tier: "premium",
        starts_at: noon,
        ends_at: new Date(ends.getTime() + 86_400_000),
        created_at: noon,
      })
      .execute();
    expect(await text()).toContain(
      "Premium member (Insider Pass) Your plan renews by itself on 21 December 2026.",
    );
    await site.db.updateTable("subscriptions").set({ cancel_at: ends }).execute();
    expect(await text()).toContain("Everything stays open until 21 December 2026;");
    expect(await text()).not.toContain("22 December");
    const html = await see("/profile?tab=subscription");
    expect(html).toContain('href="/subscription-manage"');
  });
});
