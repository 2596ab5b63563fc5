import { useTranslations } from "use-intl";
import { isCoveredPlace, memberStates, unknownCountry } from "./country.ts";
import { useStateName } from "./state-name.ts";

/**
 * The name of a source's country. Outlets of no single state (`EU`) are "Europe"; only an institution belongs to the Union.
 */
export function useSourceCountry(): (code: string) => string {
  const t = useTranslations("stories");
  const nameOf = useStateName();
  return (code) => {
    if (code === unknownCountry) return t("sourceCountry.unknown");
    if (code === "EU") return t("sourceCountry.europe");
    if (isCoveredPlace(code)) return t(`countries.${code}`);
    return nameOf(code);
  };
}

const flagged = new Set<string>(memberStates);

/** Whether a source's country is shown with a flag: outlets of no single state have none. */
export const hasFlag = (code: string): boolean => flagged.has(code);
