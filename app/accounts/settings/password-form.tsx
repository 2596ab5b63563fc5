import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { Field } from "#ui/field.tsx";
import { showToast } from "#ui/toast.ts";
import { named, newPasswordProblem } from "../credentials.ts";
import type { FormAnswer } from "../form-answer.ts";
import { CheckedForm } from "../sign-in/checked-form.tsx";
import { Section } from "./section.tsx";

const check = (fields: FormData) =>
  named({
    current: fields.get("current") ? null : "passwordRequired",
    password: newPasswordProblem(String(fields.get("password") ?? "")),
  });

/** @param email for the browser's password manager */
export function PasswordForm({ email, sent }: { email: string; sent: FormAnswer | undefined }) {
  const t = useTranslations("account.page");
  const tAuth = useTranslations("account.auth");
  const { revalidate } = useRevalidator();
  const done = () => {
    showToast({ kind: "status", title: t("success"), text: t("password.done") });
    void revalidate();
  };
  return (
    <Section id="account-password" title={t("password.title")} text={t("password.text")}>
      <CheckedForm
        name="password"
        action="/account"
        check={check}
        sent={sent}
        label={t("password.submit")}
        busyLabel={t("saving")}
        onDone={done}
      >
        {(field) => (
          <>
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={email}
              readOnly
              hidden
            />
            <Field
              {...field("current")}
              id="password-current"
              type="password"
              label={t("current")}
              autoComplete="current-password"
              required
            />
            <Field
              {...field("password")}
              id="new-password"
              type="password"
              label={t("password.label")}
              hint={tAuth("passwordHint")}
              autoComplete="new-password"
              minLength={6}
              required
            />
          </>
        )}
      </CheckedForm>
    </Section>
  );
}
