// The sign-up to letters, on the front page, in the footer, and without scripts.
import { accepted, keep, open } from "./reader.ts";
import { expect, test } from "./site.ts";

test.describe("letters", () => {
  test.use({ allowed: [/\b400\b/] });

  for (const [where, scope, path] of [
    ["home", "main", "/"],
    // Home has a form of its own, and its footer none.
    ["the footer", "contentinfo", "/how-we-work"],
  ] as const)
    test(`from ${where}, without leaving the page`, async ({ page }) => {
      await keep(page, accepted);
      await open(page, path);
      const form = page.getByRole(scope).locator("form.sign-up");
      const field = form.getByRole("textbox", { name: "E-mail" });
      const button = form.getByRole("button", { name: "Subscribe" });
      await button.click();
      await expect(form.getByRole("alert")).toHaveText("Please enter a valid email address");
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await field.fill("ana@example.eu");
      await expect(form.getByRole("alert")).toHaveText("");
      await field.press("Enter");
      await expect(
        page.getByRole("status").filter({ hasText: "Thanks for subscribing!" }),
      ).toContainText("confirm your address");
      await expect(field).toHaveValue("");
      await expect(page).toHaveURL(path);
    });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    test("by the form alone", async ({ page }) => {
      await page.goto("/");
      const form = page.getByRole("main").locator("form.sign-up");
      await form.getByRole("textbox", { name: "E-mail" }).fill("ana");
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(page).toHaveURL("/newsletter");
      const again = page.getByRole("main").locator("form.sign-up");
      await expect(again.getByRole("alert")).toHaveText("Please enter a valid email address");
      await again.getByRole("textbox", { name: "E-mail" }).fill("ana@example.eu");
      await again.getByRole("button", { name: "Subscribe" }).click();
      await expect(page).toHaveURL("/newsletter/thanks");
      await expect(page.getByRole("heading", { name: "Thanks for subscribing!" })).toBeVisible();
    });

    test("confirmed by the link in the mail", async ({ page, request }) => {
      const email = `confirm-${Date.now()}@example.eu`;
      await page.goto("/newsletter");
      const form = page.getByRole("main").locator("form.sign-up");
      await form.getByRole("textbox", { name: "E-mail" }).fill(email);
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(page).toHaveURL("/newsletter/thanks");
      const [mail] = await (await request.get(`/dev/mail.json?to=${email}`)).json();
      await page.goto(`/dev/mail/${mail.id}`);
      await page.getByRole("link", { name: "Confirm subscription" }).click();
      await page.getByRole("button", { name: "Confirm subscription" }).click();
      await expect(
        page.getByRole("heading", { name: "Your subscription is confirmed" }),
      ).toBeVisible();
    });

    test("the saved page says why it is empty, and nobody is asked about cookies", async ({
      page,
    }) => {
      await page.goto("/saved");
      await expect(page.getByText("this page needs scripts")).toBeVisible();
      await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
      await page.goto("/");
      await expect(page.getByRole("region", { name: "Daily streak" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Mark as read" })).toBeHidden();
    });
  });
});
