import { type Locale, localeOf } from "#platform/locale.ts";
import type { PageKey } from "./page-cache.ts";

// Pages that are the same for every visitor without a session, and the parameters that change them. Whatever
// else stands in the query does not reach the page, so that nobody can fill the cache with ?x=1, ?x=2, …
const exact = new Map<string, readonly string[]>(
  [
    ["/"],
    ["/about", "/contact", "/privacy", "/terms", "/cookies", "/accessibility", "/sitemap"],
    ["/rss", "/support", "/advertise", "/careers", "/press", "/how-we-work", "/sources"],
    ["/store"],
  ]
    .flat()
    .map((path) => [path, []]),
);
// Only as they are linked: a path that is spelled in percent-encoding is another key, which no change would name.
const details = /^\/(article|event|video|podcast)\/[\w-]+$/;

/** The name of the cookie that a signed-in reader carries, with or without the `__Host-` prefix. */
const session = /(?:^|;\s*)(?:__Host-|__Secure-)?eunison\.session/;

/** The theme that a visitor chose: a page can show it before its script runs. */
const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/;

export type Cacheable = {
  key: PageKey;
  locale: Locale;
  /** What is left of the visitor's cookies: the language and the theme. */
  cookie: string;
  /** What the page is rendered for: the path with only those parameters that it knows. */
  target: string;
  /** Whether the address alone decides the language. */
  namesLanguage: boolean;
};

/** `/article/x.data` and `/_root.data` are what the router asks for in place of a page. */
const pagePath = (path: string): string =>
  path.endsWith(".data") ? path.replace(/(^\/_root|\/_|)\.data$/, "").replace(/^$/, "/") : path;

/** How an anonymous GET is known to the page cache; null: not from the cache. */
export function cacheable(url: string, cookie: string, acceptLanguage: string): Cacheable | null {
  if (session.test(cookie)) return null;
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  const page = pagePath(path);
  const parameters = exact.get(page) ?? (details.test(page) ? [] : null);
  if (!parameters) return null;
  const search = new URLSearchParams(at < 0 ? "" : url.slice(at + 1));
  if (search.has("_routes")) return null;
  const locale = localeOf({ search, cookie, acceptLanguage });
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const value = search.get(name);
    if (value !== null) kept.set(name, value);
  }
  const namesLanguage = search.get("lang") === locale;
  if (namesLanguage) kept.set("lang", locale);
  const query = kept.toString();
  const target = query ? `${path}?${query}` : path;
  // A page that others may keep for everybody cannot follow a cookie.
  const chosen = namesLanguage ? null : theme.exec(cookie)?.[1];
  const known = chosen ? `language=${locale}; theme=${chosen}` : `language=${locale}`;
  const key = { id: `${known} ${target}`, path: page };
  return { key, locale, cookie: known, target, namesLanguage };
}

/**
 * What caches between us and the visitor may do (RFC 9111; RFC 5861 for `stale-while-revalidate`). Browsers
 * always ask, which costs a 304. A shared cache may keep a page whose address names the language; elsewhere
 * the language comes from headers, so that it has to ask us too. `Vary` is what keeps it correct.
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
