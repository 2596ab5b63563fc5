import { keep, read } from "#ui/own-storage.ts";
import { compact } from "#ui/time.ts";
import { type ItemKind, itemKinds } from "../item.ts";
import { showReaderToast } from "./reader-toasts.ts";
import { likesKey, parseReceipts, type Receipts, withReceipt } from "./receipts.ts";

/** What a click has changed and the server has not confirmed yet. */
const pending = new Map<string, { liked: boolean; likes: number }>();

const receipts = (): Receipts => parseReceipts(read(likesKey));

/** Likes, or takes the like back: at once on the page, then on the server; a failure undoes it, and a message says so. */
export async function toggleLike(control: HTMLElement): Promise<void> {
  const item = likeable(control);
  if (!item || pending.has(item.name)) return;
  const receipt = receipts()[item.name];
  const liked = receipt === undefined;
  const likes = Math.max(0, Number(control.dataset.likes) + (liked ? 1 : -1));
  pending.set(item.name, { liked, likes });
  showLikes();
  try {
    const response = await fetch("/functions/like", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ kind: item.kind, id: item.id, liked, receipt: receipt ?? null }),
    });
    if (!response.ok) throw new Error(`like: ${response.status}`);
    const answer: { likes: number; receipt: string | null } = await response.json();
    control.dataset.likes = String(answer.likes);
    keep(likesKey, JSON.stringify(withReceipt(receipts(), item.name, answer.receipt)));
  } catch {
    await showReaderToast((t) => ({
      kind: "alert",
      title: t("likeFailed.title"),
      text: t("likeFailed.text"),
    }));
  } finally {
    pending.delete(item.name);
    showLikes();
  }
}

/** Marks the like controls of the page. */
export function showLikes(): void {
  const kept = receipts();
  for (const control of document.querySelectorAll<HTMLElement>("[data-reader=like]")) {
    const item = likeable(control);
    if (!item) continue;
    const expected = pending.get(item.name);
    const pressed = String(expected ? expected.liked : kept[item.name] !== undefined);
    if (control.getAttribute("aria-pressed") !== pressed)
      control.setAttribute("aria-pressed", pressed);
    const likes = expected?.likes ?? Number(control.dataset.likes);
    const text = likes > 0 ? compact(document.documentElement.lang, likes) : "";
    const figure = control.querySelector(".num");
    if (figure && figure.textContent !== text) figure.textContent = text;
  }
}

function likeable(control: HTMLElement): { name: string; kind: ItemKind; id: number } | null {
  const [kind, id] = (control.dataset.likeable ?? "").split(":");
  const known = itemKinds.find((k) => k === kind);
  return known ? { name: `${known}:${id}`, kind: known, id: Number(id) } : null;
}
