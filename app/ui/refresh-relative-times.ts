import { agoText, isSameAgo } from "./time.ts";

const everyMs = 30_000;

/**
 * Keeps every `RelativeTime` of the page up to date. "Now" is the visitor's clock, or the time since the page was rendered where
 * that is later, as when the development clock was moved ahead. The root element has the time of rendering (`data-now`)
 * and the words for the first minute (`data-just-now`).
 */
export function refreshRelativeTimes(): void {
  const { lang, dataset } = document.documentElement;
  const rendered = Date.parse(dataset.now ?? "");
  const began = performance.now();
  /** The `datetime` of each updated element and when it was updated: a card may be reused for another story. */
  const written = new WeakMap<HTMLTimeElement, { dateTime: string; now: number }>();
  const tick = () => {
    const now = Math.max(Date.now(), rendered + performance.now() - began);
    for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-ago]")) {
      const at = Date.parse(time.dateTime);
      const last = written.get(time);
      const asOf = last?.dateTime === time.dateTime ? last.now : rendered;
      if (isSameAgo(at, asOf, now)) continue;
      written.set(time, { dateTime: time.dateTime, now });
      time.textContent = agoText(lang, at, now, dataset.justNow ?? "");
    }
  };
  tick();
  setInterval(tick, everyMs);
  // Cards that scripts add are written as of the time of rendering.
  new MutationObserver(tick).observe(document.body, { childList: true, subtree: true });
}
