import { useTranslations } from "use-intl";
import { Field, Problem, Select } from "#ui/field.tsx";
import type { Report } from "../comparison.ts";
import type { RefusedReport } from "../reports.ts";

/** Where readers say what was gathered wrongly: a story that does not belong, or one that is missing. Posts by itself. */
export function ReportForms({
  path,
  reports,
  refused,
}: {
  path: string;
  reports: readonly Report[];
  refused: RefusedReport | undefined;
}) {
  const t = useTranslations("events.report");
  const of = (kind: RefusedReport["kind"]) => (refused?.kind === kind ? refused : undefined);
  const wrong = of("wrong");
  const missing = of("missing");
  return (
    <section className="sec event-reports" aria-labelledby="reports">
      <div className="sec-head">
        <h2 id="reports">{t("title")}</h2>
      </div>
      <p className="form-done" id="thanks" tabIndex={-1}>
        {t("thanks")}
      </p>
      <p>{t("text")}</p>
      {refused?.problem === "often" ? <Problem role="alert">{t("often")}</Problem> : null}
      <div className="event-forms">
        <form className="form" method="post" action={path} id="report-wrong">
          <input type="hidden" name="kind" value="wrong" />
          <h3>{t("wrong")}</h3>
          <Select
            id="report-story"
            name="story"
            label={t("story")}
            defaultValue={wrong?.story ?? ""}
            autoFocus={wrong?.problem === "story"}
            problem={wrong?.problem === "story" ? t("noStory") : undefined}
          >
            <option value="">{t("choose")}</option>
            {reports.map((report) => (
              <option key={report.id} value={report.id} lang={report.lang}>
                {report.source.name}: {report.title}
              </option>
            ))}
          </Select>
          <Field
            id="report-why"
            name="note"
            label={t("why")}
            maxLength={500}
            defaultValue={wrong?.note}
            autoFocus={wrong?.problem === "long"}
            problem={wrong?.problem === "long" ? t("longText") : undefined}
          />
          <Send label={t("send")} />
        </form>
        <form className="form" method="post" action={path} id="report-missing">
          <input type="hidden" name="kind" value="missing" />
          <h3>{t("missing")}</h3>
          <Field
            id="report-which"
            name="note"
            label={t("which")}
            maxLength={500}
            defaultValue={missing?.note}
            autoFocus={missing?.problem === "text" || missing?.problem === "long"}
            problem={
              missing?.problem === "text"
                ? t("noText")
                : missing?.problem === "long"
                  ? t("longText")
                  : undefined
            }
          />
          <Send label={t("send")} />
        </form>
      </div>
    </section>
  );
}

function Send({ label }: { label: string }) {
  return (
    <p>
      <button type="submit" className="btn">
        {label}
      </button>
    </p>
  );
}
