import { useLocale, useTranslations } from "use-intl";
import { displayNames } from "#ui/formats.ts";
import { formatLocale } from "#ui/time.ts";
import type { CoveredPlace } from "../country.ts";

/** The name of a story's place; for the world that of the state, if it is known. */
export function usePlaceName(): (
  country: CoveredPlace,
  nonEuCountries: readonly string[],
) => string {
  const t = useTranslations("stories.countries");
  const locale = formatLocale(useLocale());
  return (country, [state]) =>
    country === "XX" && state !== undefined
      ? (displayNames(locale, { type: "region" }).of(state) ?? t(country))
      : t(country);
}
