// The support centre over HTTP: what it lists, where it leads, what it counts.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { popularHelp } from "#help/counts.server.ts";
import { helpCategoryNames, initiallyPopular } from "#help/help.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";
import { mainOf } from "./requests.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site?.close());

const browser = { "user-agent": "Mozilla/5.0 Firefox/140.0" };
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await site.at(path, { headers, redirect: "manual" });
  return { status: response.status, html: mainOf(await response.text()) };
};
const pathsIn = (html: string) =>
  new Set([...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = ""]) => path));

describe("the support centre", () => {
  it("has six categories with their counts, ten popular articles, and one question open at a time", async () => {
    const { html } = await read("/support?lang=en");
    const text = textOf(html);
    for (const count of [5, 8, 12, 15, 7, 20]) expect(text).toContain(`${count} articles`);
    expect(html.match(/<details name="faq"/g)).toHaveLength(4);
    const popular = /aria-labelledby="popular">[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
    expect(popular.match(/<li>/g)).toHaveLength(10);
  });

  it("finds by a question in the address, and says when there is nothing", async () => {
    expect(textOf((await read("/support?q=invoice&lang=en")).html)).toContain(
      "Where are my invoices?",
    );
    expect(textOf((await read("/support?q=qqqq&lang=en")).html)).toContain("Nothing found for");
    expect((await read(`/support?q=${"x".repeat(5_000)}`)).status).toBe(200);
  });

  it("leads nowhere that is not there", async () => {
    const paths = pathsIn((await read("/support")).html);
    for (const name of helpCategoryNames) {
      const { html } = await read(`/support/${name}`);
      for (const path of pathsIn(html)) paths.add(path);
    }
    const articles = [...paths].filter((path) => /^\/support\/\w[\w-]*\/\w/.test(path));
    expect(articles).toHaveLength(67);
    for (const article of articles)
      for (const path of pathsIn((await read(article)).html)) paths.add(path);
    for (const path of paths) expect([200, 302], path).toContain((await read(path)).status);
    for (const path of ["/support/none", "/support/billing/none", "/support/account/cancelling"])
      expect((await read(path)).status, path).toBe(404);
  });
});

describe("an article", () => {
  it("that people read is popular; robots and repetition count nothing", async () => {
    const viewed = (help: string, headers: Record<string, string>) =>
      site.at("/functions/view", {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ help }),
      });
    const { html } = await read("/support/general/store-orders", browser);
    expect(html).toContain('data-view="{&quot;help&quot;:&quot;store-orders&quot;}"');
    await viewed("store-orders", browser);
    await viewed("store-orders", browser);
    await viewed("streak", { "user-agent": "Googlebot/2.1" });
    await viewed("none", browser);
    const rows = await site.db.selectFrom("help_counts").selectAll().execute();
    expect(rows.find(({ article }) => article === "store-orders")?.reads).toBe(1);
    expect(rows.filter(({ reads }) => reads > 0)).toHaveLength(1);
    const popular = await popularHelp(site.db, noon);
    expect(popular[0]).toBe("store-orders");
    expect(popular).toHaveLength(10);
    expect(await popularHelp(site.db, new Date("2027-03-01T00:00:00Z"))).toEqual([
      ...initiallyPopular,
    ]);
  });

  it("takes one vote, without scripts, and thanks", async () => {
    const vote = (value: string) =>
      site.at("/support/billing/invoices?lang=en", {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ vote: value }),
      });
    const answer = await vote("yes");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/support/billing/invoices?thanks=1&lang=en#vote");
    await vote("no");
    expect((await vote("maybe")).status).toBe(400);
    const row = await site.db
      .selectFrom("help_counts")
      .selectAll()
      .where("article", "=", "invoices")
      .executeTakeFirst();
    expect([row?.helpful, row?.unhelpful]).toEqual([1, 0]);
    expect(textOf((await read("/support/billing/invoices?thanks=1&lang=en")).html)).toContain(
      "It helps us write better.",
    );
  });
});
