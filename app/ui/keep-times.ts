import { agoText, isSameAgo } from "./time.ts";

const everyMs = 30_000;

/**
 * Keeps every `Ago` of the page up to date. A page from the cache was rendered minutes ago, and its clock begins there;
 * it follows the visitor's clock, or the product's where that has been moved ahead. The root element says when the page
 * was rendered (`data-now`) and what the first minute is called (`data-just-now`).
 */
export function keepTimes(): void {
  const { lang, dataset } = document.documentElement;
  const rendered = Date.parse(dataset.now ?? "");
  const began = performance.now();
  /** What each element says, and as of when: a card may come to show another story. */
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
  // Cards that a script brings carry the time of the page.
  new MutationObserver(tick).observe(document.body, { childList: true, subtree: true });
}
