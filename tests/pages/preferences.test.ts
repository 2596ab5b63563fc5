import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { preferencesOf, savePreferences } from "#accounts/preferences.server.ts";
import { signIn } from "../factories/readers.ts";
import { noon, openTestSite, origin, type TestSite } from "../site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site?.close());

const send = (fields: Record<string, string>, referer?: string) =>
  site.at("/preferences", {
    method: "POST",
    body: new URLSearchParams(fields),
    ...(referer ? { headers: { referer } } : {}),
  });

it("keeps a language for a year and leads back, without the language the address named", async () => {
  const answer = await send({ language: "fr" }, `${origin}/search?q=a&lang=de`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/search?q=a");
  expect(answer.headers.getSetCookie()).toEqual([
    "language=fr; Max-Age=31536000; Path=/; SameSite=Lax",
  ]);
});

it("keeps a theme, which the next page has before it is painted", async () => {
  const answer = await send({ theme: "dark" }, `${origin}/about`);
  expect(answer.headers.get("location")).toBe("/about");
  expect(answer.headers.getSetCookie()[0]).toMatch(/^theme=dark; /);
  const html = await (await site.at("/about", { headers: { cookie: "theme=dark" } })).text();
  expect(html).toMatch(/<html[^>]* data-theme="dark"/);
  const head = html.slice(0, html.indexOf('rel="stylesheet"'));
  expect(head, "the script that sets the theme stands before the style sheet").toContain("theme=");
});

it.each([
  ["theme", "dark"],
  ["originals", "direct"],
  ["stories", "all"],
])(
  "leaves the address that alone decides about a visitor's page, to show another %s",
  async (name, value) => {
    const answer = await send({ [name]: value }, `${origin}/?lang=de`);
    expect(answer.headers.get("location")).toBe("/");
    expect(answer.headers.getSetCookie()[0]).toMatch(/^language=de; /);
  },
);

it.each([undefined, "https://evil.example/x", "not an address", `${origin}//evil.example`])(
  "leads home when sent from %s",
  async (referer) => {
    expect((await send({ theme: "light" }, referer)).headers.get("location")).toBe("/");
  },
);

it.each([{}, { language: "xx" }, { theme: "pink" }, { language: "fr\r\nSet-Cookie: a=b" }])(
  "refuses %j",
  async (fields) => {
    const answer = await send(fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.json()).toMatchObject({ error: { code: "unknown_preference" } });
  },
);

describe("what an account has chosen", () => {
  const ana = async () => {
    const { id, headers } = await signIn(site.db, noon);
    const ask = (path: string, cookie = "", init: RequestInit = {}) =>
      site.at(path, { ...init, headers: { cookie: `${headers.cookie}; ${cookie}` } });
    return { id, ask };
  };
  const german = "language=de; Max-Age=31536000; Path=/; SameSite=Lax";
  const dark = "theme=dark; Max-Age=31536000; Path=/; SameSite=Lax";

  it("is taken over by every browser with a session, with its next page", async () => {
    const { id, ask } = await ana();
    await savePreferences(site.db, id, { language: "de", theme: "dark" }, noon);
    const page = await ask("/about", "language=fr; theme=light");
    expect(page.headers.getSetCookie()).toEqual([german, dark]);
    expect(await page.text()).toMatch(/<html lang="de"[^>]* data-theme="dark"/);
    const later = await ask("/about", "language=de; theme=dark");
    expect(later.headers.getSetCookie()).toEqual([]);
    const named = await ask("/about?lang=es", "language=de; theme=dark");
    expect(await named.text()).toMatch(/<html lang="es"/);
    expect((await ask("/_root.data", "language=fr")).headers.getSetCookie()).toEqual([
      german,
      dark,
    ]);
    const image = await ask("/manifest.webmanifest", "language=fr");
    expect(image.headers.getSetCookie()).toEqual([]);
  });

  it("is not what the browser follows where nothing was chosen", async () => {
    const { ask } = await ana();
    const page = await ask("/about", "language=fr; theme=dark");
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(await page.text()).toMatch(/<html lang="fr"[^>]* data-theme="dark"/);
  });

  it("is preselected as the page is shown where nothing was chosen", async () => {
    const { id, ask } = await ana();
    const page = async (path: string) => {
      const html = await (await ask(path, "language=fr; theme=dark")).text();
      const select = /id="preference-language"[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
      const valueIn = (tags: string[] | null, mark: string) =>
        tags?.find((tag) => tag.includes(mark))?.match(/value="(\w+)"/)?.[1];
      return {
        language: valueIn(select.match(/<option[^>]*>/g), "selected"),
        theme: valueIn(html.match(/<input[^>]*name="theme"[^>]*>/g), "checked"),
      };
    };
    expect(await page("/profile?tab=preferences")).toEqual({ language: "fr", theme: "dark" });
    await savePreferences(site.db, id, { language: "de", theme: "light" }, noon);
    expect(await page("/profile?tab=preferences&lang=es")).toEqual({
      language: "de",
      theme: "light",
    });
  });

  it("begins with the browser's own where only one thing is chosen", async () => {
    const { id, ask } = await ana();
    await ask("/preferences", "language=fr; theme=light", {
      method: "POST",
      body: new URLSearchParams({ theme: "dark" }),
    });
    expect(await preferencesOf(site.db, id)).toMatchObject({ language: "fr", theme: "dark" });
    const { id: ben, ask: asBen } = await ana();
    await asBen("/profile", "language=es; theme=dark", {
      method: "POST",
      body: new URLSearchParams({ intent: "notifications", weekly_digest: "on" }),
    });
    expect(await preferencesOf(site.db, ben)).toMatchObject({ language: "es", theme: "dark" });
  });
});
