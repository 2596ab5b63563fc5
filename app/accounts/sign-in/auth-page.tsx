import type { ReactNode } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { LanguageField } from "#ui/post-form.tsx";
import type { FormAnswer } from "../form-answer.ts";
import { CheckedForm } from "./checked-form.tsx";
import { CurrentPasswordField, EmailField, NewPasswordField } from "./credential-fields.tsx";
import { Declaration } from "./declaration.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { ZoneOffer } from "./zone-offer.tsx";

export const authTabs = ["sign-in", "sign-up"] as const;
export type AuthTab = (typeof authTabs)[number];

type Props = {
  tab: AuthTab;
  /** The site's name. */
  name: string;
  /** Where to go after signing in: a path of this site. */
  redirectTo: string;
  /** The mailed code from its link; empty where the page asks for it; null where it does not. */
  code: string | null;
  /** What has just been done; a key of the messages. */
  done: "checkMail" | "confirmed" | "erased" | null;
  sent: FormAnswer | undefined;
  /** A preview of the page that the reader signs in for. */
  children?: ReactNode;
};

/** Sign-in and sign-up. Each tab has its own address. */
export function AuthPage({ tab, name, redirectTo, code, done, sent, children }: Props) {
  const t = useServerTexts("account.auth");
  return (
    <div className="wrap auth">
      <Back />
      <h1>{name}</h1>
      <p className="auth-tag">{t("tagline")}</p>
      <p className="auth-lead">{t("lead")}</p>
      {children}
      {done ? (
        <p
          className="form-done"
          role="status"
          data-toast={done === "checkMail" ? t("success") : undefined}
        >
          {t(done)}
        </p>
      ) : null}
      <Tabs tab={tab} redirectTo={redirectTo} />
      {tab === "sign-in" ? (
        <SignIn redirectTo={redirectTo} code={code} sent={sent} />
      ) : (
        <SignUp redirectTo={redirectTo} sent={sent} />
      )}
    </div>
  );
}

/** One page back, by a script; without scripts, or with nothing behind, the front page. */
function Back() {
  const t = useServerTexts("account.auth");
  return (
    <form action="/" data-back="">
      <LanguageField />
      <button type="submit" className="btn btn-quiet btn-small">
        {t("back")}
      </button>
    </form>
  );
}

const tabPath = (tab: AuthTab, redirectTo: string): string => {
  const query = new URLSearchParams();
  if (tab === "sign-up") query.set("tab", tab);
  if (redirectTo !== "/") query.set("redirectTo", redirectTo);
  return query.size ? `/auth?${query}` : "/auth";
};

function Tabs({ tab, redirectTo }: { tab: AuthTab; redirectTo: string }) {
  const t = useServerTexts("account.auth");
  return (
    <nav className="tabs" aria-label={t("tabs")}>
      {authTabs.map((one) => (
        <Link
          key={one}
          to={tabPath(one, redirectTo)}
          aria-current={one === tab ? "page" : undefined}
        >
          {t(one === "sign-in" ? "signIn" : "signUp")}
        </Link>
      ))}
    </nav>
  );
}

type FormProps = Pick<Props, "redirectTo" | "sent">;

function SignIn({ redirectTo, code, sent }: FormProps & Pick<Props, "code">) {
  const t = useServerTexts("account.auth");
  const wrong = sent?.failed === "wrong";
  const asksCode = code !== null || Boolean(sent?.values?.code);
  return (
    <>
      {code === "" ? (
        <p className="form-done" role="status">
          {t("codeSent")}
        </p>
      ) : null}
      <CheckedForm
        name="sign-in"
        action={tabPath("sign-in", redirectTo)}
        rules={{ email: "email", password: "givenPassword" }}
        sent={sent}
        label={t("signIn")}
        busyLabel={t("signingIn")}
      >
        {(field) => (
          <>
            <EmailField field={field("email")} autoComplete="username webauthn" />
            <CurrentPasswordField field={field("password")} id="password" label={t("password")} />
            {asksCode ? (
              <Field
                {...field("code")}
                defaultValue={field("code").defaultValue ?? code ?? ""}
                id="code"
                label={t("code")}
                hint={t("codeHint")}
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
              />
            ) : null}
          </>
        )}
      </CheckedForm>
      {sent?.failed === "limited" ? (
        <AskForCode redirectTo={redirectTo} email={sent.values?.email ?? ""} sent={sent} />
      ) : null}
      <PasskeySignIn redirectTo={redirectTo} />
      {wrong ? <p className="note">{t("confirmFirst")}</p> : null}
      <ul className="auth-more">
        <li>
          <Link to="/auth/forgot">{t("forgot")}</Link>
        </li>
        <li>
          <Link to="/auth/resend" className={wrong ? "auth-wanted" : undefined}>
            {t("again")}
          </Link>
        </li>
      </ul>
    </>
  );
}

/** Requests a sign-in code by mail, for readers whose account strangers have closed by wrong passwords. */
function AskForCode({ redirectTo, email, sent }: FormProps & { email: string }) {
  const t = useServerTexts("account.auth");
  return (
    <section className="auth-code" aria-label={t("codeAsk")}>
      <p>{t("codeOffer")}</p>
      <CheckedForm
        name="code"
        action={tabPath("sign-in", redirectTo)}
        rules={{}}
        sent={sent}
        label={t("codeAsk")}
        busyLabel={t("codeAsking")}
      >
        {() => <input type="hidden" name="email" value={email} />}
      </CheckedForm>
    </section>
  );
}

function SignUp({ redirectTo, sent }: FormProps) {
  const t = useServerTexts("account.auth");
  return (
    <>
      <CheckedForm
        name="sign-up"
        action={tabPath("sign-up", redirectTo)}
        rules={{ email: "email", password: "newPassword", adult: "adult" }}
        sent={sent}
        label={t("signUp")}
        busyLabel={t("creating")}
      >
        {(field) => (
          <>
            <EmailField field={field("email")} />
            <NewPasswordField field={field("password")} id="password" label={t("password")} />
            <Declaration {...field("adult")}>
              <ZoneOffer />
            </Declaration>
          </>
        )}
      </CheckedForm>
      <ul className="auth-more">
        <li>
          <Link to="/auth/resend">{t("again")}</Link>
        </li>
      </ul>
    </>
  );
}
