// The profile of a signed-in reader: four tabs, choices that hold at once, a picture, and no scripts at all.
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { enter } from "./account.ts";
import { expectNoBarriersInBothThemes } from "./axe.ts";
import { accepted, keep, open, overflowOf } from "./reader.ts";
import { expect, served, test } from "./site.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const field = (page: Page, name: string) =>
  page.getByRole("main").getByLabel(name, { exact: true });
const saveIn = (page: Page, panel = "Personal Info") =>
  page.getByRole("tabpanel", { name: panel }).getByRole("button", { name: "Save", exact: true });
const toast = (page: Page) => page.locator(".toast");
const photo = (width: number, noise = false) =>
  sharp({
    create: {
      width,
      height: Math.round(width / 1.5),
      channels: 3,
      background: "#1e49b8",
      ...(noise ? { noise: { type: "gaussian", mean: 128, sigma: 90 } } : {}),
    },
  });

test.beforeEach(async ({ context, baseURL }) => {
  await enter(context, baseURL);
});

test("the personal tab says what is wrong, then at every change, and saves", async ({ page }) => {
  await open(page, "/profile");
  await expect(tab(page, "Personal Info")).toHaveAttribute("aria-selected", "true");
  await field(page, "Last name").fill("Valckenborgh");
  await field(page, "Bio").fill("x".repeat(501));
  await expect(page.getByText("501 of 500 characters")).toBeVisible();
  // Nothing is said before the form is sent.
  await expect(page.getByText("Bio must be less than 500 characters")).toHaveCount(0);
  await saveIn(page).click();
  await expect(field(page, "First name")).toBeFocused();
  await expect(field(page, "First name")).toHaveAccessibleDescription("First name is required");
  await expect(field(page, "Bio")).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type("Ines");
  await expect(page.getByText("First name is required")).toHaveCount(0);
  await field(page, "Bio").fill("Reads three newspapers.");
  await expect(page.getByText("Bio must be less than 500 characters")).toHaveCount(0);
  await field(page, "Time zone").selectOption("Europe/Lisbon");
  await saveIn(page).click();
  await expect(toast(page)).toContainText("Success");
  await expect(toast(page)).toContainText("Profile updated successfully");
  await expect(page).toHaveURL(/\/profile$/);
  await page.reload();
  await expect(field(page, "First name")).toHaveValue("Ines");
  await expect(field(page, "Time zone")).toHaveValue("Europe/Lisbon");
});

test.describe("a server that cannot be reached", () => {
  test.use({ allowed: [/ERR_FAILED|ERR_CONNECTION/] });
  test("loses nothing that was entered", async ({ page }) => {
    await open(page, "/profile");
    await field(page, "First name").fill("Ines");
    await field(page, "Last name").fill("V.");
    let answer = () => {};
    const asked = new Promise<void>((done) => {
      answer = done;
    });
    await page.route("**/profile.data*", async (route) => {
      await asked;
      await route.abort();
    });
    await saveIn(page).click();
    const saving = page.getByRole("button", { name: "Saving...", exact: true });
    await expect(saving).toBeDisabled();
    answer();
    await expect(
      page.getByRole("alert").filter({ hasText: "Failed to update profile" }),
    ).toBeVisible();
    await expect(field(page, "First name")).toHaveValue("Ines");
    await expect(saveIn(page)).toBeFocused();
    await page.unroute("**/profile.data*");
    await saveIn(page).click();
    await expect(toast(page)).toContainText("Profile updated successfully");
  });
});

test("tabs go by keys, keep what was begun elsewhere, and have addresses", async ({ page }) => {
  await open(page, "/profile");
  await field(page, "Location").fill("Gent");
  await tab(page, "Personal Info").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Preferences")).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Preferences" })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?tab=preferences$/);
  await page.keyboard.press("End");
  await expect(tab(page, "Subscription")).toBeFocused();
  await expect(page.getByText("You have no subscription.")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Personal Info")).toBeFocused();
  await expect(field(page, "Location")).toHaveValue("Gent");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.reload();
  await served(page);
  await expect(tab(page, "Notifications")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab")).toHaveCount(4);
});

