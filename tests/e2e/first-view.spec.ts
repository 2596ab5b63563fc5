// On a phone's first page nothing moves, also for who scrolls before it has been laid out.
import { watchShifts } from "./layout-shifts.ts";
import { expect, served, test } from "./site.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("who scrolls at once, on a slow phone, sees nothing move", async ({ page }) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const shifts = await watchShifts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const press = page.keyboard.press.bind(page.keyboard);
  await press("PageDown");
  await press("PageDown");
  // A key stops the movement that the one before it began, so the end is reached before the way back begins.
  await expect
    .poll(async () => {
      await press("End");
      return page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    })
    .toBeLessThan(2);
  await press("PageUp");
  await press("PageUp");
  await served(page);
  await expect.poll(shifts).toEqual([]);
});

test("a strip that comes late is seen to move the page", async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto("/");
  await served(page);
  await page.evaluate(() => {
    const strip = document.createElement("div");
    strip.style.height = "24px";
    document.querySelector("main")?.prepend(strip);
  });
  await expect.poll(shifts).not.toEqual([]);
});
