// Size: every test here reads the same pieces; in two files they would have to be made twice.
// What only some readers may have is sent to nobody else. Each piece holds a word that stands nowhere else. Every
// role requests every route of app/routes.ts, as a page and as the router's data, and posts what readers can post;
// the words are then searched for in all answers. A new route is requested without being named here.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { composeDigest } from "#newsletters/issues.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { momentBefore } from "#platform/duration.ts";
import { locales } from "#platform/locale.ts";
import routes from "#routes.ts";
import { indexChanges } from "#search/search.server.ts";
import { preview } from "#stories/body.server.ts";
import { openSite } from "../../server/site.ts";
import { createWeb, type Web } from "../../server/web.ts";
import { gather } from "../factories/events.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, origin, type TestSite, testSecret } from "../site.ts";
import { attribute, structuredData, textOf } from "./html.ts";

const roles = ["visitor", "reader", "basic", "premium", "editor", "suspended"] as const;
type Role = (typeof roles)[number];
const everyone: readonly Role[] = roles;
const premium: readonly Role[] = ["premium", "editor"];

/** The words to search for, by the piece that holds them, and the roles that may have them. */
const secrets = {
  freeArticle: ["zaffer", everyone],
  premiumArticle: ["yestreen", premium],
  agedArticle: ["xylograph", premium],
  oldestArticle: ["wamble", []],
  freeVideo: ["vellichor", everyone],
  premiumVideo: ["ultracrepid", premium],
  agedVideo: ["tarantism", premium],
  oldestVideo: ["sesquipede", []],
  freeEpisode: ["rackrent", everyone],
  premiumEpisode: ["quockerwod", premium],
  agedEpisode: ["petrichor", premium],
  oldestEpisode: ["overmorrow", []],
} as const satisfies Record<string, readonly [word: string, allowed: readonly Role[]]>;
type Name = keyof typeof secrets;
const names = Object.keys(secrets) as Name[];
const ages = { free: "PT1H", premium: "PT2H", aged: "P14M", oldest: "P6Y" } as const;
const kinds = ["free", "premium", "aged", "oldest"] as const;

let site: TestSite;
const readers: Partial<Record<Role, SignedIn>> = {};
/** The page of each piece. */
const pageOf = {} as Record<Name, string>;

const headersOf = (role: Role): Record<string, string> => ({ ...readers[role]?.headers });
const publishedAt = (kind: (typeof kinds)[number]) => momentBefore(noon, ages[kind]) ?? noon;

/** Columns of text that anybody may see of a piece, or that are shown nowhere. */
const openColumns = new Set(
  "title description excerpt slug lang source_id byline image image_alt thumbnail provenance band category \
content_hash wire_hash identity canonical_url country media_type".split(/\s+/),
);

/** Fills every other column of text with the piece's word, so that a column that is added addDuration is covered as well. */
async function fill(table: "stories" | "videos" | "episodes", id: number, word: string) {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and data_type = 'text'`.execute(
    site.db,
  );
  for (const { column_name: column } of rows)
    if (!openColumns.has(column) && column !== "body")
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${`/media/${word}.bin`}
        where id = ${id}`.execute(site.db);
}

