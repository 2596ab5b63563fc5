import type { ReactNode } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import type { FormAnswer } from "../form-answer.ts";
import { EmailForm } from "./email-form.tsx";
import { type PasskeyRow, Passkeys } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { type SessionRow, Sessions } from "./sessions.tsx";

/** What a form has just done; keys of the messages. */
export const accountDone = [
  "emailAsked",
  "emailChanged",
  "password",
  "passkey",
  "passkeyNamed",
  "passkeyRemoved",
  "sessionEnded",
] as const;
export type AccountDone = (typeof accountDone)[number];

type Props = {
  email: string;
  passkeys: PasskeyRow[];
  sessions: SessionRow[];
  done: AccountDone | null;
  sent: FormAnswer | undefined;
  /** Parts of the page that need other rooms. */
  children?: ReactNode;
};

/** Address, password, passkeys and sessions. */
export function AccountPage({ email, passkeys, sessions, done, sent, children }: Props) {
  const t = useServerTexts("account.page");
  const words = {
    emailAsked: t("email.done"),
    emailChanged: useServerTexts("account.auth")("emailChanged"),
    password: t("password.done"),
    passkey: t("passkeys.done"),
    passkeyNamed: t("passkeys.renamed"),
    passkeyRemoved: t("passkeys.removed"),
    sessionEnded: t("sessions.ended"),
  };
  return (
    <div className="wrap account">
      <div className="page-head">
        <h1>{t("title")}</h1>
        <p>{t("description")}</p>
        <Link className="btn btn-small" to="/profile">
          {t("toProfile")}
        </Link>
      </div>
      {done && done !== "emailAsked" ? (
        <p className="form-done without-scripts" role="status" data-toast={t("success")}>
          {words[done]}
        </p>
      ) : null}
      <EmailForm email={email} linkSent={done === "emailAsked"} sent={sent} />
      <PasswordForm email={email} sent={sent} />
      <Passkeys passkeys={passkeys} />
      <Sessions sessions={sessions} />
      {children}
    </div>
  );
}
