import { clearTemporary, read, sessionEndedKey } from "#ui/own-storage.ts";
import { showToast } from "#ui/toast.ts";
import type { LoadTranslator } from "#ui/translator.ts";

/** Under this name the tab is told, across the loading of a page, that its session was ended elsewhere. */
export const endedKey = sessionEndedKey;

/** Says on the page that has come in the place of a reader's that the session was ended elsewhere. */
export async function sayIfEnded(texts: LoadTranslator<"library">): Promise<void> {
  if (read(endedKey) === null) return;
  clearTemporary(endedKey);
  const t = await texts().catch(() => null);
  if (!t) return;
  const here = encodeURIComponent(location.pathname + location.search);
  const link = { to: `/auth?redirectTo=${here}`, text: t("ended.again") };
  showToast({ kind: "alert", title: t("ended.title"), text: t("ended.text"), link });
}
