// What the journeys of readers without an account have in common.
import type { Locator, Page } from "@playwright/test";
import { expect, hydrated } from "./site.ts";

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
/** A calendar day in Brussels. */
export const day = (offset: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" }).format(
    Date.now() + offset * 86_400_000,
  );
export const save = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Save", exact: true });
/** Presses what stays pressed, and sees it stand as wanted. */
export const press = async (button: Locator, wanted: "true" | "false") => {
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", wanted);
};
export const firstStory = async (page: Page) => {
  const link = page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("heading")
    .getByRole("link");
  return { title: (await link.textContent()) ?? "", href: (await link.getAttribute("href")) ?? "" };
};
export const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};
export const accepted = { cookie_consent: "accepted" };
