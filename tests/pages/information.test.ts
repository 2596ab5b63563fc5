// The information pages: in four languages, with the same parts, true of the configuration, leading where they say.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales } from "#platform/locale.ts";
import { infoPageNames } from "#site/info-page-names.ts";
import { correctStory } from "#stories/newsroom.server.ts";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";
import { mainOf } from "./requests.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({
    env: { SITE_MAILBOX: "desk@news.example", COMPANY_OWNERS: "Ada Example, all of it" },
  });
});
afterAll(() => site?.close());

const read = async (path: string) => {
  const response = await site.at(path);
  return { status: response.status, html: mainOf(await response.text()) };
};

/** The internal addresses that a page leads to. */
const linksIn = (html: string) =>
  new Set([...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = ""]) => path));

describe.each(infoPageNames)("/%s", (name) => {
  it("has the same parts in four languages, each in its own words", async () => {
    const shapes = new Set<string>();
    const leads = new Set<string>();
    const links = new Set<string>();
    for (const locale of locales) {
      const { status, html } = await read(`/${name}?lang=${locale}`);
      expect(status, locale).toBe(200);
      expect(textOf(html), locale).not.toMatch(/[{}]/);
      const tags = [...html.matchAll(/<(h2|tr|li|p)\b/g)].map(([, tag]) => tag);
      shapes.add(tags.join(" "));
      links.add([...linksIn(html)].sort().join(" "));
      leads.add(textOf(/<h1[\s\S]*?<\/p>/.exec(html)?.[0] ?? ""));
    }
    expect(shapes.size, "a language has other parts").toBe(1);
    expect([...links], "a language leads elsewhere").toHaveLength(1);
    expect(leads.size, "a language repeats another").toBe(locales.length);
  });

  it("leads to pages that are there", async () => {
    const { html } = await read(`/${name}`);
    const isFile = (path: string) => existsSync(join(import.meta.dirname, "../../public", path));
    for (const path of [...linksIn(html)].filter((path) => !isFile(path)))
      expect([200, 302], path).toContain((await site.at(path, { redirect: "manual" })).status);
  });
});

it("says what the operator has given, and what it has not", async () => {
  const { html } = await read("/ownership?lang=en");
  expect(textOf(html)).toContain("Ada Example, all of it");
  expect(textOf(html)).toContain("not stated by the operator");
  expect(textOf((await read("/press?lang=en")).html)).toContain("desk@news.example");
});

it("offers the press pictures as files, and says of each what it is", async () => {
  for (const locale of locales) {
    const { html } = await read(`/press?lang=${locale}`);
    const rows = [...html.matchAll(/<tr><td><a href="([^"]*)" download="">.*?<\/tr>/g)];
    expect(rows, locale).toHaveLength(10);
    for (const [row, path = ""] of rows) {
      const file = join(import.meta.dirname, "../../public", path);
      const { format, width, height } = await sharp(file).metadata();
      const text = textOf(row);
      expect(text.toLowerCase(), path).toContain(` ${format} `);
      if (format !== "svg") expect(text, path).toContain(` ${width} × ${height} `);
      expect(text, path).toMatch(
        new RegExp(` ${Math.max(1, Math.round(statSync(file).size / 1000))}\\sk[Bo]$`),
      );
    }
  }
});

it("numbers the parts of privacy and terms as the specification counts them", async () => {
  const headings = async (path: string) =>
    [...(await read(path)).html.matchAll(/<h2 id="part-\d+">(\d+)\./g)].map(([, n]) => Number(n));
  expect(await headings("/privacy")).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
  expect((await headings("/terms")).length).toBeGreaterThanOrEqual(12);
});

it("keeps a legal page at the address of its day, out of search engines", async () => {
  for (const name of ["privacy", "terms"]) {
    const current = (await read(`/${name}?lang=en`)).html;
    const [address = ""] = new RegExp(`/${name}/\\d{4}-\\d\\d-\\d\\d`).exec(current) ?? [];
    const response = await site.at(`${address}?lang=en`);
    expect(response.status, address).toBe(200);
    const dated = await response.text();
    expect(dated).toMatch(/<meta name="robots" content="noindex/);
    expect(textOf(mainOf(dated))).toBe(textOf(current));
  }
});

it("names on the page about cookies what the browser stores", async () => {
  for (const locale of locales) {
    const text = textOf((await read(`/cookies?lang=${locale}`)).html);
    for (const name of ["language", "saved_queue", "daily_brief_…", "hub_place"])
      expect(text, locale).toContain(name);
  }
});

it("does not have a version that never was", async () => {
  expect((await read("/terms/1999-01-01")).status).toBe(404);
  expect((await read("/about/2026-11-23")).status).toBe(404);
});

describe("the list of corrections", () => {
  it("has every correction of our own pieces, and quotes none of a premium one", async () => {
    const open = await publish(site.db, noon, { title: "The bridge at Mostowa" });
    const paid = await publish(site.db, noon, { title: "Behind the bridge", premium: true });
    const editor = { actor: "test", now: noon };
    await correctStory(site.db, open, "It has four arches, not five.", editor);
    await correctStory(site.db, paid, "The contract names another firm.", editor);
    const text = textOf((await read("/corrections?lang=en")).html);
    expect(text).toContain("It has four arches, not five.");
    expect(text).toContain("Behind the bridge");
    expect(text).not.toContain("names another firm");
  });
});
