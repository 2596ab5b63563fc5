// What the journeys of readers without an account have in common.
import type { Locator, Page } from "@playwright/test";
import { noonZone } from "./noon-zone.ts";
import { expect, served } from "./site.ts";

export { overflowOf } from "../overflow.ts";

/** What the browser keeps under a key. */
export const kept = (page: Page, key: string) => page.evaluate((k) => localStorage.getItem(k), key);
/** Puts values there before a page runs. */
export const keep = (page: Page, values: Record<string, unknown>) =>
  page.addInitScript((entries) => {
    // Only what is not there yet: the page itself may have changed it before a reload.
    for (const [key, value] of Object.entries(entries))
      if (localStorage.getItem(key) === null)
        localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
  }, values);
/** A calendar day where the browser is. */
export const day = (offset: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: noonZone }).format(Date.now() + offset * 86_400_000);
export const save = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Save", exact: true });
/** Presses a button that stays pressed, and expects the state that it then has. */
export const press = async (button: Locator, wanted: "true" | "false") => {
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", wanted);
};
/** The first own piece, which is long. Other journeys add short stories to the site that they share. */
export const firstStory = async (page: Page) => {
  const link = page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: "Sample" })
    .first()
    .getByRole("heading")
    .getByRole("link");
  return { title: (await link.textContent()) ?? "", href: (await link.getAttribute("href")) ?? "" };
};
export const open = async (page: Page, path: string) => {
  await page.goto(path);
  await served(page);
};
export const accepted = { cookie_consent: "accepted" };

/** The user agent of a reader: the browser of the tests calls itself a robot, which counts nothing. */
export const visitorsBrowser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
