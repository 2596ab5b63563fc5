import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { type Band, bands } from "#stories/bias.ts";
import { LeaningBar, LeaningSwatch } from "#ui/leaning-bar.tsx";
import { Link } from "#ui/link.tsx";
import { Flag } from "#ui/sprite.tsx";
import type { ReadingBreakdown } from "../reading-breakdown.ts";

/** With fewer stories the distribution is not shown: it would mean nothing. */
export const breakdownFrom = 10;
const shown = 6;

type Column = Band | "unrated";
const columns: Column[] = [...bands, "unrated"];

/**
 * How the stories that a reader has read in the last days are distributed over the political leanings of their sources,
 * and with `details` over topics and countries.
 */
export function ReadingBreakdownSection({
  breakdown,
  details,
}: {
  breakdown: ReadingBreakdown;
  details?: boolean;
}) {
  const t = useTranslations("members.readingBreakdown");
  const { stories, days } = breakdown;
  return (
    <section className="reading-breakdown" aria-labelledby="reading-breakdown">
      <div className="sec-head">
        <h2 id="reading-breakdown">{t("title")}</h2>
      </div>
      {stories < breakdownFrom ? (
        <p>{t("few", { count: stories, days: String(days), from: String(breakdownFrom) })}</p>
      ) : (
        <>
          <p>{t("text", { count: stories, days: String(days) })}</p>
          <Bar breakdown={breakdown} />
          <p>
            <Link to="/how-we-work">{t("how")}</Link>
          </p>
          {details ? <Details breakdown={breakdown} /> : null}
        </>
      )}
    </section>
  );
}

function Bar({ breakdown }: { breakdown: ReadingBreakdown }) {
  const t = useTranslations("members.readingBreakdown");
  const bandName = useTranslations("bands");
  const countOf = (name: Column) => breakdown.bands.find((b) => b.key === name)?.stories ?? 0;
  const said = columns.map((name) =>
    t("one", { name: bandName(name), count: String(countOf(name)) }),
  );
  const parts = columns.map((key) => ({ key, count: countOf(key) }));
  return (
    <>
      <LeaningBar parts={parts} label={t("label", { counts: said.join(", ") })} />
      <ul className="breakdown-counts" aria-hidden="true">
        {columns.map((name) => (
          <li key={name}>
            <LeaningSwatch leaning={name} />
            {bandName(name)}
            <b className="num">{countOf(name)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Details({ breakdown }: { breakdown: ReadingBreakdown }) {
  const t = useTranslations("members.readingBreakdown");
  const names = useTranslations("stories");
  return (
    <div className="breakdown-details">
      <div>
        <h3>{t("topics")}</h3>
        <ul>
          {breakdown.topics.slice(0, shown).map(({ key, stories }) => (
            <Row key={key} of={breakdown.stories} stories={stories} name={names(`topics.${key}`)} />
          ))}
        </ul>
      </div>
      <div>
        <h3>{t("countries")}</h3>
        <ul>
          {breakdown.countries.slice(0, shown).map(({ key, stories }) => (
            <Row
              key={key}
              of={breakdown.stories}
              stories={stories}
              name={names(`countries.${key}`)}
              flag={<Flag code={key} />}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

type RowProps = { name: string; stories: number; of: number; flag?: ReactNode };

function Row({ name, stories, of, flag }: RowProps) {
  const t = useTranslations("members.readingBreakdown");
  return (
    <li>
      <span>
        {flag}
        {name}
      </span>
      <b className="num">{t("share", { count: stories })}</b>
      <svg width="100%" height="6" aria-hidden="true">
        <rect width={`${(100 * stories) / of}%`} height="6" fill="currentColor" />
      </svg>
    </li>
  );
}
