// On a phone's first page nothing moves, also for who scrolls before it has been laid out.
import { expect, served, test } from "./site.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("who scrolls at once, on a slow phone, sees nothing move", async ({ page }) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      // What rounds to a whole pixel while it is laid out is no movement.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (entry.value > 0.0005) moved.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  for (const key of ["PageDown", "PageDown", "End", "PageUp", "PageUp"])
    await page.keyboard.press(key);
  await served(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { moved: number[] }).moved))
    .toEqual([]);
});
