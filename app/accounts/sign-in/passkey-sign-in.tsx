import { useServerTexts } from "#locales/use-server-texts.ts";

/** Needs a script (`attachForms`), which hides the button in browsers without passkeys. */
export function PasskeySignIn({ redirectTo }: { redirectTo: string }) {
  const t = useServerTexts("account");
  return (
    <button
      type="button"
      className="btn btn-one auth-passkey scripted"
      data-replay=""
      data-passkeys="here"
      data-next={redirectTo}
      data-error={t("auth.error")}
      data-refused={t("failed.passkey")}
    >
      <span>{t("auth.passkey")}</span>
      <span aria-hidden="true">{t("auth.passkeyBusy")}</span>
    </button>
  );
}
