// The hub over HTTP: who gets it, what its address asks for, what is remembered, what any other value is answered.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { locales } from "#platform/locale.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { deliver, publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";

let site: TestSite;
let reader: SignedIn;
let basic: SignedIn;
let premium: SignedIn;
let editor: SignedIn;
const minutesAgo = (minutes: number) => new Date(noon.getTime() - minutes * 60_000);

beforeAll(async () => {
  site = await openTestSite();
  reader = await signIn(site.db, noon);
  basic = await signIn(site.db, noon, { tier: "basic" });
  premium = await signIn(site.db, noon, { tier: "premium" });
  editor = await signIn(site.db, noon, { role: "editor" });
  for (let n = 0; n < 30; n++)
    await publish(site.db, noon, {
      title: `Hub story ${n}.`,
      topics: [n % 2 ? "Politics" : "Economy"],
      countries: [n % 3 ? "FR" : "MT"],
      publishedAt: minutesAgo(n + 1),
    });
  await publish(site.db, noon, { title: "About energy.", topics: ["Energy"] });
  await deliver(site.db, noon, {
    title: "From the outlet.",
    publishedAt: minutesAgo(600),
  });
  await sql`update sources set band = 'far-left' where id = 'outlet'`.execute(site.db);
  await choose("all", basic);
});
afterAll(() => site?.close());

const choose = (stories: string, { headers }: SignedIn) =>
  site.at("/preferences", { method: "POST", body: new URLSearchParams({ stories }), headers });
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
async function open(path: string, who: SignedIn = basic, cookie = "") {
  const response = await site.at(path, {
    headers: { cookie: [who.headers.cookie, cookie].filter(Boolean).join("; ") },
    redirect: "manual",
  });
  const whole = await response.text();
  const html = mainOf(whole);
  const titles = [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)</g)].map(([, title = ""]) => title);
  const { status, headers } = response;
  const remembers = /hub=([^;]*)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? null;
  return {
    status,
    whole,
    html,
    titles,
    text: textOf(html),
    location: headers.get("location"),
    remembers,
  };
}
const hubStories = (...numbers: number[]) => numbers.map((n) => `Hub story ${n}.`);
const checked = (html: string) =>
  [...html.matchAll(/<input[^>]* checked=""[^>]*>/g)].map(
    ([input]) => /value="(\w+)"/.exec(input)?.[1],
  );
const hidden = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1];

describe("who gets it", () => {
  it("is nobody without a plan, who sees what it is and its headlines before the offer", async () => {
    const { text, html, titles } = await open("/news?lang=en", reader);
    expect(html).toMatch(/<h1[^>]*>EU News Hub<\/h1>/);
    expect(titles).toEqual(hubStories(0, 1, 2, 3, 4, 5));
    expect(text.indexOf("Hub story 5.")).toBeLessThan(text.indexOf("Start Basic Plan"));
    expect(text).toContain("7-day free trial • Cancel anytime • EU privacy compliant");
    // Headlines alone: neither excerpts nor the hub.
    for (const word of ["Load More Articles", "Reset Filters", "What piece"])
      expect(html).not.toContain(word);
  });

  it("is no visitor, who sees on the way in where signing in leads", async () => {
    const gate = await site.at("/news?lang=en&topics=Energy", { redirect: "manual" });
    const way = gate.headers.get("location") ?? "";
    expect([gate.status, way]).toEqual([
      302,
      "/auth?redirectTo=%2Fnews%3Flang%3Den%26topics%3DEnergy",
    ]);
    const visitor: SignedIn = { ...reader, headers: { cookie: "" } };
    for (const tab of ["", "&tab=sign-up"]) {
      const { text, html } = await open(`${way}&lang=en${tab}`, visitor);
      expect(text.indexOf("EU News Hub")).toBeLessThan(text.indexOf("Hub story 0."));
      expect(text.indexOf("Hub story 0.")).toBeLessThan(text.indexOf("Password"));
      expect(html).not.toContain("What piece");
    }
    for (const other of ["/auth?lang=en", "/auth?lang=en&redirectTo=/newsletter"])
      expect((await open(other, visitor)).text).not.toContain("EU News Hub");
  });

  it("is everybody with one, and editors, with the words of the specification", async () => {
    for (const who of [basic, premium, editor]) {
      const { text, titles, html } = await open("/news?lang=en", who);
      for (const literal of [
        "EU News Hub",
        "Reset Filters",
        "All News",
        "Trending",
        "Bias Analysis",
        "2 selected",
        "Comprehensive European news with bias analysis for informed readers",
        "Load More Articles",
      ])
        expect(text).toContain(literal);
      expect(titles).toHaveLength(12);
      expect(html).not.toContain("About energy.");
      expect(checked(html)).toEqual(["Politics", "Economy"]);
      expect(html.match(/type="checkbox"/g)).toHaveLength(12 + 27 + 2);
    }
  });

  it("speaks four languages", async () => {
    for (const locale of locales) {
      const { html } = await open(`/news?lang=${locale}`);
      expect(html).not.toMatch(/hub\.\w+/);
    }
  });
});

