// From an offer to a plan, in a browser: what is shown, what is chosen, what is ordered and what comes of it.
import type { Page } from "@playwright/test";
import { enter } from "./account.ts";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "./axe.ts";
import { overflowOf } from "./reader.ts";
import { expect, served, test } from "./site.ts";

const provider = /asks a stranger: http:\/\/127\.0\.0\.1:\d+\//;
test.use({ allowed: [provider] });
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    if (location.protocol === "http:") localStorage.setItem("cookie_consent", "accepted");
  });
});

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await served(page);
};
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** A card begins one trial: each reader has their own. */
const pay = async (page: Page, number: string) => {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel(/Expiry/).fill("12 / 34");
  await page.getByLabel(/CVC/).fill(number.startsWith("37") ? "1234" : "123");
  await page.getByLabel("Cardholder name").fill("Ada Example");
  await page.getByRole("button", { name: "Start trial" }).click();
};

test("the interval is switched in place, by mouse and by keys, and kept in the address", async ({
  page,
}) => {
  await open(page, "/pricing");
  const monthly = page.getByRole("link", { name: "Monthly" });
  const annual = page.getByRole("link", { name: /^Annual/ });
  await expect(card(page, "Insider Pass")).toContainText("€19.99");
  await expect(monthly).toHaveAttribute("aria-current", "true");
  await annual.focus();
  await page.keyboard.press("Enter");
  await expect(annual).toBeFocused();
  await expect(annual).toHaveAttribute("aria-current", "true");
  await expect(card(page, "Insider Pass").getByText("€199", { exact: false }).last()).toBeVisible();
  await expect(card(page, "Insider Pass").getByText("/month")).toBeHidden();
  await expect(page).toHaveURL(/\/pricing\?interval=year$/);
  await page.getByRole("button", { name: "USD $" }).click();
  await served(page);
  await expect(page).toHaveURL(/\/pricing\?interval=year$/);
  await expect(card(page, "Essential Pass").getByText("/year").last()).toBeVisible();
  await expect(page.getByRole("button", { name: "USD $" })).toHaveAttribute("aria-pressed", "true");
  await open(page, "/pricing");
  await expect(card(page, "Essential Pass")).toContainText("$9.99");
});

test("a visitor is led through the sign-in to the order", async ({ page, context, baseURL }) => {
  await open(page, "/pricing");
  await card(page, "Insider Pass")
    .getByRole("link", { name: /^Sign Up/ })
    .click();
  await expect(page).toHaveURL(/\/auth\?redirectTo=/);
  await enter(context, baseURL);
  const wanted = new URL(page.url()).searchParams.get("redirectTo") ?? "";
  await open(page, wanted);
  await expect(page.getByRole("heading", { name: "Insider Pass" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("plans are compared, ordered, paid and managed", async ({ page, context, baseURL }) => {
    await enter(context, baseURL);
    await page.goto("/pricing");
    await page.getByRole("link", { name: /^Annual/ }).click();
    await expect(card(page, "Insider Pass").getByText("/year").last()).toBeVisible();
    const opened = context.waitForEvent("page");
    await card(page, "Essential Pass")
      .getByRole("link", { name: /^Sign Up/ })
      .click();
    const order = await opened;
    await expect(order.getByText(/€0 today, €69 per year from/)).toBeVisible();
    await order.getByRole("link", { name: "Monthly €6.99" }).click();
    await order.getByRole("button", { name: "Order with obligation to pay" }).click();
    await pay(order, "4242424242424242");
    await expect(order).toHaveURL(/\/subscription-success/);
    await expect(order.getByRole("heading", { level: 1 })).toHaveText(
      "Your Basic subscription (Essential Pass) is active",
    );
    await order.getByRole("link", { name: "Manage Subscription" }).first().click();
    await expect(order.getByText(/Your free trial runs until/)).toBeVisible();
  });
});

test("from the front page's offer to Basic, and on to the page that confirms Premium", async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL);
  await open(page, "/");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /Start Basic Plan/ }).click();
  const order = await opened;
  await order.getByRole("button", { name: "Order with obligation to pay" }).click();
  await pay(order, "5555555555554444");
  await expect(
    order.getByRole("heading", { name: "Your Basic subscription (Essential Pass) is active" }),
  ).toBeVisible();
  await open(order, "/subscription-manage");
  const main = order.getByRole("main");
  await expect(main.getByText("€6.99", { exact: false }).first()).toBeVisible();
  await expect(main.getByText("Next billing date")).toBeVisible();
  await expectNoBarriers(order);
  const portal = context.waitForEvent("page");
  await main.getByRole("button", { name: /Manage Billing & Payment/ }).click();
  await expect(main.getByRole("button", { name: "Opening..." })).toBeDisabled();
  const billing = await portal;
  await expect(billing).toHaveURL((url) => url.protocol === "http:" && url.origin !== baseURL);
  await billing.close();
  const change = context.waitForEvent("page");
  await open(order, "/subscription-manage");
  await main.getByRole("button", { name: /Upgrade to Premium/ }).click();
  const confirmation = await change;
  await expect(confirmation.getByText("19.99").first()).toBeVisible();
  await open(order, "/pricing");
  await expect(card(order, "Essential Pass").getByRole("button")).toBeDisabled();
  await open(order, "/order?plan=insider");
  await expect(order.getByRole("heading", { name: "Change your plan" })).toBeVisible();
});

test("a second trial by the same card is refused in words, and the plan offered without one", async ({
  page,
  context,
  baseURL,
}) => {
  for (const first of [true, false]) {
    await context.clearCookies();
    await enter(context, baseURL);
    await open(page, "/order?plan=insider");
    await page.getByRole("button", { name: "Order with obligation to pay" }).click();
    await pay(page, "378282246310005");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      first
        ? "Your Premium subscription (Insider Pass) is active"
        : "Your free trial could not begin",
    );
  }
  await served(page);
  await page.getByRole("link", { name: "Order without a trial" }).click();
  await expect(page.getByText(/^€19\.99 today, then €19\.99 per month/)).toBeVisible();
});

test("a confirmation that is late is waited for, and announced", async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL);
  let asked = 0;
  await page.route("**/functions/check-subscription", (route) => {
    asked += 1;
    return route.fulfill({ json: { subscribed: asked > 1 } });
  });
  // What was never ordered is not waited for.
  await open(page, "/order?plan=insider");
  await page.getByRole("button", { name: "Order with obligation to pay" }).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
  const loadedAgain = page.waitForRequest(
    (request) =>
      request.resourceType() === "fetch" &&
      /subscription-success\?tier=premium$/.test(request.url()),
  );
  await open(page, "/subscription-success?tier=premium");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Your confirmation is on its way",
  );
  await loadedAgain;
  expect(asked).toBe(2);
});

test("pages of plans have no barriers, and fit", async ({ browser, baseURL }) => {
  // One of them answers that there is no such plan: a journey's own page would fail for it.
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await open(page, "/pricing");
  await expectNoBarriersInBothThemes(page);
  await enter(context, baseURL);
  for (const path of [
    "/pricing?interval=year",
    "/order?plan=insider",
    "/order?plan=none",
    "/news",
    "/subscription-manage",
    "/subscription-success",
  ]) {
    await open(page, path);
    await expectNoBarriersInBothThemes(page);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflowOf(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await context.close();
});
