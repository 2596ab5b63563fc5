import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recountEvents } from "#events/clustering-job/writing.queries.server.ts";
import { transaction } from "#platform/db/db.server.ts";
import { filterPlaces } from "#stories/country.ts";
import { countryPath, topicPath } from "#stories/section-address.ts";
import { topics } from "#stories/topic.ts";
import { createEvent } from "../factories/events.ts";
import { addPlaces } from "../factories/sections.ts";
import { deliver, publish } from "../factories/stories.ts";
import { noon, openTestSite, origin, type TestSite } from "../site.ts";
import { attribute, headlines, structuredData, textOf } from "./html.ts";

let site: TestSite;
const ago = (minutes: number) => new Date(noon.getTime() - minutes * 60_000);

beforeAll(async () => {
  site = await openTestSite();
  const vote = await createEvent(
    site.db,
    noon,
    [
      { source: "Middle", country: "FR", band: "center", lang: "en", title: "The vote", ago: 50 },
      { source: "Lefty", country: "ES", band: "far-left", lang: "es", title: "El voto", ago: 40 },
      { source: "Righty", country: "PL", band: "right", lang: "pl", title: "Głosowanie", ago: 30 },
      { source: "Nobody", country: "DE", lang: "de", title: "Die Wahl", ago: 20 },
      { source: "Island", country: "IE", lang: "en", title: "A vote", ago: 10 },
    ],
    { slug: "the-vote" },
  );
  for (const { id } of vote.stories) await addPlaces(site.db, id, ["FR"]);
  await transaction(site.db, (tx) => recountEvents(tx, [vote.id], noon));
  for (let n = 0; n < 24; n++)
    await deliver(site.db, noon, {
      title: `Single ${n}`,
      lang: "en",
      countries: ["PT"],
      publishedAt: ago(100 + 60 * n),
    });
  await publish(site.db, noon, {
    title: "Free & ours",
    body: "See [this](/article/the-vote).\n\nThe end.",
    topics: ["Energy"],
    publishedAt: ago(5),
  });
  await publish(site.db, noon, {
    title: "Paid and ours",
    body: "The first of many paragraphs.\n\nThe secret ending.",
    topics: ["Energy"],
    premium: true,
    publishedAt: ago(6),
  });
  await deliver(site.db, noon, {
    title: "Loin",
    countries: ["MT"],
    topics: ["Trade"],
    publishedAt: ago(3 * 24 * 60 + 60),
  });
});
afterAll(() => site?.close());

async function page(path: string, language = "en") {
  const response = await site.at(path, {
    redirect: "manual",
    headers: { cookie: `language=${language}` },
  });
  return {
    status: response.status,
    location: response.headers.get("location"),
    html: await response.text(),
  };
}