describe("what an address asks for", () => {
  it("reads on by cursor to the end, without a script, each story once", async () => {
    const seen: string[] = [];
    let path = "/news?lang=en";
    let last = "";
    for (let page = 0; page < 5; page++) {
      const { html, titles, text } = await open(path);
      seen.push(...titles);
      last = text;
      const cursor = hidden(html.slice(html.indexOf("hub-end")), "cursor");
      if (!cursor) break;
      path = `/news?topics=Politics,Economy&cursor=${cursor}&lang=en`;
    }
    expect(seen).toHaveLength(31);
    expect(new Set(seen).size).toBe(31);
    expect(last).toContain("You've reached the end of the news feed");
  });

  it("has the story languages of the reader, which stand above the list", async () => {
    const greek = await signIn(site.db, noon, { tier: "basic" });
    await deliver(site.db, noon, { title: "Από την Αθήνα.", lang: "el", topics: ["Education"] });
    expect((await open("/news?topics=Education&lang=en", greek)).titles).not.toContain(
      "Από την Αθήνα.",
    );
    await choose("el", greek);
    const { titles, whole } = await open("/news?topics=Education&lang=en", greek);
    expect(titles).toEqual(["Από την Αθήνα."]);
    expect(whole).toContain('<span lang="el">Ελληνικά</span>');
  });

  it("takes a form's fields for an address", async () => {
    const { status, location } = await open(
      "/news?topics=&topics=Energy&topics=Trade&countries=MT&countries=FR&lang=de",
    );
    expect([status, location]).toEqual([302, "/news?topics=Trade,Energy&countries=FR,MT&lang=de"]);
  });

  it("filters by topics and countries, and asks for Politics without a topic", async () => {
    expect((await open("/news?topics=Energy")).titles).toEqual(["About energy."]);
    expect((await open("/news?topics=Energy&countries=FR")).text).toContain("No articles match");
    const malta = await open("/news?topics=Politics,Economy&countries=MT");
    expect(malta.titles).toHaveLength(10);
    expect(checked(malta.html)).toEqual(["Politics", "Economy", "MT"]);
    const none = await open("/news?topics=");
    expect(none.text).toContain("0 selected");
    expect(none.titles).toContain("Hub story 1.");
    expect(none.titles).not.toContain("Hub story 0.");
  });

  it("shows what is trending, or says that nothing is", async () => {
    const before = await open("/news?tab=trending&topics=Politics");
    expect(before.text).toContain("No trending articles found");
    await sql`update stories set editor_trending = true where title = 'Hub story 3.'`.execute(
      site.db,
    );
    const after = await open("/news?tab=trending&topics=Politics");
    expect(after.titles).toEqual(["Hub story 3."]);
    expect((await open("/news?tab=trending&topics=Energy")).text).toContain("No trending articles");
  });

  it("analyses the bias of the selection, with what nobody has rated", async () => {
    const { text, html } = await open("/news?tab=bias");
    expect(text).toContain("Current feed shows 31 articles with varied political perspectives");
    expect(html).toContain(
      'aria-label="Articles by political leaning: Far Left 1, Left 0, Center 0, Right 0, Far Right 0, Unrated 30"',
    );
    expect(text).toContain(
      "97% of them come from sources that nobody has rated: they count as unrated",
    );
    expect(html).toMatch(/<th scope="row">The Outlet<\/th>/);
    expect(html).toContain('href="/sources"');
    const one = await open("/news?tab=bias&topics=Energy");
    expect(one.text).toContain("Current feed shows 1 article with");
    expect((await open("/news?tab=bias&topics=Trade")).text).toContain("no articles to analyse");
  });

  it("gives shares that are the whole together", async () => {
    for (const band of ["left", "center", "right"] as const)
      await publish(site.db, noon, { title: `From the ${band}.`, topics: ["Transport"], band });
    const { html } = await open("/news?tab=bias&topics=Transport&lang=en");
    const figures = [...html.matchAll(/<td class="num note">(\d+)%</g)].map((m) => Number(m[1]));
    expect(figures).toEqual([0, 34, 33, 33, 0, 0]);
  });
});

