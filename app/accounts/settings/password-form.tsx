import { useServerTexts } from "#locales/use-server-texts.ts";
import { Field } from "#ui/field.tsx";
import type { FormAnswer } from "../form-answer.ts";
import { CheckedForm } from "../sign-in/checked-form.tsx";
import { Section } from "./section.tsx";

/** @param email tells the browser's password store whose password it is */
export function PasswordForm({ email, sent }: { email: string; sent: FormAnswer | undefined }) {
  const t = useServerTexts("account.page");
  const tAuth = useServerTexts("account.auth");
  return (
    <Section id="account-password" title={t("password.title")} text={t("password.text")}>
      <CheckedForm
        name="password"
        action="/account"
        rules={{ current: "password", password: "newPassword" }}
        sent={sent}
        label={t("password.submit")}
        busyLabel={t("saving")}
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
