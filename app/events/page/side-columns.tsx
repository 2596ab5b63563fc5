import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { Ago } from "#ui/now.tsx";
import { Icon } from "#ui/sprite.tsx";
import { type Comparison, type Outlet, type Report, type Side, sides } from "../comparison.ts";
import { SourceFlag } from "./country-name.tsx";
import { LeaningGlyph, LeaningLabel } from "./leaning-label.tsx";

/**
 * The outlets of each side in a column, unrated ones below. On narrow screens one side at a time: links to places on
 * the page, which the style sheet follows (`:target`), so that they need no script.
 */
export function SideColumns({ comparison }: { comparison: Comparison }) {
  const t = useTranslations("events");
  const shown = sides.filter((side) => side !== "unrated" || comparison.sides.unrated.length > 0);
  const first = shown.find((side) => comparison.sides[side].length > 0);
  const countOf = (side: Side) => comparison.sides[side].filter((o) => !o.countedWith).length;
  return (
    <div className="event-sides">
      <nav className="tabs" aria-label={t("tabs")}>
        {shown.map((side) => (
          <a key={side} href={`#side-${side}`} className={side === first ? "first" : undefined}>
            {t(`sides.${side}`)} <span className="num">{countOf(side)}</span>
          </a>
        ))}
      </nav>
      {shown.map((side) => (
        <section
          key={side}
          id={`side-${side}`}
          className={side === first ? "first" : undefined}
          aria-labelledby={`side-${side}-name`}
        >
          <div className="sec-head">
            <h2 id={`side-${side}-name`}>
              <LeaningGlyph leaning={side} />
              {t(`sides.${side}`)}
            </h2>
            <b className="push num">{countOf(side)}</b>
          </div>
          {side !== "unrated" && comparison.sides[side].length === 0 ? (
            <p className="event-none">{t(`empty.${side}`)}</p>
          ) : (
            <ul>
              {comparison.sides[side].map((outlet) => (
                <Entry key={outlet.source.id} outlet={outlet} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

function Entry({ outlet }: { outlet: Outlet }) {
  const t = useTranslations("events");
  const { source, report, others, countedWith } = outlet;
  return (
    <li>
      <p className="kick">
        <SourceFlag country={source.country} />
        <span>{source.name}</span>
        <LeaningLabel leaning={outlet.leaning} />
      </p>
      <Headline report={report} />
      {countedWith === null ? null : (
        <p className="note">{t("countedWith", { source: countedWith })}</p>
      )}
      {others.length === 0 ? null : (
        <details>
          <summary>{t("more", { count: others.length, source: source.name })}</summary>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <Headline report={other} update />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Headline({ report, update = false }: { report: Report; update?: boolean }) {
  const t = useTranslations("events");
  const Heading = update ? "h4" : "h3";
  return (
    <>
      <Heading lang={report.lang} dir="auto">
        <Link to={`/article/${report.slug}`}>{report.title}</Link>
      </Heading>
      <p className="meta">
        <span>
          <Ago at={report.publishedAt} />
        </span>
        {update && report.foldedInto !== null ? <span>{t("update")}</span> : null}
        {report.original ? (
          <a href={report.original} rel="noopener">
            {t("original")}
            <span className="vh"> {t("originalAt", { source: report.source.name })}</span>
            <Icon name="out" size={13} />
          </a>
        ) : null}
      </p>
    </>
  );
}
