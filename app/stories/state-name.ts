import { useLocale, useTranslations } from "use-intl";
import { displayNames } from "#ui/formats.ts";
import { formatLocale } from "#ui/time.ts";

/**
 * States that Chromium names otherwise than the server does. What is rendered in both must be the same, so they have names of our
 * own.
 */
export const namedByUs = ["FK", "HK", "MO", "PS"] as const;

const isNamedByUs = (code: string): code is (typeof namedByUs)[number] =>
  (namedByUs as readonly string[]).includes(code);

/** The name of a state outside the Union by its ISO 3166 code; the code where it has none. */
export function useStateName(): (code: string) => string {
  const t = useTranslations("stories.states");
  const locale = formatLocale(useLocale());
  return (code) =>
    isNamedByUs(code) ? t(code) : (displayNames(locale, { type: "region" }).of(code) ?? code);
}
