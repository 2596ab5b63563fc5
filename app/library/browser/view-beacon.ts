import { pageVisit } from "#ui/page-visit.ts";
import { isCounted } from "../is-counted.ts";
import type { Item } from "../item.ts";

/** A view is a page that was in sight for this long, in milliseconds. */
export const viewAfter = 5_000;

/**
 * Tells the server once that an item was viewed, after five seconds in sight; a page in the background waits.
 * It stores and reads nothing on the device (Directive 2002/58/EC, Art. 5(3)); who has said no to the cookie
 * question, or has turned analytics off, is not counted.
 */
export function countView(item: Item): void {
  let left = viewAfter;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") {
      since = performance.now();
      timer = setTimeout(count, left);
    } else if (since) {
      left = Math.max(0, left - (performance.now() - since));
      since = 0;
    }
  };
  const count = () => {
    stop();
    if (!isCounted()) return;
    const body = JSON.stringify({ kind: item.kind, id: item.id });
    navigator.sendBeacon("/functions/view", new Blob([body], { type: "application/json" }));
  };
  document.addEventListener("visibilitychange", look);
  pageVisit().addEventListener("abort", stop);
  look();
}
