import { useServerTexts } from "#locales/use-server-texts.ts";
import { Field } from "#ui/field.tsx";
import type { FieldState } from "./checked-form.tsx";

/** The address of an account. `autoComplete` is what the browser may fill in. */
export function EmailField({
  field,
  autoComplete = "username",
}: {
  field: FieldState;
  autoComplete?: string;
}) {
  const t = useServerTexts("account.auth");
  return (
    <Field
      {...field}
      id="email"
      type="email"
      label={t("email")}
      autoComplete={autoComplete}
      required
    />
  );
}

type PasswordFieldProps = { field: FieldState; id: string; label: string };

/** The current password. */
export const CurrentPasswordField = ({ field, id, label }: PasswordFieldProps) => (
  <Field
    {...field}
    id={id}
    type="password"
    label={label}
    autoComplete="current-password"
    required
  />
);

/** A new password, with the rules for it. */
export function NewPasswordField({ field, id, label }: PasswordFieldProps) {
  const t = useServerTexts("account.auth");
  return (
    <Field
      {...field}
      id={id}
      type="password"
      label={label}
      hint={t("passwordHint")}
      autoComplete="new-password"
      minLength={6}
      required
    />
  );
}

/** Hidden: tells the browser's password manager whose password a form is about. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);
