import { useTranslations } from "use-intl";
import type { CoveredPlace } from "../country.ts";
import { useStateName } from "../state-name.ts";

/** The name of a story's place; for the world that of the state, if it is known. */
export function usePlaceName(): (
  country: CoveredPlace,
  nonEuCountries: readonly string[],
) => string {
  const t = useTranslations("stories.countries");
  const nameOf = useStateName();
  return (country, [state]) =>
    country === "XX" && state !== undefined ? nameOf(state) : t(country);
}
