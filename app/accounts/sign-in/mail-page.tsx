import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import type { FormAnswer } from "../form-answer.ts";
import { CheckedForm } from "./checked-form.tsx";
import { EmailField } from "./credential-fields.tsx";
import { Finished } from "./link-pages.tsx";

type Props = { kind: "forgot" | "again"; done: boolean; sent: FormAnswer | undefined };

/** Asks for the address that a link is mailed to. The answer does not reveal whether there is an account. */
export function MailPage({ kind, done, sent }: Props) {
  const t = useServerTexts("account");
  const path = kind === "forgot" ? "/auth/forgot" : "/auth/resend";
  if (done)
    return (
      <Finished title={t("forgot.doneTitle")} text={t(`${kind}.done`)}>
        <Link className="btn btn-solid" to="/auth">
          {t("confirm.toSignIn")}
        </Link>
        <Link className="btn btn-quiet" to={path}>
          {t("forgot.another")}
        </Link>
      </Finished>
    );
  return (
    <div className="wrap auth">
      <h1>{t(`${kind}.title`)}</h1>
      <p className="auth-tag">{t(`${kind}.text`)}</p>
      <CheckedForm
        name={kind}
        action={path}
        rules={{ email: "email" }}
        sent={sent}
        label={t(`${kind}.submit`)}
        busyLabel={t(`${kind}.busy`)}
      >
        {(field) => <EmailField field={field("email")} />}
      </CheckedForm>
      <ul className="auth-more">
        <li>
          <Link to="/auth">{t("confirm.toSignIn")}</Link>
        </li>
      </ul>
    </div>
  );
}
