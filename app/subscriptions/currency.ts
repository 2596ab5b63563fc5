import { type Currency, currencies } from "./plans.ts";

/** Keeps the visitor's choice on /pricing. */
export const currencyCookie = "currency";

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
  const kept = new RegExp(`(?:^|;\\s*)${currencyCookie}=(\\w+)`).exec(request.cookie)?.[1];
  const chosen = currencies.find((c) => c === kept);
  if (chosen) return chosen;
  const region = regionOf(request.acceptLanguage);
  return region === null || region === "US" ? "usd" : "eur";
}
