import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliver, publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { headlines, textOf } from "./html.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site?.close());

const home = async () => (await site.at("/")).text();
const titles = async () => headlines(await home()).map((h) => h.title);
const ago = (minutes: number) => new Date(noon.getTime() - minutes * 60_000);

describe("the front page", () => {
  it("says what is missing when there is nothing yet", async () => {
    const response = await site.at("/");
    expect(response.status).toBe(200);
    const text = textOf(await response.text());
    for (const words of [
      "No featured stories available",
      "No additional stories available at the moment.",
      "Try Again",
    ])
      expect(text.includes(words), words).toBe(true);
  });

  it("shows lead and two, Top Stories from the fourth and more from the tenth on, newest first", async () => {
    for (let i = 0; i < 20; i++)
      await publish(site.db, noon, { title: `Story ${i}`, publishedAt: ago(10 + i) });
    const numbers = (await titles()).map((t) => Number(t.replace("Story ", "")));
    const front = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const brief = [0, 1, 2];
    const grid = [9, 10, 11, 12, 13, 14, 15, 16, 17];
    expect(numbers).toEqual([...front, ...brief, ...grid]);
  });

  it("shows what a feed brings at once, and no sample while there is enough else", async () => {
    await publish(site.db, noon, { title: "A sample", sample: true, publishedAt: ago(1) });
    await deliver(site.db, noon, { title: "Une dépêche", publishedAt: ago(2) });
    const french = await (await site.at("/?lang=fr")).text();
    expect(headlines(french)[0]?.title).toBe("Une dépêche");
    expect(await titles()).not.toContain("A sample");
  });

  it("runs a banner only when something is breaking", async () => {
    expect(textOf(await home()).includes("BREAKING")).toBe(false);
    await publish(site.db, noon, { title: "It is happening", breaking: true });
    expect(textOf(await home()).includes("BREAKING")).toBe(true);
  });

  it("speaks the visitor's language", async () => {
    for (const [path, headers, lang, words] of [
      ["/", {}, "en", "Your EU Countries"],
      ["/", { "accept-language": "de-AT,de;q=0.9,en;q=0.5" }, "de", "Länder"],
      ["/", { "accept-language": "de", cookie: "language=fr" }, "fr", "pays"],
      ["/", { "accept-language": "pl" }, "en", "Your EU Countries"],
      ["/?lang=es", { cookie: "language=fr" }, "es", "países"],
    ] as const) {
      const response = await site.at(path, { headers });
      expect(response.headers.get("content-language")).toBe(lang);
      const html = await response.text();
      expect(/<html[^>]* lang="(\w+)"/.exec(html)?.[1]).toBe(lang);
      expect(textOf(html).includes(words), `${words} in ${lang}`).toBe(true);
    }
  });

  it("leaves stories in their own language, and says which", async () => {
    const found = headlines(await (await site.at("/?lang=fr")).text()).find(
      (h) => h.title === "Une dépêche",
    );
    expect(found).toEqual({
      lang: "fr",
      title: "Une dépêche",
      href: "/article/une-depeche?lang=fr",
    });
  });

  it("lets no headline break out of its place", async () => {
    const title = `</script><script>alert(1)</script>\u2028 & "quotes" '<b>`;
    await publish(site.db, noon, { title, publishedAt: noon });
    const html = await home();
    expect(html.includes("<script>alert(1)")).toBe(false);
    expect(headlines(html).map((h) => h.title)).toContain(title.replace(/\s+/g, " "));
  });
});
