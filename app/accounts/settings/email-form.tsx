import { useServerTexts } from "#locales/use-server-texts.ts";
import { Field } from "#ui/field.tsx";
import type { FormAnswer } from "../form-answer.ts";
import { CheckedForm } from "../sign-in/checked-form.tsx";
import { CurrentPasswordField } from "../sign-in/credential-fields.tsx";
import { Section } from "./section.tsx";

type Props = {
  email: string;
  /** Whether a link has just been mailed to another address. */
  linkSent: boolean;
  sent: FormAnswer | undefined;
};

export function EmailForm({ email, linkSent, sent }: Props) {
  const t = useServerTexts("account.page");
  return (
    <Section id="account-email" title={t("email.title")} text={t("email.text", { email })}>
      {linkSent ? (
        // The message stays until the next step is done.
        <p className="form-done" role="status" data-toast={t("success")}>
          {t("email.done")}
        </p>
      ) : null}
      <CheckedForm
        name="email"
        action="/account"
        rules={{ email: "email", current: "password" }}
        sent={sent}
        label={t("email.submit")}
        busyLabel={t("saving")}
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
            <CurrentPasswordField
              field={field("current")}
              id="email-current"
              label={t("current")}
            />
          </>
        )}
      </CheckedForm>
    </Section>
  );
}