describe("the front of a topic", () => {
  it("is led by its event, with sides, coverage and the way to compare", async () => {
    const { status, html } = await page("/topic/politics");
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Politics<\/h1>/);
    expect(html).toMatch(/<h2 lang="en" dir="auto"><a href="\/article\/(the-vote|a-vote)">/);
    const text = textOf(html);
    for (const words of ["5 sources · 5 countries", "Compare coverage", "El voto", "Głosowanie"])
      expect(text.includes(words), words).toBe(true);
    expect(html).toContain('href="/event/the-vote"');
    expect(text).toContain("1 event of seven days");
  });

  it("links straight to other publishers for who has chosen that", async () => {
    const headers = { cookie: "language=en; originals=direct" };
    const html = await (await site.at("/topic/politics", { headers })).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main"));
    expect(main).not.toContain('href="/article/');
    for (const source of ["Middle|Island", "Lefty", "Righty"])
      expect(main).toMatch(
        new RegExp(`<a href="https://(${source}).example/[^"]+" rel="noopener"`),
      );
  });

  it("does not say its own name over its stories", async () => {
    const { html } = await page("/topic/politics");
    const kickers = [...html.matchAll(/<p class="kick">([\s\S]*?)<\/p>/g)].map((m) => m[1]);
    expect(kickers.length).toBeGreaterThan(20);
    expect(kickers.filter((kick) => kick?.includes('class="topic'))).toEqual([]);
  });

  it("lists twenty rows under the days, and goes on from there", async () => {
    const { html } = await page("/topic/politics");
    const titles = headlines(html).map((h) => h.title);
    expect(titles.slice(0, 3)).toEqual(["Single 0", "Single 1", "Single 2"]);
    expect(titles).toHaveLength(20);
    const days = [...html.matchAll(/section-day">([^<]*)/g)].map((m) => m[1]);
    expect(days).toEqual(["Today", "Yesterday"]);
    const next = /href="(\/topic\/politics\?before=[^"]+)"/.exec(html)?.[1] ?? "";
    const older = await page(next);
    expect(headlines(older.html).map((h) => h.title)).toEqual(
      [20, 21, 22, 23].map((n) => `Single ${n}`),
    );
    expect(older.html).toContain('<meta name="robots" content="noindex"/>');
    expect(older.html).toContain(`<link rel="canonical" href="${origin}/topic/politics"/>`);
    expect(older.html).not.toContain("section-lead");
  });

  it("can be narrowed and ordered by addresses, which name the language", async () => {
    const { html } = await page("/topic/politics?country=pt&lang=de");
    expect(
      attribute(html, "a", "href", "/topic/politics?country=pt&amp;lang=de", "aria-current"),
    ).toBe("page");
    expect(html).toContain('href="/topic/politics?country=pt&amp;sort=covered&amp;lang=de"');
    // What is there in the reader's languages; without an event the newest leads.
    expect(textOf(html)).toContain("Single 0");
    expect(textOf(html)).not.toContain("The vote");
    const covered = await page("/topic/politics?sort=covered");
    expect(headlines(covered.html)).toEqual([]);
  });

  it("has a title, a description, its other languages, and feeds", async () => {
    const { html } = await page("/topic/politics");
    expect(html).toContain("<title>Politics: European news by event | ");
    for (const lang of ["en", "es", "fr", "de"])
      expect(html).toContain(`hrefLang="${lang}" href="${origin}/topic/politics?lang=${lang}"`);
    for (const [type, format] of [
      ["application/rss+xml", "rss"],
      ["application/atom+xml", "atom"],
      ["application/feed+json", "json"],
    ] as const)
      expect(html).toMatch(
        new RegExp(
          `<link rel="alternate" type="${type.replace("+", "\\+")}"[^>]*href="/feeds/topic/politics.${format}"`,
        ),
      );
    expect(structuredData(html)).toMatchObject([
      { "@type": "CollectionPage", mainEntity: { numberOfItems: 21 } },
      { "@type": "BreadcrumbList", itemListElement: [{}, { item: `${origin}/topic/politics` }] },
    ]);
  });
});

describe("the front of a country", () => {
  it("shows what is about it, with its topics", async () => {
    const { html } = await page("/country/fr");
    expect(html).toMatch(/<h1[^>]*>France<\/h1>/);
    expect(textOf(html)).toContain("5 sources · 5 countries");
    expect(html).toContain('href="/country/fr?topic=politics"');
    expect(html).toContain('href="/feeds/country/fr.rss"');
    expect(attribute(html, "button", "data-reader", "follow", "data-follow")).toBe("country:FR");
  });

  it("says what was last where nothing is new", async () => {
    const { html } = await page("/topic/trade?country=mt");
    const text = textOf(html);
    expect(text).toContain("Nothing from Malta in Trade today. The last report is 3 days old.");
    expect(html).toContain('href="/article/loin"');
    expect(textOf((await page("/country/lu")).html)).toContain("Nothing in Luxembourg today.");
  });

  it("says what there is in other languages, with the way to choose them", async () => {
    for (const [title, lang] of [
      ["Zagreb votes", "en"],
      ["Zagreb glasa", "hr"],
    ] as const)
      await deliver(site.db, noon, {
        title,
        lang,
        topics: ["Healthcare"],
        countries: ["HR"],
        publishedAt: ago(20),
      });
    const { html } = await page("/country/hr");
    const text = textOf(html);
    expect(text).toContain("Zagreb votes");
    expect(text).toContain(
      "1 more event or story of the last seven days is in other languages than yours. Change the languages",
    );
    expect(text).not.toContain("There are no older events.");
    expect(attribute(html, "a", "href", "/country/hr?topic=healthcare", "class")).toBe("chip");
    const all = await page("/country/hr?lang=de");
    expect(textOf(all.html)).toContain("in anderen Sprachen als den Ihren. Sprachen ändern");
  });

  it("can be followed where it is a member state", async () => {
    for (const name of ["eu", "world"])
      expect((await page(`/country/${name}`)).html).not.toContain('data-reader="follow"');
  });
});

