import { hasAccount, write } from "#ui/reader-storage.ts";
import { itemKey } from "../item-key.ts";
import { makeChange } from "./account-sync.ts";
import { likesKey, withReceipt } from "./like-receipts.ts";
import { showOffline, showReaderToast } from "./reader-toasts.ts";
import { type Likeable, likeable, pendingLikes, receipts, showLikes } from "./show-likes.ts";
import { removeUnsent, storeUnsent, unsentOf, visitorId } from "./unsent-storage.ts";

/** Likes an item or withdraws the like: at once on the page, then on the server. A failure undoes it and shows a message. */
export async function toggleLike(control: HTMLElement): Promise<void> {
  const item = likeable(control);
  if (!item || pendingLikes.has(item.key)) return;
  const receipt = receipts()[item.key];
  const liked = receipt === undefined;
  const likes = Math.max(0, Number(control.dataset.likes) + (liked ? 1 : -1));
  pendingLikes.set(item.key, { liked, likes });
  showLikes();
  try {
    const response = await send(item, liked, receipt ?? null);
    if (!response) {
      // Without a connection the like waits for one, and is shown already.
      control.dataset.likes = String(likes);
      return await storeUnsentLike(item, liked);
    }
    if (!response.ok) throw new Error(`like: ${response.status}`);
    const answer: { likes: number; receipt: string | null } = await response.json();
    control.dataset.likes = String(answer.likes);
    write(likesKey, JSON.stringify(withReceipt(receipts(), item.key, answer.receipt)));
  } catch {
    await showReaderToast((t) => ({
      kind: "alert",
      title: t("likeFailed.title"),
      text: t("likeFailed.text"),
    }));
  } finally {
    pendingLikes.delete(item.key);
    showLikes();
  }
}

/** @returns null without a connection */
const send = ({ kind, id }: Likeable, liked: boolean, receipt: string | null) =>
  fetch("/functions/like", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ kind, id, liked, receipt }),
  }).catch(() => null);

/** Stands for the receipt of a like that is not sent yet. */
const waitingReceipt = "waiting";

async function storeUnsentLike({ key, kind, id }: Likeable, liked: boolean): Promise<void> {
  if (hasAccount()) return void makeChange({ do: liked ? "like" : "unlike", kind, id });
  const before = unsentOf(visitorId);
  // A like and its withdrawal that both wait need not be sent.
  const opposite = before.filter(
    (change) => "kind" in change && change.kind === kind && change.id === id,
  );
  let again = waitingReceipt;
  if (opposite.length > 0) {
    removeUnsent(visitorId, opposite);
    // Its withdrawal was still waiting, so the server has the like.
    again = opposite.find((change) => change.receipt)?.receipt ?? again;
  } else {
    const receipt = receipts()[key];
    const change = { do: liked ? "like" : "unlike", kind, id, at: Date.now() } as const;
    storeUnsent(visitorId, receipt ? { ...change, receipt } : change);
  }
  write(likesKey, JSON.stringify(withReceipt(receipts(), key, liked ? again : null)));
  await showOffline();
}

/** Sends the likes that a visitor has given without a connection. */
export async function sendUnsentLikes(): Promise<void> {
  if (hasAccount()) return;
  await navigator.locks.request("unsent likes", async () => {
    for (const change of unsentOf(visitorId)) {
      if (change.do !== "like" && change.do !== "unlike") continue;
      const key = itemKey(change);
      const liked = change.do === "like";
      const response = await send({ ...change, key }, liked, change.receipt ?? null);
      if (!response || [429, 502, 503, 504].includes(response.status)) return;
      removeUnsent(visitorId, [change]);
      const answer = response.ok ? await response.json() : { receipt: null };
      write(likesKey, JSON.stringify(withReceipt(receipts(), key, answer.receipt)));
    }
  });
}
