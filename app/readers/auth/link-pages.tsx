import { useTranslations } from "use-intl";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { named, newPasswordProblem } from "../credentials.ts";
import type { FormAnswer } from "../form-answer.ts";
import { CheckedForm } from "./checked-form.tsx";

/** The page of a link that works no more. */
function Over({ text, next }: { text: string; next: { to: string; label: string } }) {
  const t = useTranslations("account.confirm");
  return (
    <div className="wrap auth">
      <h1>{t("overTitle")}</h1>
      <p className="auth-tag">{text}</p>
      <p className="form-acts">
        <Link className="btn btn-solid" to={next.to}>
          {next.label}
        </Link>
        <Link className="btn btn-quiet" to="/auth">
          {t("toSignIn")}
        </Link>
      </p>
    </div>
  );
}

/** Asks for a click: programs that open the links of mails, to look for harm, must not confirm anything. */
export function ConfirmPage({
  kind,
  token,
  redirectTo,
  sent,
}: {
  /** What the link does; null: nothing any more. */
  kind: "confirm" | "email" | null;
  token: string;
  /** Where whoever confirms was on the way to. */
  redirectTo: string;
  sent: FormAnswer | undefined;
}) {
  const t = useTranslations("account");
  if (kind === null || sent?.failed === "linkOver")
    return (
      <Over text={t("confirm.overText")} next={{ to: "/auth/resend", label: t("auth.again") }} />
    );
  return (
    <div className="wrap auth">
      <h1>{t("confirm.title")}</h1>
      <p className="auth-tag">{t(kind === "email" ? "confirm.emailText" : "confirm.text")}</p>
      <CheckedForm
        name="confirm"
        action="/auth/confirm"
        check={() => ({})}
        sent={sent}
        label={t("confirm.submit")}
        busyLabel={t("confirm.busy")}
      >
        {() => (
          <>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="redirectTo" value={redirectTo} />
          </>
        )}
      </CheckedForm>
    </div>
  );
}

export function ResetPage({ token, sent }: { token: string; sent: FormAnswer | undefined }) {
  const t = useTranslations("account");
  if (!token || sent?.failed === "linkOver")
    return (
      <Over text={t("reset.overText")} next={{ to: "/auth/forgot", label: t("reset.askAgain") }} />
    );
  return (
    <div className="wrap auth">
      <h1>{t("reset.title")}</h1>
      <p className="auth-tag">{t("reset.text")}</p>
      <CheckedForm
        name="reset"
        action="/auth/reset"
        check={(fields) =>
          named({ password: newPasswordProblem(String(fields.get("password") ?? "")) })
        }
        sent={sent}
        label={t("reset.submit")}
        busyLabel={t("reset.busy")}
      >
        {(field) => (
          <>
            <input type="hidden" name="token" value={token} />
            <Field
              {...field("password")}
              id="password"
              type="password"
              label={t("reset.label")}
              hint={t("auth.passwordHint")}
              autoComplete="new-password"
              minLength={6}
              required
            />
          </>
        )}
      </CheckedForm>
    </div>
  );
}
