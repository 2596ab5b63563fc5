import { describe, expect, it } from "vitest";
import { ownOrigins, type RequestFacts, refusalStatus } from "./guard.ts";

const site = "https://news.example.eu";
const own = ownOrigins(site, true);
const asked = (more: Partial<RequestFacts>): RequestFacts => ({
  method: "GET",
  url: "/",
  origin: undefined,
  fetchSite: undefined,
  hasCookie: false,
  hasHost: true,
  ...more,
});
const status = (more: Partial<RequestFacts>, origins = own) =>
  refusalStatus(asked(more), (origin) => origins.has(origin));

describe("refusing", () => {
  it.each([
    "/",
    "/article/a-b?x=1&y=%C3%BC",
    "/.well-known/security.txt",
    "/a//b",
    "/100%25",
    // Other sites write queries in Latin 1, and cut them.
    "/?utm_campaign=f%FCr",
    "/a?q=%E0%A4%A",
    "/a?q=100%",
  ])("lets %s pass", (url) => expect(status({ url })).toBeNull());
  it.each([
    "//evil.example/",
    "/\\evil",
    "http://evil.example/",
    "*",
    "/%",
    "/%zz",
    "/%ff",
    "/%00",
    "/a?q=%00",
    "/a?q=%FC%00",
    "/a\\b",
  ])("calls %s broken", (url) => expect(status({ url })).toBe(400));
  it.each(["/.env", "/.git/config", "/%2egit/config", "/a/.htpasswd", "/assets/app.js.map"])(
    "finds nothing at %s",
    (url) => expect(status({ url })).toBe(404),
  );
  it.each(["TRACE", "CONNECT", "PROPFIND"])("does not know %s", (method) =>
    expect(status({ method })).toBe(405),
  );

  it.each(["POST", "PUT", "PATCH", "DELETE"])(
    "takes a %s from the site's own pages only",
    (method) => {
      expect(status({ method, origin: site, hasCookie: true })).toBeNull();
      for (const origin of [
        "https://evil.example",
        "null",
        "",
        "http://news.example.eu",
        `${site}:8443`,
        `${site}.evil.example`,
      ])
        expect(status({ method, origin })).toBe(403);
    },
  );

  it("takes one without an origin from programs, which have no cookie", () => {
    const post = { method: "POST", url: "/functions/fetch-news" };
    expect(status(post)).toBeNull();
    expect(status({ ...post, hasCookie: true })).toBe(403);
    expect(status({ ...post, fetchSite: "cross-site" })).toBe(403);
    expect(status({ method: "POST", url: "/webhooks/stripe", hasCookie: true })).toBeNull();
  });

  it("knows every name of a developer's own machine, by the same port", () => {
    const local = ownOrigins("http://127.0.0.1:3000", false);
    for (const host of ["localhost", "127.0.0.1", "[::1]"])
      expect(status({ method: "POST", origin: `http://${host}:3000` }, local)).toBeNull();
    expect(status({ method: "POST", origin: "http://localhost:4000" }, local)).toBe(403);
    expect(ownOrigins("http://127.0.0.1:3000", true)).toEqual(new Set(["http://127.0.0.1:3000"]));
    expect(ownOrigins(site, false)).toEqual(new Set([site]));
  });
});
