// A member's private feed of the hub: made in the profile, read by a program, revoked.
import { parseFeed } from "feedsmith";
import { afterAll, beforeAll, expect, it } from "vitest";
import { feedReaderOf, makeFeedToken } from "#subscriptions/private-feeds.server.ts";
import { signIn } from "../factories/readers.ts";
import { deliver, publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { requestsTo } from "./requests.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await deliver(site.db, noon, { title: "A vote", lang: "en", topics: ["Politics"] });
  await deliver(site.db, noon, { title: "Ein Streik", lang: "de", topics: ["Trade"] });
  await publish(site.db, noon, {
    title: "An investigation",
    topics: ["Politics"],
    premium: true,
    body: "Hidden text.",
  });
});
afterAll(() => site?.close());

const read = async (address: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(address, "http://site.example");
  const response = await site.at(pathname + search, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const titlesIn = (text: string) =>
  (JSON.parse(text).items as { title: string }[]).map(({ title }) => title).sort();
const json = (token: string, query: string) => `/feeds/hub/${token}/news.json?${query}`;

it("is made in the profile with what is chosen in the hub, shown once, and revoked", async () => {
  const { page, post } = requestsTo(site);
  expect((await post("/profile", await signIn(site.db, noon), { intent: "hub-make" })).status).toBe(
    403,
  );
  const member = await signIn(site.db, noon, { tier: "basic" });
  const made = await (await post("/profile?lang=en", member, { intent: "hub-make" })).text();
  const addresses = [...made.matchAll(/value="(http[^"]*\/feeds\/hub\/[^"]*)"/g)].map(
    ([, address = ""]) => address.replaceAll("&amp;", "&"),
  );
  expect(addresses).toHaveLength(3);
  for (const address of addresses) {
    expect(address).toContain("topics=Politics,Economy");
    const { status, headers, text } = await read(address);
    expect(status).toBe(200);
    expect(parseFeed(text).format).toBe(/news\.(\w+)/.exec(address)?.[1]);
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    const again = await read(address, { "if-none-match": headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  }
  const later = await page("/profile?tab=subscription&lang=en", member);
  expect(later.html).not.toContain("/feeds/hub/");
  expect(later.text).toContain("Your address was made on 21 November 2026.");
  expect((await post("/profile", member, { intent: "hub-revoke" })).status).toBe(303);
  expect((await read(addresses[0] ?? "")).status).toBe(404);
});

it("brings what its address names, and premium texts to those alone who may read them", async () => {
  const basic = await makeFeedToken(
    site.db,
    "hub",
    (await signIn(site.db, noon, { tier: "basic" })).id,
    noon,
  );
  const premium = await makeFeedToken(
    site.db,
    "hub",
    (await signIn(site.db, noon, { tier: "premium" })).id,
    noon,
  );
  const all = await read(json(basic, "topics=Politics,Trade"));
  expect(titlesIn(all.text)).toEqual(["A vote", "An investigation", "Ein Streik"]);
  expect(all.text).not.toContain("Hidden text.");
  expect((await read(json(premium, "topics=Politics"))).text).toContain("Hidden text.");
  expect(titlesIn((await read(json(basic, "topics=Politics,Trade&languages=de"))).text)).toEqual([
    "Ein Streik",
  ]);
});

it("is not found without a plan, and for tokens of other feeds or of no shape", async () => {
  const none = await makeFeedToken(site.db, "hub", (await signIn(site.db, noon)).id, noon);
  const { id } = await signIn(site.db, noon, { tier: "premium" });
  const podcasts = await makeFeedToken(site.db, "podcasts", id, noon);
  for (const token of [none, podcasts, "a", "a".repeat(32), "%00"])
    expect((await read(json(token, "topics=Politics"))).status, token).toBe(404);
  expect(await feedReaderOf(site.db, "hub", podcasts, noon)).toBeNull();
  await read(`/feeds/hub/${podcasts}/news.json/more`);
  await site.at(json(podcasts, ""), { method: "POST" });
  expect(site.log.map(({ message }) => message)).toContain("page not found");
  expect(site.log.some(({ fields }) => JSON.stringify(fields).includes(podcasts))).toBe(false);
});
