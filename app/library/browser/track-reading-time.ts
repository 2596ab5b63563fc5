import { pageSignal } from "#ui/page-signal.ts";
import { percentInView } from "./scroll-position.ts";

/** A page that was visible for less than this was not read, in seconds. */
const minSeconds = 5;

/** The text counts as seen to its end at this percentage. */
const endPercent = 98;

/**
 * Measures for how long a signed-in reader sees an article, and whether they have seen its end. Reports it to the server
 * when the page is hidden or left.
 */
export function trackReadingTime(id: number, body: HTMLElement): void {
  let visibleSince = 0;
  let seconds = 0;
  let reported = false;
  let ended = false;

  const count = () => {
    if (visibleSince) seconds += (performance.now() - visibleSince) / 1_000;
    visibleSince = document.visibilityState === "visible" ? performance.now() : 0;
  };
  const checkEnd = () => {
    ended ||= percentInView(body) >= endPercent;
  };
  const report = () => {
    checkEnd();
    count();
    // After the first report, shorter times are reported too: the server adds them up.
    if (seconds < (reported ? 1 : minSeconds)) return;
    const call = JSON.stringify({ id, seconds: Math.round(seconds), ended });
    navigator.sendBeacon("/functions/read", new Blob([call], { type: "application/json" }));
    reported = true;
    seconds = 0;
  };
  const onVisibilityChange = () => (document.visibilityState === "hidden" ? report() : count());
  count();
  checkEnd();
  const visit = pageSignal();
  document.addEventListener("visibilitychange", onVisibilityChange, { signal: visit });
  addEventListener("scroll", checkEnd, { passive: true, signal: visit });
  visit.addEventListener("abort", report);
}
