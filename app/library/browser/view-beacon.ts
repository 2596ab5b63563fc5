import { pageSignal } from "#ui/page-signal.ts";
import { mayCountViews } from "../may-count-views.ts";

/** A page counts as viewed once it was visible for so long, in milliseconds. */
export const viewAfterMs = 5_000;

/**
 * Reports a view to the server, unless the reader has declined cookies or turned analytics off. It stores and reads
 * nothing on the device (Directive 2002/58/EC, Art. 5(3)).
 * @param what as /functions/view takes it
 */
export function sendView(what: string): void {
  if (mayCountViews())
    navigator.sendBeacon("/functions/view", new Blob([what], { type: "application/json" }));
}

/**
 * The same once, after the page was visible for some time.
 * @param remainingMs how long, in milliseconds
 */
export function countView(what: string, remainingMs = viewAfterMs): void {
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
      timer = setTimeout(count, remainingMs);
    } else if (since) {
      remainingMs = Math.max(0, remainingMs - (performance.now() - since));
      since = 0;
    }
  };
  const count = () => {
    stop();
    sendView(what);
  };
  document.addEventListener("visibilitychange", look);
  pageSignal().addEventListener("abort", stop);
  look();
}
