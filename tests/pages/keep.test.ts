// What a signed-in reader's browser asks of the account, and what their forms do without scripts.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";

let site: TestSite;
let ana: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  for (const title of ["A bridge", "A harbour", "A lake"]) await publish(site.db, noon, { title });
});
afterAll(() => site?.close());
beforeEach(async () => {
  ana = await signIn(site.db, noon);
});

const keep = (body: object, who: SignedIn | null = ana) =>
  site.at("/functions/keep", {
    method: "POST",
    headers: { ...who?.headers, "content-type": "application/json" },
    body: JSON.stringify(who ? { reader: who.id, changes: [], ...body } : body),
  });
const save = (id: number) => ({ do: "save", kind: "article", id });
const page = async (path: string, who = ana) => site.at(path, { headers: who.headers });

describe("the call that keeps", () => {
  it("answers what is kept, for the reader alone", async () => {
    const response = await keep({ changes: [save(1), save(99), save(2)] });
    expect(response.status).toBe(200);
    // The host adds `private, no-store` to whatever says nothing.
    expect(response.headers.get("cache-control")).toBeNull();
    expect(await response.json()).toMatchObject({
      results: [null, "unknown", null],
      kept: { saved_queue: ["article:1", "article:2"] },
    });
  });

  it("answers 401 to a visitor, and 409 to a page that was rendered for another reader", async () => {
    expect((await keep({ reader: ana.id, changes: [save(1)] }, null)).status).toBe(401);
    const other = await signIn(site.db, noon);
    expect((await keep({ reader: other.id, changes: [save(1)] })).status).toBe(409);
    const rows = await site.db
      .selectFrom("saved_items")
      .select("item_id")
      .where("user_id", "in", [ana.id, other.id])
      .execute();
    expect(rows).toEqual([]);
  });

  it("takes whose things they are from the session, whatever a change says", async () => {
    const other = await signIn(site.db, noon);
    await keep({
      user_id: other.id,
      userId: other.id,
      changes: [
        { ...save(1), user_id: other.id, userId: other.id, __proto__: { user_id: other.id } },
      ],
    });
    const rows = await site.db
      .selectFrom("saved_items")
      .selectAll()
      .where("item_id", "=", 1)
      .execute();
    expect(rows.map((row) => row.user_id)).toContain(ana.id);
    expect(rows.map((row) => row.user_id)).not.toContain(other.id);
  });

  it.each([
    ["an unknown deed", { changes: [{ do: "erase", kind: "article", id: 1 }] }],
    ["an id that is none", { changes: [save(-1)] }],
    ["an id in words", { changes: [{ do: "save", kind: "article", id: "1" }] }],
    ["too many", { changes: Array.from({ length: 51 }, () => save(1)) }],
    [
      "a share beyond the whole",
      { changes: [{ do: "viewed", kind: "article", id: 1, progress: 101 }] },
    ],
    ["a day that is none", { changes: [{ do: "brief", day: "2026-02-30" }] }],
    ["a merge of nothing known", { merge: { saved: "all" } }],
  ])("refuses %s", async (_, body) => {
    const response = await keep(body);
    expect(response.status).toBe(400);
    expect((await response.json()).error.code).toBe("invalid_request");
  });

  it("makes all changes of a call or none, and takes over what the browser kept", async () => {
    const merge = {
      saved: [
        { kind: "article", id: 3, savedAt: noon.getTime() - 60_000 },
        { kind: "video", id: 5, savedAt: 1 },
      ],
      countries: ["Malta"],
      topics: ["Energy", "Astrology", "Politics"],
      likes: [],
      streak: { count: 4, lastCheck: "2026-11-20" },
    };
    const answer = await (await keep({ merge })).json();
    expect(answer).toMatchObject({
      kept: {
        saved_queue: ["article:3"],
        eu_countries_pref: ["Malta"],
        followed_topics: ["Politics", "Energy"],
        daily_streak: { count: 4, lastCheck: "2026-11-20" },
      },
    });
    expect((await (await keep({ merge })).json()).kept).toEqual(answer.kept);
  });

  it("refuses a day that no calendar has, and more merges than anybody signs in", async () => {
    const merge = { saved: [], countries: [], likes: [] };
    for (const lastCheck of ["0000-01-01", "2026-02-30", "x"])
      expect((await keep({ merge: { ...merge, streak: { count: 1, lastCheck } } })).status).toBe(
        400,
      );
    for (let n = 0; n < 10; n++) expect((await keep({ merge })).status).toBe(200);
    const refused = await keep({ merge });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await keep({ changes: [save(1)] })).status).toBe(200);
  });

  it("answers 405 to a GET", async () => {
    expect((await page("/functions/keep")).status).toBe(405);
  });
});

