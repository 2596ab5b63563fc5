import { afterAll, beforeAll, expect, it } from "vitest";
import { deliver, publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  for (let i = 0; i < 5; i++)
    await publish(site.db, noon, { topics: ["Climate"], countries: ["DE"] });
  await deliver(site.db, noon, { title: "Aus Paris", topics: ["Politics"] });
});
afterAll(() => site?.close());

const ask = async (body: unknown, init: RequestInit = {}) => {
  const response = await site.at("/functions/fetch-news", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });
  return { status: response.status, body: await response.json() };
};

it("answers articles with the specification's fields", async () => {
  const { status, body } = await ask({ countries: ["France"] });
  expect(status).toBe(200);
  expect(body.articles).toHaveLength(1);
  expect(body.articles[0]).toMatchObject({
    title: "Aus Paris",
    country: "France",
    source: "The Outlet",
    bias: "center",
    biasRated: false,
    views: 0,
    trending: false,
    isBreaking: false,
    lang: "fr",
  });
  expect(body.articles[0].publishedAt).toMatch(/^2026-11-21T1.*Z$/);
  for (const field of ["excerpt", "timeAgo", "image", "comments", "slug", "url"])
    expect(body.articles[0]).toHaveProperty(field);
  expect(await ask({ countries: ["FR"] })).toEqual({ status, body });
});

it("turns pages by number and by cursor alike", async () => {
  const slugs = (b: { articles: { slug: string }[] }) => b.articles.map((a) => a.slug);
  const { body: all } = await ask({ topics: ["Climate"] });
  const { body: first } = await ask({ topics: ["Climate"], limit: 2 });
  const { body: second } = await ask({ topics: ["Climate"], limit: 2, page: 2 });
  const { body: next } = await ask({ topics: ["Climate"], limit: 2, cursor: first.cursor });
  expect(all.articles).toHaveLength(5);
  expect([...slugs(first), ...slugs(second)]).toEqual(slugs(all).slice(0, 4));
  expect(slugs(next)).toEqual(slugs(second));
  const { body: last } = await ask({ topics: ["Climate"], limit: 2, cursor: next.cursor });
  expect(slugs(last)).toEqual(slugs(all).slice(4));
  expect(last.cursor).toBeNull();
});

it.each([
  [{ topics: ["Gossip"] }],
  [{ topics: "Politics" }],
  [{ countries: ["Atlantis"] }],
  [{ page: 0 }],
  [{ page: 1.5 }],
  [{ page: 1e308 }],
  [{ limit: -1 }],
  [{ limit: 51 }],
  [{ cursor: "nonsense" }],
  [[]],
  ["{"],
  [""],
])("refuses %j with a sentence", async (wrong) => {
  const { status, body } = await ask(wrong);
  expect(status).toBe(400);
  expect(body).toEqual({
    error: { code: expect.stringMatching(/^[a-z_]+$/), message: expect.any(String) },
  });
  expect(JSON.stringify(body)).not.toMatch(/\bat \w+|\.ts\b|stack/);
});

it("does not answer a GET", async () => {
  const response = await site.at("/functions/fetch-news");
  expect(response.status).toBe(405);
});
