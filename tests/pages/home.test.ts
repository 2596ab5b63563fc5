import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliver, publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site?.close());

const home = async (init?: RequestInit) => (await site.at("/", init)).text();
/** Readable text: entities for quotes stay out of the way of what is looked for. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

describe("the front page", () => {
  it("says what is missing when there is nothing yet", async () => {
    const response = await site.at("/");
    expect(response.status).toBe(200);
    const text = textOf(await response.text());
    expect(text).toContain("No featured stories available");
    expect(text).toContain("No additional stories available at the moment.");
    expect(text).toContain("Try Again");
  });

  it("shows lead, Top Stories and more from the seventh on, newest first", async () => {
    for (let i = 0; i < 13; i++)
      await publish(site.db, noon, {
        title: `Story number ${i}`,
        publishedAt: new Date(noon.getTime() - i * 60_000),
      });
    const html = await home();
    const shown = [...html.matchAll(/<h3[^>]*>.*?Story number (\d+)/g)].map((m) => Number(m[1]));
    // Lead and two beside it, the six Top Stories, the grid from the seventh on.
    expect(shown).toEqual([0, 1, 2, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it("puts what feeds bring before every sample", async () => {
    await publish(site.db, noon, { title: "A sample of today", sample: true, publishedAt: noon });
    const slug = await deliver(site.db, noon, {
      title: "Une vieille dépêche",
      publishedAt: new Date(noon.getTime() - 3_600_000),
    });
    const html = await home();
    expect(html).toContain(`/article/${slug}`);
    expect(html).not.toContain("A sample of today");
  });

  it("runs a banner only when something is breaking", async () => {
    expect(textOf(await home())).not.toContain("BREAKING");
    await publish(site.db, noon, { title: "It is happening", breaking: true });
    const text = textOf(await home());
    expect(text).toContain("BREAKING");
    expect(text).toContain("It is happening");
  });

  it("speaks the visitor's language, and marks each headline with its own", async () => {
    for (const [headers, lang, words] of [
      [{}, "en", "Your EU Countries"],
      [{ "accept-language": "de-AT,de;q=0.9,en;q=0.5" }, "de", "EU-Länder"],
      [{ "accept-language": "de", cookie: "language=fr" }, "fr", "pays"],
      [{ "accept-language": "pl" }, "en", "Your EU Countries"],
    ] as const) {
      const response = await site.at("/", { headers });
      expect(response.headers.get("content-language")).toBe(lang);
      const html = await response.text();
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
      expect(textOf(html)).toContain(words);
    }
    const asked = await site.at("/?lang=es", { headers: { cookie: "language=fr" } });
    expect(asked.headers.get("content-language")).toBe("es");
    expect(await home()).toMatch(/<h3[^>]* lang="fr"[^>]*>.*?Une vieille dépêche/);
  });

  it("lets no headline break out of its place", async () => {
    const title = `</script><script>alert(1)</script>\u2028 & "quotes" '<b>`;
    await publish(site.db, noon, { title, publishedAt: new Date(noon.getTime() + 1) });
    const html = await home();
    expect(html).not.toContain("<script>alert(1)");
    expect(html).toContain("alert(1)");
  });
});
