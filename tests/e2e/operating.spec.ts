// What an operator does beside the running site.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, npmRun, test } from "./site.ts";

let dir: string;
test.beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "eunison-operating-"));
});
test.afterAll(() => rm(dir, { recursive: true, force: true }));

const feed = (title: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel>
<title>Valley Courier</title><link>https://courier.example/</link><description>News</description><language>en</language>
<item><title>${title}</title><link>https://courier.example/${Date.now()}</link><category>Politics</category>
<description>The European Parliament voted for a new election law after a long debate in Strasbourg.</description>
<pubDate>${new Date().toUTCString()}</pubDate></item>
</channel></rss>`;

test("a feed that is added shows on the front page within seconds", async ({ page }) => {
  const title = `Parliament votes for election law ${Date.now()}`;
  const file = join(dir, "courier.xml");
  await writeFile(file, feed(title));
  await page.goto("/");
  await npmRun("feeds", "add", file);
  const link = page.getByRole("link", { name: title }).first();
  await expect(async () => {
    await page.goto("/");
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await page.goto((await link.getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("link", { name: /Read at Valley Courier/ })).toHaveAttribute(
    "href",
    /^https:\/\/courier\.example\//,
  );
  const list = await npmRun("feeds", "list");
  expect(list).toContain("Valley Courier");
});

test("a backup is made while the site runs", async ({ page }) => {
  const file = join(dir, "all.backup");
  const [output] = await Promise.all([npmRun("backup", file), page.goto("/")]);
  expect(output).toMatch(/\d+ rows of \d+ tables/);
  await expect(page.getByRole("heading", { name: "Top Stories" })).toBeVisible();
});

test("health is answered at /healthz and /readyz", async ({ request }) => {
  const alive = await request.get("/healthz");
  expect(alive.status()).toBe(200);
  const ready = await request.get("/readyz");
  expect(ready.status()).toBe(200);
  expect(Object.keys(await ready.json())).toEqual(
    expect.arrayContaining(["database", "migrations", "worker"]),
  );
});

test("fetch-news answers programs", async ({ request }) => {
  const ask = (data: unknown) => request.post("/functions/fetch-news", { data });
  const answer = await ask({ topics: ["EU", "Politics"], page: 1, limit: 3 });
  expect(answer.status()).toBe(200);
  const { articles, cursor } = await answer.json();
  expect(articles).toHaveLength(3);
  const more = await (await ask({ topics: ["EU", "Politics"], limit: 3, cursor })).json();
  const slugs = [...articles, ...more.articles].map((a: { slug: string }) => a.slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const wrong of [
    { topics: ["Gossip"] },
    { page: 0 },
    { limit: "many" },
    { countries: 7 },
    [],
  ]) {
    const refused = await ask(wrong);
    expect(refused.status(), JSON.stringify(wrong)).toBe(400);
    const { error } = await refused.json();
    expect(error.message).toMatch(/\w+/);
  }
});
