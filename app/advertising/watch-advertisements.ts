import { pageSignal } from "#ui/page-signal.ts";

/**
 * An impression counts when half of the advertisement was in view for this time, in milliseconds (MRC, viewable
 * impressions).
 */
const seenAfter = 1_000;

/**
 * Reports one impression of each advertisement on the page to the server. It stores and reads nothing on the device.
 * Readers who are not counted get links that say so, because the server cannot know their choice.
 * @param mayCount whether this reader is counted now
 */
export function watchAdvertisements(mayCount: () => boolean): void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        if (isIntersecting)
          timers.set(
            target,
            setTimeout(() => count(target), seenAfter),
          );
      }
    },
    { threshold: 0.5 },
  );
  const count = (box: Element) => {
    // A page in the background is observed again once it is shown.
    if (document.visibilityState !== "visible") return;
    watch.unobserve(box);
    timers.delete(box);
    if (!mayCount()) return;
    const body = JSON.stringify({ campaign: (box as HTMLElement).dataset.campaign });
    navigator.sendBeacon(
      "/functions/advertisement",
      new Blob([body], { type: "application/json" }),
    );
  };
  for (const box of document.querySelectorAll<HTMLElement>("[data-campaign]")) {
    watch.observe(box);
    const mark = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>("a[href*='/click']");
      if (!link || mayCount()) return;
      const url = new URL(link.href);
      url.searchParams.set("uncounted", "1");
      link.href = url.href;
    };
    box.addEventListener("click", mark);
    box.addEventListener("auxclick", mark);
  }
  const look = () => {
    for (const box of timers.keys()) clearTimeout(timers.get(box));
    if (document.visibilityState !== "visible") return;
    for (const box of timers.keys()) {
      watch.unobserve(box);
      watch.observe(box);
    }
  };
  const visit = pageSignal();
  document.addEventListener("visibilitychange", look, { signal: visit });
  visit.addEventListener("abort", () => watch.disconnect());
}
