import type { useTranslations } from "use-intl";
import { showToast } from "#ui/toast.tsx";
import type { ItemKind } from "../item.ts";

type Translator = ReturnType<typeof useTranslations<"readers">>;
/** Loads the room's texts in the page's language. */
export type Texts = () => Promise<Translator>;

let load: Texts | undefined;
let loading: Promise<Translator> | undefined;

/** Where the texts come from; the page does not bring them. */
export const speakWith = (texts: Texts): void => {
  load ??= texts;
};

export function translator(): Promise<Translator> {
  if (!load) throw new Error("The desk was not opened.");
  loading ??= load();
  return loading;
}

/** Why something could not be kept in the account; it has been undone on the page. */
export async function sayKeepProblem(
  problem: "failed" | "signedOut" | "full" | "unknown",
): Promise<void> {
  const t = await translator();
  showToast({ kind: "alert", title: t("unsaved.title"), text: t(`unsaved.${problem}`) });
}

/** The four messages of the queue (specification, section 8), with a word more where the browser keeps nothing. */
export async function toastOf(
  what: "saved" | "removed",
  type: ItemKind,
  kept = true,
): Promise<void> {
  const t = await translator();
  const text = t(`${what}.${type === "video" ? "video" : "other"}`);
  showToast({
    kind: "status",
    title: t(`${what}.title`),
    text: kept ? text : `${text} ${t("unkept")}`,
  });
}
