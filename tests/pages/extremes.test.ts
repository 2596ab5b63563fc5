import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { attribute, headlines, structuredData, textOf } from "./html.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site?.close());

const page = async (path: string) => {
  const response = await site.at(path);
  expect(response.status, path).toBe(200);
  return response.text();
};

describe("without any stories", () => {
  it("home and search say so", async () => {
    const home = textOf(await page("/"));
    expect(home).toContain("No featured stories available");
    expect(home).toContain("No additional stories available at the moment.");
    expect(textOf(await page("/search?q=x"))).toContain("No results found");
  });
});

describe("with one story", () => {
  it("home leads with it, and its page has nothing beside it", async () => {
    const slug = await publish(site.db, noon, { title: "The only one" });
    const home = await page("/");
    expect(headlines(home).map((h) => h.title)).toContain("The only one");
    expect(textOf(home)).toContain("No additional stories available at the moment.");
    const text = textOf(await page(`/article/${slug}`));
    expect(text).toContain("No related stories at the moment.");
    expect(text).toContain("No related videos at the moment.");
    expect(text).toContain("No related podcasts at the moment.");
  });
});

describe("titles", () => {
  it.each([
    ["of 400 characters", "Long words follow one another ".repeat(14).slice(0, 400).trim()],
    ["without spaces", "Donaudampfschifffahrt".repeat(19)],
    ["from right to left", "عنوان من اليمين إلى اليسار"],
    ["of signs alone", "?!…"],
  ])("%s stand whole on their page and on home", async (_, title) => {
    const slug = await publish(site.db, noon, { title, lang: "ar", breaking: true });
    const html = await page(`/article/${slug}`);
    expect(/<h1[^>]*lang="ar"[^>]*dir="auto"/.test(html)).toBe(true);
    expect(textOf(html)).toContain(title);
    expect(structuredData(html)).toMatchObject([{ headline: title.slice(0, 110) }, {}]);
    expect(headlines(await page("/")).map((h) => h.title)).toContain(title);
  });
});

describe("a long piece", () => {
  it("begins with its parts, which lead to their headings", async () => {
    const body = "Start.\n\n## Πρώτο\n\na\n\n## Second *part*\n\nb\n\n## Second part\n\nc";
    const html = await page(`/article/${await publish(site.db, noon, { title: "Parts", body })}`);
    for (const id of ["at-proto", "at-second-part", "at-second-part-3"]) {
      expect(attribute(html, "h2", "id", id, "id")).toBe(id);
      expect(attribute(html, "a", "href", `#${id}`, "href")).toBe(`#${id}`);
    }
  });

  it("shows nobody the parts of a premium piece", async () => {
    const body = "Start.\n\n## Secret one\n\na\n\n## Secret two\n\nb\n\n## Secret three\n\nc";
    const piece = { title: "Premium parts", premium: true, body };
    expect(await page(`/article/${await publish(site.db, noon, piece)}`)).not.toContain("Secret");
  });
});

it("can be installed, under its name and in the language of the address", async () => {
  const response = await site.at("/manifest.webmanifest?lang=fr");
  expect(response.headers.get("content-type")).toContain("application/manifest+json");
  expect(await response.json()).toMatchObject({
    short_name: "Eunison",
    lang: "fr",
    start_url: "/",
    display: "standalone",
  });
});
