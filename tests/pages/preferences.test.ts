import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestSite, origin, type TestSite } from "../site.ts";

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
    "language=fr; Path=/; Max-Age=31536000; SameSite=Lax",
  ]);
});

it("keeps a theme, which the next page has before it is painted", async () => {
  const answer = await send({ theme: "dark" }, `${origin}/about?lang=de`);
  expect(answer.headers.get("location")).toBe("/about?lang=de");
  expect(answer.headers.getSetCookie()[0]).toMatch(/^theme=dark; /);
  const html = await (await site.at("/about", { headers: { cookie: "theme=dark" } })).text();
  expect(html).toMatch(/<html[^>]* data-theme="dark"/);
  const head = html.slice(0, html.indexOf('rel="stylesheet"'));
  expect(head, "the script that sets the theme stands before the style sheet").toContain("theme=");
});

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
