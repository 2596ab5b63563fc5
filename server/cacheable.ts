import { helpCategoryNames } from "#help/help.ts";
import { lists } from "#newsletters/list.ts";
import { listPath, publicLists } from "#newsletters/newsletter.ts";
import { cookieHeader, cookieValue, hasSessionCookie } from "#platform/http/cookie-header.ts";
import { cookieNames } from "#platform/http/cookies.ts";
import { pageNumberIn } from "#platform/http/page-number.ts";
import type { Locale } from "#platform/locale.ts";
import { localeOf } from "#platform/request-locale.ts";
import { infoPageNames, isVersioned } from "#site/info-page-names.ts";
import { cacheableStoreAddress } from "#store/store-address.ts";
import { originalsDirect } from "#stories/originals.ts";
import { cachedSection } from "#stories/section-address.ts";
import { storyChoiceKey } from "#stories/story-languages.ts";
import { pricesFor } from "#subscriptions/currency.ts";
import { withLanguage } from "#ui/with-language.ts";
import type { PageKey } from "./page-cache.ts";

// Pages that are the same for every visitor without a session. A new page is cached only when it is listed here.
const fixedPaths = new Set([
  "/",
  "/academy",
  ...infoPageNames.map((name) => `/${name}`),
  ...lists.map(listPath),
  ...helpCategoryNames.map((name) => `/support/${name}`),
  "/advertise",
  "/advertise/newsletter",
  "/advertise/sponsorships",
  "/contact",
  "/cookies",
  "/how-we-work",
  "/newsletter",
  "/podcasts",
  "/rss",
  "/sitemap",
  "/sources",
  "/support",
  "/support/contact",
]);
/** An earlier version of a legal page. */
const versionPath = new RegExp(
  `^/(${infoPageNames.filter(isVersioned).join("|")})/\\d{4}-\\d\\d-\\d\\d$`,
);
const helpArticlePath = new RegExp(`^/support/(${helpCategoryNames.join("|")})/[\\w-]+$`);
// Only in the spelling of our links: `purge-plan.ts` purges pages by this spelling, and would miss one in
// percent-encoding.
const detailPath = /^\/(article|event|video|podcast|show)\/[\w-]+$/;
/** The issue of a public list on a day. */
const issuePath = new RegExp(`^(?:${publicLists.map(listPath).join("|")})/\\d{4}-\\d\\d-\\d\\d$`);
// Read by programs: their language is in the address, else English.
const feedPath = /^\/feeds\/(?:[a-z-]+\/[\w.-]+\.(rss|atom|json)|(podcast|video)\/[\w-]+\.xml)$/;
const shapes = [feedPath, detailPath, issuePath, versionPath, helpArticlePath];
/**
 * Pages with stories in the visitor's story languages: those of `showsStories` in `browser-model.ts`, and those of videos
 * and episodes, which have related stories beside them.
 */
const storiesPath = /^\/(?:(?:article|event|video|podcast|topic|country)\/[\w-]+)?$/;
/** Events with many stories and shows with many episodes are paginated. */
const pagedPath = /^\/(event|show)\//;
const sectionPath = /^\/(topic|country)\//;
const playerPath = /^\/(video|podcast)\//;
const storePath = /^\/store(\/|$)/;
/** Its prices follow the visitor's currency and region, which are part of its key. */
const pricingPath = "/pricing";

export type Cacheable = {
  key: PageKey;
  locale: Locale;
  /**
   * The `Cookie` header that the page is rendered with: language, theme, story languages, how headlines link, and the
   * currency of prices.
   */
  cookie: string;
  /** The `Accept-Language` header that the page is rendered with. */
  acceptLanguage: string;
  /**
   * The address that the page is rendered for: the path with the parameters that the page reads, and `?lang=` if it
   * names a language of the site.
   */
  target: string;
  /** Whether the address alone decides about the page. */
  namesLanguage: boolean;
};

/**
 * The cache key of a GET, and what its page is rendered for; null if the cache must not answer. Only these parameters
 * reach the page: `lang`, the `page` of an event or a show, the interval of prices, and the filters and order of a section
 * front or the store.
 * So nobody can fill the cache with ?x=1, ?x=2, …
 */
