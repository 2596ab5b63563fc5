import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { type Band, bands } from "#stories/bias.ts";
import { Link } from "#ui/link.tsx";
import { Spread } from "#ui/spread.tsx";
import { Flag } from "#ui/sprite.tsx";
import type { Diet } from "../diet.ts";

/** With fewer stories the distribution says nothing. */
export const dietFrom = 10;
const shown = 6;

type Column = Band | "unrated";
const columns: Column[] = [...bands, "unrated"];

/**
 * The distribution of a reader's month over the ratings of its sources: a bar by position and hatching, with every
 * figure beside it. It gives counts, and no judgement.
 */
export function ReadingDiet({ diet, details }: { diet: Diet; details?: boolean }) {
  const t = useTranslations("members.diet");
  const { stories, days } = diet;
  return (
    <section className="diet" aria-labelledby="diet">
      <div className="sec-head">
        <h2 id="diet">{t("title")}</h2>
      </div>
      {stories < dietFrom ? (
        <p>{t("few", { count: stories, days: String(days), from: String(dietFrom) })}</p>
      ) : (
        <>
          <p>{t("text", { count: stories, days: String(days) })}</p>
          <Bar diet={diet} />
          <p>
            <Link to="/how-we-work">{t("how")}</Link>
          </p>
          {details ? <Details diet={diet} /> : null}
        </>
      )}
    </section>
  );
}

function Bar({ diet }: { diet: Diet }) {
  const t = useTranslations("members.diet");
  const bandName = useTranslations("bands");
  const countOf = (name: Column) => diet.bands.find((b) => b.key === name)?.stories ?? 0;
  const said = columns.map((name) =>
    t("one", { name: bandName(name), count: String(countOf(name)) }),
  );
  const parts = columns.map((key) => ({ key, count: countOf(key) }));
  return (
    <>
      <Spread parts={parts} label={t("label", { counts: said.join(", ") })} />
      <ul className="diet-counts" aria-hidden="true">
        {columns.map((name) => (
          <li key={name}>
            <svg width="19" height="12" aria-hidden="true">
              <use href={`#b-${name}`} />
            </svg>
            {bandName(name)}
            <b className="num">{countOf(name)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Details({ diet }: { diet: Diet }) {
  const t = useTranslations("members.diet");
  const names = useTranslations("stories");
  return (
    <div className="diet-details">
      <div>
        <h3>{t("topics")}</h3>
        <ul>
          {diet.topics.slice(0, shown).map(({ key, stories }) => (
            <Row key={key} of={diet.stories} stories={stories} name={names(`topics.${key}`)} />
          ))}
        </ul>
      </div>
      <div>
        <h3>{t("countries")}</h3>
        <ul>
          {diet.countries.slice(0, shown).map(({ key, stories }) => (
            <Row
              key={key}
              of={diet.stories}
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
  const t = useTranslations("members.diet");
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
