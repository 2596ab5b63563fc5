// A phone's first page is laid out in parts; what comes of it is the page that it would have been.
import { expect, hydrated, test } from "./site.ts";

test.use({ viewport: { width: 360, height: 740 } });

const article = "/article/eu-parliament-passes-landmark-climate-package";
/** Where everything stands, from the top of the page. */
const places = () =>
  [...document.querySelectorAll("main section, main aside, main > *, .body-own > *, footer")].map(
    (part) => {
      const { top, left, width, height } = part.getBoundingClientRect();
      const at = [top + scrollY, left, width, height].map(Math.round).join(" ");
      return `${part.tagName}.${part.className} ${at}`;
    },
  );

for (const path of ["/", article])
  test(`a first page is what it is when it is reloaded: ${path}`, async ({ page }) => {
    let left = 0;
    await page.exposeFunction("leftOut", (parts: number) => {
      left = parts;
    });
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const out = [...document.querySelectorAll("*")].filter(
          (part) => getComputedStyle(part).contentVisibility === "auto",
        );
        (window as unknown as { leftOut: (parts: number) => void }).leftOut(out.length);
      });
    });
    await page.goto(path);
    await hydrated(page);
    await expect.poll(() => left, "parts that are laid out later").toBeGreaterThan(3);
    await expect(page.locator("html")).not.toHaveAttribute("data-first");
    const first = await page.evaluate(places);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => left, "after a reload").toBe(0);
    await expect.poll(() => page.evaluate(places)).toEqual(first);
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
