// A phone lays out what lies below its first view when it comes near, and nothing moves for it.
import { expect, hydrated, test } from "./site.ts";

test.use({ viewport: { width: 360, height: 740 } });

for (const path of ["/", "/article/eu-parliament-passes-landmark-climate-package"])
  test(`what lies below the first view is laid out when it comes near: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const footer = page.getByRole("contentinfo");
    await expect(footer).toHaveCSS("content-visibility", "auto");
    const height = () => footer.evaluate((foot) => foot.getBoundingClientRect().height);
    // No less than it will need: what is taller than its place would stand over what follows it.
    const before = await height();
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(height).toBeLessThanOrEqual(before);
    await expect(footer.getByRole("link", { name: "Our sources" })).toBeVisible();
  });

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
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { moved: number[] }).moved))
    .toEqual([]);
});