describe("likes and views of an account", () => {
  const call = (name: string, body: object, who: SignedIn) =>
    site.at(`/functions/${name}`, {
      method: "POST",
      headers: {
        ...who.headers,
        "content-type": "application/json",
        "user-agent": "Mozilla/5.0 Chrome/140.0",
        "x-eunison-client": "198.51.100.77",
      },
      body: JSON.stringify(body),
    });

  it("likes once for ever, and takes back its own alone", async () => {
    const item = { kind: "article", id: 2 };
    expect(await (await call("like", { ...item, liked: true }, ana)).json()).toEqual({
      likes: 1,
      receipt: "account",
    });
    site.clock.advance(3 * 86_400_000);
    expect(await (await call("like", { ...item, liked: true }, ana)).json()).toMatchObject({
      likes: 1,
    });
    const other = await signIn(site.db, noon);
    const forged = { ...item, liked: false, receipt: `u:${ana.id}` };
    expect(await (await call("like", forged, other)).json()).toMatchObject({ likes: 1 });
    expect(await (await call("like", { ...item, liked: false }, ana)).json()).toMatchObject({
      likes: 0,
    });
    site.clock.set(noon);
  });

  it("counts a view by the day's hash, and none for who has turned analytics off", async () => {
    const item = { kind: "article", id: 3 };
    const quiet = await signIn(site.db, noon);
    await site.db
      .insertInto("user_preferences")
      .values({ user_id: quiet.id, privacy_analytics: false, updated_at: noon })
      .execute();
    expect((await call("view", item, quiet)).status).toBe(204);
    expect(await site.db.selectFrom("views").select("reader").execute()).toEqual([]);
    expect((await call("view", item, ana)).status).toBe(204);
    const rows = await site.db.selectFrom("views").select("reader").execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.reader).toMatch(/^[\w-]{22}$/);
  });
});

describe("the page of an account's queue", () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.at("/saved", {
      method: "POST",
      headers: { ...ana.headers, "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const item = (id: number) => ({ kind: "article", id: String(id) });

  it("is printed whole, and is nobody else's", async () => {
    await keep({ changes: [save(1)] });
    site.clock.advance(60_000);
    await keep({ changes: [save(2)] });
    const response = await page("/saved");
    expect(response.headers.get("cache-control") ?? "").not.toContain("public");
    const html = await response.text();
    expect(html.indexOf("A harbour")).toBeLessThan(html.indexOf("A bridge"));
    expect(html.includes("without-scripts")).toBe(false);
    const oldest = await (await page("/saved?sort=oldest")).text();
    expect(oldest.indexOf("A bridge")).toBeLessThan(oldest.indexOf("A harbour"));
    const other = await signIn(site.db, noon);
    expect(textOf(await (await page("/saved", other)).text())).toContain("Nothing saved yet.");
    for (const odd of ["?sort=drop", "?page=0", "?page=-1", "?page=9999", "?page=x", "?done=<b>"])
      expect((await page(`/saved${odd}`)).status).toBe(200);
    site.clock.set(noon);
  });

  it("saves, marks and removes by forms, and says what was done", async () => {
    const saved = await post(
      { ...item(1), intent: "save" },
      { referer: "http://127.0.0.1:4800/article/a-bridge" },
    );
    expect(saved.status).toBe(303);
    expect(saved.headers.get("location")).toBe("/article/a-bridge");
    const marked = await post({ ...item(1), intent: "read", sort: "unread" });
    expect(marked.headers.get("location")).toBe("/saved?sort=unread");
    expect(textOf(await (await page("/saved")).text())).toContain("Mark as unread");
    const removed = await post({ ...item(1), intent: "remove", sort: "kind", page: "2" });
    const to = removed.headers.get("location") ?? "";
    expect(to).toBe("/saved?sort=kind&page=2&done=removedOther");
    expect(textOf(await (await page(to)).text())).toContain(
      "This story was removed from your queue.",
    );
  });

  it("refuses what is no item, no deed or no reader's", async () => {
    for (const fields of [
      {},
      { ...item(99), intent: "save" },
      { ...item(1), intent: "erase" },
      { ...item(1), intent: "read" },
      { kind: "page", id: "1", intent: "save" },
    ])
      expect((await post(fields)).headers.get("location")).toBe("/saved?done=unknown");
    const evil = await post(
      { ...item(1), intent: "save" },
      { referer: "https://evil.example//evil.example" },
    );
    expect(evil.headers.get("location")).toBe("/saved");
    const visitor = await site.at("/saved", {
      method: "POST",
      body: new URLSearchParams({ ...item(1), intent: "save" }),
    });
    expect(visitor.headers.get("location")).toBe("/auth?redirectTo=%2Fsaved");
  });
});
