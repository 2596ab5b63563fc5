// A course from its first lesson to its test, with and without a plan, by keyboard and without scripts.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expectNoBarriersInBothThemes } from "./axe.ts";
import { enter, test } from "./own-site.ts";
import { overflowOf } from "./reader.ts";
import { expect, served } from "./site.ts";

const course = "/academy/how-the-union-decides";

const accept = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol === "http:") localStorage.setItem("cookie_consent", "accepted");
  });

async function sound(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectNoBarriersInBothThemes(page, {
    tags: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Chooses the options of the five questions, and sends. */
async function answer(page: Page, options: readonly number[]) {
  for (const [i, option] of options.entries())
    await page.locator(`input[name="q${i + 1}"][value="${option}"]`).check();
  await page.getByRole("button", { name: "Check my answers" }).click();
}

test("a visitor tries a lesson, and sees what the others require", async ({ page, context }) => {
  await accept(context);
  await page.goto("/academy");
  await served(page);
  await sound(page);
  await page.getByRole("link", { name: "How the Union decides" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How the Union decides");
  await sound(page);
  await page.getByRole("link", { name: "Who is who" }).click();
  await expect(
    page.getByRole("heading", { name: "The Commission proposes and watches" }),
  ).toBeVisible();
  await sound(page);
  await answer(page, [1, 2, 0, 1, 2]);
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Passed: 5 of 5 right.");
  await sound(page);
  await page.getByRole("link", { name: "Next: How a law is made" }).click();
  await expect(
    page.getByRole("heading", { name: "This lesson comes with the Academy plan" }),
  ).toBeVisible();
  await expect(page.getByText("The trilogue")).toBeVisible();
  await sound(page);
});

test("a learner completes a course", async ({ page, context, own }) => {
  await accept(context);
  await enter(own, context, { plan: "academy" });
  const right: Record<string, number[]> = {
    "who-is-who": [1, 2, 0, 1, 2],
    "how-a-law-is-made": [0, 1, 2, 2, 0],
    "how-the-council-votes": [1, 0, 2, 0, 1],
    "money-and-judges": [0, 2, 1, 1, 2],
    "following-a-file": [1, 0, 2, 1, 2],
  };
  for (const [lesson, options] of Object.entries(right)) {
    await page.goto(`${course}/${lesson}`);
    await answer(page, options);
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Passed: 5 of 5 right.");
  }
  await page.goto(course);
  await expect(page.locator(".academy-progress span")).toHaveText("5 of 5 lessons passed");
  await expect(page.getByRole("heading", { name: "Course completed" })).toBeVisible();
  await sound(page);
  // On paper the note stands alone.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Course completed" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lessons" })).toBeHidden();
});

async function withoutScripts(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  return { context, page: await context.newPage() };
}

test("the test needs no script", async ({ browser, own }) => {
  const { context, page } = await withoutScripts(browser, own.origin);
  await page.goto(`${course}/who-is-who`);
  await answer(page, [0, 2, 0, 1, 0]);
  await expect(page.getByRole("main").getByRole("status")).toContainText("3 of 5 right.");
  await expect(page.getByText("Your answer: wrong")).toHaveCount(2);
  await page.getByRole("link", { name: "Take the test again" }).click();
  await expect(page.getByRole("button", { name: "Check my answers" })).toBeVisible();
  await context.close();
});
