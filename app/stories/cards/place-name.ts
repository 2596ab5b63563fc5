import { useLocale, useTranslations } from "use-intl";
import { printLocale } from "#ui/time.ts";
import type { Country } from "../country.ts";

/** The name of a story's place; for the world that of the state, if it is known. */
export function usePlaceName(): (country: Country, abroad: readonly string[]) => string {
  const t = useTranslations("stories.countries");
  const names = new Intl.DisplayNames([printLocale(useLocale())], { type: "region" });
  return (country, [state]) =>
    country === "XX" && state !== undefined ? (names.of(state) ?? t(country)) : t(country);
}
