import { expect, served, test } from "./site.ts";

test("chosen countries lead to For You, and stay", async ({ page }) => {
  await page.goto("/");
  await served(page);
  const main = page.getByRole("main");
  const germany = main.getByRole("button", { name: "Germany" });
  await germany.click();
  await expect(germany).toHaveAttribute("aria-pressed", "true");
  await expect(main.getByText("1 country selected")).toBeVisible();
  const forYou = main.getByRole("region", { name: "For You" });
  await expect(forYou.getByRole("article").first()).toBeVisible();
  await page.reload();
  await expect(germany).toHaveAttribute("aria-pressed", "true");
  await served(page);
  await expect(forYou.getByRole("article").first()).toBeVisible();
  const clear = main.getByRole("button", { name: "Clear" });
  await clear.press("Enter");
  await expect(germany).toHaveAttribute("aria-pressed", "false");
  await expect(main.getByText("No countries selected")).toBeVisible();
  await expect(clear).toBeDisabled();
  await expect(clear).toBeFocused();
});

test("another language stays chosen", async ({ page, context }) => {
  await page.goto("/");
  await served(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const footer = page.getByRole("contentinfo");
  await footer
    .getByRole("link", { name: "Deutsch" })
    .or(footer.getByRole("button", { name: "Deutsch" }))
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(
    page.getByRole("navigation").getByRole("link", { name: "Preise" }).first(),
  ).toBeVisible();
  const other = await context.newPage();
  await other.goto("/about");
  await expect(other.locator("html")).toHaveAttribute("lang", "de");
});

test("a reader's own language is found", async ({ browser }) => {
  for (const [locale, lang] of [
    ["fr-BE", "fr"],
    ["es", "es"],
    ["pl-PL", "en"],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await context.close();
  }
});

test("the dark edition comes without a flash", async ({ page }) => {
  await page.goto("/");
  await served(page);
  const footer = page.getByRole("contentinfo");
  await footer
    .getByRole("button", { name: "Dark" })
    .or(footer.getByRole("radio", { name: "Dark" }))
    .click();
  const dark = "rgb(15, 20, 25)";
  await expect(page.locator("body")).toHaveCSS("background-color", dark);
  // The very first paint after a reload is dark already: seen before the body is complete, and at the end.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await served(page);
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  await expect.poll(seen).toEqual([dark]);
});
