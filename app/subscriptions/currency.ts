import { cookieValue } from "#platform/http/cookie-header.ts";
import { cookieNames } from "#platform/http/cookies.ts";
import { type Currency, currencies } from "./plans.ts";

/**
 * The region of the first preferred language, completed by likely subtags: `de` is DE, `en` alone is US. Null for a
 * header without a valid language.
 */
export function regionOf(acceptLanguage: string): string | null {
  const tag = acceptLanguage.split(",")[0]?.split(";")[0]?.trim() ?? "";
  try {
    return new Intl.Locale(tag).maximize().region ?? null;
  } catch {
    return null;
  }
}

/** The chosen currency; without a choice dollars for the United States or an unknown region, else euros. */
export function currencyOf(request: { cookie: string; acceptLanguage: string }): Currency {
  const stored = cookieValue(request.cookie, cookieNames.currency);
  const chosen = currencies.find((currency) => currency === stored);
  if (chosen) return chosen;
  const region = regionOf(request.acceptLanguage);
  return region === null || region === "US" ? "usd" : "eur";
}

/**
 * What decides about the prices that a visitor sees: the currency, and one `Accept-Language` for all those that lead to the
 * same page.
 * @param locale the language of the page
 */
export function pricesFor(
  request: { cookie: string; acceptLanguage: string },
  locale: string,
): { currency: Currency; acceptLanguage: string } {
  const currency = currencyOf(request);
  const isAmerican = currency === "usd" && regionOf(request.acceptLanguage) === "US";
  // 150 is Europe (UN M49).
  return { currency, acceptLanguage: `${locale}-${isAmerican ? "US" : "150"}` };
}
