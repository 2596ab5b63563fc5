import { useLocale, useTranslations } from "use-intl";
import { displayNames } from "#ui/formats.ts";
import { formatLocale } from "#ui/time.ts";
import { isCoveredPlace, memberStates, unknownCountry } from "./country.ts";

/**
 * The name of a source's country. Outlets of no single state (`EU`) are "Europe"; only an institution belongs to the Union.
 */
export function useSourceCountry(): (code: string) => string {
  const t = useTranslations("stories");
  const locale = formatLocale(useLocale());
  return (code) => {
    if (code === unknownCountry) return t("sourceCountry.unknown");
    if (code === "EU") return t("sourceCountry.europe");
    if (isCoveredPlace(code)) return t(`countries.${code}`);
    return displayNames(locale, { type: "region" }).of(code) ?? code;
  };
}

const flagged = new Set<string>(memberStates);

/** Whether a source's country is shown with a flag: outlets of no single state have none. */
export const hasFlag = (code: string): boolean => flagged.has(code);
