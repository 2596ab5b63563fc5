import { useTranslations } from "use-intl";
import { Problem, TextArea } from "#ui/field.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { longestNote, type RefusedReport, reportKinds } from "../reader-reports.ts";

/** The form by which readers report what is wrong with an event. It is collapsed at first, and works without scripts. */
export function ReportForm({
  path,
  refused,
}: {
  path: string;
  refused: RefusedReport | undefined;
}) {
  const t = useTranslations("events.report");
  const problem = refused?.problem;
  return (
    <section className="event-report" aria-label={t("title")}>
      <p className="form-done" id="thanks" tabIndex={-1}>
        {t("thanks")}
      </p>
      <details open={refused !== undefined}>
        <summary>{t("title")}</summary>
        <p className="note">{t("text")}</p>
        {problem === "often" ? <Problem role="alert">{t("often")}</Problem> : null}
        <PostForm className="form" action={path}>
          <fieldset>
            <legend>{t("what")}</legend>
            {reportKinds.map((kind) => (
              <label key={kind} className="check">
                <input
                  type="radio"
                  name="kind"
                  value={kind}
                  defaultChecked={kind === (refused?.kind ?? "wrong")}
                />
                <span>{t(`kinds.${kind}`)}</span>
              </label>
            ))}
          </fieldset>
          <TextArea
            id="report-note"
            name="note"
            label={t("which")}
            rows={3}
            maxLength={longestNote}
            defaultValue={refused?.note}
            autoFocus={problem === "text" || problem === "long"}
            problem={
              problem === "text" ? t("noText") : problem === "long" ? t("longText") : undefined
            }
          />
          <p>
            <button type="submit" className="btn btn-solid">
              {t("send")}
            </button>
          </p>
        </PostForm>
      </details>
    </section>
  );
}
