import { useState } from "react";
import { useTranslations } from "use-intl";
import { Field } from "#ui/field.tsx";
import { emailProblem, named, normalEmail } from "../credentials.ts";
import type { FormAnswer } from "../form-answer.ts";
import { CheckedForm } from "../sign-in/checked-form.tsx";
import { Section } from "./section.tsx";

export function EmailForm({ email, sent }: { email: string; sent: FormAnswer | undefined }) {
  const t = useTranslations("account.page");
  const [asked, setAsked] = useState(false);
  const check = (fields: FormData) => {
    const wanted = String(fields.get("email") ?? "");
    return named({
      email: normalEmail(wanted) === email ? "emailSame" : emailProblem(wanted),
      current: fields.get("current") ? null : "passwordRequired",
    });
  };
  return (
    <Section id="account-email" title={t("email.title")} text={t("email.text", { email })}>
      {asked ? (
        // A message that stays: it says what to do next.
        <p className="form-done" role="status">
          {t("email.done")}
        </p>
      ) : null}
      <CheckedForm
        name="email"
        action="/account"
        check={check}
        sent={sent}
        label={t("email.submit")}
        busyLabel={t("saving")}
        onDone={() => setAsked(true)}
      >
        {(field) => (
          <>
            <Field
              {...field("email")}
              id="new-email"
              type="email"
              label={t("email.label")}
              autoComplete="email"
              required
            />
            <Field
              {...field("current")}
              id="email-current"
              type="password"
              label={t("current")}
              autoComplete="current-password"
              required
            />
          </>
        )}
      </CheckedForm>
    </Section>
  );
}
