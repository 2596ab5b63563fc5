import { useServerTexts } from "#locales/use-server-texts.ts";
import { Problem, TextArea } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { guidelineNumber } from "../guideline.ts";
import {
  explanationLimits,
  memberReasons,
  type NoticeProblems,
  type TypedReport,
} from "../report.ts";

/** Why a report was not stored. */
export type ReportFailure = "tooFast" | "limited" | "unavailable";

/** A hidden field that only programs fill in. */
export const HoneypotField = ({ words }: { words: string }) => (
  <p className="trap" aria-hidden="true">
    <label>
      {words} <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </p>
);

type Props = {
  contribution: { id: number; writer: string; text: string; lang: string; path: string };
  typed: TypedReport;
  problems: NoticeProblems;
  failed: ReportFailure | null;
};

/** A member's report of one contribution, by a guideline. */
export function ReportForm({ contribution, typed, problems, failed }: Props) {
  const t = useServerTexts("statements");
  const { id, writer, text, lang, path } = contribution;
  return (
    <PostForm className="form report-form" action="/discussions/report" noValidate>
      <input type="hidden" name="kind" value="member" />
      <input type="hidden" name="comment" value={id} />
      {failed ? <Problem role="alert">{t(`problems.${failed}`)}</Problem> : null}
      <blockquote className="reported" lang={lang}>
        <p>{text}</p>
      </blockquote>
      <p className="form-hint">{t("report.by", { writer })}</p>
      <fieldset aria-describedby={problems.reason ? "report-reason-problem" : undefined}>
        <legend>{t("report.reason")}</legend>
        {memberReasons.map((reason, n) => (
          <label key={reason} className="pick-one">
            <input
              type="radio"
              name="reason"
              value={reason}
              defaultChecked={typed.reason === reason}
              // biome-ignore lint/a11y/noAutofocus: the first field that is wrong
              autoFocus={n === 0 && problems.reason !== undefined}
            />
            <span>{t(`report.reasons.${reason}`)}</span>{" "}
            <small>{t("report.guideline", { number: String(guidelineNumber(reason)) })}</small>
          </label>
        ))}
        {problems.reason ? (
          <Problem id="report-reason-problem">{t("problems.reason")}</Problem>
        ) : null}
      </fieldset>
      <p>
        {t.rich("report.illegal", {
          link: (words) => <Link to={`/discussions/report?notice&comment=${id}`}>{words}</Link>,
        })}
      </p>
      <TextArea
        id="report-explanation"
        name="explanation"
        label={t("report.explanation")}
        rows={3}
        maxLength={explanationLimits.member[1]}
        defaultValue={typed.explanation}
        problem={
          problems.explanation
            ? t("problems.explanation.long", { most: String(explanationLimits.member[1]) })
            : undefined
        }
      />
      <HoneypotField words={t("notice.trap")} />
      <div className="form-acts">
        <button type="submit" className="btn btn-solid">
          {t("report.submit")}
        </button>
        <Link className="btn" to={`${path}/discussion?comment=${id}`}>
          {t("report.back")}
        </Link>
      </div>
    </PostForm>
  );
}
