import { agoText } from "./time.ts";

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
  const tick = () => {
    const now = Math.max(Date.now(), rendered + performance.now() - began);
    for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-ago]")) {
      const text = agoText(lang, Date.parse(time.dateTime), now, dataset.justNow ?? "");
      if (time.textContent !== text) time.textContent = text;
    }
  };
  tick();
  setInterval(tick, everyMs);
  // Cards that a script brings carry the time of the page.
  new MutationObserver(tick).observe(document.body, { childList: true, subtree: true });
}
