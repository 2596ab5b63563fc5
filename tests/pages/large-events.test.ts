import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEvent, type EventStoryDraft } from "../factories/events.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { attribute, textOf } from "./html.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site?.close());

const page = async (path: string, init?: RequestInit) => {
  const response = await site.at(path, init);
  return { status: response.status, html: await response.text() };
};
const english = { headers: { cookie: "language=en" } };

describe("an event that two dozen outlets report", () => {
  const bands = ["left", "center", null, "right", "left", null] as const;
  let slug: string;
  beforeAll(async () => {
    const reports: EventStoryDraft[] = Array.from({ length: 24 }, (_, n) => ({
      source: `Outlet of many words ${n}`,
      country: ["DE", "FR", "PL", "ES", "GB"][n % 5] ?? "",
      band: bands[n % bands.length] ?? null,
      title: `Harbour of Ronsund shut after the storm, ferries wait outside, says report ${n}`,
      excerpt:
        "The harbour was shut at noon, and two ferries with 900 people wait outside. ".repeat(3),
      ago: n,
    }));
    slug = (await createEvent(site.db, noon, reports)).slug;
  });

  it.each(["en", "es", "fr", "de"])(
    "shows most of them on a first page that is not heavy, in %s",
    async (lang) => {
      const { html } = await page(`/event/${slug}?lang=${lang}`);
      expect(Buffer.byteLength(html)).toBeLessThan(60_000);
      expect(html.match(/<h[34] lang[^>]*><a href="\/article\//g)).toHaveLength(20);
    },
  );

  it("has the outlets that are not shown at once at a press", async () => {
    const { html } = await page(`/event/${slug}`, english);
    const [, left = ""] = /<section id="side-left"(.*?)<\/section>/s.exec(html) ?? [];
    const [shown = "", folded = ""] = left.split('<details class="event-fold">');
    expect(shown.match(/<h3 /g)).toHaveLength(3);
    expect(folded.match(/<h4 /g)).toHaveLength(3);
    expect(textOf(folded)).toMatch(/^Show 3 more Outlet of many words/);
    expect(textOf(folded)).toMatch(/Show 2 more$/);
  });
});

describe("an event of three hundred stories", () => {
  const bands = ["left", "center", "right", "far-left", null, "far-right", "center"] as const;
  const countries = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL GB CH".split(" ");
  let slug: string;
  beforeAll(async () => {
    const reports: EventStoryDraft[] = Array.from({ length: 300 }, (_, n) => {
      const outlet = n % 110;
      return {
        source: `Outlet number ${outlet}`,
        country: countries[outlet % countries.length] ?? "",
        band: bands[outlet % bands.length] ?? null,
        lang: n % 3 ? "en" : "el",
        title:
          n % 3
            ? `Eleven votes decided on the climate package in Strasbourg, report ${n}`
            : `Έντεκα ψήφοι έκριναν το πακέτο για το κλίμα ${n}`,
        excerpt: "Μετά από μια νύχτα διαπραγματεύσεων το πακέτο πέρασε με έντεκα ψήφους. ".repeat(
          4,
        ),
        ago: n,
      };
    });
    slug = (await createEvent(site.db, noon, reports)).slug;
  }, 120_000);

  it("comes by pages, none of them heavy, on which every story stands once", async () => {
    const found: string[] = [];
    let next: string | null = `/event/${slug}`;
    while (next) {
      const { status, html } = await page(next, english);
      expect(status, next).toBe(200);
      expect(Buffer.byteLength(html), next).toBeLessThan(60_000);
      const main = html.replace(
        /<section class="sec" aria-labelledby="(also|timeline)">.*?<\/section>/gs,
        "",
      );
      for (const [, story = ""] of main.matchAll(/<h[34] lang[^>]*><a href="\/article\/([\w-]+)"/g))
        found.push(story);
      next = /<a href="([^"]*)" class="btn" rel="next"/.exec(html)?.[1] ?? null;
    }
    expect(found).toHaveLength(300);
    expect(new Set(found).size).toBe(300);
  });

  it("shows more of a side by a link, and its table by ten countries", async () => {
    const { html } = await page(`/event/${slug}`, english);
    expect(html).toMatch(
      new RegExp(`<a href="/event/${slug}\\?page=2#side-left" class="btn btn-long">Show 8 more`),
    );
    const [before = "", after = ""] = html.split('<details class="event-rows">');
    expect(before.match(/<th scope="row">/g)).toHaveLength(10);
    expect(after.match(/<th scope="row">/g)).toHaveLength(12);
    expect(textOf(after)).toMatch(/^12 more countries/);
  });

  it("leads from the number of its first page to its plain address", async () => {
    const { status, headers } = await site.at(`/event/${slug}?lang=en&page=1`);
    expect([status, headers.get("location")]).toEqual([301, `/event/${slug}?lang=en`]);
  });

  it("is not found on a page that it does not have", async () => {
    for (const asked of ["0", "02", "99", "100", "x", "-2"])
      expect((await page(`/event/${slug}?page=${asked}`)).status, asked).toBe(404);
    const second = await page(`/event/${slug}?page=2`, english);
    expect(attribute(second.html, "meta", "name", "robots", "content")).toBe("noindex");
  });
});
