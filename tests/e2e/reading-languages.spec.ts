import { expect, served, test } from "./site.ts";

// The sample newsroom has events that are told in several languages.
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the languages of stories are chosen, all are one press, and the default is another", async ({
      page,
    }) => {
      await page.goto("/");
      if (javaScriptEnabled) await served(page);
      const row = page.getByRole("group", { name: "Languages of the stories" });
      const main = page.getByRole("main");
      const polish = main.locator("#stories h3[lang=pl]");
      await expect(polish).toHaveCount(0);
      await row.getByRole("button", { name: /^English chosen/ }).click();
      const panel = page.getByRole("dialog", { name: "Languages of the stories" });
      await expect(panel.getByRole("checkbox", { checked: true })).toHaveCount(1);
      await panel.getByRole("checkbox", { name: "English" }).focus();
      await page.keyboard.press("Space");
      await panel.getByText("Polski").click();
      await panel.getByRole("button", { name: "Show stories" }).click();
      await expect(row.getByRole("button", { name: /^Polski chosen/ })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(polish.first()).toBeVisible();
      await row.getByRole("button", { name: "all 24" }).click();
      await expect(row.getByRole("button", { name: /^all 24 chosen/ })).toBeVisible();
      await row.getByRole("button", { name: "English" }).click();
      await expect(row.getByRole("button", { name: /^English chosen/ })).toBeVisible();
      await expect(polish).toHaveCount(0);
    });
  });
