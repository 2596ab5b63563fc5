import { useServerTexts } from "#locales/use-server-texts.ts";
import { Field } from "#ui/field.tsx";
import { CheckedForm } from "../sign-in/checked-form.tsx";
import { CurrentPasswordField } from "../sign-in/credential-fields.tsx";
import { Section } from "./section.tsx";

/** @property added a date in the reader's language */
export type PasskeyRow = { id: string; name: string; added: string | null };

export function Passkeys({ passkeys }: { passkeys: PasskeyRow[] }) {
  const t = useServerTexts("account.page.passkeys");
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
  const t = useServerTexts("account.page.passkeys");
  const shown = name || t("unnamed");
  return (
    <li>
      <form method="post" className="account-row">
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
      </form>
      {added ? <p className="form-hint">{t("added", { date: added })}</p> : null}
    </li>
  );
}

/**
 * Needs a script (`attachForms`). The password is asked for, because a stranger at an unlocked computer does not know
 * it.
 */
function Add() {
  const t = useServerTexts("account");
  return (
    <>
      <p className="form-hint without-scripts">{t("page.passkeys.needsScript")}</p>
      <p className="form-hint" data-passkeys="none" hidden>
        {t("page.passkeys.unavailable")}
      </p>
      <div data-passkeys="here">
        <CheckedForm
          name="passkey"
          act="add-passkey"
          action="/account?done=passkey"
          rules={{ current: "password" }}
          words={{
            passwordWrong: t("problems.passwordWrong"),
            error: t("auth.error"),
            limited: t("failed.limited", { minutes: 15 }),
            refused: t("page.passkeys.failed"),
          }}
          sent={undefined}
          label={t("page.passkeys.add")}
          busyLabel={t("page.passkeys.adding")}
        >
          {(field) => (
            <>
              <Field
                id="passkey-name"
                name="name"
                label={t("page.passkeys.name")}
                hint={t("page.passkeys.nameHint")}
                maxLength={80}
              />
              <CurrentPasswordField
                field={field("current")}
                id="passkey-current"
                label={t("page.current")}
              />
            </>
          )}
        </CheckedForm>
      </div>
    </>
  );
}
