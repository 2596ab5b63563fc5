import { numberFormat } from "#ui/formats.ts";

/** A price in euros as it is written in a language. @param cents hundredths of a euro */
export const priceText = (locale: string, cents: number): string =>
  numberFormat(locale, { style: "currency", currency: "EUR" }).format(cents / 100);
