// The sign-up to letters, on the front page, in the footer, and without scripts.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "./axe.ts";
import { accepted, keep, open, overflowOf } from "./reader.ts";
import { expect, npmRun, test } from "./site.ts";

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

test("a letter is joined, confirmed, read on the web, and chosen by its link", async ({
  page,
  request,
}) => {
  const email = `letter-${Date.now()}@example.eu`;
  const mails = async () => (await request.get(`/dev/mail.json?to=${email}`)).json();
  await keep(page, accepted);
  await open(page, "/newsletter/product-news");
  const form = page.getByRole("main").locator("form.sign-up");
  await form.getByRole("textbox", { name: "E-mail" }).fill(email);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect.poll(async () => (await mails()).length).toBe(1);
  await page.goto(`/dev/mail/${(await mails())[0].id}`);
  await page.getByRole("link", { name: "Confirm subscription" }).click();
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page.getByRole("heading", { name: "Your subscription is confirmed" })).toBeVisible();

  const dir = await mkdtemp(join(tmpdir(), "eunison-letter-"));
  const title = `A player for the whole visit ${Date.now()}`;
  await writeFile(join(dir, "news.txt"), `${title}\n\nIt goes on from page to page.\n`);
  await npmRun("newsletters", "send", "product-news", join(dir, "news.txt"));
  await rm(dir, { recursive: true });
  const issue = async () =>
    (await mails()).find(({ subject }: { subject: string }) => subject.includes(title));
  await expect.poll(async () => (await issue()) !== undefined).toBe(true);
  const letter = await issue();
  expect(letter.headers["List-Id"]).toMatch(/^<product-news\./);

  // The command does not know at which port this site listens; the addresses are the same but for that.
  const follow = async (name: string) => {
    await page.goto(`/dev/mail/${letter.id}`);
    const href = await page.getByRole("link", { name }).getAttribute("href");
    const { pathname, search } = new URL(href ?? "");
    await page.goto(pathname + search);
  };
  await follow("Read this issue on the web");
  await expect(page).toHaveURL(/\/newsletter\/product-news\/\d{4}-\d\d-\d\d/);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByText("It goes on from page to page.")).toBeVisible();
  await expectNoBarriers(page);

  await follow("Choose your newsletters");
  const main = page.getByRole("main");
  await expect(main.getByRole("checkbox", { name: "Product news" })).toBeChecked();
  await expectNoBarriersInBothThemes(page);
  await main.getByLabel("Pause").selectOption("4");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByRole("status")).toHaveText("Saved.");
  await expect(main.getByLabel("Pause")).toContainText("Until");
  await main.getByRole("button", { name: "Leave all newsletters" }).click();
  await expect(main.getByRole("checkbox", { name: "Product news" })).not.toBeChecked();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflowOf(page)).toBe(0);
});
