import { showToast } from "#ui/toast.ts";
import type { LoadTranslator, Translator } from "#ui/translator.ts";
import type { ItemKind } from "../item.ts";

type ReaderTranslator = Translator<"library">;
let load: LoadTranslator<"library"> | undefined;
let loading: Promise<ReaderTranslator> | undefined;

/** Sets how the texts are loaded, which are not part of the page. */
export const provideTexts = (texts: LoadTranslator<"library">): void => {
  load ??= texts;
};

/** @throws if the texts cannot be loaded; the next call tries again */
export function translator(): Promise<ReaderTranslator> {
  if (!load) throw new Error("The reader's controls are not attached yet.");
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

type Message = Parameters<typeof showToast>[0];

/** Shows a message in the page's language; nothing if its text cannot be loaded. */
export async function showReaderToast(message: (t: ReaderTranslator) => Message): Promise<void> {
  const t = await translator().catch(() => null);
  if (t) showToast(message(t));
}

/** Says why something could not be stored in the account; it has been undone on the page. */
export const showSaveFailed = (
  problem: "failed" | "signedOut" | "full" | "unknown" | "tooMany",
): Promise<void> =>
  showReaderToast((t) => ({
    kind: "alert",
    title: t("saveFailed.title"),
    text: t(`saveFailed.${problem}`),
  }));

/** Says that it is stored in the browser until the account can be reached. */
export const showOffline = (): Promise<void> =>
  showReaderToast((t) => ({ kind: "status", title: t("offline.title"), text: t("offline.text") }));

/** The messages of the queue. @param kept false if the browser could not store it, which the message adds */
export const showQueueToast = (
  what: "saved" | "removed",
  type: ItemKind,
  kept = true,
): Promise<void> =>
  showReaderToast((t) => {
    const text = t(`${what}.${type === "video" ? "video" : "other"}`);
    return {
      kind: "status",
      title: t(`${what}.title`),
      text: kept ? text : `${text} ${t("notStored")}`,
    };
  });
