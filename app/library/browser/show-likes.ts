import { read } from "#ui/own-storage.ts";
import { compact } from "#ui/time.ts";
import { type ItemKind, itemKinds } from "../item.ts";
import { likesKey, parseReceipts, type Receipts } from "./receipts.ts";

/** What a click has changed and the server has not confirmed yet. */
export const pendingLikes = new Map<string, { liked: boolean; likes: number }>();

/** The likes that this browser, or the account, has given. */
export const receipts = (): Receipts => parseReceipts(read(likesKey));

export type Likeable = { name: string; kind: ItemKind; id: number };

/** Marks the like controls of the page. */
export function showLikes(): void {
  const kept = receipts();
  for (const control of document.querySelectorAll<HTMLElement>("[data-reader=like]")) {
    const item = likeable(control);
    if (!item) continue;
    const expected = pendingLikes.get(item.name);
    const pressed = String(expected ? expected.liked : kept[item.name] !== undefined);
    if (control.getAttribute("aria-pressed") !== pressed)
      control.setAttribute("aria-pressed", pressed);
    const likes = expected?.likes ?? Number(control.dataset.likes);
    const text = likes > 0 ? compact(document.documentElement.lang, likes) : "";
    const figure = control.querySelector(".num");
    if (figure && figure.textContent !== text) figure.textContent = text;
  }
}

/** What a control likes; null where it names nothing that can be liked. */
export function likeable(control: HTMLElement): Likeable | null {
  const [kind, id] = (control.dataset.likeable ?? "").split(":");
  const known = itemKinds.find((k) => k === kind);
  return known ? { name: `${known}:${id}`, kind: known, id: Number(id) } : null;
}