test("German and dark hold at once, and in another browser after signing in", async ({ page }) => {
  await open(page, "/profile?tab=preferences&lang=en");
  const panel = page.getByRole("tabpanel", { name: "Preferences" });
  await panel.getByText("Dark", { exact: true }).click();
  await saveIn(page, "Preferences").click();
  await expect(toast(page)).toContainText("Preferences updated successfully");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await field(page, "Language").selectOption("Deutsch");
  await saveIn(page, "Preferences").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await served(page);
  await expect(toast(page)).toContainText("Ihre Einstellungen wurden aktualisiert");
  await expect(page).toHaveURL(/\/profile\?tab=preferences$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profileinstellungen");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  // The switch in the footer is the same choice.
  await served(page);
  const kept = page.waitForResponse("**/preferences");
  await page.getByRole("contentinfo").getByRole("button", { name: "Hell" }).click();
  await kept;
  await page.goto("/profile?tab=preferences");
  await expect(page.getByRole("radio", { name: "Hell" })).toBeChecked();
});

test("switches are worked by keys, and analytics are off from the moment they are", async ({
  page,
}) => {
  await open(page, "/profile?tab=preferences");
  const analytics = page.getByRole("switch", { name: "Privacy analytics" });
  await expect(analytics).toBeChecked();
  await analytics.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Preferences updated successfully");
  await expect(analytics).not.toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-account", /"analytics":false/);
  await open(page, "/profile?tab=notifications");
  const weekly = page.getByRole("switch", { name: "Weekly digest" });
  await expect(weekly).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Breaking news alerts" })).toBeDisabled();
  await weekly.click();
  await page.locator("form").filter({ has: weekly }).getByRole("button", { name: "Save" }).click();
  await expect(toast(page)).toContainText("Notification settings updated successfully");
  await page.reload();
  await expect(weekly).toBeChecked();
});

test.describe("pictures", () => {
  // The one that only the server can tell to be torn.
  test.use({ allowed: [/^400 .*avatar|status of 400/] });
  test("a picture is taken, changed and removed; what is none is explained", async ({ page }) => {
    await open(page, "/profile");
    const file = page.getByRole("main").locator("input[type=file]");
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      file.setInputFiles({ name, mimeType, buffer });
    const shown = page.getByRole("img", { name: "Your picture" });

    await choose("me.svg.jpg", "image/jpeg", Buffer.from("<svg onload='alert(1)'/>"));
    await expect(page.getByText("This is not a JPEG, PNG or WebP picture.")).toBeVisible();
    await choose("large.png", "image/png", await photo(1800, true).png().toBuffer());
    await expect(page.getByText("This picture is larger than 5 MB.")).toBeVisible();
    await choose("torn.jpg", "image/jpeg", Buffer.from("\xff\xd8\xff torn", "latin1"));
    await expect(page.getByText("This picture cannot be read; it may be damaged.")).toBeVisible();

    const jpeg = await photo(1700, true).jpeg({ quality: 92 }).toBuffer();
    expect(jpeg.length, "larger than any other form may be").toBeGreaterThan(1_048_576);
    await choose("me.jpg", "image/jpeg", jpeg);
    await expect(toast(page)).toContainText("Profile updated successfully");
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("");
    await expect(shown).toHaveJSProperty("naturalWidth", 400);
    const first = await shown.getAttribute("src");
    await choose("me.webp", "image/webp", await photo(300).webp().toBuffer());
    await expect(shown).not.toHaveAttribute("src", first ?? "");
    await page.getByRole("button", { name: "Remove picture" }).click();
    await expect(shown).toHaveCount(0);
  });
});

const names = ["Personal Info", "Preferences", "Notifications", "Subscription"];

test("every tab is accessible, and fits at every width", async ({ page }) => {
  await keep(page, accepted);
  await open(page, "/profile");
  await saveIn(page).click();
  for (const name of names) {
    await tab(page, name).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await expectNoBarriersInBothThemes(page, { within: "main" });
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflowOf(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe("without scripts", () => {
  test.use({
    javaScriptEnabled: false,
    allowed: [/^400 |^413 |status of 4(00|13)|ViewTransition opt-in/],
  });

  test("tabs, forms and picture work", async ({ page }) => {
    await page.goto("/profile");
    await page.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("First name is required")).toBeVisible();
    await expect(field(page, "First name")).toBeFocused();
    await field(page, "First name").fill("Ines");
    await field(page, "Last name").fill("V.");
    await page.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "Profile updated successfully" }),
    ).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Preferences" }).click();
    await page.getByRole("main").getByText("Dark", { exact: true }).click();
    await field(page, "Language").selectOption("Français");
    await page.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Vos préférences ont été mises à jour")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

    await page.getByRole("main").getByRole("link", { name: "Informations personnelles" }).click();
    const file = page.getByRole("main").locator("input[type=file]");
    const upload = page.getByRole("main").getByRole("button", { name: "Envoyer" });
    await upload.click();
    await expect(page.getByText("Veuillez d’abord choisir une photo")).toBeVisible();
    const png = await photo(300).png().toBuffer();
    await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: png });
    await upload.click();
    await expect(page.getByRole("img", { name: "Votre photo" })).toBeVisible();
    const large = Buffer.alloc(8 * 1_048_576);
    await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: large });
    await upload.click();
    await expect(page.getByRole("heading", { name: "Cette photo est trop lourde" })).toBeVisible();
  });
});
