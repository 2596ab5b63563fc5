import { useTranslations } from "use-intl";
import { useStoryLink } from "#stories/originals.ts";
import { Link } from "#ui/link.tsx";
import { Ago } from "#ui/now.tsx";
import type { Report } from "../comparison.ts";
import { beginningOf, type ShownOutlet } from "../paging.ts";
import { SourceFlag } from "./country-name.tsx";
import { LeaningLabel } from "./leaning-label.tsx";

/**
 * What an outlet says of an event: its headline and, where asked, as much of its own excerpt; its other reports are
 * folded under it.
 * @param excerpt characters; 0 for none
 */
export function Entry(p: { outlet: ShownOutlet; excerpt: number; next: string }) {
  const t = useTranslations("events");
  const linkTo = useStoryLink();
  const { source, report, others, further, countedWith, leaning } = p.outlet;
  return (
    <li>
      <p className="kick">
        <SourceFlag country={source.country} />
        <span>{source.name}</span>
        <LeaningLabel leaning={leaning} />
      </p>
      <h3 lang={report.lang} dir="auto">
        <Link {...linkTo(report)}>{report.title}</Link>
      </h3>
      {p.excerpt > 0 && report.excerpt ? (
        <p className="event-excerpt" lang={report.lang} dir="auto">
          {beginningOf(report.excerpt, p.excerpt)}
        </p>
      ) : null}
      <ReportMeta report={report} />
      {countedWith === null ? null : (
        <p className="note">{t("countedWith", { source: countedWith })}</p>
      )}
      {others.length === 0 ? null : (
        <details>
          <summary>{t("more", { count: others.length + further, source: source.name })}</summary>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <h4 lang={other.lang} dir="auto">
                  <Link {...linkTo(other)}>{other.title}</Link>
                </h4>
                <p className="meta">
                  <span>
                    <Ago at={other.publishedAt} />
                  </span>
                  {other.foldedInto === null ? null : <span>{t("update")}</span>}
                </p>
              </li>
            ))}
          </ul>
          {further > 0 ? (
            <p className="meta">
              <Link to={p.next}>{t("more", { count: further, source: source.name })}</Link>
            </p>
          ) : null}
        </details>
      )}
    </li>
  );
}

/** An outlet among many in a few words: its name, when it reported, its headline, and those of its other reports. */
export function BriefEntry({ outlet, next }: { outlet: ShownOutlet; next: string }) {
  const t = useTranslations("events");
  const linkTo = useStoryLink();
  const { source, report, others, further, countedWith } = outlet;
  return (
    <li>
      <p className="meta">
        <b>{source.name}</b>
        <span>
          <Ago at={report.publishedAt} />
        </span>
      </p>
      {[report, ...others].map((one) => (
        <h4 key={one.id} lang={one.lang} dir="auto">
          <Link {...linkTo(one)}>{one.title}</Link>
        </h4>
      ))}
      {countedWith === null ? null : (
        <p className="note">{t("countedWith", { source: countedWith })}</p>
      )}
      {further > 0 ? (
        <p className="meta">
          <Link to={next}>{t("more", { count: further, source: source.name })}</Link>
        </p>
      ) : null}
    </li>
  );
}

function ReportMeta({ report }: { report: Report }) {
  const t = useTranslations("events");
  return (
    <p className="meta">
      <span>
        <Ago at={report.publishedAt} />
      </span>
      {report.original ? (
        <a className="event-out" href={report.original} rel="noopener">
          {t("original")}
          <span className="vh">{` ${t("originalAt", { source: report.source.name })}`}</span>
        </a>
      ) : null}
    </p>
  );
}

/** Reports beyond the first few of their outlets. */
export function FurtherReports({ reports }: { reports: readonly Report[] }) {
  const t = useTranslations("events.further");
  const linkTo = useStoryLink();
  if (reports.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="further">
      <div className="sec-head">
        <h2 id="further">{t("title")}</h2>
      </div>
      <ul className="event-further">
        {reports.map((report) => (
          <li key={report.id}>
            <h3 lang={report.lang} dir="auto">
              <Link {...linkTo(report)}>{report.title}</Link>
            </h3>
            <p className="meta">
              <span>{report.source.name}</span>
              <span>
                <Ago at={report.publishedAt} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
