// What one follows: the buttons on pages, the page that lists what is new, and what its forms and its call do.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createEvent } from "../factories/events.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";

let site: TestSite;
let event: Awaited<ReturnType<typeof createEvent>>;
let piece: string;
let ana: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  event = await createEvent(site.db, noon, [
    { source: "le-a", lang: "en", title: "Ports on strike" },
    { source: "b-news", lang: "en", title: "Strike in the ports" },
    { source: "c-news", lang: "en", title: "Ports stand still" },
  ]);
  await site.db
    .insertInto("authors")
    .values([
      { slug: "ines", name: "Ines Real", bio: "Writes.", followers: 900 },
      { slug: "sam", name: "Sam Ple", followers: 900, sample: true },
    ])
    .execute();
  const { id } = await site.db
    .selectFrom("authors")
    .select("id")
    .where("slug", "=", "ines")
    .executeTakeFirstOrThrow();
  piece = await publish(site.db, noon, { title: "A piece by Ines", topics: ["Energy"] });
  await site.db.updateTable("stories").set({ author_id: id }).where("slug", "=", piece).execute();
});
afterAll(() => site?.close());
beforeEach(async () => {
  ana = await signIn(site.db, noon);
});

const page = (path: string, who: SignedIn | null = ana) =>
  site.at(path, who ? { headers: who.headers } : {});
const html = async (path: string, who: SignedIn | null = ana) => (await page(path, who)).text();
const send = (fields: [string, string][], from = "/following", who = ana) =>
  site.at("/following", {
    method: "POST",
    redirect: "manual",
    headers: { ...who.headers, referer: new URL(from, "http://x.example").href },
    body: new URLSearchParams(fields),
  });
const follow = (what: string, from?: string, who?: SignedIn) =>
  send(
    [
      ["intent", "follow"],
      ["what", what],
    ],
    from,
    who,
  );
const buttonOf = (text: string, what: string) =>
  new RegExp(`<button[^>]*data-follow="${what}"[^>]*>`).exec(text)?.[0] ?? "";