it("leads from a story to its event, on the page and in what a further page brings", async () => {
  const { id } = await sql<{ id: number }>`
    insert into events (slug, first_at, last_at, stories, publishers, created_at, updated_at)
    values ('an-event', ${noon}, ${noon}, 2, 2, ${noon}, ${noon}) returning id`
    .execute(site.db)
    .then(({ rows: [row] }) => row ?? { id: 0 });
  await sql`insert into event_stories (story_id, event_id, published_at, placed_at)
    select id, ${id}, published_at, ${noon} from stories where title in ('Hub story 0.', 'From the outlet.')`.execute(
    site.db,
  );
  const { html } = await open("/news?topics=Politics,Economy&lang=en");
  expect(html.match(/href="\/event\/an-event\?lang=en"[^>]*>2 sources</g)).toHaveLength(1);
  const answer = await site.at("/functions/fetch-news", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ topics: ["Economy"], limit: 2 }),
  });
  const { articles } = (await answer.json()) as { articles: { event: unknown }[] };
  expect(articles.map(({ event }) => event)).toEqual([
    expect.objectContaining({ slug: "an-event", publishers: 2 }),
    null,
  ]);
});

describe("what is remembered", () => {
  it("is the last choice, and comes back without one in the address", async () => {
    const chosen = await open("/news?topics=Energy&countries=");
    expect(chosen.remembers).toBe("Energy~");
    const again = await open("/news", basic, "hub=Energy~");
    expect(again.titles).toEqual(["About energy."]);
    expect(again.remembers).toBe(null);
    expect(again.html).toContain('href="/news?tab=trending&amp;topics=Energy"');
  });

  it("is reset to the default, and then forgotten", async () => {
    const reset = await open("/news?reset=1&tab=bias", basic, "hub=Energy~FR");
    expect([reset.status, reset.location]).toEqual([302, "/news?tab=bias"]);
    expect(reset.remembers).not.toBe(null);
    const response = await site.at("/news?reset=1", { headers: basic.headers, redirect: "manual" });
    expect(response.headers.get("set-cookie")).toContain("Max-Age=0");
  });

  it("is not changed by a link that names other filters", async () => {
    const response = await site.at("/news?topics=Energy", {
      headers: { ...basic.headers, "sec-fetch-site": "cross-site" },
    });
    await response.body?.cancel();
    expect(response.headers.get("set-cookie") ?? "").not.toContain("hub=");
  });
});

describe("any other value", () => {
  it("is named and left out", async () => {
    const { status, text, titles } = await open(
      "/news?topics=Sport,Energy&countries=Atlantis&tab=no",
    );
    expect(status).toBe(200);
    for (const value of ["Sport", "Atlantis", "no"])
      expect(text).toContain(`There is no filter “${value}”; it was left out.`);
    expect(titles).toEqual(["About energy."]);
  });

  const odd = [
    "%00",
    "%ff%fe",
    "%",
    "<script>alert(1)</script>",
    "'\"--",
    "9".repeat(5000),
    "%E2%80%AE",
  ];
  it("is never an error, whatever its bytes", async () => {
    for (const name of ["topics", "countries", "tab", "cursor", "reset", "page", "hub"])
      for (const value of odd) {
        const { status, html } = await open(
          `/news?${name}=${value.replace(/[<>"]/g, encodeURIComponent)}`,
        );
        expect([200, 302], `${name}=${value.slice(0, 20)}`).toContain(status);
        expect(html).not.toContain("<script>alert");
      }
    for (const cursor of ["1.zzzzzzzzzz.zzzzzzzzzzz", "0.0.0", "0.a", "-1.a.a"])
      expect((await open(`/news?topics=Politics&cursor=${cursor}`)).status).toBe(200);
    for (const value of odd)
      expect((await open("/news", basic, `hub=${encodeURI(value)}~`)).status).toBe(200);
  });
});

it("says so in place of the list when the news cannot be read, and logs it", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  await sql`alter table story_listings rename to away`.execute(site.db);
  try {
    for (const tab of ["all", "trending", "bias"]) {
      const { status, text, html } = await open(`/news?topics=Politics&tab=${tab}&lang=en`);
      expect(status).toBe(503);
      expect(text).toContain("Failed to load news");
      expect(checked(html)).toEqual(["Politics"]);
    }
  } finally {
    await sql`alter table away rename to story_listings`.execute(site.db);
    said.mockRestore();
  }
  expect(site.log.filter((l) => l.message === "the hub could not be read")).toHaveLength(3);
});
