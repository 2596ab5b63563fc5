import { useLocale, useTranslations } from "use-intl";
import { leanings } from "#stories/bias.ts";
import { isCountry } from "#stories/country.ts";
import { hasFlag } from "#stories/source-country.ts";
import { LeaningGlyph } from "#ui/leaning-glyph.tsx";
import { Flag } from "#ui/sprite.tsx";
import type { Comparison } from "../comparison.ts";
import { useCountryName } from "./country-name.tsx";

/** Countries that are shown at once; a button reveals the others. */
const maxRows = 10;

type Rows = Comparison["countries"];

/**
 * Publishers by country and band: tables, so that every figure can be read and copied. Those of no single country stand below
 * the countries.
 */
export function CountryTable({ comparison }: { comparison: Comparison }) {
  const t = useTranslations("events.byCountry");
  const nameOf = useCountryName();
  const locale = useLocale();
  const rows = comparison.countries.toSorted(
    (a, b) => b.all - a.all || nameOf(a.country).localeCompare(nameOf(b.country), locale),
  );
  const countries = rows.filter((row) => isCountry(row.country));
  const others = rows.filter((row) => !isCountry(row.country));
  const more = countries.slice(maxRows);
  return (
    <section className="sec" aria-labelledby="matrix">
      <div className="sec-head">
        <h2 id="matrix">{t("title")}</h2>
      </div>
      <Table rows={[...countries.slice(0, maxRows), ...others]} />
      {more.length > 0 ? (
        <details className="event-rows">
          <summary className="btn">{t("more", { count: more.length })}</summary>
          <Table rows={more} headless />
        </details>
      ) : null}
    </section>
  );
}

/** @param p.headless for the countries after the first ten: hides the headings and leaves out the flags, to save bytes */
function Table({ rows, headless = false }: { rows: Rows; headless?: boolean }) {
  const t = useTranslations("events.byCountry");
  const bandName = useTranslations("bands");
  const nameOf = useCountryName();
  return (
    <table className="event-table">
      <caption className={headless ? "vh" : undefined}>{t("text")}</caption>
      <thead className={headless ? "vh" : undefined}>
        <tr>
          <th scope="col">{t("country")}</th>
          {leanings.map((leaning) => (
            <th key={leaning} scope="col">
              <LeaningGlyph leaning={leaning} />
              <span>{bandName(leaning)}</span>
            </th>
          ))}
          <th scope="col">{t("all")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.country}>
            <th scope="row">
              {!headless && hasFlag(row.country) ? <Flag code={row.country} /> : null}
              {nameOf(row.country)}
            </th>
            {leanings.map((leaning) => (
              <td key={leaning}>{row.counts[leaning] || <i>0</i>}</td>
            ))}
            <td>{row.all}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
