// The reader's blocks where storage fails, before the first paint, and for everyone's senses.
import { expectNoBarriersInBothThemes } from "./axe.ts";
import { watchShifts } from "./layout-shifts.ts";
import { day, firstStory, keep, open, save } from "./reader.ts";
import { expect, test } from "./site.ts";

for (const [what, spoil] of [
  [
    "forbidden",
    () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
    },
  ],
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
  [
    "spoiled",
    () => {
      for (const key of [
        "saved_queue",
        "last_viewed",
        "daily_streak",
        "liked_items",
        "cookie_consent",
      ])
        if (!localStorage.getItem(key)?.startsWith("[{"))
          localStorage.setItem(key, '{"count":-1,"id":"<b>"');
    },
  ],
] as const)
  test(`where storage is ${what}, all works for as long as the page stands`, async ({ page }) => {
    await page.addInitScript(spoil);
    await open(page, "/");
    const card = page.getByRole("region", { name: "Daily streak" });
    await card.getByRole("button", { name: "Check in" }).click();
    await expect(card).toContainText("1 day in a row.");
    await page.getByRole("button", { name: "Mark as read" }).click();
    await expect(page.getByText("Read. Next brief tomorrow.")).toBeVisible();
    const { title } = await firstStory(page);
    const mark = page.getByRole("button", { name: `: ${title}` });
    await mark.click();
    await expect(mark).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("status").filter({ hasText: "Saved" })).toContainText(
      what === "spoiled" ? "queue." : "cannot keep this",
    );
    await page
      .getByRole("region", { name: "Cookies" })
      .getByRole("button", { name: "Accept" })
      .click();
    await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
  });

test("what the reader keeps has its place before the first paint: nothing moves", async ({
  page,
}) => {
  await keep(page, {
    daily_streak: { count: 12, lastCheck: day(-1) },
    [`daily_brief_${day(0)}`]: "read",
    last_viewed: { id: 1, type: "video", title: "A film", meta: "", timestamp: 1 },
  });
  const shifts = await watchShifts(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/");
    await page.mouse.wheel(0, 1);
    await page.locator(".own").scrollIntoViewIfNeeded();
    await expect(page.getByRole("region", { name: "Daily streak" })).toContainText(
      "12 days in a row.",
    );
    await expect(page.getByRole("complementary", { name: "Continue Watching" })).toBeVisible();
    await expect.poll(shifts).toEqual([]);
  }
});

test("no barrier is found, with the bars open and the controls pressed", async ({ page }) => {
  const state = {
    daily_streak: { count: 12, lastCheck: day(-1) },
    last_viewed: {
      id: 1,
      type: "video",
      title: "A film",
      meta: "",
      timestamp: 1,
      progress: 40,
    },
    saved_queue: [{ id: 1, type: "video", title: "A film", meta: "", savedAt: 1 }],
  };
  test.slow();
  await keep(page, state);
  for (const path of ["/", "/video/1", "/saved", "/newsletter", "/cookies", "/search"]) {
    await open(page, path);
    const main = page.getByRole("main");
    if (path === "/") await expect(main.getByText("12 days in a row.")).toBeVisible();
    if (path === "/video/1") await expect(save(page)).toHaveAttribute("aria-pressed", "true");
    if (path === "/search") {
      await main.locator("details.filters summary").click();
      await expect(main.getByRole("combobox", { name: "Bias" })).toBeVisible();
    }
    if (path === "/newsletter") {
      await main.getByRole("button", { name: "Subscribe" }).click();
      await expect(main.getByRole("alert")).not.toBeEmpty();
    }
    await expectNoBarriersInBothThemes(page, {
      tags: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
  }
});
