// Podcasts as pages and as feeds: what apps and directories ask of a feed, rule by rule, read by two other programs.
import { statSync } from "node:fs";
import { parseFeed as parseOther } from "@rowanmanning/feed-parser";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parseRssFeed } from "feedsmith";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadSample } from "#media/sample.server.ts";
import { grantAccess, revokeGrants } from "#subscriptions/entitlements.server.ts";
import {
  makeFeedToken,
  mayListenByToken,
  revokeFeedToken,
} from "#subscriptions/private-feeds.server.ts";
import { signIn } from "../factories/readers.ts";
import { noon, openTestSite, origin, type TestSite } from "../site.ts";
import { requestsTo } from "./requests.ts";

const baseUrl = "https://news.example";
const shows = ["rue-de-la-loi", "border-lines", "common-ground"];
/** The sample episode for Premium, of Border Lines. */
const premium = 8;
let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ env: { BASE_URL: baseUrl } });
  await loadSample(site.db, noon, { again: true });
});
afterAll(() => site?.close());

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await site.at(path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const xml = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  attributeNamePrefix: "@",
  isArray: (name) => name === "item",
});

describe.each(shows)("the feed of %s", (slug) => {
  const path = `/feeds/podcast/${slug}.xml`;

  it("has what PSP-1 and Apple require of a podcast", async () => {
    const { status, headers, text } = await read(path);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(XMLValidator.validate(text)).toBe(true);
    const { rss } = xml.parse(text);
    expect(rss["@version"]).toBe("2.0");
    expect(rss["@xmlns:itunes"]).toBe("http://www.itunes.com/dtds/podcast-1.0.dtd");
    expect(rss["@xmlns:podcast"]).toBe("https://podcastindex.org/namespace/1.0");
    const { channel } = rss;
    expect(channel["atom:link"]).toMatchObject({
      "@rel": "self",
      "@href": baseUrl + path,
      "@type": "application/rss+xml",
    });
    expect(channel.title).toBeTruthy();
    expect(channel.description.length).toBeLessThanOrEqual(4000);
    expect(channel.link).toBe(`${baseUrl}/show/${slug}`);
    expect(channel.language).toBe("en");
    expect(channel["itunes:category"]["@text"]).toMatch(/^(News|Government|Science)$/);
    // The values of the specification, and no others: "no" is not one of them.
    expect(channel["itunes:explicit"]).toBe("false");
    expect(channel["itunes:author"]).toBeTruthy();
    expect(channel["itunes:image"]["@href"]).toMatch(/^https:\/\/news\.example\/[!-~]+\.jpg$/);
  });

  it("has what Podcasting 2.0 adds", async () => {
    const { channel } = xml.parse((await read(path)).text).rss;
    expect(channel["podcast:guid"]).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(channel["podcast:locked"]["#text"]).toBe("yes");
    expect(channel["podcast:funding"]["@url"]).toBe(`${baseUrl}/pricing`);
    expect(channel["podcast:person"]["@role"]).toBe("host");
    expect(channel["itunes:block"]).toBeUndefined();
    for (const item of channel.item) {
      expect(item["podcast:chapters"]["@type"]).toBe("application/json+chapters");
      const [spoken, other] = item["podcast:transcript"];
      expect(spoken).toMatchObject({ "@type": "text/vtt", "@language": "en" });
      expect(other["@language"]).toMatch(/^(es|fr|de)$/);
    }
  });

  it("has what every episode needs, and each once", async () => {
    const { item: items } = xml.parse((await read(path)).text).rss.channel;
    expect(items.length).toBe(slug === "border-lines" ? 2 : 3);
    for (const item of items) {
      const id = /\/podcast\/(\d+)$/.exec(item.link)?.[1];
      const folder = `${baseUrl}/media/podcast/${id}/free`;
      expect(item.title).toBeTruthy();
      expect(item.enclosure).toEqual({
        "@url": `${folder}/episode.mp3`,
        "@length": String(statSync(`db/seed/recordings/episode-${id}/episode.mp3`).size),
        "@type": "audio/mpeg",
      });
      expect(item.guid).toEqual({ "#text": item.link, "@isPermaLink": "true" });
      expect(item.pubDate).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/);
      expect(item["itunes:duration"]).toMatch(/^[1-9]\d*$/);
      expect(item["itunes:episode"]).toMatch(/^[1-9]\d*$/);
      expect(item["itunes:image"]["@href"]).toMatch(/^https:\/\/news\.example\/[!-~]+\.jpg$/);
      expect(item["podcast:chapters"]["@url"]).toBe(`${folder}/chapters.json`);
      expect(item["podcast:transcript"][0]["@url"]).toBe(`${folder}/transcript.en.vtt`);
    }
    const once = (values: unknown[]) => expect(new Set(values).size).toBe(values.length);
    once(items.map((item: { guid: { "#text": string } }) => item.guid["#text"]));
    once(items.map((item: { enclosure: { "@url": string } }) => item.enclosure["@url"]));
  });

  it("is read by two other programs", async () => {
    const { text } = await read(path);
    const feed = parseRssFeed(text);
    expect(feed.podcast?.guid).toBeTruthy();
    expect(feed.items?.every((item) => (item.enclosures?.[0]?.length ?? 0) > 100_000)).toBe(true);
    const other = parseOther(text);
    expect(other.items.every((item) => item.media[0]?.url.endsWith("/episode.mp3"))).toBe(true);
    expect(other.self).toBe(baseUrl + path);
  });

  it("has a cover as apps take it", async () => {
    const { channel } = xml.parse((await read(path)).text).rss;
    const image = await site.at(channel["itunes:image"]["@href"].slice(baseUrl.length));
    expect(image.headers.get("content-type")).toBe("image/jpeg");
    const { width, height, format } = await sharp(await image.arrayBuffer()).metadata();
    expect([width, height, format]).toEqual([1400, 1400, "jpeg"]);
  });
});

