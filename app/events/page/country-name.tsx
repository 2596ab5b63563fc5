import { unknownCountry } from "#stories/country.ts";
import { hasFlag, useSourceCountry } from "#stories/source-country.ts";
import { Flag } from "#ui/sprite.tsx";

/** A source's country in the words of the page: one of ours, or any other that a publisher may be from. */
export const useCountryName = useSourceCountry;

/** The flag of a source's country, with its name for screen readers; its name alone where it has none here. */
export function SourceFlag({ country }: { country: string }) {
  const nameOf = useCountryName();
  if (country === unknownCountry) return null;
  return (
    <>
      {hasFlag(country) ? <Flag code={country} /> : null}
      <span className={hasFlag(country) ? "vh" : undefined}>{`${nameOf(country)}: `}</span>
    </>
  );
}
