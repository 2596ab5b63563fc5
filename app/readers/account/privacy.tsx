import { useTranslations } from "use-intl";
import { Check, Field } from "#ui/field.tsx";
import { CheckedForm } from "../auth/checked-form.tsx";
import { named } from "../credentials.ts";
import type { FormAnswer } from "../form-answer.ts";
import { Section } from "./section.tsx";

const check = (fields: FormData) =>
  named({
    current: fields.get("current") ? null : "passwordRequired",
    sure: fields.get("sure") === "on" ? null : "sureRequired",
  });

/** The copy of everything that is kept of a reader, and the end of the account. */
export function Privacy({ sent }: { sent: FormAnswer | undefined }) {
  const t = useTranslations("account.page.privacy");
  const tProblems = useTranslations("account.problems");
  return (
    <Section id="account-data" title={t("title")} text={t("text")}>
      <p>
        <a className="btn" href="/account/export" download="">
          {t("export")}
        </a>
      </p>
      <p className="form-hint">{t("exportHint")}</p>
      <h3>{t("eraseTitle")}</h3>
      <p>{t("eraseText")}</p>
      <p className="form-hint">{t("keeps")}</p>
      <CheckedForm
        name="erase"
        action="/account"
        check={check}
        sent={sent}
        label={t("submit")}
        busyLabel={t("busy")}
      >
        {(field) => {
          const sure = field("sure");
          return (
            <>
              <Field
                {...field("current")}
                id="erase-password"
                type="password"
                label={t("password")}
                autoComplete="current-password"
                required
              />
              <Check
                id="erase-sure"
                name="sure"
                problem={sure.problem && tProblems("sureRequired")}
                autoFocus={sure.autoFocus}
                required
              >
                {t("sure")}
              </Check>
            </>
          );
        }}
      </CheckedForm>
    </Section>
  );
}
