import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedFeeds } from "#feeds/feeds.server.ts";
import type { CatalogueEntry } from "#stories/catalogue.server.ts";
import { ensureSource, loadCatalogue } from "#stories/sources.server.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";

let site: TestSite;
const said = (band: "left" | "right" | null, by: string, rest = {}) => ({
  band,
  by,
  url: `https://${by.toLowerCase()}.example/rating`,
  confidence: "B" as const,
  date: "2019",
  ...rest,
});
const outlet = (id: string, rest: Partial<CatalogueEntry>): CatalogueEntry => ({
  id,
  name: `The ${id}`,
  homepage: `https://${id}.example`,
  country: "IE",
  language: "en",
  kind: "news",
  owner: null,
  band: null,
  bandEvidence: [],
  pictureLicence: null,
  feeds: [`https://${id}.example/rss`],
  ...rest,
});

beforeAll(async () => {
  site = await openTestSite();
  const entries = [
    outlet("rated", {
      band: "left",
      bandEvidence: [said("left", "Watch"), said(null, "Index", { says: "liberal" })],
    }),
    outlet("disputed", { bandEvidence: [said("left", "Watch"), said("right", "Index")] }),
    outlet("vague", { bandEvidence: [said(null, "Index", { says: "nationalist" })] }),
    outlet("union-paper", { country: "EU" }),
    outlet("parliament", { country: "EU", kind: "institution" }),
    outlet("neighbour", { country: "CH" }),
  ];
  await loadCatalogue(site.db, entries, noon);
  const stranger = { id: "stranger", name: "The stranger", country: "ZZ" };
  await ensureSource(site.db, stranger, noon);
  await seedFeeds(
    site.db,
    [...entries, { id: "stranger", feeds: ["https://x.example/rss"] }],
    noon,
  );
});
afterAll(() => site?.close());

const page = async () => (await site.at("/sources?lang=en")).text();
const entryOf = (html: string, name: string): string => {
  const from = html.indexOf(`The ${name}`);
  const text = textOf(html.slice(from, html.indexOf("</section>", from)));
  return (text.split("The ")[1] ?? "").replaceAll(" ,", ",");
};
const section = (html: string, code: string) =>
  new RegExp(`<section[^>]*id="from-${code}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? "";

describe("the page of sources", () => {
  it("shows who says what: beside a rating, and where raters disagree", async () => {
    const html = await page();
    expect(entryOf(html, "rated")).toContain("Left Watch 2019 Index, liberal, 2019");
    expect(entryOf(html, "disputed")).toContain(
      "Unrated Raters disagree: we leave this outlet unrated. Watch, Left, 2019 Index, Right, 2019",
    );
    expect(entryOf(html, "vague")).toContain(
      "Unrated What is published is not enough to rate this outlet. Index, nationalist, 2019",
    );
    expect(textOf(html)).toContain("1 with a published rating, 6 unrated");
  });

  it("flies the Union's flag over its institutions alone", async () => {
    const html = await page();
    const flag = /#eu"/g;
    expect(section(html, "institutions")).toMatch(flag);
    expect(section(html, "institutions")).toContain("The parliament");
    expect(section(html, "EU")).toContain("The union-paper");
    expect(section(html, "EU")).not.toMatch(/class="flag"/);
    expect(textOf(section(html, "EU"))).toMatch(/^Europe /);
    expect(section(html, "CH")).not.toMatch(/class="flag"/);
    expect(textOf(section(html, "CH"))).toMatch(/^Switzerland /);
  });

  it("says of an outlet of no known country that it is of none, at the end", async () => {
    const html = await page();
    expect(textOf(section(html, "ZZ"))).toMatch(/^Country not known The stranger/);
    expect(html.lastIndexOf('id="from-')).toBe(html.indexOf('id="from-ZZ"'));
  });
});

it("leads from the former id of a source, of its page and its feed, to the present one", async () => {
  await site.db
    .insertInto("source_aliases")
    .values({ former_id: "rss-rated-example", source_id: "rated" })
    .execute();
  for (const [from, to] of [
    ["/source/rss-rated-example", "/source/rated"],
    ["/source/rss-rated-example?lang=de", "/source/rated?lang=de"],
    ["/feeds/source/rss-rated-example.rss", "/feeds/source/rated.rss"],
  ] as const) {
    const answer = await site.at(from);
    expect([answer.status, answer.headers.get("location")], from).toEqual([301, to]);
  }
});
