import { useTranslations } from "use-intl";
import { unknownCountry } from "#stories/country.ts";
import { hasFlag, useSourceCountry } from "#stories/source-country.ts";
import { Flag } from "#ui/sprite.tsx";

/** The name of a source's country, in the language of the page. */
export const useCountryName = useSourceCountry;

/** The flag of a source's country, with its name for screen readers; its name alone if there is no flag for it. */
export function SourceFlag({ country }: { country: string }) {
  const nameOf = useCountryName();
  const t = useTranslations("events");
  if (country === unknownCountry) return null;
  return (
    <>
      {hasFlag(country) ? <Flag code={country} /> : null}
      <span
        className={hasFlag(country) ? "vh" : undefined}
      >{`${t("fromCountry", { country: nameOf(country) })} `}</span>
    </>
  );
}
