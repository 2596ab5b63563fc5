// The forms that write to us, in a browser: what is wrong and then right, thanks, and the mails that go out.
import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./axe.ts";
import { overflowOf } from "./reader.ts";
import { expect, served, test } from "./site.ts";

const stamp = Date.now();
const mailsTo = async (page: Page, to: string) => {
  const answer = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(to)}`);
  return JSON.stringify(await answer.json());
};

async function fillAdvertiser(page: Page, email: string) {
  await page.getByLabel("Name", { exact: true }).fill("Ada Example");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Company").fill("Agency");
  await page.getByLabel("Role").selectOption("cmo");
  await page.getByLabel(/not political advertising/).check();
}
const main = (page: Page) => page.getByRole("main");

test.describe("what is wrong", () => {
  test.use({ allowed: [/\b400\b/] });

  test("a media kit is asked for, after what was missing is put right", async ({ page }) => {
    const email = `kit-${stamp}@agency.example`;
    await page.goto("/advertise");
    await fillAdvertiser(page, email);
    await main(page).getByLabel("Message").fill("short");
    await main(page).getByRole("button", { name: "Request Media Kit" }).click();
    await expect(page.getByText("Please select at least one interest area")).toBeVisible();
    await expect(page.getByText("Please provide more details about your inquiry")).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
    await expect(page.getByRole("checkbox", { name: "Display advertising" })).toBeFocused();
    await expectNoBarriers(page);
    await page.getByRole("checkbox", { name: "Podcast" }).check();
    await main(page).getByLabel("Message").fill("A campaign on night trains.");
    await main(page).getByRole("button", { name: "Request Media Kit" }).click();
    await expect(page.getByText("Media Kit Request Sent!")).toBeVisible();
    await expect(main(page)).toContainText(email);
    await expect.poll(() => mailsTo(page, email)).toContain("media kit within 24 hours");
    await page.getByRole("link", { name: "Submit Another" }).click();
    await expect(page.getByLabel("Company")).toHaveValue("");
  });
});

test("says what is wrong before anything is sent, then at every change, and keeps what was begun", async ({
  page,
}) => {
  await page.goto("/contact");
  await served(page);
  const form = main(page).locator("form[data-inquiry]");
  await form.getByLabel("Name", { exact: true }).fill("A");
  await form.getByLabel("Message").fill("We have found a mistake.");
  await page.reload();
  await served(page);
  await expect(form.getByLabel("Message")).toHaveValue("We have found a mistake.");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByText("Name must be at least 2 characters")).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
  await form.getByLabel("Name", { exact: true }).fill("Ada");
  await expect(form.getByText("Name must be at least 2 characters")).toBeHidden();
  await form.getByLabel("Email").fill(`contact-${stamp}@reader.example`);
  await form.getByLabel("Subject").fill("A mistake");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message sent!")).toBeVisible();
  await served(page);
  await page.goto("/contact");
  await served(page);
  await expect(form.getByLabel("Message")).toHaveValue("");
});

test.describe("a message that does not arrive", () => {
  test.use({ allowed: [/\b503\b/] });

  test("is said to be on its way, and its draft is kept", async ({ page }) => {
    await page.goto("/advertise");
    await served(page);
    await fillAdvertiser(page, `wait-${stamp}@agency.example`);
    await page.getByRole("checkbox", { name: "Podcast" }).check();
    await main(page).getByLabel("Message").fill("A campaign on night trains.");
    // The page is gone once the answer is there: what it showed meanwhile is kept for the next one.
    await page.evaluate(() =>
      document.addEventListener("submit", ({ target }) => {
        const button = (target as HTMLElement).querySelector<HTMLButtonElement>(".btn-one");
        const words = button?.querySelector("span:not([aria-hidden])")?.textContent;
        sessionStorage.setItem("seen", `${words} ${button?.disabled}`);
      }),
    );
    await page.route("**/advertise", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 503, contentType: "text/html", body: "<title>Busy</title>" })
        : route.fallback(),
    );
    await main(page).getByRole("button", { name: "Request Media Kit" }).click();
    await expect(page).toHaveTitle("Busy");
    await page.goto("/advertise");
    await served(page);
    await expect(main(page).getByLabel("Message")).toHaveValue("A campaign on night trains.");
    await expect(page.getByRole("checkbox", { name: "Podcast" })).toBeChecked();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("seen")))
      .toBe("Sending Request... true");
  });
});

test("a sponsorship and a placement in a newsletter are asked for", async ({ page }) => {
  await page.goto("/advertise");
  await main(page).getByRole("link", { name: "Custom Sponsorships" }).click();
  await expect(page).toHaveURL(/\/advertise\/sponsorships$/);
  await fillAdvertiser(page, `sponsor-${stamp}@agency.example`);
  await page.getByLabel("Budget range").selectOption("flexible");
  await page.getByLabel("Campaign duration").selectOption("ongoing");
  await page.getByRole("checkbox", { name: "Banner ads" }).check();
  await page.getByLabel("Target audience").fill("Commuters across borders");
  await page.getByLabel("Campaign goals").fill("Be known for night trains");
  await main(page).getByRole("button", { name: "Submit Sponsorship Inquiry" }).click();
  await expect(page.getByText("Sponsorship Inquiry Sent!")).toBeVisible();

  await page.goto("/advertise/newsletter");
  await fillAdvertiser(page, `letter-${stamp}@agency.example`);
  await page.getByLabel("Budget range").selectOption("under-2k");
  await page.getByRole("checkbox", { name: "Header banner" }).check();
  await page.getByLabel("Newsletter frequency").selectOption("weekly");
  await page.getByLabel("Content type", { exact: true }).selectOption("company-news");
  await page.getByLabel("Target demographics").fill("Readers of weekly letters");
  await page.getByLabel("Campaign objectives").fill("Be known for night trains");
  await main(page).getByRole("button", { name: "Submit Newsletter Inquiry" }).click();
  await expect(page.getByText("Newsletter Inquiry Sent!")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("support gives a ticket, and the mailbox gets the message", async ({ page }) => {
    const email = `help-${stamp}@reader.example`;
    await page.goto("/support/contact");
    await page.getByLabel("Name", { exact: true }).fill("Ada");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("What is it about?").selectOption("billing");
    await page.getByLabel("Subject").fill("An invoice");
    await main(page).getByLabel("Message").fill("Where do I find the invoice of May?");
    await main(page).getByRole("button", { name: "Send request" }).click();
    await expect(page.getByText(/Your ticket number is [\dA-F]{8}\./)).toBeVisible();
    await expect.poll(() => mailsTo(page, email)).toContain("ticket number");
    await expect
      .poll(() => mailsTo(page, "support@eunison.example"))
      .toContain("Where do I find the invoice of May?");
  });
});

// On phones and wide screens, and for whom they shut out: tests/pages/every-page.test.ts.
test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test("forms and information pages fit", async ({ page }) => {
    for (const path of ["/advertise/sponsorships", "/contact", "/privacy", "/corrections"]) {
      await page.goto(path);
      await expect.poll(() => overflowOf(page), path).toBe(0);
    }
  });
});
