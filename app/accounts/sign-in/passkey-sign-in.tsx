import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFocusKept } from "#ui/field.tsx";
import { showToast } from "#ui/toast.ts";
import { useLive } from "./checked-form.tsx";
import { passkeysHere } from "./passkeys-here.ts";

/** Shown once scripts run, in browsers with passkeys. The code for the dialogue is loaded at the first use. */
export function PasskeySignIn({ redirectTo }: { redirectTo: string }) {
  const t = useTranslations("account");
  const live = useLive();
  const [busy, setBusy] = useState(false);
  const button = useFocusKept<HTMLButtonElement>(busy);
  if (!live || !passkeysHere()) return null;
  const signIn = async () => {
    setBusy(true);
    const { signInByPasskey } = await import("../browser/passkey.ts");
    const came = await signInByPasskey();
    if (came === "in") return location.assign(redirectTo);
    setBusy(false);
    if (came === "refused")
      showToast({ kind: "alert", title: t("auth.error"), text: t("failed.passkey") });
  };
  return (
    <button
      ref={button}
      type="button"
      className="btn auth-passkey"
      disabled={busy}
      onClick={signIn}
    >
      {t(busy ? "auth.passkeyBusy" : "auth.passkey")}
    </button>
  );
}
