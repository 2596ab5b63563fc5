// What only some readers may have is sent to nobody else. Each piece holds a word that stands nowhere else. Every
// role requests every route of app/routes.ts, as a page and as the router's data, and posts what readers can post;
// the words are then searched for in all answers. A new route is requested without being named here.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { composeDigest } from "#newsletters/issues.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { locales } from "#platform/locale.ts";
import { noon, openTestSite, origin, type TestSite, testSecret } from "../site.ts";
import {
  type GuardedPieces,
  type Name,
  names,
  publishGuardedPieces,
  type Role,
  roles,
  secrets,
} from "./guarded-pieces.ts";
import { dataOf } from "./requests.ts";
import { pagePatterns, requestedPatterns } from "./route-table.ts";

let site: TestSite;
let pageOf: GuardedPieces["pageOf"];
let headersOf: GuardedPieces["headersOf"];
let readers: GuardedPieces["readers"];
beforeAll(async () => {
  site = await openTestSite();
  ({ pageOf, readers, headersOf } = await publishGuardedPieces(site.db));
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
  const others = requestedPatterns.filter((pattern) => /^(functions|webhooks)\//.test(pattern));
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

/**
 * Requests all addresses of a kind of routes as a role, each as data and as a page. What is not there as data is not
 * drawn: its page is the one of an address that leads nowhere.
 * @returns where the words came back
 */
async function requestAll(role: Role, kind: Kind): Promise<Places> {
  const places: Places = {};
  const headers = headersOf(role);
  const asked = new Set<string>();
  for (const pattern of requestedPatterns.filter((one) => kindOf(one) === kind))
    for (const address of addressesOf(pattern)) {
      // Videos and episodes share their numbers.
      if (asked.has(address)) continue;
      asked.add(address);
      const data = await site.at(dataOf(address), { redirect: "manual", headers });
      await addWords(places, dataOf(address), data);
      if (data.status === 404 && pagePatterns.has(pattern) && pattern !== "*") continue;
      await addWords(places, address, await site.at(address, { redirect: "manual", headers }));
    }
  return places;
}

const allowed = (name: Name, role: Role) => (secrets[name][1] as readonly Role[]).includes(role);

describe.each(roles)("%s", (role) => {
  it("gets no such word for anything that is posted", async () => {
    expect(await request(role, (await postsOf(role)).map(posted))).toEqual({});
  });

  it("gets the words of the pieces that are open to the role, and no others, to keep on a device", async () => {
    // A suspended reader's session is none.
    const reader = role === "suspended" ? null : (readers[role]?.id ?? null);
    const items = (await itemsOf()).map(({ kind, id }) => `${kind}:${id}`);
    const call = (body: object) => posted(["/functions/offline", { reader, ...body }]);
    const open = names.filter((name) => /Article$/.test(name) && allowed(name, role));
    expect(await request(role, [call({ do: "copies", names: items })])).toEqual(
      Object.fromEntries(open.map((name) => [name, ["/functions/offline"]])),
    );
    expect(await request(role, [call({ do: "plan", saved: items })])).toEqual({});
  });

  it("gets the words of the pieces that are open to the role, on their own pages", async () => {
    const open = names.filter((name) => allowed(name, role));
    expect(await requestAll(role, "pieces")).toEqual(
      Object.fromEntries(open.map((name) => [name, [dataOf(pageOf[name]), pageOf[name]]])),
    );
  });

  it.each(["search", "with a parameter", "without a parameter"] as const)(
    "gets no such word on other pages: %s",
    async (kind) => {
      // What was corrected in a piece that everybody may read is listed.
      const corrected = { freeArticle: ["/corrections.data", "/corrections"] };
      expect(await requestAll(role, kind)).toEqual(kind === "without a parameter" ? corrected : {});
    },
  );
});

it("puts none of the words into logs, mails, events or the audit", async () => {
  const { db } = site;
  const config = readConfig({ BASE_URL: origin, SESSION_SECRET: testSecret });
  const from = new Date(noon.getTime() - 7 * 86_400_000);
  const week = { list: "weekly-digest" as const, key: "k", from, to: noon };
  const digest = await composeDigest(db, week, config);
  const written = JSON.stringify([
    locales.map((locale) => digest?.({ locale, stories: "" })),
    site.log,
    await db.selectFrom("mails").selectAll().execute(),
    await db.selectFrom("live_events").selectAll().execute(),
    await db.selectFrom("audit").selectAll().execute(),
  ]);
  expect(written).toContain("The premium piece");
  for (const name of names) expect(written).not.toContain(secrets[name][0]);
});
