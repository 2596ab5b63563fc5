import { useLocale, useTranslations } from "use-intl";
import { displayNames } from "#ui/formats.ts";
import { printLocale } from "#ui/time.ts";
import { isCountry, memberStates, unknownCountry } from "./country.ts";

/**
 * The name of the country that a source is from. Those of no single state (`EU`) are of Europe: only an institution is of
 * the Union.
 */
export function useSourceCountry(): (code: string) => string {
  const t = useTranslations("stories");
  const locale = printLocale(useLocale());
  return (code) => {
    if (code === unknownCountry) return t("sourceCountry.unknown");
    if (code === "EU") return t("sourceCountry.europe");
    if (isCountry(code)) return t(`countries.${code}`);
    return displayNames(locale, { type: "region" }).of(code) ?? code;
  };
}

const flagged = new Set<string>(memberStates);

/** Whether the country of a source has a flag here: the Union's is that of its institutions alone. */
export const hasFlag = (code: string): boolean => flagged.has(code);
