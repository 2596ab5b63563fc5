import type { ReactNode } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Check } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import type { FieldState } from "./checked-form.tsx";

/** The declarations of a new account: to be of age, and to accept the terms. @param children shown between the two */
export function Declaration({
  defaultValue,
  children,
  ...adult
}: FieldState & { children?: ReactNode }) {
  const t = useServerTexts("account.auth");
  return (
    <>
      <Check {...adult} id="adult" defaultChecked={defaultValue === "on"} required>
        {t("adult")}
      </Check>
      {children}
      <p className="form-hint auth-terms">
        {t.rich("terms", {
          terms: (text) => <Link to="/terms">{text}</Link>,
          privacy: (text) => <Link to="/privacy">{text}</Link>,
        })}
      </p>
    </>
  );
}