export function cacheable(url: string, cookie: string, acceptLanguage: string): Cacheable | null {
  if (hasSessionCookie(cookie)) return null;
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  const search = new URLSearchParams(at < 0 ? "" : url.slice(at + 1));
  const isFeed = feedPath.test(path);
  const page = addressOf(path, search);
  if (page === null) return null;
  const locale = isFeed
    ? localeOf({ search, cookie: "", acceptLanguage: "" })
    : localeOf({ search, cookie, acceptLanguage });
  const isNamed = search.get("lang") === locale;
  const target = isNamed ? withLanguage(page, locale) : page;
  const prices = path === pricingPath ? pricesFor({ cookie, acceptLanguage }, locale) : null;
  const namesLanguage = (isNamed || isFeed) && !prices;
  // A page for shared caches must not depend on a cookie.
  const theme = namesLanguage ? undefined : themeIn(cookie);
  const stories =
    namesLanguage || !storiesPath.test(path)
      ? ""
      : storyChoiceKey(cookieValue(cookie, cookieNames.storyLanguages), locale);
  const renderedWith = cookieHeader({
    [cookieNames.language]: locale,
    [cookieNames.theme]: theme,
    [cookieNames.storyLanguages]: stories || undefined,
    [cookieNames.originals]: namesLanguage ? undefined : originalsIn(cookie),
    [cookieNames.currency]: prices?.currency,
  });
  const isLanguageVariant = stories !== "" && stories !== "all";
  const key = {
    id: [renderedWith, ...(prices ? [prices.acceptLanguage] : []), target].join(" "),
    path,
    ...(isLanguageVariant ? { isLanguageVariant } : {}),
  };
  return {
    key,
    locale,
    cookie: renderedWith,
    acceptLanguage: prices?.acceptLanguage ?? locale,
    target,
    namesLanguage,
  };
}

/** The address of a page with its allowed parameters; null if it is not cached. */
function addressOf(path: string, search: URLSearchParams): string | null {
  // Each reader asks an own question there.
  if (path === "/support" && search.has("q")) return null;
  // The page thanks one reader for a vote.
  if (helpArticlePath.test(path) && search.has("thanks")) return null;
  // A player that starts at a given time.
  if (playerPath.test(path) && search.has("t")) return null;
  if (sectionPath.test(path)) return cachedSection(path, search);
  if (path === pricingPath)
    return search.get("interval") === "year" ? `${path}?interval=year` : path;
  if (storePath.test(path)) return cacheableStoreAddress(path, search);
  if (pagedPath.test(path) && detailPath.test(path)) {
    const page = pageNumberIn(search, { else: null });
    // The page itself answers that there is no such page, and redirects from the number of the first.
    if (page === null || search.get("page") === "1") return null;
    return page > 1 ? `${path}?page=${page}` : path;
  }
  return fixedPaths.has(path) || shapes.some((shape) => shape.test(path)) ? path : null;
}

/** Whether headlines of other publishers link straight to them; the links are written into the page. */
const originalsIn = (cookie: string): string | undefined =>
  cookieValue(cookie, cookieNames.originals) === originalsDirect ? originalsDirect : undefined;

/** The theme that a visitor chose: the cached page can show it before its script runs. */
function themeIn(cookie: string): "light" | "dark" | undefined {
  const theme = cookieValue(cookie, cookieNames.theme);
  return theme === "light" || theme === "dark" ? theme : undefined;
}

/**
 * The headers for caches between us and the visitor (RFC 9111). Browsers always revalidate, which costs a 304. A shared
 * cache may keep a page whose address names the language; the language of other addresses comes from headers, so that
 * shared caches revalidate them too, and `Vary` keeps them apart. Only a CDN may answer with an old page while it asks
 * for the new one (RFC 5861), and hears of that in a field of its own (RFC 9213): a browser would show a visitor's page
 * to who has signed in since.
 */
export const cachingOf = ({ namesLanguage }: Cacheable): Record<string, string> =>
  namesLanguage
    ? {
        "cache-control": "public, max-age=0, must-revalidate, s-maxage=30",
        "cdn-cache-control": "max-age=30, stale-while-revalidate=30",
        vary: "Accept-Encoding",
      }
    : {
        "cache-control": "public, max-age=0, must-revalidate",
        vary: "Accept-Encoding, Accept-Language, Cookie",
      };
