import { useLocale, useTranslations } from "use-intl";
import { leanings } from "#stories/bias.ts";
import { isCountry } from "#stories/country.ts";
import { Flag } from "#ui/sprite.tsx";
import { type Comparison, sumOf } from "../comparison.ts";
import { useCountryName } from "./country-name.tsx";
import { LeaningGlyph } from "./leaning-label.tsx";

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
            {leanings.map((leaning) => (
              <th key={leaning} scope="col">
                <LeaningGlyph leaning={leaning} />
                <span>{bandName(leaning)}</span>
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
              {leanings.map((leaning) => (
                <td key={leaning} className={row.counts[leaning] ? undefined : "zero"}>
                  {row.counts[leaning]}
                </td>
              ))}
              <td>{row.all}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("matrix.all")}</th>
            {leanings.map((leaning) => (
              <td key={leaning}>{counts[leaning]}</td>
            ))}
            <td>{sumOf(counts)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
