// The demo store: found, narrowed, put into the cart and kept there; without scripts as far as it goes.
import { expectNoBarriers } from "./axe.ts";
import { kept, overflowOf } from "./reader.ts";
import { expect, served, test } from "./site.ts";

test("a reader fills a cart, changes it, and finds it again", async ({ page }) => {
  await page.goto("/store?lang=en");
  await served(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("nothing is sold");
  await main.getByRole("button", { name: "Quick Add to Cart T-shirt with an E" }).click();
  await expect(page.getByRole("status").filter({ hasText: "is in your cart" })).toHaveText(
    "T-shirt with an E is in your cart.",
  );
  const heart = main.getByRole("button", { name: "Add Market tote to the wishlist" });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await main.getByRole("link", { name: "Morning mug" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Morning mug");
  await main.getByRole("link", { name: "Navy" }).first().click();
  await expect(page).toHaveURL(/colour=navy/);
  await main.getByRole("button", { name: "Add to Cart", exact: true }).click();
  const open = main.getByRole("button", { name: /^Cart/ });
  await expect(open).toContainText("2");
  await open.click();
  const drawer = page.getByRole("dialog", { name: "Cart" });
  await expect(drawer.locator("[data-sum=total]")).toHaveText("€40.98");
  const more = drawer.getByRole("button", { name: "One more of Morning mug" });
  await more.click();
  await expect(drawer.locator("[data-sum=total]")).toHaveText("€56.97");
  await expect(more).toBeFocused();
  await drawer.getByLabel("Size").selectOption("XL");
  await expect.poll(() => kept(page, "store_cart")).toContain('"size":"XL"');
  await expectNoBarriers(page, { within: "dialog" });
  await drawer.getByRole("button", { name: "Remove T-shirt with an E" }).click();
  await drawer.getByRole("button", { name: "Add to Cart Market tote" }).click();
  await expect(drawer.locator("[data-sum=total]")).toHaveText("€51.97");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await page.reload();
  await expect(open).toContainText("3");
});

test("Load More adds products, keeps the address and moves the focus to the first of them", async ({
  page,
}) => {
  await page.goto("/store?lang=en&sort=price-low");
  await served(page);
  const products = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(products).toHaveCount(8);
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(products).toHaveCount(16);
  await expect(products.nth(8).getByRole("link")).toBeFocused();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(products).toHaveCount(21);
  await expect(page.getByRole("link", { name: "Load More" })).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the store is searched and ordered, and offers no cart", async ({ page }) => {
    await page.goto("/store?lang=en");
    await expect(page.getByRole("button", { name: /Cart/ })).toHaveCount(0);
    await expect(page.getByText("need scripts")).toBeVisible();
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Prints", exact: true }).click();
    await expect(page).toHaveURL(/category=prints/);
    await main.getByLabel("Sort by").selectOption("price-low");
    await main.getByRole("button", { name: "Show" }).click();
    await expect(main.getByRole("heading", { level: 3 }).first()).toHaveText(
      "Print: the long bridge",
    );
    await page.goto("/store?lang=en");
    await main.getByRole("link", { name: "Load More" }).click();
    await expect(main.getByRole("heading", { level: 3 })).toHaveCount(16);
    await main.getByRole("link", { name: "T-shirt with an E" }).click();
    await expect(page.getByText("Sizes: S, M, L, XL, XXL")).toBeVisible();
  });
});

// On phones and wide screens, and for whom it shuts out: tests/pages/every-page.test.ts.
test("fits a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const path of ["/store?lang=de", "/store?lang=fr&view=list", "/store/e-t-shirt?lang=en"]) {
    await page.goto(path);
    await served(page);
    await expect.poll(() => overflowOf(page), path).toBeLessThanOrEqual(0);
  }
});
