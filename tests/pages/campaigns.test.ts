// Advertisements in their slots: who sees which, and what is counted.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCampaign } from "#advertising/campaign-form.server.ts";
import { addCampaign, announceDateChanges, endCampaign } from "#advertising/campaigns.server.ts";
import { countsOf } from "#advertising/counts.server.ts";
import { signIn } from "../factories/readers.ts";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";

let site: TestSite;
let article: string;
beforeAll(async () => {
  site = await openTestSite();
  await publish(site.db, noon, { topics: ["Climate"], countries: ["DE"] });
  const { slug } = await site.db.selectFrom("stories").select("slug").executeTakeFirstOrThrow();
  article = `/article/${slug}`;
  for (const [id, slot] of [
    ["rail", "article"],
    ["rail-home", "home-upper"],
  ]) {
    const read = readCampaign(
      {
        id,
        name: "Night trains",
        advertiser: "Alpine Rail",
        slot,
        starts_at: "2026-11-20",
        ends_at: "2026-11-25",
        target: "https://rail.example.eu/night?from=vienna",
        texts: { de: { title: "Im Schlaf nach Rom", text: "Ab 39 Euro.", action: "Zur Bahn" } },
        political: false,
      },
      false,
    );
    if ("problems" in read) throw new Error(read.problems.join());
    expect(await addCampaign(site.db, read.campaign, null, noon)).toBe(true);
    expect(await addCampaign(site.db, read.campaign, null, noon)).toBe(false);
  }
});
afterAll(() => site?.close());

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const page = async (path: string, headers: Record<string, string> = {}) =>
  (await site.at(path, { headers })).text();
const from = (address: string, userAgent = browser) => ({
  "user-agent": userAgent,
  "x-eunison-client": address,
});
const click = (id: string, headers: Record<string, string>, query = "") =>
  site.at(`/ad/${id}/click${query}`, { headers, redirect: "manual" });
const see = (campaign: unknown, headers: Record<string, string>) =>
  site.at("/functions/advertisement", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ campaign }),
  });

describe("a slot", () => {
  it("shows a paid campaign in its language, with its advertiser, and a house one in others", async () => {
    for (const path of [article, "/"]) {
      const german = await page(`${path}?lang=de`);
      expect(german).toContain("Im Schlaf nach Rom");
      expect(german).toContain("Bezahlt von Alpine Rail.");
      expect(german).toMatch(/rel="sponsored noopener"/);
      const english = await page(path);
      expect(english).not.toContain("Alpine Rail");
      expect(english).toMatch(/data-campaign="house-/);
    }
  });

  it("is not there for Premium", async () => {
    const { headers } = await signIn(site.db, noon, { plan: "insider" });
    for (const path of [`${article}?lang=de`, "/?lang=de"])
      expect(await page(path, headers)).not.toContain("data-campaign");
  });
});

describe("what is counted", () => {
  it("is a view and a click a reader and day, of no robot and no reader who said no", async () => {
    expect((await see("rail", from("198.51.100.1"))).status).toBe(204);
    await see("rail", from("198.51.100.1"));
    await see("rail", from("198.51.100.2"));
    await see("rail", from("198.51.100.3", "Googlebot/2.1"));
    await see("unknown", from("198.51.100.4"));
    expect((await see("../x", from("198.51.100.4"))).status).toBe(400);
    const answer = await click("rail", from("198.51.100.1"), "?to=https://evil.example/");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("https://rail.example.eu/night?from=vienna");
    await click("rail", from("198.51.100.1"));
    await click("rail", from("198.51.100.5", "Googlebot/2.1"));
    await click("rail", from("198.51.100.6"), "?uncounted=1");
    await click("rail", { ...from("198.51.100.7"), "sec-purpose": "prefetch" });
    expect(await countsOf(site.db, "rail")).toEqual([{ day: "2026-11-21", views: 2, clicks: 1 }]);
    expect(await countsOf(site.db, "unknown")).toEqual([]);
  });

  it("is every reader of a network, whatever one of them repeats", async () => {
    for (let i = 0; i < 25; i++) await see("house-saved", from("198.51.100.9"));
    await see("house-saved", from("198.51.100.9", `${browser} of a colleague`));
    expect(await countsOf(site.db, "house-saved")).toMatchObject([{ views: 2 }]);
  });

  it("is counted of house advertisements too, which lead on in the language of the page", async () => {
    const answer = await click("house-saved", from("198.51.100.1"), "?lang=fr");
    expect(answer.headers.get("location")).toBe("/saved?lang=fr");
    expect(await countsOf(site.db, "house-saved")).toMatchObject([{ clicks: 1 }]);
  });

  it("leads nowhere for an unknown campaign", async () => {
    for (const id of ["unknown", "house-unknown", "RAIL", "a%2Fb"])
      expect((await click(id, from("198.51.100.1"))).status, id).toBe(404);
  });
});

describe("the end of a campaign", () => {
  const told = async () =>
    (
      await site.db
        .selectFrom("live_events")
        .select("id")
        .where("topic", "=", "advertising")
        .execute()
    ).length;

  it("is told to cached pages, by its date and by the operator", async () => {
    expect(await told()).toBe(2);
    expect(await announceDateChanges(site.db, noon)).toBe(0);
    expect(await endCampaign(site.db, "rail-home", noon)).toBe(true);
    expect(await endCampaign(site.db, "rail-home", noon)).toBe(false);
    expect(await endCampaign(site.db, "unknown", noon)).toBe(null);
    expect(await told()).toBe(3);
    expect(await page("/?lang=de")).not.toContain("Alpine Rail");
    site.clock.set(new Date("2026-11-25T00:00:00Z"));
    expect(await announceDateChanges(site.db, site.clock.now())).toBe(1);
    expect(await told()).toBe(4);
    expect(await page(`${article}?lang=de`)).not.toContain("Alpine Rail");
  });
});
