// What a signed-in reader's page costs, and whose it is.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { accountOf, attribute } from "./html.ts";

let site: TestSite;
let ana: SignedIn;
let queries = 0;
beforeAll(async () => {
  site = await openTestSite({ onQuery: () => queries++ });
  for (let n = 0; n < 8; n++) await publish(site.db, noon, { countries: ["DE"] });
  ana = await signIn(site.db, noon, { tier: "premium", timezone: "Europe/Athens" });
});
afterAll(() => site?.close());

/** What a path costs, in queries, once everything that processes remember is remembered. */
async function costOf(path: string, init?: RequestInit): Promise<number> {
  await site.at(path, init);
  queries = 0;
  const response = await site.at(path, init);
  expect(response.status).toBe(200);
  await response.text();
  return queries;
}

it("costs two queries more than a visitor's, whatever the account keeps", async () => {
  const keep = (changes: object[]) =>
    site.at("/functions/keep", {
      method: "POST",
      headers: { ...ana.headers, "content-type": "application/json" },
      body: JSON.stringify({ reader: ana.id, changes }),
    });
  await keep([
    { do: "save", kind: "article", id: 1 },
    { do: "countries", names: ["Greece"] },
    { do: "viewed", kind: "article", id: 1, progress: 20 },
  ]);
  for (const path of ["/", "/article/piece-1-of-the-newsroom"]) {
    const anonymous = await costOf(path);
    expect(anonymous, path).toBeGreaterThan(0);
    expect((await costOf(path, { headers: ana.headers })) - anonymous, path).toBeLessThanOrEqual(2);
  }
});

describe("the document of a signed-in reader", () => {
  const page = (path: string, who = ana) => site.at(path, { headers: who.headers });

  it("tells the account's state before anything is painted, and a visitor's tells none", async () => {
    const html = await (await page("/")).text();
    expect(accountOf(html)).toMatchObject({
      reader: ana.id,
      today: "2026-11-21",
      timezone: "Europe/Athens",
      analytics: true,
      kept: {
        saved_queue: ["article:1"],
        eu_countries_pref: ["Greece"],
        daily_streak: null,
        last_viewed: { id: 1, type: "article", progress: 20 },
      },
    });
    expect(accountOf(await (await site.at("/")).text())).toBeUndefined();
    const forged = await site.at("/", { headers: { cookie: "eunison.session_token=x.y" } });
    expect(accountOf(await forged.text())).toBeUndefined();
  });

  it("is another one for another reader", async () => {
    const other = await signIn(site.db, noon);
    const state = accountOf(await (await page("/", other)).text());
    expect(state).toMatchObject({ reader: other.id, kept: { saved_queue: [] } });
  });

  it("shows what is saved and liked at first paint, in a form that needs no scripts", async () => {
    const slug = "/article/piece-1-of-the-newsroom";
    const like = { kind: "article", id: 1, liked: true };
    await site.at("/functions/like", {
      method: "POST",
      headers: { ...ana.headers, "content-type": "application/json" },
      body: JSON.stringify(like),
    });
    const html = await (await page(slug)).text();
    expect(attribute(html, "form", "class", "item-save", "action")).toBe("/saved");
    const pressed = (control: string) =>
      attribute(html, "button", "data-reader", control, "aria-pressed");
    expect(attribute(html, "button", "data-reader", "save", "value")).toBe("remove");
    expect([pressed("save"), pressed("like")]).toEqual(["true", "true"]);
    expect(attribute(html, "button", "data-reader", "like", "data-likes")).toBe("1");
    const visitors = await (await site.at(slug)).text();
    expect(visitors.includes('aria-pressed="true"')).toBe(false);
    expect(attribute(visitors, "form", "class", "item-save", "action")).toBeNull();
  });

  it("lets no title break out of its attribute", async () => {
    const title = `"><script>alert(1)</script>' & more`;
    await publish(site.db, noon, { title });
    const { id } = await site.db
      .selectFrom("stories")
      .select("id")
      .where("title", "=", title)
      .executeTakeFirstOrThrow();
    await site.at("/functions/keep", {
      method: "POST",
      headers: { ...ana.headers, "content-type": "application/json" },
      body: JSON.stringify({
        reader: ana.id,
        changes: [{ do: "viewed", kind: "article", id, progress: 1 }],
      }),
    });
    const html = await (await page("/saved")).text();
    expect(html.includes("<script>alert(1)")).toBe(false);
    expect(accountOf(html)).toMatchObject({ kept: { last_viewed: { title } } });
  });
});
