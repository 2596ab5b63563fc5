import { useLocale, useTranslations } from "use-intl";
import { isCountry } from "#stories/country.ts";
import { Flag } from "#ui/sprite.tsx";
import { type Comparison, stands, sumOf } from "../comparison.ts";
import { StandGlyph } from "./band-word.tsx";
import { useCountryName } from "./country-name.tsx";

/** Publishers by country and band: a table, so that every figure can be read and copied. */
export function CountryTable({ comparison }: { comparison: Comparison }) {
  const t = useTranslations("events");
  const bandName = useTranslations("bands");
  const nameOf = useCountryName();
  const locale = useLocale();
  const { counts } = comparison;
  const countries = comparison.countries.toSorted(
    (a, b) => b.all - a.all || nameOf(a.country).localeCompare(nameOf(b.country), locale),
  );
  return (
    <section className="sec" aria-labelledby="matrix">
      <div className="sec-head">
        <h2 id="matrix">{t("matrix.title")}</h2>
      </div>
      <table className="event-table">
        <caption>{t("matrix.text")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("matrix.country")}</th>
            {stands.map((stand) => (
              <th key={stand} scope="col">
                <StandGlyph stand={stand} />
                <span>{bandName(stand)}</span>
              </th>
            ))}
            <th scope="col">{t("matrix.all")}</th>
          </tr>
        </thead>
        <tbody>
          {countries.map((row) => (
            <tr key={row.country}>
              <th scope="row">
                {isCountry(row.country) ? <Flag code={row.country} /> : null}
                {nameOf(row.country)}
              </th>
              {stands.map((stand) => (
                <td key={stand} className={row.counts[stand] ? undefined : "zero"}>
                  {row.counts[stand]}
                </td>
              ))}
              <td>{row.all}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("matrix.all")}</th>
            {stands.map((stand) => (
              <td key={stand}>{counts[stand]}</td>
            ))}
            <td>{sumOf(counts)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
