export const locales = ["en", "es", "fr", "de"] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: string | null | undefined): value is Locale =>
  locales.includes(value as Locale);
