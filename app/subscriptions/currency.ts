import { cookieNames, cookieValue } from "#platform/http/cookies.ts";
import { type Currency, currencies } from "./plans.ts";

/**
 * The region of the first preferred language, completed by likely subtags (decision 11): `de` is DE, `en`
 * alone is US. Null where nothing can be told.
 */
export function regionOf(acceptLanguage: string): string | null {
  const tag = acceptLanguage.split(",")[0]?.split(";")[0]?.trim() ?? "";
  try {
    return new Intl.Locale(tag).maximize().region ?? null;
  } catch {
    return null;
  }
}

/** Dollars for the United States and where the region cannot be told, else euros; a choice that was made stands. */
export function currencyOf(request: { cookie: string; acceptLanguage: string }): Currency {
  const remembered = cookieValue(request.cookie, cookieNames.currency);
  const chosen = currencies.find((currency) => currency === remembered);
  if (chosen) return chosen;
  const region = regionOf(request.acceptLanguage);
  return region === null || region === "US" ? "usd" : "eur";
}