const ask = (body: object) =>
  site.at("/functions/following", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("the button", () => {
  it("stands on the pages of topics, countries, events, authors and sources", async () => {
    const pages = {
      "/topic/energy": "topic:Energy",
      "/country/pt": "country:PT",
      [`/event/${event.slug}`]: `event:${event.id}`,
      "/author/ines": "author:ines",
      [`/article/${piece}`]: "author:ines",
      "/source/b-news": "source:b-news",
    };
    for (const [path, what] of Object.entries(pages)) {
      const visitors = buttonOf(await html(path, null), what);
      expect(visitors, path).toMatch(/type="button".*scripted|scripted.*type="button"/);
      const readers = buttonOf(await html(path), what);
      expect(readers, path).toContain('type="submit"');
      expect(readers, path).toContain('aria-pressed="false"');
      const answer = await follow(what, path);
      expect(answer.status, path).toBe(303);
      expect(answer.headers.get("location"), path).toBe(path);
      const followed = buttonOf(await html(path), what);
      expect(followed, path).toContain('aria-pressed="true"');
      expect(followed, path).toContain('value="unfollow"');
      await send(
        [
          ["intent", "unfollow"],
          ["what", what],
        ],
        path,
      );
      expect(buttonOf(await html(path), what), path).toContain('aria-pressed="false"');
    }
  });

  it("leads to the sign-in without a session, and says what cannot be followed", async () => {
    const visitor = { ...ana, headers: {} } as unknown as SignedIn;
    expect((await follow("topic:Energy", "/", visitor)).headers.get("location")).toMatch(/^\/auth/);
    for (const what of ["author:nobody", "event:99999", "x", "topic:Astrology", ""]) {
      const answer = await follow(what, "/topic/energy");
      expect(answer.headers.get("location"), what).toBe("/following?done=unknown");
    }
    expect(textOf(await html("/following?done=unknown"))).toContain("This is no longer available.");
  });
});

describe("an author's page", () => {
  it("has the card, the pieces and the feed; followers are real, but for samples", async () => {
    const text = textOf(await html("/author/ines"));
    for (const part of ["Ines Real", "Writes.", "1 article", "A piece by Ines"])
      expect(text).toContain(part);
    expect(text).not.toContain("follower");
    await follow("author:ines");
    expect(textOf(await html("/author/ines"))).toContain("1 follower");
    expect(textOf(await html("/author/sam"))).toContain("900 followers");
    for (const path of ["/author/nobody", "/author/..%2f", "/source/none", "/source/%00"])
      expect((await page(path)).status, path).toBe(404);
    expect(await html("/author/ines", null)).toContain('href="/feeds/author/ines.rss"');
  });

  it("has feeds, as sources have", async () => {
    const feed = async (path: string) => (await site.at(path)).text();
    expect(await feed("/feeds/author/ines.rss")).toContain("A piece by Ines");
    expect(await feed("/feeds/source/b-news.atom")).toContain("Strike in the ports");
    expect(await feed("/feeds/source/b-news.atom")).not.toContain("Ports stand still");
    for (const path of ["/feeds/author/nobody.rss", "/feeds/source/none.json"])
      expect((await site.at(path)).status, path).toBe(404);
  });
});

describe("a source's page", () => {
  it("has where it leans, its latest stories, and is led to from the list", async () => {
    await site.db
      .updateTable("sources")
      .set({
        band: "left",
        band_evidence: JSON.stringify([
          {
            band: "left",
            by: "Watch",
            url: "https://watch.example/",
            confidence: "A",
            date: "2025",
          },
        ]),
      })
      .where("id", "=", "b-news")
      .execute();
    const text = textOf(await html("/source/b-news", null));
    for (const part of ["Left", "Watch", "Strike in the ports"]) expect(text).toContain(part);
    expect(text).not.toContain("Ports stand still");
    await site.db
      .updateTable("sources")
      .set({ opted_out_at: noon })
      .where("id", "=", "c-news")
      .execute();
    expect((await page("/source/c-news")).status).toBe(404);
  });
});

describe("what is new", () => {
  it("is listed for an account, until it is marked as seen, without scripts", async () => {
    expect(textOf(await html("/following"))).toContain("You follow nothing yet.");
    for (const what of [`event:${event.id}`, "author:ines", "topic:Transport"]) await follow(what);
    const source = await html("/following");
    // Browsers end a paragraph at a form, and the page would then be drawn anew by its script.
    expect(source).not.toMatch(/<p\b[^>]*>\s*<form/);
    const text = textOf(source);
    expect(text).toContain("Mark all as seen");
    for (const part of ["3 new since your last look", "Strike in the ports", "A piece by Ines"])
      expect(text).toContain(part);
    expect(text).toContain("Nothing new");
    expect(textOf(await html("/following?kind=author"))).not.toContain("Strike in the ports");
    const at = String(noon.getTime());
    const seen = await send([
      ["intent", "seen"],
      ["at", at],
      ["what", `event:${event.id}`],
    ]);
    expect(seen.headers.get("location")).toBe("/following?done=seen");
    const after = textOf(await html("/following?done=seen"));
    expect(after).toContain("Marked as seen.");
    expect(after).toContain("1 new since your last look");
    expect(after).not.toContain("Strike in the ports");
  });

  it("is nothing of another reader's", async () => {
    await follow("author:ines");
    const ben = await signIn(site.db, noon);
    expect(textOf(await html("/following", ben))).toContain("You follow nothing yet.");
  });

  it("is answered to a visitor's browser, and says what it needs without scripts", async () => {
    const text = textOf(await html("/following", null));
    expect(text).toContain("Without an account, this browser keeps what you follow");
    const answer = await ask({
      followed: ["author:ines", `event:${event.id}`, "topic:Transport", "spoiled", "author:ines"],
      seen: { [`event:${event.id}`]: noon.getTime() },
    });
    // The host adds `private, no-store` to whatever says nothing.
    expect(answer.headers.get("cache-control")).toBeNull();
    const { groups, counts, at } = await answer.json();
    expect(groups.map((g: { name: string; fresh: number }) => [g.name, g.fresh])).toEqual([
      ["ines", 1],
      [String(event.id), 0],
      ["Transport", 0],
    ]);
    expect(counts).toEqual({ topic: 1, country: 0, author: 1, event: 1, source: 0 });
    expect(at).toBe(noon.getTime());
    expect(JSON.stringify(groups)).not.toContain("The first paragraph");
  });

  it("answers bad calls clearly", async () => {
    for (const body of [
      {},
      { followed: "x" },
      { followed: Array(501).fill("x") },
      { followed: [], page: 0 },
    ])
      expect((await ask(body)).status, JSON.stringify(body).slice(0, 60)).toBe(400);
    expect((await site.at("/functions/following")).status).toBe(405);
    const far = {
      followed: ["event:999999999999999", "author:ines"],
      seen: { "author:ines": 8.64e15 },
    };
    expect((await ask(far)).status).toBe(200);
  });
});

it("keeps what browsers send while a page is open", async () => {
  const keep = async (changes: object[], merge?: object) => {
    const answer = await site.at("/functions/keep", {
      method: "POST",
      headers: { ...ana.headers, "content-type": "application/json" },
      body: JSON.stringify({ reader: ana.id, changes, merge }),
    });
    return answer.json();
  };
  const { kept, results } = await keep([
    { do: "follow", name: `event:${event.id}` },
    { do: "follow", name: "topic:Energy" },
    { do: "follow", name: "author:nobody" },
  ]);
  expect(results).toEqual([null, null, "unknown"]);
  expect(kept).toMatchObject({ followed: [`event:${event.id}`], followed_topics: ["Energy"] });
  const merged = await keep([], {
    saved: [],
    countries: ["Portugal"],
    likes: [],
    followed: ["author:ines", `event:${event.id}`],
    seen: JSON.stringify({ "author:ines": noon.getTime() }),
  });
  expect(merged.kept.eu_countries_pref).toEqual(["Portugal"]);
  expect([...merged.kept.followed].sort()).toEqual(["author:ines", `event:${event.id}`].sort());
  expect(textOf(await html("/following?kind=author"))).toContain("Nothing new");
});