describe("addresses of fronts", () => {
  it.each([...topics.map(topicPath), ...filterPlaces.map(countryPath)])(
    "%s answers",
    async (path) => {
      const { status, html } = await page(path);
      expect(status).toBe(200);
      expect(html.match(/<h1/g)).toHaveLength(1);
    },
  );

  it.each([
    ["/topic/Politics", "/topic/politics"],
    ["/Topic/politics", "/topic/politics"],
    ["/topic/economics?lang=fr", "/topic/economy?lang=fr"],
    ["/country/FR?topic=politics", "/country/fr?topic=politics"],
    ["/country/greece", "/country/gr"],
    ["/topic/politics?country=Malta", "/topic/politics?country=mt"],
  ])("%s leads to %s", async (path, location) => {
    expect(await page(path)).toMatchObject({ status: 301, location });
  });

  it.each(["/topic/sport", "/topic/fr", "/country/gb", "/country/politics"])(
    "%s is nowhere",
    async (path) => expect((await page(path)).status).toBe(404),
  );

  it("say the same where parameters mean nothing", async () => {
    for (const query of ["country=atlantis", "sort=best", "before=", "before=zz", "topic=energy"]) {
      const { status, html } = await page(`/topic/politics?${query}`);
      expect(status, query).toBe(200);
      expect(textOf(html), query).toContain("Compare coverage");
    }
  });

  it("say it in four languages", async () => {
    const said = new Set<string>();
    for (const lang of ["en", "es", "fr", "de"]) {
      const { html } = await page(`/topic/energy?lang=${lang}`);
      expect(textOf(html)).not.toMatch(/[{}]/);
      said.add(/<h1[^>]*>[\s\S]*?<\/h1><p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? "");
    }
    expect(said.size).toBe(4);
  });

  it("are in the topic row, in kickers and in breadcrumbs", async () => {
    const { html } = await page("/topic/energy");
    expect(attribute(html, "a", "href", "/topic/energy", "aria-current")).toBe("page");
    const article = await page("/article/free-ours");
    expect(article.html).toContain('href="/topic/energy"');
    expect(structuredData(article.html)).toContainEqual(
      expect.objectContaining({
        itemListElement: expect.arrayContaining([
          expect.objectContaining({ item: `${origin}/topic/energy` }),
        ]),
      }),
    );
  });
});

describe("the feeds of a front", () => {
  const feed = async (path: string) => {
    const response = await site.at(path, {
      redirect: "manual",
      headers: { cookie: "language=de" },
    });
    return { response, text: await response.text() };
  };

  it("bring own pieces whole where they are free, and else what everybody may have", async () => {
    const { response, text } = await feed("/feeds/topic/energy.rss");
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(text).not.toContain("secret ending");
    const { items = [], language } = parseRssFeed(text);
    expect(language).toBe("en");
    expect(items.map((i) => i.title)).toEqual(["Free & ours", "Paid and ours"]);
    expect(items[0]?.content?.encoded).toContain(`<a href="${origin}/article/the-vote">this</a>`);
    expect(items[1]?.content).toBeUndefined();
    expect(items[0]?.guid).toEqual({ value: `${origin}/article/free-ours`, isPermaLink: true });
  });

  it("lead to the publishers of other stories, and name them", async () => {
    const { text } = await feed("/feeds/country/pt.atom?lang=fr");
    const atom = parseAtomFeed(text);
    expect(atom.entries).toHaveLength(24);
    expect(atom.xml?.lang).toBe("fr");
    expect(atom.links?.[0]?.href).toBe(`${origin}/feeds/country/pt.atom?lang=fr`);
    expect(atom.entries?.[0]).toMatchObject({
      authors: [{ name: "The Outlet" }],
      published: ago(100).toISOString(),
      xml: { lang: "en" },
    });
    expect(atom.entries?.[0]?.links?.[0]?.href).toMatch(/^https:\/\/outlet\.example\/item-\d+$/);
    expect(atom.entries?.[0]?.content).toBeUndefined();
  });

  it("are JSON too, and may be empty", async () => {
    const { text, response } = await feed("/feeds/country/lu.json");
    expect(response.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
    expect(parseJsonFeed(text)).toMatchObject({ title: expect.stringMatching(/^Luxembourg \| /) });
  });

  it.each([
    ["/feeds/topic/Energy.rss", 301],
    ["/feeds/country/greece.atom?lang=de", 301],
    ["/feeds/topic/sport.rss", 404],
    ["/feeds/topic/energy.xml", 404],
    ["/feeds/constructor/energy.rss", 404],
    ["/feeds/topic/energy", 404],
  ])("%s answers %i", async (path, status) => {
    const { response } = await feed(path);
    expect(response.status).toBe(status);
    if (status === 301)
      expect(response.headers.get("location")).toMatch(
        /^\/feeds\/(topic\/energy\.rss|country\/gr\.atom\?lang=de)$/,
      );
  });
});
