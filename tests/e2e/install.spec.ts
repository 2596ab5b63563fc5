// The site as an app: that a browser takes it for one, and when it is offered.
import type { Page } from "@playwright/test";
import { expectNoBarriersInBothThemes } from "./axe.ts";
import { accepted, keep, kept, open } from "./reader.ts";
import { expect, test } from "./site.ts";

test.use({ serviceWorkers: "allow" });

const offer = (page: Page) => page.getByRole("region", { name: "Eunison on your home screen" });
/** Chromium offers an installation by this event where it may; a headless one never does. */
const mayInstall = (page: Page) =>
  page.evaluate(() => {
    const asked = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset.installing = "";
        return { outcome: "accepted" };
      },
    });
    dispatchEvent(asked);
    return asked.defaultPrevented;
  });
const twice = { visits: JSON.stringify({ count: 2, last: 0 }) };

test("a browser finds nothing that would keep it from installing the site", async ({ page }) => {
  await open(page, "/");
  const browser = await page.context().newCDPSession(page);
  const { errors, url } = await browser.send("Page.getAppManifest");
  expect(url).toContain("manifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // A private window installs nothing, whatever the site is.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

test("the offer comes at the third visit, out of sight, and once", async ({ page }) => {
  await keep(page, { ...accepted, ...twice });
  await open(page, "/");
  await expect.poll(() => mayInstall(page)).toBe(true);
  await expect(offer(page)).toBeAttached();
  await expect(offer(page)).not.toBeInViewport();
  await offer(page).scrollIntoViewIfNeeded();
  await expectNoBarriersInBothThemes(page, { within: ".install" });
  await offer(page).getByRole("button", { name: "Not now" }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => kept(page, "install_offer")).toBe("made");
  await open(page, "/about");
  await mayInstall(page);
  await expect(offer(page)).toHaveCount(0);
});

test("the press of the button asks the browser", async ({ page }) => {
  await keep(page, { ...accepted, ...twice });
  await open(page, "/");
  await mayInstall(page);
  await offer(page).getByRole("button", { name: "Install" }).click();
  await expect(page.locator("html[data-installing]")).toBeAttached();
  await expect(offer(page)).toHaveCount(0);
});

test("nobody is asked at a second visit, nor without a yes to what is stored", async ({ page }) => {
  await keep(page, { visits: JSON.stringify({ count: 1, last: 0 }), ...accepted });
  await open(page, "/");
  await expect.poll(() => kept(page, "visits")).toContain('"count":2');
  await mayInstall(page);
  await expect(offer(page)).toHaveCount(0);
});
