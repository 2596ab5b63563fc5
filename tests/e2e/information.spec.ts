// The information pages, from the footer to the printed page. Whether they shut anybody out: tests/pages/every-page.test.ts.
import { open } from "./reader.ts";
import { expect, test } from "./site.ts";

test("a reader finds the terms, their parts and the address that they keep", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Right of withdrawal" }).click();
  await expect(page.getByRole("heading", { name: "8. Right of withdrawal" })).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(contents).toBeHidden();
  await expect(page.getByRole("heading", { name: "14. Law and disputes" })).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.locator(".page-head").getByRole("link").click();
  await expect(page).toHaveURL(/\/terms\/\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
});
