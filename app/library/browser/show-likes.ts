import { read } from "#ui/reader-storage.ts";
import { compactNumber } from "#ui/time.ts";
import { type ItemKind, itemKinds } from "../item.ts";
import { type LikeReceipts, likesKey, parseLikeReceipts } from "./like-receipts.ts";

/** Likes that were changed by a click and are not confirmed by the server yet. */
export const pendingLikes = new Map<string, { liked: boolean; likes: number }>();

/** The likes that this browser, or the account, has given. */
export const receipts = (): LikeReceipts => parseLikeReceipts(read(likesKey));

export type Likeable = { key: string; kind: ItemKind; id: number };

/** Updates the like controls of the page. */
export function showLikes(): void {
  const stored = receipts();
  for (const control of document.querySelectorAll<HTMLElement>("[data-reader=like]")) {
    const item = likeable(control);
    if (!item) continue;
    const expected = pendingLikes.get(item.key);
    const pressed = String(expected ? expected.liked : stored[item.key] !== undefined);
    if (control.getAttribute("aria-pressed") !== pressed)
      control.setAttribute("aria-pressed", pressed);
    const likes = expected?.likes ?? Number(control.dataset.likes);
    const text = likes > 0 ? compactNumber(document.documentElement.lang, likes) : "";
    const figure = control.querySelector(".num");
    if (figure && figure.textContent !== text) figure.textContent = text;
  }
}

/** The item of a like control; null if it names none. */
export function likeable(control: HTMLElement): Likeable | null {
  const [kind, id] = (control.dataset.likeable ?? "").split(":");
  const known = itemKinds.find((k) => k === kind);
  return known ? { key: `${known}:${id}`, kind: known, id: Number(id) } : null;
}
