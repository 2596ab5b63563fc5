import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { LeaningBar, LeaningSwatch } from "#ui/leaning-bar.tsx";
import { LeaningGlyph } from "#ui/leaning-glyph.tsx";
import { Link } from "#ui/link.tsx";
import { percentsOf } from "#ui/percents.ts";
import { type Leaning, type LeaningCounts, leanings } from "../bias.ts";
import { CountryFlag } from "../cards/country-flag.tsx";
import { useSourceCountry } from "../source-country.ts";
import type { BiasAnalysis, BiasTally } from "./bias-analysis.ts";

/** The rows that a table shows at once. */
const first = 10;

/** The bias of the feed: the bar and its figures, in total, by country and by source. */
export function BiasPanel({
  analysis,
  rule,
}: {
  analysis: BiasAnalysis;
  rule: { stories: number; days: number };
}) {
  const t = useTranslations("hub.bias");
  const bandName = useTranslations("bands");
  const nameOf = useSourceCountry();
  const { total, counts, countries, sources } = analysis;
  const shares = useShares(counts);
  if (total === 0)
    return (
      <div className="empty">
        <p>{t("none")}</p>
      </div>
    );
  const parts = leanings.map((key) => ({ key, count: counts[key] }));
  const labels = parts.map(({ key, count }) =>
    t("one", { name: bandName(key), count: String(count) }),
  );
  return (
    <>
      <section className="bias-panel" aria-labelledby="bias">
        <h2 id="bias">{t("title")}</h2>
        <p>{t("shows", { count: total })}</p>
        <LeaningBar parts={parts} label={t("label", { counts: labels.join(", ") })} />
        <Figures counts={counts} shares={shares} />
        <p className="note">
          {t("scope", { stories: String(rule.stories), days: String(rule.days) })}{" "}
          {counts.unrated > 0 ? t("unrated", { share: shares.unrated }) : t("allRated")}
        </p>
        <p>
          <Link className="hub-link" to="/sources">
            {t("rates")}
          </Link>
        </p>
      </section>
      <Tallies id="by-country" title={t("byCountry")} head={t("country")} tallies={countries}>
        {(tally) => (
          <>
            <CountryFlag code={tally.key} /> {nameOf(tally.key)}
          </>
        )}
      </Tallies>
      <Tallies id="by-source" title={t("bySource")} head={t("source")} tallies={sources}>
        {(tally) => tally.name}
      </Tallies>
    </>
  );
}

/** Each band with its count and its share. */
function Figures({ counts, shares }: { counts: LeaningCounts; shares: Record<Leaning, string> }) {
  const t = useTranslations("hub.bias");
  const bandName = useTranslations("bands");
  return (
    <table className="bias-figures">
      <caption className="vh">{t("whole")}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{t("band")}</th>
          <th scope="col">{t("articles")}</th>
          <th scope="col">{t("share")}</th>
        </tr>
      </thead>
      <tbody>
        {leanings.map((leaning) => (
          <tr key={leaning}>
            <th scope="row">
              <LeaningSwatch leaning={leaning} /> {bandName(leaning)}
            </th>
            <td className="num">{counts[leaning]}</td>
            <td className="num note">{shares[leaning]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type TalliesProps<T extends BiasTally> = {
  id: string;
  title: string;
  head: string;
  tallies: T[];
  children: (tally: T) => ReactNode;
};

/** Counts by band of the first few, and of all the others when asked. */
function Tallies<T extends BiasTally>({ id, title, head, tallies, children }: TalliesProps<T>) {
  const t = useTranslations("hub.bias");
  const rest = tallies.slice(first);
  const table = (rows: T[], label: string | null) => (
    <Counted head={head} labelledBy={label ? null : id} label={label} rows={rows}>
      {children}
    </Counted>
  );
  return (
    <section className="bias-table" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {table(tallies.slice(0, first), null)}
      {rest.length > 0 ? (
        <details>
          <summary>{t("rest", { count: rest.length })}</summary>
          {table(rest, t("rest", { count: rest.length }))}
        </details>
      ) : null}
    </section>
  );
}

type CountedProps<T extends BiasTally> = {
  head: string;
  labelledBy: string | null;
  label: string | null;
  rows: T[];
  children: (tally: T) => ReactNode;
};

function Counted<T extends BiasTally>({
  head,
  labelledBy,
  label,
  rows,
  children,
}: CountedProps<T>) {
  const t = useTranslations("hub.bias");
  const bandName = useTranslations("bands");
  return (
    <table aria-labelledby={labelledBy ?? undefined} aria-label={label ?? undefined}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {leanings.map((leaning) => (
            <th key={leaning} scope="col" className="num" title={bandName(leaning)}>
              <LeaningGlyph leaning={leaning} />
              <span className="vh">{bandName(leaning)}</span>
            </th>
          ))}
          <th scope="col" className="num">
            {t("articles")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((tally) => (
          <tr key={tally.key}>
            <th scope="row">{children(tally)}</th>
            {leanings.map((leaning) => (
              <td
                key={leaning}
                className="num"
                data-none={tally.counts[leaning] === 0 || undefined}
              >
                {tally.counts[leaning]}
              </td>
            ))}
            <td className="num">
              <b>{tally.total}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The shares in whole percent, which together are the whole. */
function useShares(counts: LeaningCounts): Record<Leaning, string> {
  const format = useFormatter();
  const percents = percentsOf(leanings.map((leaning) => counts[leaning]));
  const texts = percents.map((n) => format.number(n / 100, { style: "percent" }));
  return Object.fromEntries(leanings.map((leaning, at) => [leaning, texts[at]])) as Record<
    Leaning,
    string
  >;
}
