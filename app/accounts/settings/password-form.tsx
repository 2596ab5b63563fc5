import { useServerTexts } from "#locales/use-server-texts.ts";
import type { FormAnswer } from "../form-answer.ts";
import { CheckedForm } from "../sign-in/checked-form.tsx";
import {
  CurrentPasswordField,
  HiddenUsername,
  NewPasswordField,
} from "../sign-in/credential-fields.tsx";
import { Section } from "./section.tsx";

/** @param email tells the browser's password store whose password it is */
export function PasswordForm({ email, sent }: { email: string; sent: FormAnswer | undefined }) {
  const t = useServerTexts("account.page");
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
            <HiddenUsername email={email} />
            <CurrentPasswordField
              field={field("current")}
              id="password-current"
              label={t("current")}
            />
            <NewPasswordField
              field={field("password")}
              id="new-password"
              label={t("password.label")}
            />
          </>
        )}
      </CheckedForm>
    </Section>
  );
}
