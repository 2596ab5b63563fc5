import { useServerTexts } from "#locales/use-server-texts.ts";
import { Check, Field, Problem, Select, TextArea } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { PostForm } from "#ui/post-form.tsx";
import {
  explanationLimits,
  maxContributions,
  type NoticeField,
  type NoticeProblems,
  noticeFields,
  noticeReasons,
  type TypedNotice,
} from "../report.ts";
import { HoneypotField, type ReportFailure } from "./report-form.tsx";

type Props = {
  /** When the form was written, ISO 8601. */
  began: string;
  typed: TypedNotice;
  problems: NoticeProblems;
  failed: ReportFailure | null;
  /** The address of the form for members, if the reader is one. */
  memberForm: string | null;
};

/** A notice of illegal content, by anybody (Regulation (EU) 2022/2065, Art. 16). */
export function NoticeForm({ began, typed, problems, failed, memberForm }: Props) {
  const t = useServerTexts("statements");
  const first = noticeFields.find((field) => problems[field]);
  const wordsOf = (field: NoticeField) => {
    const problem = problems[field];
    if (!problem) return undefined;
    if (field === "places")
      return problem === "many"
        ? t("problems.places.many", { most: String(maxContributions) })
        : t(`problems.places.${problem === "unknown" ? "unknown" : "missing"}`);
    if (field === "explanation")
      return problem === "long"
        ? t("problems.explanation.long", { most: String(explanationLimits.notice[1]) })
        : t("problems.explanation.short", { least: String(explanationLimits.notice[0]) });
    return t(`problems.${field}`);
  };
  const given = (field: Exclude<NoticeField, "goodFaith">) => ({
    id: `notice-${field}`,
    name: field,
    label: t(`notice.${field}`),
    problem: wordsOf(field),
    autoFocus: first === field,
  });
  return (
    <PostForm className="form report-form" action="/discussions/report" noValidate>
      <input type="hidden" name="kind" value="notice" />
      <input type="hidden" name="began" value={began} />
      {failed ? <Problem role="alert">{t(`problems.${failed}`)}</Problem> : null}
      {first ? <Problem role="alert">{t("problems.check")}</Problem> : null}
      {memberForm ? (
        <p>{t.rich("notice.member", { link: (words) => <Link to={memberForm}>{words}</Link> })}</p>
      ) : null}
      <TextArea
        {...given("places")}
        hint={t("notice.placesHint")}
        rows={3}
        required
        defaultValue={typed.places}
      />
      <Select {...given("reason")} required defaultValue={typed.reason}>
        <option value="" disabled>
          {t("notice.choose")}
        </option>
        {noticeReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`notice.reasons.${reason}`)}
          </option>
        ))}
      </Select>
      <TextArea
        {...given("explanation")}
        hint={t("notice.explanationHint")}
        rows={6}
        required
        maxLength={explanationLimits.notice[1]}
        defaultValue={typed.explanation}
      />
      <Field {...given("name")} autoComplete="name" maxLength={200} defaultValue={typed.name} />
      <Field
        {...given("email")}
        type="email"
        autoComplete="email"
        maxLength={200}
        hint={t("notice.anonymous")}
        defaultValue={typed.email}
      />
      <HoneypotField words={t("notice.trap")} />
      <Check
        id="notice-good-faith"
        name="good-faith"
        value="on"
        required
        defaultChecked={typed.goodFaith}
        problem={wordsOf("goodFaith")}
        autoFocus={first === "goodFaith"}
      >
        {t("notice.goodFaith")}
      </Check>
      <div className="form-acts">
        <button type="submit" className="btn btn-solid">
          {t("notice.submit")}
        </button>
      </div>
      <p className="form-hint">
        {t("notice.after")} {t("notice.privacy")}
      </p>
    </PostForm>
  );
}
