import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliver, publish } from "../factories/stories.ts";
import { noon, openTestSite, origin, type TestSite } from "../site.ts";
import { attribute, structuredData, textOf } from "./html.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site?.close());

const page = async (path: string) => {
  const response = await site.at(path);
  return {
    status: response.status,
    location: response.headers.get("location"),
    html: await response.text(),
  };
};
const canonical = (html: string) => attribute(html, "link", "rel", "canonical", "href");

describe("an own piece", () => {
  it("is shown whole, with its address, and described for machines", async () => {
    const slug = await publish(site.db, noon, {
      title: "Grüße aus Ελλάδα",
      body: "One.\n\n**Two**.",
    });
    expect(slug).toBe("grusse-aus-ellada");
    const { status, html } = await page(`/article/${slug}`);
    expect(status).toBe(200);
    expect(html.includes("<strong>Two</strong>")).toBe(true);
    expect(canonical(html)).toBe(`${origin}/article/${slug}`);
    expect(attribute(html, "meta", "property", "og:title", "content")).toContain(
      "Grüße aus Ελλάδα",
    );
    expect(structuredData(html)).toMatchObject([
      {
        "@type": "NewsArticle",
        headline: "Grüße aus Ελλάδα",
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, item: `${origin}/` },
          { position: 2, item: `${origin}/search?category=Politics` },
          { position: 3, name: "Grüße aus Ελλάδα" },
        ],
      },
    ]);
  });

  it("goes to readers in production only with a named person who has reviewed it", async () => {
    const production = await openTestSite({ env: { NODE_ENV: "production" } });
    try {
      const see = (path: string) => production.at(path).then((answer) => answer.status);
      for (const [ai, status] of [
        [{ used: true, reviewedBy: "I. Valckenborgh" }, 200],
        [{ used: true, reviewedBy: null }, 404],
        [{ used: false, reviewedBy: " " }, 404],
        [null, 404],
      ] as const) {
        const slug = await publish(production.db, noon, { ai, premium: true });
        expect(await see(`/article/${slug}`)).toBe(status);
        expect(await see(`/article/${slug}.data`)).toBe(status);
      }
      expect(await see(`/article/${await deliver(production.db, noon)}`)).toBe(200);
    } finally {
      await production.close();
    }
  });

  it("says as a sample that it is one, made with AI, and not that nobody has read it", async () => {
    const ai = { used: true, reviewedBy: null };
    const slug = await publish(site.db, noon, { sample: true, premium: true, ai });
    const text = textOf((await page(`/article/${slug}`)).html);
    expect(text).toContain("This is a sample piece, made with AI to show what the site can do");
    expect(text).not.toContain("reviewed by a person");
  });

  it("keeps its structured data whole, whatever the headline", async () => {
    const title = `</script><script>alert(1)</script> \u2028 "x"`;
    const { html } = await page(`/article/${await publish(site.db, noon, { title })}`);
    expect(html.includes("<script>alert(1)")).toBe(false);
    expect(structuredData(html)).toMatchObject([{ headline: title }, {}]);
  });

  it("tells its views from the first on, and one as one", async () => {
    const shown = async (views: number) =>
      /\b\S+ views?\b/.exec(
        textOf((await page(`/article/${await publish(site.db, noon, { views })}`)).html),
      )?.[0];
    expect(await shown(0)).toBeUndefined();
    expect(await shown(1)).toBe("1 view");
    expect(await shown(1_234)).toBe("1.2k views");
  });

  it("moves with its title", async () => {
    const slug = await publish(site.db, noon, { key: "moving", title: "Before" });
    await publish(site.db, noon, { key: "moving", title: "After" });
    const moved = await page(`/article/${slug}`);
    expect(moved.status).toBe(301);
    expect(moved.location).toMatch(/\/article\/after$/);
  });

  it("gives nobody the text of a premium piece", async () => {
    const body = `An opening that all may read.\n\n${"Secret filling. ".repeat(200)}\n\nThe hidden ending.`;
    const slug = await publish(site.db, noon, { premium: true, body });
    for (const path of [`/article/${slug}`, `/article/${slug}.data`]) {
      const { html } = await page(path);
      expect(html.includes("The hidden ending"), path).toBe(false);
    }
    expect(textOf((await page(`/article/${slug}`)).html)).toContain("PREMIUM");
  });
});

describe("a story from a feed", () => {
  it("leads to its publisher, who owns it", async () => {
    const slug = await deliver(site.db, noon, {
      title: "Le Parlement vote",
      excerpt: "Un débat long.",
      canonicalUrl: "https://outlet.example/vote",
    });
    const { status, html } = await page(`/article/${slug}`);
    expect(status).toBe(200);
    expect(/<h1[^>]*lang="fr"[^>]*>Le Parlement vote/.test(html)).toBe(true);
    expect(textOf(html)).toContain("Un débat long.");
    expect(textOf(html)).toContain("Read at The Outlet");
    expect(attribute(html, "a", "href", "https://outlet.example/vote", "href")).not.toBeNull();
    expect(canonical(html)).toBe("https://outlet.example/vote");
    expect(attribute(html, "meta", "name", "robots", "content")).toContain("noindex");
    expect(structuredData(html)).toEqual([]);
  });
});

describe("what is not there", () => {
  it.each([
    ["/article/none", "Article not found"],
    ["/article/%00", "Article not found"],
    ["/video/9999999", "Video not found"],
    ["/video/abc", "Video not found"],
    ["/podcast/99999999999999999999", "Podcast not found"],
    ["/nowhere", "Oops! Page not found"],
  ])("%s answers 404 in words", async (path, words) => {
    const { status, html } = await page(path);
    expect(status).toBe(404);
    expect(textOf(html)).toContain(words);
    expect(textOf(html)).toContain("Return to Home");
  });
});
