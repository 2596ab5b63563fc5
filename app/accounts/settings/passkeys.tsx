import { type FormEvent, useState } from "react";
import { Form, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { Field, SubmitButton } from "#ui/field.tsx";
import { showToast } from "#ui/toast.ts";
import { useLive } from "../sign-in/checked-form.tsx";
import { passkeysHere } from "../sign-in/passkeys-here.ts";
import { Section } from "./section.tsx";

/** @property added a date in the reader's language */
export type PasskeyRow = { id: string; name: string; added: string | null };

export function Passkeys({ passkeys }: { passkeys: PasskeyRow[] }) {
  const t = useTranslations("account.page.passkeys");
  return (
    <Section id="account-passkeys" title={t("title")} text={t("text")}>
      {passkeys.length === 0 ? <p>{t("none")}</p> : null}
      <ul className="account-list">
        {passkeys.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <Add />
    </Section>
  );
}

function Row({ passkey: { id, name, added } }: { passkey: PasskeyRow }) {
  const t = useTranslations("account.page.passkeys");
  const shown = name || t("unnamed");
  return (
    <li>
      <Form method="post" className="account-row">
        <input type="hidden" name="id" value={id} />
        <input
          className="field"
          name="name"
          aria-label={t("nameOf", { name: shown })}
          defaultValue={name}
          maxLength={80}
        />
        <button type="submit" name="intent" value="passkey-name" className="btn btn-small">
          {t("rename")}
        </button>
        <button
          type="submit"
          name="intent"
          value="passkey-remove"
          className="btn btn-small"
          aria-label={t("removeOf", { name: shown })}
        >
          {t("remove")}
        </button>
      </Form>
      {added ? <p className="form-hint">{t("added", { date: added })}</p> : null}
    </li>
  );
}

/** Adds a passkey, which needs a script. It asks for the password, so that an open browser alone is not enough. */
function Add() {
  const t = useTranslations("account");
  const live = useLive();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<"passwordRequired" | "passwordWrong">();
  const { revalidate } = useRevalidator();
  if (!live) return <p className="form-hint">{t("page.passkeys.needsScript")}</p>;
  if (!passkeysHere()) return <p className="form-hint">{t("page.passkeys.unavailable")}</p>;
  const complain = (text: string) => showToast({ kind: "alert", title: t("auth.error"), text });
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const [password, name] = [String(fields.get("current")), String(fields.get("name"))];
    if (!password) return setWrong("passwordRequired");
    setWrong(undefined);
    setBusy(true);
    const { addPasskey } = await import("../browser/passkey.ts");
    const came = await addPasskey(password, name);
    setBusy(false);
    if (came === "wrongPassword") return setWrong("passwordWrong");
    if (came === "limited") return complain(t("failed.limited", { minutes: 15 }));
    if (came === "refused") return complain(t("page.passkeys.failed"));
    form.reset();
    showToast({ kind: "status", title: t("page.success"), text: t("page.passkeys.done") });
    void revalidate();
  };
  return (
    <form className="form" noValidate onSubmit={add}>
      <Field
        id="passkey-name"
        name="name"
        label={t("page.passkeys.name")}
        hint={t("page.passkeys.nameHint")}
        maxLength={80}
      />
      <Field
        id="passkey-current"
        name="current"
        type="password"
        label={t("page.current")}
        problem={wrong && t(`problems.${wrong}`)}
        autoComplete="current-password"
        required
      />
      <div className="form-acts">
        <SubmitButton
          label={t("page.passkeys.add")}
          busyLabel={t("page.passkeys.adding")}
          busy={busy}
        />
      </div>
    </form>
  );
}
