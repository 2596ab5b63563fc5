import { useLocale, useTranslations } from "use-intl";
import { isCountry } from "#stories/country.ts";
import { Flag } from "#ui/sprite.tsx";
import { printLocale } from "#ui/time.ts";

/** A source's country in the words of the page: one of ours, or any other that a publisher may be from. */
export function useCountryName(): (code: string) => string {
  const t = useTranslations("stories.countries");
  const regions = new Intl.DisplayNames([printLocale(useLocale())], { type: "region" });
  return (code) => (isCountry(code) ? t(code) : (regions.of(code) ?? code));
}

/** The flag of a source's country, with its name for screen readers. */
export function SourceFlag({ country }: { country: string }) {
  const nameOf = useCountryName();
  return (
    <>
      {isCountry(country) ? <Flag code={country} /> : null}
      <span className={isCountry(country) ? "vh" : undefined}>{nameOf(country)}: </span>
    </>
  );
}
