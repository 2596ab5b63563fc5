import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEvent } from "../factories/events.ts";
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
          { position: 2, item: `${origin}/topic/politics` },
          { position: 3, name: "Grüße aus Ελλάδα" },
        ],
      },
    ]);
  });

  it("brings the sheet of tables and code with them alone", async () => {
    const sheets = async (title: string, body: string) =>
      (await page(`/article/${await publish(site.db, noon, { title, body })}`)).html.match(
        /<link rel="stylesheet"[^>]*\/tables-[^>]*>/g,
      );
    expect(await sheets("With a table", "| a | b |\n| - | - |\n| 1 | 2 |")).toHaveLength(1);
    expect(await sheets("Without", "a")).toBeNull();
  });

  it("has its tags and corrections in its own language", async () => {
    const slug = await publish(site.db, noon, { title: "Deutsch", lang: "de", tags: ["Wärme"] });
    await site.db
      .updateTable("stories")
      .set({ corrections: JSON.stringify([{ at: noon.toISOString(), text: "Es waren zwölf." }]) })
      .where("slug", "=", slug)
      .execute();
    const { html } = await page(`/article/${slug}?lang=en`);
    expect(html).toMatch(/lang="de" dir="auto">Wärme</);
    expect(html).toMatch(/lang="de" dir="auto">Es waren zwölf\.</);
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
    expect(textOf(html)).toContain("This is an excerpt.");
    expect(textOf(html).split("Un débat long.")).toHaveLength(2);
    expect(textOf(html)).not.toContain("0 views");
    // Of a source that nobody has rated.
    expect(html).toMatch(/class="bias"><svg[^>]*><use href="#b-unrated"/);
  });

  it("speaks of no excerpt where the feed gave none, and leads to its event at once", async () => {
    const event = await createEvent(site.db, noon, [
      { source: "Bare", title: "Nothing but a title" },
      { source: "Other", title: "The same elsewhere" },
    ]);
    const { html } = await page(`/article/${event.stories[0]?.slug}`);
    expect(textOf(html)).not.toContain("This is an excerpt");
    expect(html).toMatch(
      new RegExp(`<p class="ways"><a [^>]*>Read at Bare.*?</a><a href="/event/${event.slug}"`),
    );
    // Once: under the others there is no second one.
    expect(html.match(/Compare all 2 sources/g)).toHaveLength(1);
  });
});

describe("a picture that its feed licenses", () => {
  const storyWith = async (licence: string, open: boolean) => {
    const url = `https://creativecommons.org/licenses/${open ? "by-sa" : "by-nc"}/4.0/`;
    const image = { url: "https://outlet.example/p.jpg", width: 1200, height: 800, alt: "A weir" };
    const stated = { licence, url, open, credit: "Ann Roe" };
    // Of one place and topic, so that one is shown beside the other.
    const about = { topics: ["Energy" as const], countries: ["LU" as const], lang: "en" };
    const slug = await deliver(site.db, noon, { ...about, image: { ...image, licence: stated } });
    return { url, slug, html: (await page(`/article/${slug}`)).html };
  };

  it("stands on its story's page with whom it is by, its licence and the original", async () => {
    const { url, slug, html } = await storyWith("CC BY-SA 4.0", true);
    const figure = /<figure>[\s\S]*?<\/figure>/.exec(html)?.[0] ?? "";
    expect(figure).toMatch(/src="\/image\/article\/\d+-\w+\//);
    expect(textOf(figure)).toContain("Ann Roe, CC BY-SA 4.0");
    expect(figure).toContain(`href="${url}" rel="license noopener"`);
    const { canonical_url } = await site.db
      .selectFrom("stories")
      .select("canonical_url")
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();
    expect(figure).toContain(`href="${canonical_url}"`);
    expect((await page("/")).html).not.toContain("https://outlet.example/p.jpg");
  });

  it("leaves its place to a drawing where it may not earn money", async () => {
    const { slug, html } = await storyWith("CC BY-NC 4.0", false);
    const other = await storyWith("CC BY 4.0", true);
    const { id } = await site.db
      .selectFrom("stories")
      .select("id")
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();
    expect(html).not.toMatch(new RegExp(`/image/article/${id}\\b`));
    expect(textOf(html)).not.toContain("CC BY-NC");
    expect((await page(`/image/article/${id}/800.webp`)).status).toBe(404);
    const cards = other.html.split("<article");
    const card = cards.find((part) => part.includes(`/article/${slug}"`)) ?? "";
    expect(card).toContain("/assets/drawings-");
  });
});

describe("headlines of other publishers", () => {
  const see = async (path: string, cookie = "") =>
    (await site.at(path, { headers: { cookie } })).text();

  it("lead to a page here, and straight to the original for whoever has chosen that", async () => {
    const own = await publish(site.db, noon, { title: "Ours" });
    const slug = await deliver(site.db, noon, {
      title: "Theirs",
      canonicalUrl: "https://outlet.example/theirs",
    });
    const before = await see("/");
    expect(before).toContain(`<a href="/article/${slug}">Theirs</a>`);
    expect(before).not.toContain("https://outlet.example/theirs");
    const after = await see("/", "originals=direct");
    expect(after).toContain('<a href="https://outlet.example/theirs" rel="noopener">Theirs</a>');
    expect(after).toContain(`<a href="/article/${own}">Ours</a>`);
    expect(await see("/", "originals=page")).toContain(`<a href="/article/${slug}">Theirs</a>`);
  });

  it("is chosen by a form on the page of a story, which says that views are not counted", async () => {
    const slug = await deliver(site.db, noon, { title: "Chosen" });
    expect(textOf(await see(`/article/${slug}`))).toContain(
      "Open originals directly Headlines of other publishers will then lead straight to them; we count no views of those.",
    );
    const sent = await site.at("/preferences", {
      method: "POST",
      redirect: "manual",
      headers: { origin, referer: `${origin}/article/${slug}` },
      body: new URLSearchParams({ originals: "direct" }),
    });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `/article/${slug}`]);
    expect(sent.headers.get("set-cookie")).toMatch(/^originals=direct; Max-Age=31536000; Path=\//);
    expect(textOf(await see(`/article/${slug}`, "originals=direct"))).toContain(
      "Show a page here first",
    );
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
