// What moves on a page (https://web.dev/articles/cls), also where the reader has just pressed a key.
import type { Page } from "@playwright/test";

interface Shift {
  value: number;
  startTime: number;
  sources: { node: Node | null }[];
}

/** The figure has three decimals; what rounds to nothing is a fraction of a pixel in a web font's letters. */
const nothing = 0.0005;

/**
 * Watches the layout shifts of every page that `page` opens from now on.
 * The function that comes back lists those of the page that stands, each with its figure and what moved;
 * it is empty where they add up to nothing.
 * Counting begins with the first paint: before it, the screen is empty. A key that is pressed before the style sheet
 * has come makes the browser lay out the bare page, and the styled one would count as a shift of everything.
 * A busy browser may also paint a row of which it has read only a part, and complete it one frame later. Shifts of
 * that later frame are left out below 0.005, which is what one more button weighs. A late strip or bar moves
 * everything below it and weighs many times more.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: { by: string; at: number }[] = [];
    const paintedAt = () => performance.getEntriesByName("first-paint")[0]?.startTime ?? 0;
    Object.assign(window, {
      moved: () => moved.filter(({ at }) => at > paintedAt()).map(({ by }) => by),
    });
    const frames: { at: number; whole: boolean }[] = [];
    const frame = () => {
      frames.push({ at: performance.now(), whole: document.readyState !== "loading" });
      if (!frames.at(-2)?.whole) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const endsHalfReadFrame = (shift: Shift) => {
      const drawn = frames.filter(({ at }) => at <= shift.startTime);
      return shift.value < 0.005 && drawn.length > 1 && !drawn.at(-2)?.whole;
    };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as unknown as Shift[])
        if (!endsHalfReadFrame(shift))
          for (const { node } of shift.sources)
            moved.push({
              by: `${shift.value.toFixed(6)} ${node instanceof Element ? node.outerHTML.slice(0, 90) : node?.nodeName}`,
              at: shift.startTime,
            });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    const moved = await page.evaluate(() => (window as unknown as { moved(): string[] }).moved());
    const total = moved.reduce((sum, one) => sum + Number.parseFloat(one), 0);
    return total < nothing ? [] : moved;
  };
}
