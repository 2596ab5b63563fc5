import { showToast } from "#ui/toast.ts";
import type { LoadTranslator, Translator } from "#ui/translator.ts";
import type { ItemKind } from "../item.ts";

type ReaderTranslator = Translator<"library">;
let load: LoadTranslator<"library"> | undefined;
let loading: Promise<ReaderTranslator> | undefined;

/** Where the texts come from; the page does not bring them. */
export const provideTexts = (texts: LoadTranslator<"library">): void => {
  load ??= texts;
};

/** @throws where the texts cannot be had; the next call asks for them again */
export function translator(): Promise<ReaderTranslator> {
  if (!load) throw new Error("The reader's controls are not served yet.");
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

type Message = Parameters<typeof showToast>[0];

/** Shows a message in the page's language; none where its words cannot be had. */
export async function showReaderToast(message: (t: ReaderTranslator) => Message): Promise<void> {
  const t = await translator().catch(() => null);
  if (t) showToast(message(t));
}

/** Why something could not be kept in the account; it has been undone on the page. */
export const showSaveFailed = (
  problem: "failed" | "signedOut" | "full" | "unknown" | "tooMany",
): Promise<void> =>
  showReaderToast((t) => ({
    kind: "alert",
    title: t("unsaved.title"),
    text: t(`unsaved.${problem}`),
  }));

/** That the account will have it once there is a connection, and the browser until then. */
export const showOffline = (): Promise<void> =>
  showReaderToast((t) => ({ kind: "status", title: t("away.title"), text: t("away.text") }));

/** The four messages of the queue (specification, section 8), with a word more where the browser keeps nothing. */
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
      text: kept ? text : `${text} ${t("unkept")}`,
    };
  });
