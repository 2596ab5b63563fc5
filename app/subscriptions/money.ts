import { numberFormat } from "#ui/formats.ts";
import type { Currency } from "./plans.ts";

/**
 * An amount as it is written in a language: 6.99 and 99, never 99.00.
 * @param cents hundredths of the currency
 */
export const moneyText = (locale: string, cents: number, currency: Currency | string): string =>
  numberFormat(locale, {
    style: "currency",
    currency: currency.toUpperCase(),
    // "$", not "US$": the page says which dollars are meant by offering no others.
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