describe("public feeds", () => {
  it("have a cover where a show has none", async () => {
    await site.db
      .updateTable("shows")
      .set({ image: null })
      .where("slug", "=", "common-ground")
      .execute();
    const { channel } = xml.parse((await read("/feeds/podcast/common-ground.xml")).text).rss;
    const image = await site.at(channel["itunes:image"]["@href"].slice(baseUrl.length));
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  it("say nothing of premium episodes", async () => {
    const { text } = await read("/feeds/podcast/border-lines.xml");
    expect(text).not.toContain("A Bridge That Does Not Exist");
    expect(text).not.toContain(`/podcast/${premium}`);
  });

  it("are there for own shows alone", async () => {
    for (const name of ["none.xml", "rue-de-la-loi.rss", "rue-de-la-loi", "..xml"])
      expect((await read(`/feeds/podcast/${name}`)).status, name).toBe(404);
    await site.db
      .insertInto("shows")
      .values({
        slug: "foreign",
        source_id: "sample-courier",
        name: "F",
        lang: "nl",
        updated_at: noon,
      })
      .execute();
    expect((await read("/feeds/podcast/foreign.xml")).status).toBe(404);
  });
});

describe("a private feed", () => {
  const feedOf = (token: string) => `/feeds/podcast/border-lines/${token}.xml`;

  it("has every episode, with addresses that carry the token, and is left out of directories", async () => {
    const { id } = await signIn(site.db, noon, { tier: "premium" });
    const token = await makeFeedToken(site.db, "podcasts", id, noon);
    expect(token).toMatch(/^[\w-]{32}$/);
    const { status, headers, text } = await read(feedOf(token));
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    const { channel } = xml.parse(text).rss;
    expect(channel["itunes:block"]).toBe("Yes");
    expect(channel["podcast:block"]).toBe("yes");
    expect(channel["atom:link"]["@href"]).toBe(baseUrl + feedOf(token));
    expect(channel.item).toHaveLength(3);
    for (const item of channel.item) {
      const folder = `/t.${token}/`;
      expect(item.enclosure["@url"]).toContain(folder);
      expect(item["podcast:chapters"]["@url"]).toContain(folder);
      for (const one of item["podcast:transcript"]) expect(one["@url"]).toContain(folder);
    }
    const etag = headers.get("etag") ?? "";
    const again = await read(feedOf(token), { "if-none-match": `W/${etag}` });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  it("keeps only a hash of the token", async () => {
    const { id } = await signIn(site.db, noon, { tier: "premium" });
    const token = await makeFeedToken(site.db, "podcasts", id, noon);
    const rows = await site.db.selectFrom("podcast_tokens").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.every((row) => row.token_hash.length === 32)).toBe(true);
  });

  it("opens files while its reader has Premium, and until it is replaced or revoked", async () => {
    const { id } = await signIn(site.db, noon);
    await grantAccess(site.db, { userId: id, tier: "premium", endsAt: null, by: "test" }, noon);
    const first = await makeFeedToken(site.db, "podcasts", id, noon);
    expect(await mayListenByToken(site.db, first, noon)).toBe(id);
    const second = await makeFeedToken(site.db, "podcasts", id, noon);
    expect(await mayListenByToken(site.db, first, noon)).toBeNull();
    expect((await read(feedOf(first))).status).toBe(404);
    expect(await mayListenByToken(site.db, second, noon)).toBe(id);

    await revokeGrants(site.db, id, { by: "test" }, noon);
    expect(await mayListenByToken(site.db, second, noon)).toBeNull();
    const after = xml.parse((await read(feedOf(second))).text).rss.channel;
    expect(after.item.map((item: { link: string }) => item.link)).not.toContain(
      `${baseUrl}/podcast/${premium}`,
    );
    expect(after.item[0].enclosure["@url"]).toContain("/free/");

    await revokeFeedToken(site.db, "podcasts", id);
    expect((await read(feedOf(second))).status).toBe(404);
  });

  it("is closed to a suspended reader, and to tokens of no shape", async () => {
    const { id } = await signIn(site.db, noon, { tier: "premium" });
    const token = await makeFeedToken(site.db, "podcasts", id, noon);
    await site.db.updateTable("users").set({ suspended_at: noon }).where("id", "=", id).execute();
    for (const one of [token, "", "a", "a".repeat(32), "%00", `${token}a`])
      expect(await mayListenByToken(site.db, one, noon), one).toBeNull();
    for (const one of [token, "a".repeat(32), "a".repeat(500)])
      expect((await read(feedOf(one))).status, one).toBe(404);
    expect(site.log.some(({ fields }) => JSON.stringify(fields).includes(token))).toBe(false);
  });
});

describe("the profile", () => {
  const make = { intent: "podcasts-make" };

  it("shows private addresses once, also without scripts, and only with Premium", async () => {
    const plain = await openTestSite();
    await loadSample(plain.db, noon, { again: true });
    const { page, post } = requestsTo(plain);
    const reader = await signIn(plain.db, noon, { tier: "basic" });
    expect((await post("/profile", reader, make)).status).toBe(403);
    expect(
      await plain.db
        .selectFrom("podcast_tokens")
        .where("user_id", "=", reader.id)
        .selectAll()
        .execute(),
    ).toEqual([]);
    const member = await signIn(plain.db, noon, { tier: "premium" });
    const made = await post("/profile?lang=en", member, make);
    expect(made.status).toBe(200);
    const html = await made.text();
    for (const slug of shows)
      expect(html).toMatch(new RegExp(`${origin}/feeds/podcast/${slug}/[\\w-]{32}\\.xml`));
    const later = await page("/profile?tab=subscription&lang=en", member);
    expect(later.html).not.toContain("/feeds/podcast/");
    expect(later.text).toContain("Your addresses were made on 21 November 2026.");
    const revoked = await post("/profile", member, { intent: "podcasts-revoke" });
    expect(revoked.status).toBe(303);
    expect(revoked.headers.get("location")).toBe("/profile?tab=subscription&done=podcasts");
    await plain.close();
  });
});

describe("pages of podcasts", () => {
  it("list every show, ours first, and lead to each", async () => {
    const { page } = requestsTo(site);
    const { html, text } = await page("/podcasts?lang=en");
    expect(text).toContain("Our own podcasts");
    for (const slug of shows) expect(html).toContain(`href="/show/${slug}?lang=en"`);
  });

  it("show what a show is, how to subscribe, and its episodes", async () => {
    const { page } = requestsTo(site);
    const { status, head, html, text } = await page("/show/border-lines?lang=en");
    expect(status).toBe(200);
    const feed = `${baseUrl}/feeds/podcast/border-lines.xml`;
    const bare = feed.slice("https://".length);
    for (const href of [
      `podcast://${bare}`,
      `antennapod-subscribe://${bare}`,
      `pktc://subscribe/${bare}`,
      `overcast://x-callback-url/add?url=${encodeURIComponent(feed)}`,
      `feed:${feed}`,
    ])
      expect(html).toContain(`href="${href}"`);
    expect(head).toContain(
      `<link rel="alternate" type="application/rss+xml" title="Border Lines" href="${feed}"`,
    );
    expect(text).toContain("With Tomasz Zielonka");
    for (const id of [2, 5, 8]) expect(html).toContain(`href="/podcast/${id}?lang=en"`);
    expect((await page("/podcast/2?lang=en")).html).toContain('href="/show/border-lines?lang=en"');
  });

  it("lead from a publisher's show to its publisher, and have no feed of it", async () => {
    const [show] = await site.db
      .insertInto("shows")
      .values({
        slug: "elsewhere",
        source_id: "sample-courier",
        name: "Elsewhere",
        lang: "en",
        homepage: "https://courier.example/podcast",
        updated_at: noon,
      })
      .returning("id")
      .execute();
    await site.db
      .insertInto("episodes")
      .values(
        Array.from({ length: 51 }, (_, n) => ({
          show_id: show?.id ?? 0,
          title: `Part ${n + 1}`,
          lang: "en",
          country: "NL",
          canonical_url: `https://courier.example/${n}`,
          identity: `e-${n}`,
          content_hash: "x",
          published_at: new Date(noon.getTime() - n * 3_600_000),
          updated_at: noon,
        })),
      )
      .execute();
    const { page } = requestsTo(site);
    const first = await page("/show/elsewhere?lang=en");
    expect(first.html).toContain('href="https://courier.example/podcast"');
    expect(first.html).not.toContain("/feeds/");
    expect(first.head).toContain('name="robots" content="noindex"');
    expect(first.html).toContain('href="/show/elsewhere?page=2&amp;lang=en"');
    expect((await page("/show/elsewhere?page=2&lang=en")).text).toContain("Part 51");
    for (const wrong of ["3", "0", "x"])
      expect((await page(`/show/elsewhere?page=${wrong}`)).status, wrong).toBe(404);
    const { status, headers } = await site.at("/show/elsewhere?page=1");
    expect([status, headers.get("location")]).toEqual([301, "/show/elsewhere"]);
    expect((await page("/show/none")).status).toBe(404);
  });
});

describe("videos for others", () => {
  it("are in a Media RSS feed with the files that everybody may have", async () => {
    await site.db.updateTable("videos").set({ recording: null }).where("id", "=", 1).execute();
    const { status, text } = await read("/feeds/video/all.xml?lang=de");
    expect(status).toBe(200);
    expect(XMLValidator.validate(text)).toBe(true);
    const feed = parseRssFeed(text);
    expect(feed.language).toBe("de");
    expect(feed.items).toHaveLength(5);
    for (const item of feed.items ?? []) {
      const [content] = item.media?.contents ?? [];
      expect(content).toMatchObject({
        type: "video/mp4",
        medium: "video",
        lang: expect.stringMatching(/^[a-z]{2}$/),
      });
      expect(content?.url).toMatch(/^https:\/\/news\.example\/media\/video\/\d+\/free\/film\.mp4$/);
      expect(content?.fileSize).toBeGreaterThan(100_000);
      expect(item.media?.subTitles?.length).toBe(2);
      expect(item.media?.thumbnails?.[0]?.url).toContain(`${baseUrl}/image/`);
    }
    // No recording, Premium, Premium, and too old for everybody.
    for (const id of [1, 2, 7, 9]) expect(text).not.toContain(`/video/${id}/`);
    expect(parseOther(text).items).toHaveLength(5);
  });

  it("are in a sitemap, and samples are not", async () => {
    expect((await read("/sitemaps/videos.xml")).text).not.toContain("<url>");
    await site.db.updateTable("videos").set({ sample: false }).where("id", "in", [2, 3]).execute();
    await site.db.updateTable("sources").set({ kind: "own" }).where("id", "=", "eunison").execute();
    await site.db
      .updateTable("videos")
      .set({ source_id: "eunison" })
      .where("id", "in", [2, 3])
      .execute();
    const { text } = await read("/sitemaps/videos.xml");
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toContain(`<video:content_loc>${baseUrl}/media/video/3/free/film.mp4<`);
    expect(text).not.toContain("/video/2");
    expect((await read("/sitemap.xml")).text).toContain(`${baseUrl}/sitemaps/videos.xml`);
  });
});
