import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createAuth } from "#accounts/authentication/auth-options.server.ts";
import { sessionKeys, signToken, tokenOf } from "#accounts/request-session.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { openDb, openPool } from "#platform/db/db.server.ts";
import { cookieHeader } from "#platform/http/cookie-header.ts";
import routes from "../app/routes.ts";
import { cacheable, cachingOf } from "./cacheable.ts";

const key = (url: string, cookie = "", language = "") => {
  const id = cacheable(url, cookie, language)?.key.id;
  return id?.replace("language=", "");
};

describe("the key of a page", () => {
  it("is its path and language, and nothing that a stranger adds", () => {
    expect(key("/")).toBe("en /");
    expect(key("/?utm_source=x&a=1")).toBe("en /");
    expect(key("/?lang=xx")).toBe("en /");
    expect(key("/article/a-b?lang=de")).toBe("de /article/a-b?lang=de");
    expect(key("/event/a-b?side=left")).toBe("en /event/a-b");
    expect(key("/", "language=fr")).toBe("fr /");
    expect(key("/", "", "es-MX,es;q=0.9")).toBe("es /");
    expect(key("/", "language=fr", "es")).toBe("fr /");
  });

  it("knows the theme, except where the address alone decides", () => {
    expect(key("/", "theme=dark; x=1")).toBe("en; theme=dark /");
    expect(key("/", "theme=darkest")).toBe("en /");
    expect(key("/?lang=de", "theme=dark")).toBe("de /?lang=de");
  });

  it("knows the languages of stories in one spelling, where stories follow them", () => {
    for (const path of ["/", "/article/a", "/event/a-b", "/video/a", "/podcast/a"]) {
      expect(key(path, "stories=pl.de.xx.pl")).toBe(`en; stories=de.pl ${path}`);
      expect(key(path, "stories=all")).toBe(`en; stories=all ${path}`);
      for (const same of ["en", "", "xx", "en.en", "%ff", "1; theme="])
        expect(key(path, `stories=${same}`), same).toBe(`en ${path}`);
    }
    expect(key("/", "stories=en.fr", "fr")).toBe("fr /");
    for (const path of ["/about", "/show/a", "/sources"])
      expect(key(path, "stories=pl")).toBe(`en ${path}`);
  });

  it("knows them on every page whose route says that it shows stories", () => {
    const app = join(import.meta.dirname, "../app");
    const names: Record<string, string> = { topic: "politics", country: "fr" };
    const pages = routes
      .filter(({ file }) => /\bhandle = pageOfStories;/.test(readFileSync(join(app, file), "utf8")))
      .map(
        ({ path = "" }) =>
          `/${path.replace(/:\w+/, names[path.split("/")[0] ?? ""] ?? "some-name")}`,
      );
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) {
      expect(key(page), page).toBe(`en ${page}`);
      expect(key(page, "stories=pl"), page).not.toBe(key(page));
    }
  });

  it("leaves them out where a shared cache may keep the page", () => {
    const found = cacheable("/?lang=de", "stories=pl", "");
    expect(found?.key.id).toBe("language=de /?lang=de");
    expect(found?.cookie).toBe("language=de");
  });

  it("tells versions for a choice of languages, of which there are millions", () => {
    const isLanguageVariant = (cookie: string) => cacheable("/", cookie, "")?.key.isLanguageVariant;
    expect(isLanguageVariant("stories=pl")).toBe(true);
    for (const cookie of ["", "stories=all", "stories=en", "theme=dark"])
      expect(isLanguageVariant(cookie), cookie).toBeUndefined();
  });

  it("knows the page of an event, as its links spell it", () => {
    expect(key("/event/a-b?page=2&x=1")).toBe("en /event/a-b?page=2");
    expect(key("/event/a-b?lang=de&page=12")).toBe("de /event/a-b?page=12&lang=de");
    for (const asked of ["0", "1", "02", "100", "-2", "2.5", "x"])
      expect(key(`/event/a-b?page=${asked}`), asked).toBeUndefined();
    expect(key("/article/a-b?page=2")).toBe("en /article/a-b");
  });

  it("knows who is led straight to originals", () => {
    expect(key("/", "originals=direct")).toBe("en; originals=direct /");
    expect(key("/", "originals=page")).toBe("en /");
    expect(key("/?lang=de", "originals=direct")).toBe("de /?lang=de");
  });

  it("is none for readers with a session, in either name of the cookie", () => {
    expect(key("/", "theme=dark; eunison.session_token=abc")).toBeUndefined();
    expect(key("/", "__Host-eunison.session_token=abc")).toBeUndefined();
    expect(key("/", "consent=all")).toBe("en /");
  });

  it.each(["http://127.0.0.1:4801", "https://www.example.eu"])(
    "is none for the session that signing in opens at %s",
    async (baseUrl) => {
      const secret = "a secret of thirty-two characters at least";
      const config = readConfig({ BASE_URL: baseUrl, SESSION_SECRET: secret });
      const pool = openPool("postgres://127.0.0.1:1/nowhere", () => {});
      const db = openDb(pool);
      const log = { info() {}, warn() {}, error() {}, fatal() {} };
      const auth = createAuth({ db, config, log }, {} as Parameters<typeof createAuth>[1]);
      const { name } = (await auth.$context).authCookies.sessionToken;
      const cookie = cookieHeader({ theme: "dark", [name]: signToken("token", secret) });
      await db.destroy();
      // What the pages read as a session is what keeps the cache away, under the name that the library writes.
      expect(tokenOf(cookie, sessionKeys(config))).toBe("token");
      expect(key("/", cookie)).toBeUndefined();
    },
  );

  it("is none for pages that are not the same for all, nor for odd spellings", () => {
    for (const url of ["/auth", "/news", "/search?q=x", "/article/%61", "/article/a/b", "/nothing"])
      expect(key(url)).toBeUndefined();
  });

  it("knows help by category and article, letters by day, and earlier versions of legal pages", () => {
    for (const path of [
      "/support/billing",
      "/support/billing/cancelling",
      "/newsletter",
      "/newsletter/weekly-digest/2026-11-22",
      "/privacy/2026-11-24",
      "/terms/2026-11-23",
      "/store/morning-mug",
    ])
      expect(key(path)).toBe(`en ${path}`);
    for (const path of [
      "/support/none/cancelling",
      "/support/billing/cancelling?thanks=1",
      "/about/2026-11-24",
      "/newsletter/daily-digest/2026-11-22",
      "/newsletter/weekly-digest/today",
      "/newsletter/preferences?token=a",
    ])
      expect(key(path), path).toBeUndefined();
  });

  it("is none for what a reader asks the support centre", () => {
    expect(cacheable("/support", "", "en")?.target).toBe("/support");
    expect(cacheable("/support?q=invoice", "", "en")).toBeNull();
  });

  it("of a section front has what narrows and orders it", () => {
    expect(key("/topic/politics?country=fr&x=1&lang=de")).toBe(
      "de /topic/politics?country=fr&lang=de",
    );
    expect(key("/country/world?sort=covered&lang=xx")).toBe("en /country/world?sort=covered");
    expect(key("/topic/politics?before=e1.a.b")).toBeUndefined();
    expect(key("/topic/Politics")).toBeUndefined();
  });

  it("of the prices has the currency and whether they are shown as in the United States", () => {
    expect(key("/pricing", "", "de")).toBe("de; currency=eur de-150 /pricing");
    expect(key("/pricing?interval=year&x=1", "", "en-US")).toBe(
      "en; currency=usd en-US /pricing?interval=year",
    );
    for (const [cookie, language] of [
      ["currency=usd", "en-GB"],
      ["currency=usd", "fr,en-US"],
      ["currency=usd", "?"],
    ] as const)
      expect(key("/pricing?interval=month&lang=en", cookie, language)).toBe(
        "en; currency=usd en-150 /pricing?lang=en",
      );
    expect(key("/pricing", "currency=eur; theme=dark", "en-US")).toBe(
      "en; theme=dark; currency=eur en-150 /pricing",
    );
    expect(key("/pricing", "eunison.session_token=abc", "de")).toBeUndefined();
    // Its address never decides alone: no shared cache keeps it.
    const named = cacheable("/pricing?lang=de", "", "en-US");
    expect(named && cachingOf(named)).toEqual({
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "Accept-Encoding, Accept-Language, Cookie",
    });
    expect(key("/about", "currency=usd", "en-US")).toBe("en /about");
  });

  it("of a show has its page, and no other parameter", () => {
    expect(key("/show/border-lines?page=2&x=1")).toBe("en /show/border-lines?page=2");
    expect(key("/show/border-lines?x=1")).toBe("en /show/border-lines");
    expect(key("/show/border-lines?page=100")).toBeUndefined();
  });

  it("of a feed follows its address alone", () => {
    expect(key("/feeds/topic/politics.rss?x=1", "language=fr; theme=dark", "de")).toBe(
      "en /feeds/topic/politics.rss",
    );
    expect(key("/feeds/country/fr.json?lang=de")).toBe("de /feeds/country/fr.json?lang=de");
    expect(key("/feeds/source/courier.example.atom")).toBe("en /feeds/source/courier.example.atom");
    expect(key("/feeds/country/fr.xml")).toBeUndefined();
    expect(key("/feeds/podcast/border-lines.xml")).toBe("en /feeds/podcast/border-lines.xml");
    // What carries a token is one reader's.
    expect(key("/feeds/podcast/border-lines/aToken.xml")).toBeUndefined();
  });

  it("is none for the data of a page, which only pages with a router ask for", () => {
    for (const url of ["/_root.data", "/_.data", "/article/a.data", "/article/a.data?_routes=root"])
      expect(key(url)).toBeUndefined();
  });

  it("lets a shared cache keep only what the address decides", () => {
    const caching = (url: string) => {
      const found = cacheable(url, "", "de");
      return found && cachingOf(found);
    };
    expect(caching("/?lang=de")).toMatchObject({ vary: "Accept-Encoding" });
    expect(caching("/?lang=de")?.["cache-control"]).toContain("s-maxage=30");
    expect(caching("/")?.vary).toBe("Accept-Encoding, Accept-Language, Cookie");
    expect(caching("/")?.["cache-control"]).not.toContain("s-maxage");
    expect(caching("/?lang=xx")?.vary).toContain("Cookie");
    expect(caching("/feeds/topic/politics.atom")).toMatchObject({ vary: "Accept-Encoding" });
  });

  it("lets no browser show an old page, which may be a visitor's to who has signed in since", () => {
    for (const url of ["/", "/?lang=de"]) {
      const page = cacheable(url, "", "de");
      const headers = page && cachingOf(page);
      expect(headers?.["cache-control"], url).toContain("max-age=0, must-revalidate");
      expect(headers?.["cache-control"], url).not.toContain("stale");
    }
    const named = cacheable("/?lang=de", "", "de");
    expect(named && cachingOf(named)["cdn-cache-control"]).toBe(
      "max-age=30, stale-while-revalidate=30",
    );
  });
});
