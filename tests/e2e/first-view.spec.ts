// On a phone's first page nothing moves, also for who scrolls before it has been laid out.
import { watchShifts } from "./layout-shifts.ts";
import { expect, served, test } from "./site.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("who scrolls at once, on a slow phone, sees nothing move", async ({ page }) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const shifts = await watchShifts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  for (const key of ["PageDown", "PageDown", "End", "PageUp", "PageUp"])
    await page.keyboard.press(key);
  await served(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
  await expect.poll(shifts).toEqual([]);
});
