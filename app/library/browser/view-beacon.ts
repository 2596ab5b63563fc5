import { pageVisit } from "#ui/page-visit.ts";
import { isCounted } from "../is-counted.ts";

/** A view is a page that was in sight for this long, in milliseconds. */
export const viewAfter = 5_000;

/**
 * Tells the server that something was viewed. It stores and reads nothing on the device (Directive 2002/58/EC,
 * Art. 5(3)); who has said no to the cookie question, or has turned analytics off, is not counted.
 * @param what as /functions/view takes it
 */
export function sendView(what: string): void {
  if (isCounted())
    navigator.sendBeacon("/functions/view", new Blob([what], { type: "application/json" }));
}

/**
 * The same once, after some time in sight; a page in the background waits.
 * @param left how long, in milliseconds
 */
export function countView(what: string, left = viewAfter): void {
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
    sendView(what);
  };
  document.addEventListener("visibilitychange", look);
  pageVisit().addEventListener("abort", stop);
  look();
}
