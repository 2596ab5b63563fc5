import type { ReactNode } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Problem, SubmitButton } from "#ui/field.tsx";
import { useLanguagePath } from "#ui/link.tsx";
import { type FieldRule, fieldRules } from "../credentials.ts";
import { type FormAnswer, firstProblem } from "../form-answer.ts";

/** The props of a field of the form. */
export type FieldState = {
  name: string;
  problem: string | undefined;
  defaultValue: string | undefined;
  autoFocus: boolean;
};

type Props = {
  /** Its `intent`. */
  name: string;
  action: string;
  /** The fields that are checked before the form is sent, in the order of the form. */
  rules: Record<string, FieldRule>;
  /** The server's answer. */
  sent: FormAnswer | undefined;
  label: string;
  busyLabel: string;
  /** Names the script action that replaces sending the form (attach-forms.ts). */
  act?: "add-passkey";
  /** The messages of that script. */
  words?: Record<string, string>;
  children: (field: (name: string) => FieldState) => ReactNode;
};

/**
 * A form whose answer is a page: the next one, or this one with the problems and the focus on the first field that has
 * one. Its fields' rules and messages are written into it for `attachForms`.
 */
export function CheckedForm(props: Props) {
  const { name, rules, label, busyLabel, act, children } = props;
  const action = useLanguagePath(props.action);
  const sent = props.sent?.form === name ? props.sent : undefined;
  const t = useServerTexts("account");
  const problems = sent?.problems ?? {};
  const words = Object.values(rules).flatMap((rule) =>
    fieldRules[rule].problems.map((problem) => [problem, t(`problems.${problem}`)] as const),
  );
  const first = firstProblem(problems)?.[0];
  const empty = Object.keys(rules).find((field) => !sent?.values?.[field]);
  return (
    <form
      className={act ? "form scripted" : "form"}
      method="post"
      action={action}
      noValidate
      data-act={act}
      data-rules={JSON.stringify(rules)}
      data-texts={JSON.stringify({ ...Object.fromEntries(words), ...props.words })}
    >
      <input type="hidden" name="intent" value={name} />
      {sent?.failed ? (
        <div className="without-scripts" role="alert" data-toast={t("auth.error")}>
          <Problem>{t(`failed.${sent.failed}`, { minutes: sent.minutes ?? 1 })}</Problem>
        </div>
      ) : null}
      {children((field) => {
        const problem = problems[field];
        // The answer does not tell which of the two was wrong; the password is typed again.
        const isWrong = sent?.failed === "wrong" && field === "password";
        return {
          name: field,
          problem: isWrong ? t("failed.wrong") : problem && t(`problems.${problem}`),
          defaultValue: sent?.values?.[field],
          autoFocus: sent !== undefined && field === (first ?? empty),
        };
      })}
      <div className="form-acts">
        <SubmitButton label={label} busyLabel={busyLabel} busy={false} />
      </div>
    </form>
  );
}
