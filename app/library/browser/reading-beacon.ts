import { pageVisit } from "#ui/page-visit.ts";
import { shareRead } from "./reading-position.ts";

/** Less than this in sight is no reading: about as long as it takes to see that it is the wrong page. */
const leastSeconds = 5;

/** Percent of the text: its last line need not be whole. */
const endsAt = 98;

/**
 * Follows how long a signed-in reader has an article in sight, and whether its end was; tells the server when the
 * page is put aside or left.
 */
export function followTime(id: number, body: HTMLElement): void {
  let since = 0;
  let seconds = 0;
  let reported = false;
  let ended = false;

  const count = () => {
    if (since) seconds += (performance.now() - since) / 1_000;
    since = document.visibilityState === "visible" ? performance.now() : 0;
  };
  const look = () => {
    ended ||= shareRead(body) >= endsAt;
  };
  const report = () => {
    look();
    count();
    // After the first report, what comes later is added to it, however short.
    if (seconds < (reported ? 1 : leastSeconds)) return;
    const call = JSON.stringify({ id, seconds: Math.round(seconds), ended });
    navigator.sendBeacon("/functions/read", new Blob([call], { type: "application/json" }));
    reported = true;
    seconds = 0;
  };
  const turn = () => (document.visibilityState === "hidden" ? report() : count());
  count();
  look();
  const visit = pageVisit();
  document.addEventListener("visibilitychange", turn, { signal: visit });
  addEventListener("scroll", look, { passive: true, signal: visit });
  visit.addEventListener("abort", report);
}
