import { type Currency, currencies } from "./plans.ts";

/** The cookie with the currency chosen on /pricing. */
export const currencyCookie = "currency";

/**
 * The region of the first preferred language, completed by likely subtags (decision 11): `de` is DE, `en` alone is US.
 * Null for a header without a valid language.
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
  const stored = new RegExp(`(?:^|;\\s*)${currencyCookie}=(\\w+)`).exec(request.cookie)?.[1];
  const chosen = currencies.find((c) => c === stored);
  if (chosen) return chosen;
  const region = regionOf(request.acceptLanguage);
  return region === null || region === "US" ? "usd" : "eur";
}
