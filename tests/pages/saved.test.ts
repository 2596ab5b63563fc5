import { afterAll, beforeAll, expect, it } from "vitest";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await publish(site.db, noon, { topics: ["Politics"], countries: ["DE"] });
});
afterAll(() => site?.close());

const page = async (path: string) => (await site.at(path)).text();

it("says where the queue lives, in the reader's language, and needs scripts for it", async () => {
  const english = await page("/saved");
  expect(textOf(english)).toContain(
    "Your reading queue is kept in this browser, and this page needs scripts to read it from there.",
  );
  expect(english).toContain('content="noindex"');
  expect(textOf(await page("/saved?lang=de"))).toContain("Ihre Merkliste liegt in diesem Browser");
});

it("prints controls that know their item, and that a reader without scripts does not see", async () => {
  const { slug, id, title, lang } = await site.db
    .selectFrom("stories")
    .select(["slug", "id", "title", "lang"])
    .executeTakeFirstOrThrow();
  const html = await page(`/article/${slug}`);
  const said = /data-open="" data-item="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"');
  expect(JSON.parse(said ?? "")).toEqual({ id, type: "article", title, meta: slug, lang });
  expect(html).toMatch(/<button[^>]* data-reader="like"[^>]* aria-pressed="false"/);
  expect(html).toContain('class="item-controls scripted"');
});

it("knows nothing of a reader: every reader gets the same page", async () => {
  const plain = await page("/");
  expect(plain).not.toMatch(/<html[^>]* data-(consent|streak|brief|resume)/);
  // The script that asks the browser stands before anything that is painted.
  const head = plain.slice(0, plain.indexOf("</head>"));
  for (const key of ["cookie_consent", "daily_streak", "daily_brief_", "last_viewed"])
    expect(head).toContain(key);
});

it("has a brief of three, labelled advertisements in their places, and a bar to fill", async () => {
  const html = await page("/");
  expect(html).toMatch(/<section class="brief"/);
  expect(html.match(/<aside class="house-ad" aria-label="Advertisement: [^"]+"/g)).toHaveLength(2);
  expect(html).toMatch(/<aside class="resume"/);
  const slug = /\/article\/([\w-]+)/.exec(html)?.[1];
  expect((await page(`/article/${slug}`)).match(/<aside class="house-ad"/g)).toHaveLength(1);
});
