import { cookieValue } from "./http/cookie-header.ts";
import { cookieNames } from "./http/cookies.ts";
import { isLocale, type Locale } from "./locale.ts";

/**
 * The interface language: `?lang=`, then the preference cookie, then Accept-Language (RFC 9110, 12.5.4), then English.
 */
export function localeOf(request: {
  search: URLSearchParams;
  cookie: string;
  acceptLanguage: string;
}): Locale {
  const requested = request.search.get("lang");
  if (isLocale(requested)) return requested;
  const remembered = cookieValue(request.cookie, cookieNames.language);
  if (isLocale(remembered)) return remembered;
  const accepted = request.acceptLanguage
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = parameters.find((p) => p.startsWith("q="));
      return { language: tag.split("-")[0], q: q ? Number(q.slice(2)) || 0 : 1 };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);
  return accepted.map(({ language }) => language).find(isLocale) ?? "en";
}

/** The language of the page, where its address names it (`?lang=`); else null. */
export const languageInAddress = (url: URL, locale: Locale): Locale | null =>
  url.searchParams.get("lang") === locale ? locale : null;
