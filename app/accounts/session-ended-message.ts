import { clearTemporary, read, sessionEndedKey } from "#ui/reader-storage.ts";
import { showToast } from "#ui/toast.ts";
import type { LoadTranslator } from "#ui/translator.ts";

/** After the reload, shows a message that the session was ended elsewhere, with a link to sign in. */
export async function showSessionEnded(texts: LoadTranslator<"library">): Promise<void> {
  if (read(sessionEndedKey) === null) return;
  clearTemporary(sessionEndedKey);
  const t = await texts().catch(() => null);
  if (!t) return;
  const here = encodeURIComponent(location.pathname + location.search);
  const link = { to: `/auth?redirectTo=${here}`, text: t("ended.again") };
  showToast({ kind: "alert", title: t("ended.title"), text: t("ended.text"), link });
}
