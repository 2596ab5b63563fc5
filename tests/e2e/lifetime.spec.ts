// One reader's whole time with the site: from the sign-up to the last letter.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { nextDay, test } from "./own-site.ts";
import { accepted, keep, open } from "./reader.ts";
import { expect, served } from "./site.ts";

const email = "lifetime@example.eu";
const password = "Windmills9";
const long = "/article/eu-parliament-passes-landmark-climate-package";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const streak = (page: Page) => page.getByRole("region", { name: "Daily streak" });

/** Opens the newest mail with a subject, from the developers' list of mails. */
async function openLetter(page: Page, subject: string): Promise<void> {
  await page.goto(`/dev/mail?to=${email}`);
  await page.getByRole("link", { name: subject }).first().click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
}

async function signIn(page: Page): Promise<void> {
  await open(page, "/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await press(page, "Sign In");
  await expect(page).toHaveURL("/");
  await served(page);
}

test("a reader comes, stays a week, takes everything along and leaves", async ({
  page,
  browser,
  own,
}) => {
  test.setTimeout(900_000);
  await keep(page, accepted);

  await test.step("signs up and confirms by the letter", async () => {
    await open(page, "/auth?tab=sign-up");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByLabel("I declare that I am 18 or older.").check();
    await press(page, "Sign Up");
    await expect(
      page.getByText("Please check your email for the confirmation link.").first(),
    ).toBeVisible();
    await openLetter(page, "Confirm your address");
    await page.getByRole("link", { name: "Confirm my address" }).click();
    await press(page, "Confirm");
    await expect(page).toHaveURL(/done=confirmed/);
    await signIn(page);
  });

  await test.step("keeps a streak over a week", async () => {
    for (let day = 1; day <= 7; day++) {
      await open(page, "/");
      await streak(page).getByRole("button", { name: "Check in" }).click();
      await expect(streak(page)).toContainText("Checked in today");
      await expect(streak(page)).toContainText(
        day === 1 ? "1 day in a row." : `${day} days in a row.`,
      );
      if (day < 7) await nextDay(page);
    }
  });

  const title = await test.step("reads a long piece and saves it", async () => {
    await page.clock.install();
    const followed = page.waitForResponse(/track-reading-time[^/]*\.js$/);
    await open(page, long);
    const headline = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await press(page, "Save");
    await expect(page.getByText("Added to your reading queue.")).toBeVisible();
    await followed;
    await page.mouse.wheel(0, 1_600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    for (let n = 0; n < 5; n++) await page.clock.runFor(6_000);
    return headline;
  });

  await test.step("finds queue and place again in another browser", async () => {
    const second = await browser.newContext({ baseURL: own.origin, locale: "en-GB" });
    const there = await second.newPage();
    await keep(there, accepted);
    await signIn(there);
    await open(there, "/saved");
    await expect(there.getByRole("main").getByRole("listitem")).toContainText([title]);
    // The first browser has put the piece aside.
    await open(page, "/saved");
    await expect(async () => {
      await open(there, "/");
      const resume = there.getByRole("complementary", { name: "Continue Reading" });
      await expect(resume).toContainText(title, { timeout: 1_000 });
    }).toPass();
    await second.close();
  });

  await test.step("finds what was read in the history", async () => {
    await expect(async () => {
      await open(page, "/history");
      await expect(page.getByRole("main")).toContainText(title, { timeout: 1_000 });
    }).toPass();
  });

  await test.step("switches to German and dark, at once", async () => {
    await open(page, "/profile?tab=preferences");
    await page.getByLabel("Language", { exact: true }).selectOption("de");
    await page.getByRole("tabpanel").getByText("Dark", { exact: true }).click();
    await press(page, "Save");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await open(page, "/saved");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Merkliste");
  });

  await test.step("takes a copy of everything", async () => {
    await open(page, "/account");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Meine Daten herunterladen" }).click(),
    ]);
    const copy = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(copy).toMatchObject({
      users: [{ email }],
      user_streaks: [{ streak_count: 7, longest_streak: 7, total_check_ins: 7 }],
      user_preferences: [{ language: "de", theme: "dark" }],
      saved_items: [{ title }],
    });
    expect(copy.user_reading_activity).toHaveLength(1);
    expect(copy.mails.length).toBeGreaterThan(0);
  });

  await test.step("deletes the account, with the password and not by accident", async () => {
    const field = page.getByLabel("Ihr Passwort", { exact: true });
    await press(page, "Mein Konto löschen");
    await expect(field).toBeFocused();
    await field.fill("Wrong12345");
    await page.getByLabel("Ich möchte mein Konto endgültig löschen.").check();
    await press(page, "Mein Konto löschen");
    await expect(page.getByRole("main").getByText("Das ist nicht Ihr Passwort")).toBeVisible();
    await field.fill(password);
    await press(page, "Mein Konto löschen");
    await expect(page).toHaveURL(/\/auth\?done=erased/);
    await expect(page.getByText("Ihr Konto ist gelöscht.").first()).toBeVisible();
    await openLetter(page, "Ihr Konto ist gelöscht");
    await open(page, "/auth?lang=en");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await press(page, "Sign In");
    const refusal = page.getByRole("alert").filter({ hasText: "Invalid email or password" });
    await expect(refusal).toBeVisible();
    const left = await own.db.selectFrom("users").select("id").where("email", "=", email).execute();
    expect(left).toEqual([]);
  });
});

test.use({ allowed: [/\b400\b|ViewTransition opt-in/] });
