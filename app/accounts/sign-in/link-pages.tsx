import type { ReactNode } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Check, Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import type { FormAnswer } from "../form-answer.ts";
import { CheckedForm } from "./checked-form.tsx";
import { HiddenUsername, NewPasswordField } from "./credential-fields.tsx";
import { Declaration } from "./declaration.tsx";

/** The page of an expired or used link. */
function LinkExpired({ text, next }: { text: string; next: { to: string; label: string } }) {
  const t = useServerTexts("account.confirm");
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

type ConfirmProps = {
  /** What the link would do; null where it has expired or been used. */
  link: { kind: "confirm" | "email"; email: string; asksPassword: boolean } | null;
  /** What has just been done. */
  done: "confirm" | "email" | null;
  signedIn: boolean;
  token: string;
  /** The path of this site where the sign-up began. */
  redirectTo: string;
  sent: FormAnswer | undefined;
};

/** Asks for a click, because scanners open the links of mails and must not confirm anything. */
export function ConfirmPage({ link, done, signedIn, token, redirectTo, sent }: ConfirmProps) {
  const t = useServerTexts("account");
  if (done) return <Confirmed kind={done} signedIn={signedIn} redirectTo={redirectTo} />;
  if (link === null || sent?.failed === "linkInvalid")
    return (
      <LinkExpired
        text={t("confirm.overText")}
        next={{ to: "/auth/resend", label: t("auth.again") }}
      />
    );
  const { kind, email, asksPassword } = link;
  const isNew = kind === "confirm";
  return (
    <div className="wrap auth">
      <h1>{t("confirm.title")}</h1>
      <p className="auth-tag">
        {t(isNew ? (asksPassword ? "confirm.text" : "confirm.ownText") : "confirm.emailText", {
          email,
        })}
      </p>
      <CheckedForm
        name="confirm"
        // With the token, so that the page with the problems still knows the link.
        action={confirmPath({ token, redirectTo })}
        rules={
          asksPassword
            ? isNew
              ? { password: "newPassword", adult: "adult" }
              : { password: "password" }
            : {}
        }
        sent={sent}
        label={t("confirm.submit")}
        busyLabel={t("confirm.busy")}
      >
        {(field) => (
          <>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="redirectTo" value={redirectTo} />
            {isNew && asksPassword ? <HiddenUsername email={email} /> : null}
            {asksPassword ? (
              <Field
                {...field("password")}
                id="password"
                type="password"
                label={t("auth.password")}
                hint={t(isNew ? "confirm.passwordHint" : "confirm.emailHint")}
                autoComplete="current-password"
                minLength={isNew ? 6 : undefined}
                required
              />
            ) : null}
            {isNew && asksPassword ? <Declaration {...field("adult")} /> : null}
          </>
        )}
      </CheckedForm>
    </div>
  );
}

function confirmPath(carried: { token: string; redirectTo: string }): string {
  return `/auth/confirm?${new URLSearchParams(carried)}`;
}

function Confirmed({
  kind,
  signedIn,
  redirectTo,
}: Pick<ConfirmProps, "signedIn" | "redirectTo"> & { kind: "confirm" | "email" }) {
  const t = useServerTexts("account");
  const enter = redirectTo === "/" ? "/auth" : `/auth?${new URLSearchParams({ redirectTo })}`;
  return (
    <Finished
      title={t("confirm.doneTitle")}
      text={t(
        kind === "email"
          ? "auth.emailChanged"
          : signedIn
            ? "confirm.doneText"
            : "confirm.signInNow",
      )}
    >
      {signedIn ? (
        <Link className="btn btn-solid" to={kind === "email" ? "/account" : redirectTo}>
          {t("confirm.goOn")}
        </Link>
      ) : (
        <Link className="btn btn-solid" to={enter}>
          {t("confirm.toSignIn")}
        </Link>
      )}
    </Finished>
  );
}

/** A page of its own instead of a toast, which would disappear before it is read. */
export function Finished({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="wrap auth">
      <h1>{title}</h1>
      <p className="auth-tag" role="status">
        {text}
      </p>
      <p className="form-acts">{children}</p>
    </div>
  );
}

type ResetProps = {
  token: string;
  /** The account's address and passkeys; null where the link has expired or been used. */
  link: { email: string; passkeys: { id: string; name: string; added: string | null }[] } | null;
  /** Whether it has just been set. */
  done: boolean;
  sent: FormAnswer | undefined;
};

export function ResetPage({ token, link, done, sent }: ResetProps) {
  const t = useServerTexts("account");
  if (done)
    return (
      <Finished title={t("reset.doneTitle")} text={t("reset.doneText")}>
        <Link className="btn btn-solid" to="/auth">
          {t("confirm.toSignIn")}
        </Link>
      </Finished>
    );
  if (!link || sent?.failed === "linkInvalid")
    return (
      <LinkExpired
        text={t("reset.overText")}
        next={{ to: "/auth/forgot", label: t("reset.askAgain") }}
      />
    );
  return (
    <div className="wrap auth">
      <h1>{t("reset.title")}</h1>
      <p className="auth-tag">{t("reset.text")}</p>
      <CheckedForm
        name="reset"
        // With the token, so that the page with the problems still knows the link.
        action={`/auth/reset?${new URLSearchParams({ token })}`}
        rules={{ password: "newPassword" }}
        sent={sent}
        label={t("reset.submit")}
        busyLabel={t("reset.busy")}
      >
        {(field) => (
          <>
            <input type="hidden" name="token" value={token} />
            <HiddenUsername email={link.email} />
            <NewPasswordField field={field("password")} id="password" label={t("reset.label")} />
            {link.passkeys.length ? (
              <RemovePasskeys passkeys={link.passkeys} ticked={sent?.values?.remove ?? ""} />
            ) : null}
          </>
        )}
      </CheckedForm>
    </div>
  );
}

/** Passkeys stay valid after a new password, so readers whose account was taken over can remove a stranger's here. */
function RemovePasskeys({
  passkeys,
  ticked,
}: Pick<NonNullable<ResetProps["link"]>, "passkeys"> & { ticked: string }) {
  const t = useServerTexts("account.reset");
  const before = ticked.split(" ");
  return (
    <fieldset>
      <legend>{t("passkeys")}</legend>
      <p className="form-hint">{t("passkeysText")}</p>
      {passkeys.map(({ id, name, added }) => (
        <Check
          key={id}
          id={`remove-${id}`}
          name="remove"
          value={id}
          defaultChecked={before.includes(id)}
        >
          {t("removePasskey", { name: name || t("unnamed") })}
          {added ? ` (${added})` : null}
        </Check>
      ))}
    </fieldset>
  );
}
