import { hasAccount, keep, read } from "#ui/own-storage.ts";
import { compact } from "#ui/time.ts";
import { type ItemKind, itemKinds } from "../item.ts";
import { makeChange } from "./account.ts";
import { showOffline, showReaderToast } from "./reader-toasts.ts";
import { likesKey, parseReceipts, type Receipts, withReceipt } from "./receipts.ts";
import { forgetUnsent, keepUnsent, unsentOf, visitorMark } from "./unsent.ts";

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
    const response = await send(item, liked, receipt ?? null);
    if (!response) {
      // There is no connection: the like waits for one, and shows already.
      control.dataset.likes = String(likes);
      return await keepLike(item, liked);
    }
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

type Likeable = { name: string; kind: ItemKind; id: number };

/** @returns null without a connection */
const send = ({ kind, id }: Likeable, liked: boolean, receipt: string | null) =>
  fetch("/functions/like", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ kind, id, liked, receipt }),
  }).catch(() => null);

/** The mark of a like that has no receipt yet: it waits in this browser to be sent. */
const waitingReceipt = "waiting";

async function keepLike({ name, kind, id }: Likeable, liked: boolean): Promise<void> {
  if (hasAccount()) return void makeChange({ do: liked ? "like" : "unlike", kind, id });
  const before = unsentOf(visitorMark);
  // A like and its withdrawal that both wait need not be sent.
  const opposite = before.filter(
    (change) => "kind" in change && change.kind === kind && change.id === id,
  );
  if (opposite.length > 0) forgetUnsent(visitorMark, opposite);
  else {
    const receipt = receipts()[name];
    const change = { do: liked ? "like" : "unlike", kind, id, at: Date.now() } as const;
    keepUnsent(visitorMark, receipt ? { ...change, receipt } : change);
  }
  keep(likesKey, JSON.stringify(withReceipt(receipts(), name, liked ? waitingReceipt : null)));
  await showOffline();
}

/** Sends what a visitor has liked without a connection, each once. */
export async function sendUnsentLikes(): Promise<void> {
  if (hasAccount()) return;
  await navigator.locks.request("unsent likes", async () => {
    for (const change of unsentOf(visitorMark)) {
      if (change.do !== "like" && change.do !== "unlike") continue;
      const name = `${change.kind}:${change.id}`;
      const liked = change.do === "like";
      const response = await send({ ...change, name }, liked, change.receipt ?? null);
      if (!response || [429, 502, 503, 504].includes(response.status)) return;
      forgetUnsent(visitorMark, [change]);
      const answer = response.ok ? await response.json() : { receipt: null };
      keep(likesKey, JSON.stringify(withReceipt(receipts(), name, answer.receipt)));
    }
  });
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

function likeable(control: HTMLElement): Likeable | null {
  const [kind, id] = (control.dataset.likeable ?? "").split(":");
  const known = itemKinds.find((k) => k === kind);
  return known ? { name: `${known}:${id}`, kind: known, id: Number(id) } : null;
}
