// What a page must not do until its reader asks for something: it would hold a phone, or draw without end.
import { expect, served, test } from "./site.ts";

const article = "/article/eu-parliament-passes-landmark-climate-package";

test.use({ viewport: { width: 360, height: 740 } });

declare global {
  interface Window {
    /** The formatters that scripts of the page have made. */
    formatters: string[];
  }
}

for (const path of ["/", article])
  test(`${path} begins without a formatter, whose making holds a phone for 150 ms`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.formatters = [];
      const log = (name: string) => window.formatters.push(name);
      for (const name of ["NumberFormat", "RelativeTimeFormat", "DateTimeFormat"] as const) {
        const construct = (target: object, args: unknown[]) => {
          log(name);
          return Reflect.construct(target as new () => object, args);
        };
        Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) });
      }
      // A visitor who has stored something: the reader's controls come at once.
      localStorage.setItem("cookie_consent", "rejected");
    });
    // The page as the cache has it: it was rendered a while ago, so that its times have to be brought up to date.
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const earlier = (_: string, at: string) =>
        `data-now="${new Date(Date.parse(at) - 7_200_000).toISOString()}"`;
      await route.fulfill({ response, body: html.replace(/data-now="([^"]+)"/, earlier) });
    });
    await page.goto(path);
    await served(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect.poll(() => page.evaluate(() => window.formatters)).toEqual([]);
  });

test("no spinner turns where it cannot be seen", async ({ page }) => {
  await page.goto("/");
  await served(page);
  const pictures = page.locator("main .pic[data-state=loading]");
  await expect(pictures.last()).toBeAttached();
  const turning = () =>
    pictures.evaluateAll(
      (all) =>
        all
          .filter((picture) => picture.getBoundingClientRect().top > 4 * innerHeight)
          .map((picture) => picture.querySelector(".spinner"))
          .filter((spinner) => spinner?.checkVisibility({ contentVisibilityAuto: true })).length,
    );
  await expect.poll(turning).toBe(0);
});