beforeAll(async () => {
  site = await openTestSite();
  for (const kind of kinds) {
    const name: Name = `${kind}Article`;
    const [word] = secrets[name];
    const slug = await publish(site.db, noon, {
      title: `The ${kind} piece`,
      body: `An opening for all.\n\n${"More words. ".repeat(80)}\n\n## About ${word}\n\nAnd ${word}.`,
      premium: kind === "premium",
      publishedAt: publishedAt(kind),
      tags: ["one"],
    });
    const { id } = await site.db
      .updateTable("stories")
      .set({ corrections: JSON.stringify([{ at: noon.toISOString(), text: `Not ${word}.` }]) })
      .where("slug", "=", slug)
      .returning("id")
      .executeTakeFirstOrThrow();
    await fill("stories", id, word);
    pageOf[name] = `/article/${slug}`;
  }
  const common = (kind: (typeof kinds)[number]) => ({
    lang: "en",
    premium: kind === "premium",
    duration_seconds: 60,
    country: "EU",
    content_hash: kind,
    published_at: publishedAt(kind),
    updated_at: noon,
    title: `The ${kind} one`,
    description: "What everybody may know.",
    identity: kind,
  });
  for (const kind of kinds) {
    const { id } = await site.db
      .insertInto("videos")
      .values({ ...common(kind), source_id: "newsroom", media_type: "video/mp4" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await fill("videos", id, secrets[`${kind}Video`][0]);
    pageOf[`${kind}Video`] = `/video/${id}`;
  }
  const show = { slug: "show", source_id: "newsroom", name: "A show", lang: "en" };
  const { id: showId } = await site.db
    .insertInto("shows")
    .values({ ...show, updated_at: noon })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const kind of kinds) {
    const { id } = await site.db
      .insertInto("episodes")
      .values({ ...common(kind), show_id: showId, media_type: "audio/mpeg", media_bytes: 424_242 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await fill("episodes", id, secrets[`${kind}Episode`][0]);
    pageOf[`${kind}Episode`] = `/podcast/${id}`;
  }
  const articles = await site.db.selectFrom("stories").select("id").execute();
  const also = articles.map(({ id }) => id);
  await gather(site.db, noon, [{ source: "Others" }, { source: "More" }], { slug: "event", also });
  readers.reader = await signIn(site.db, noon);
  readers.basic = await signIn(site.db, noon, { tier: "basic" });
  readers.premium = await signIn(site.db, noon, { tier: "premium" });
  readers.editor = await signIn(site.db, noon, { role: "editor" });
  readers.suspended = await signIn(site.db, noon, { tier: "premium" });
  await site.db
    .updateTable("users")
    .set({ suspended_at: noon })
    .where("id", "=", readers.suspended.id)
    .execute();
  // As the worker does each second.
  while ((await indexChanges(site.db, noon)) > 0);
});
afterAll(() => site?.close());

const idOf = (name: Name) => Number(pageOf[name].split("/").at(-1));
async function itemsOf() {
  const stories = await site.db.selectFrom("stories").select(["id", "slug"]).execute();
  const id = (name: Name) =>
    stories.find(({ slug }) => pageOf[name] === `/article/${slug}`)?.id ?? idOf(name);
  return names.map((name) => ({
    kind: /Article$/.test(name) ? "article" : /Video$/.test(name) ? "video" : "podcast",
    id: id(name),
  }));
}

/** Every address of a route: a parameter stands for each of the pieces. */
function addressesOf(pattern: string): string[] {
  if (pattern === "*") return ["/nothing/here"];
  if (pattern === "news")
    return ["", "?topics=Politics", "?tab=trending&topics=Politics", "?tab=bias"].map(
      (query) => `/news${query}`,
    );
  // The page of results, more results, and suggestions.
  if (/^search/.test(pattern))
    return [
      `/${pattern}`,
      `/${pattern}?q=The`,
      `/${pattern}?category=Politics&contentType=article`,
      ...names.map((name) => `/${pattern}?q=${secrets[name][0]}`),
    ];
  if (pattern === "event/:slug") return ["/event/event"];
  if (!pattern.includes(":")) return [`/${pattern}`];
  return names.map((name) => `/${pattern.replace(/:\w+/g, pageOf[name].split("/").at(-1) ?? "")}`);
}

/** Never requested: pages for developers, and the sign-out, which would end the session. */
const skipped = /^(dev\/|auth\/sign-out$)/;
const patterns = (routes as RouteConfigEntry[])
  .map((route) => route.path ?? "")
  .filter((pattern) => !skipped.test(pattern));

/** The addresses at which a piece's word was sent. */
type Places = Partial<Record<Name, string[]>>;
/** Adds an address to the places of each word in its answer; a search repeats its own query, which does not count. */
async function addWords(places: Places, address: string, answer: Response) {
  const query = /[?&]q=(\w+)/.exec(address)?.[1];
  const text = [...answer.headers].join() + (await answer.text());
  for (const name of names) {
    const [word] = secrets[name];
    if (text.toLowerCase().includes(word) && word !== query)
      places[name] = [...(places[name] ?? []), address];
    // A free piece is found by any of its words; a premium one, or one in the archive, is not.
    if (word === query && !name.startsWith("free"))
      expect(new RegExp(`${pageOf[name]}\\b`).test(text), `found by ${address}`).toBe(false);
  }
}

const dataOf = (address: string) => {
  const [path = "", query] = address.split("?");
  return `${path === "/" ? "/_root" : path}.data${query ? `?${query}` : ""}`;
};

/** A reader saves, likes, opens and reads all pieces, so that these stand in all lists that are the reader's own. */
async function postsOf(role: Role): Promise<[path: string, body: object][]> {
  const items = await itemsOf();
  const ids = items.flatMap((item) => (item.kind === "article" ? [item.id] : []));
  const known: [string, object][] = [
    [
      "/functions/keep",
      {
        reader: readers[role]?.id ?? "nobody",
        changes: items.flatMap((item) => [
          { do: "save", ...item },
          { do: "viewed", ...item },
        ]),
      },
    ],
    ...ids.map((id): [string, object] => [
      "/functions/read",
      { id, seconds: 600, ended: true, marked: true },
    ]),
    ...ids.map((story): [string, object] => ["/functions/brief", { do: "open", story }]),
    ...items.flatMap((item): [string, object][] => [
      ["/functions/like", { ...item, liked: true }],
      ["/functions/view", item],
    ]),
    ["/functions/fetch-news", { topics: ["Politics"], limit: 50 }],
    ["/functions/fetch-news", { fill: true, limit: 12 }],
  ];
  const others = patterns.filter((pattern) => /^(functions|webhooks)\//.test(pattern));
  return [...known, ...others.map((pattern): [string, object] => [`/${pattern}`, {}])];
}

/** Sends requests as a role. @returns where the words came back */
async function request(
  role: Role,
  requests: Iterable<[address: string, init?: RequestInit]>,
): Promise<Places> {
  const places: Places = {};
  for (const [address, init] of requests) {
    const headers = { ...headersOf(role), ...init?.headers };
    await addWords(
      places,
      address,
      await site.at(address, { redirect: "manual", ...init, headers }),
    );
  }
  return places;
}

const posted = ([path, body]: [path: string, body: object]): [string, RequestInit] => [
  path,
  {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  },
];

type Kind = "pieces" | "search" | "with a parameter" | "without a parameter";
/** Routes are requested by kind: a test for each stays short. */
function kindOf(pattern: string): Kind {
  if (/^(article|video|podcast)\//.test(pattern)) return "pieces";
  if (/^search/.test(pattern)) return "search";
  return pattern.includes(":") ? "with a parameter" : "without a parameter";
}

/** The addresses of all routes of a kind, each as a page and as data. Videos and episodes share their numbers. */
const pagesOf = (kind: Kind): [string][] =>
  [...new Set(patterns.filter((pattern) => kindOf(pattern) === kind).flatMap(addressesOf))].flatMap(
    (address): [string][] => [[address], [dataOf(address)]],
  );

const allowed = (name: Name, role: Role) => (secrets[name][1] as readonly Role[]).includes(role);

describe.each(roles)("%s", (role) => {
  it("gets no such word for anything that is posted", async () => {
    expect(await request(role, (await postsOf(role)).map(posted))).toEqual({});
  });

  it("gets the words of the pieces that are open to the role, on their own pages", async () => {
    const open = names.filter((name) => allowed(name, role));
    expect(await request(role, pagesOf("pieces"))).toEqual(
      Object.fromEntries(open.map((name) => [name, [pageOf[name], dataOf(pageOf[name])]])),
    );
  });

  it.each(["search", "with a parameter", "without a parameter"] as const)(
    "gets no such word on other pages: %s",
    async (kind) => {
      expect(await request(role, pagesOf(kind))).toEqual({});
    },
  );
});

const textAt = async (address: string, role: Role) =>
  (await site.at(address, { headers: headersOf(role) })).text();

it("puts none of the words into logs, mails, events or the audit", async () => {
  const { db } = site;
  const config = readConfig({ BASE_URL: origin, SESSION_SECRET: testSecret });
  const from = new Date(noon.getTime() - 7 * 86_400_000);
  const week = { list: "weekly-digest" as const, key: "k", from, to: noon };
  const digest = await composeDigest(db, week, config);
  const written = JSON.stringify([
    locales.map((locale) => digest?.(locale)),
    site.log,
    await db.selectFrom("mails").selectAll().execute(),
    await db.selectFrom("live_events").selectAll().execute(),
    await db.selectFrom("audit").selectAll().execute(),
  ]);
  expect(written).toContain("The premium piece");
  for (const name of names) expect(written).not.toContain(secrets[name][0]);
});

describe("a premium piece", () => {
  it("shows a beginning, names the tier, and leads each on their way", async () => {
    const address = pageOf.premiumArticle;
    for (const [role, way] of [
      ["visitor", "View Pricing Plans Login"],
      ["reader", "View Pricing Plans"],
      ["basic", "Upgrade to Premium"],
    ] as const) {
      const html = await textAt(address, role);
      const text = textOf(html);
      expect(text, role).toContain("An opening for all.");
      expect(text, role).toContain(
        `Keep reading with the Insider Pass The rest of this piece is part of Premium (Insider Pass). ${way}`,
      );
      expect(text.split("More words.").length - 1).toBeLessThan(preview.characters / 11);
    }
    expect(textOf(await textAt(address, "premium"))).not.toContain("Keep reading with");
    expect(textOf(await textAt(pageOf.premiumVideo, "basic"))).toContain(
      "The whole video is part of Premium (Insider Pass). Upgrade to Premium",
    );
    expect(textOf(await textAt(pageOf.premiumEpisode, "visitor"))).toContain(
      "The whole episode is part of Premium (Insider Pass). View Pricing Plans Login",
    );
  });

  it("tells machines whom it is for, and nothing more of it to those who may see it", async () => {
    for (const name of ["premiumArticle", "premiumVideo", "premiumEpisode", "agedArticle"] as const)
      for (const role of ["visitor", "premium"] as const)
        expect(structuredData(await textAt(pageOf[name], role))[0]).toMatchObject({
          isAccessibleForFree: false,
          hasPart: { "@type": "WebPageElement", isAccessibleForFree: false },
        });
    expect(structuredData(await textAt(pageOf.freeArticle, "premium"))[0]).toMatchObject({
      isAccessibleForFree: true,
    });
  });

  it.each([
    ["es", "Sigue leyendo con el Insider Pass"],
    ["fr", "Continuez avec l’Insider Pass"],
    ["de", "Mit dem Insider Pass weiterlesen"],
  ])("says so in %s", async (lang, words) => {
    expect(textOf(await textAt(`${pageOf.premiumArticle}?lang=${lang}`, "visitor"))).toContain(
      words,
    );
  });
});

describe("the archive", () => {
  it("keeps page, headline and excerpt, and says what opens the rest", async () => {
    const html = await textAt(pageOf.agedArticle, "basic");
    const text = textOf(html);
    expect(text).toContain("The aged piece");
    expect(text).not.toContain("An opening for all.");
    expect(text).toContain(
      "This piece is more than 12 months old. Premium (Insider Pass) opens what we have published in the last 5 years.",
    );
    expect(attribute(html, "meta", "property", "og:title", "content")).toContain("The aged piece");
  });

  it("ends after five years for everybody, and promises no plan that would help", async () => {
    for (const role of ["visitor", "premium", "editor"] as const) {
      const html = await textAt(pageOf.oldestArticle, role);
      const wall = /<section class="wall"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
      expect(textOf(wall)).toContain("This piece is more than 5 years old.");
      expect(wall).not.toContain("/pricing");
    }
  });

  it("is marked on lists", async () => {
    const text = textOf(await textAt("/search?q=aged+or+oldest", "visitor"));
    expect(text.split(" Archive ").length - 1).toBe(6);
  });
});

it("prints no advertising for Premium", async () => {
  for (const address of ["/", pageOf.freeArticle])
    for (const role of roles) {
      const has = (await textAt(address, role)).includes("house-ad");
      expect(has, `${address} for ${role}`).toBe(!premium.includes(role));
    }
});

it("gives a reader the preview from the second at which access ends, by the product's clock", async () => {
  const reader = await signIn(site.db, noon);
  await site.db
    .insertInto("entitlements")
    .values({
      user_id: reader.id,
      origin: "grant",
      tier: "premium",
      starts_at: noon,
      ends_at: new Date(noon.getTime() + 60_000),
      created_at: noon,
    })
    .execute();
  const [word] = secrets.premiumArticle;
  const has = async () =>
    (await (await site.at(pageOf.premiumArticle, { headers: reader.headers })).text()).includes(
      word,
    );
  site.clock.advance(59_000);
  expect(await has()).toBe(true);
  site.clock.advance(2_000);
  expect(await has()).toBe(false);
  site.clock.set(noon);
});

describe("the cache of pages", () => {
  let web: Web;
  let at = 0;
  beforeAll(async () => {
    const config = readConfig({ BASE_URL: origin, SESSION_SECRET: testSecret });
    const line = () => {};
    const log = { info: line, warn: line, error: line, fatal: line };
    const handle = await openSite({ db: site.db, config, log, now: site.clock.now });
    const ready = async () => ({ ok: true, state: {} });
    web = createWeb({ handle, config, log, ready, cache: { now: () => at } });
    web.server.listen(0, "127.0.0.1");
    await once(web.server, "listening");
  });
  afterAll(() => {
    web.server.closeAllConnections();
    web.server.close();
  });
  const ask = async (path: string, role: Role) => {
    const { port } = web.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: headersOf(role) });
    return { caching: answer.headers.get("cache-control"), text: await answer.text() };
  };

  it("never keeps what a premium reader was given, whoever comes first", async () => {
    const pages = [pageOf.premiumArticle, pageOf.premiumVideo, pageOf.premiumEpisode];
    for (const [n, page] of pages.flatMap((path) => [path, `${path}.data`]).entries()) {
      const [word] = secrets[names.find((name) => page.startsWith(pageOf[name])) ?? "freeArticle"];
      if (n % 2) await ask(page, "visitor");
      const mine = await ask(page, "premium");
      expect(mine.text.includes(word), page).toBe(true);
      expect(mine.caching, page).toBe("private, no-store");
      const theirs = await ask(page, "visitor");
      expect(theirs.text.includes(word), page).toBe(false);
      expect(theirs.caching, page).toContain("public");
      expect((await ask(page, "premium")).text.includes(word), page).toBe(true);
    }
  });

  it("makes a page anew when its piece passes the line of the archive", async () => {
    const word = "nudiustertian";
    const slug = await publish(site.db, noon, {
      body: `Here is ${word}.`,
      publishedAt: momentBefore(new Date(noon.getTime() + 30_000), "P12M") ?? noon,
    });
    const has = async () => (await ask(`/article/${slug}`, "visitor")).text.includes(word);
    expect(await has()).toBe(true);
    site.clock.advance(31_000);
    at += 61_000;
    await has();
    await expect.poll(has).toBe(false);
    site.clock.set(noon);
  });
});
