import {
  cookieHeader,
  cookieNames,
  cookieValue,
  hasSessionCookie,
} from "#platform/http/cookies.ts";
import { type Locale, localeOf } from "#platform/locale.ts";
import type { PageKey } from "./page-cache.ts";

// Pages that are the same for every visitor without a session.
const fixedPaths = new Set([
  "/",
  "/about",
  "/accessibility",
  "/advertise",
  "/careers",
  "/contact",
  "/cookies",
  "/how-we-work",
  "/press",
  "/privacy",
  "/rss",
  "/sitemap",
  "/sources",
  "/store",
  "/support",
  "/terms",
]);
// Only as links spell them: `purge-plan.ts` drops pages by this spelling, and would miss one in percent-encoding.
const detailPath = /^\/(article|event|video|podcast)\/[\w-]+$/;

export type Cacheable = {
  key: PageKey;
  locale: Locale;
  /** The `Cookie` header that the page is rendered with: the visitor's language and theme alone. */
  cookie: string;
  /** The address that the page is rendered for: the path, and `?lang=` where it names a language of the site. */
  target: string;
  /** Whether the address alone decides the language. */
  namesLanguage: boolean;
};

/**
 * The cache key of a GET, and what its page is rendered for; null where the cache must not answer. No parameter but
 * `lang` reaches the page, so that nobody can fill the cache with ?x=1, ?x=2, …
 */
export function cacheable(url: string, cookie: string, acceptLanguage: string): Cacheable | null {
  if (hasSessionCookie(cookie)) return null;
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  if (!fixedPaths.has(path) && !detailPath.test(path)) return null;
  const search = new URLSearchParams(at < 0 ? "" : url.slice(at + 1));
  const locale = localeOf({ search, cookie, acceptLanguage });
  const namesLanguage = search.get("lang") === locale;
  const target = namesLanguage ? `${path}?lang=${locale}` : path;
  // A page that shared caches may keep for everybody cannot follow a cookie.
  const theme = namesLanguage ? undefined : themeIn(cookie);
  const renderedWith = cookieHeader({
    [cookieNames.language]: locale,
    [cookieNames.theme]: theme,
  });
  const key = { id: `${renderedWith} ${target}`, path };
  return { key, locale, cookie: renderedWith, target, namesLanguage };
}

/** The theme that a visitor chose: the cached page can show it before its script runs. */
function themeIn(cookie: string): "light" | "dark" | undefined {
  const theme = cookieValue(cookie, cookieNames.theme);
  return theme === "light" || theme === "dark" ? theme : undefined;
}

/**
 * The headers for caches between us and the visitor (RFC 9111; RFC 5861 for `stale-while-revalidate`). Browsers
 * always revalidate, which costs a 304. A shared cache may keep a page whose address names the language; the language
 * of other addresses comes from headers, so that shared caches revalidate them too, and `Vary` keeps them apart.
 */
export const cachingOf = ({ namesLanguage }: Cacheable): Record<string, string> =>
  namesLanguage
    ? {
        "cache-control": "public, max-age=0, s-maxage=30, stale-while-revalidate=300",
        vary: "Accept-Encoding",
      }
    : {
        "cache-control": "public, max-age=0, must-revalidate",
        vary: "Accept-Encoding, Accept-Language, Cookie",
      };
