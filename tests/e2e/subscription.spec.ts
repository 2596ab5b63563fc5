// A subscription in a browser: from the offer to the last day, with cards that move no money.
import type { Locator, Page } from "@playwright/test";
import type { SignedIn } from "../factories/readers.ts";
import { noonZone } from "./noon-zone.ts";
import { enter, nextDay, test as onOwnSite } from "./own-site.ts";
import { accepted, keep, open } from "./reader.ts";
import { expect } from "./site.ts";

const test = onOwnSite.extend<{ reader: SignedIn }>({
  reader: async ({ own, context, page }, use) => {
    await keep(page, accepted);
    await use(await enter(own, context, { timezone: noonZone }));
  },
});
test.use({ billing: "rehearse" });

// One for each test: a card can begin only one trial.
const cards = ["4242424242424242", "5555555555554444", "378282246310005"] as const;
const declined = "4000000000000002";
const piece = "The Island That Was Drawn Twice";
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const main = (page: Page) => page.getByRole("main");
const textOf = async (at: Locator) => (await at.textContent()) ?? "";
const billingDate = (page: Page) =>
  main(page).locator("dl.lines > div").filter({ hasText: "Next billing date" }).locator("dd");

/** What opens in a tab of its own. */
async function newTab(page: Page, click: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent("page"), click()]);
  await tab.waitForLoadState();
  return tab;
}

/** Fills in the payment page and sends it. */
async function pay(page: Page, card: string): Promise<void> {
  await expect(page.getByText("No money moves here.")).toBeVisible();
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Expiry date").fill("12 / 34");
  await page.getByLabel("Security code").fill(card.length === 15 ? "1234" : "123");
  await page.getByLabel("Cardholder name").fill("Ada Reader");
  await press(page, "Start trial");
}

/** From the order page to a running trial of Basic. */
async function subscribe(page: Page, card: string): Promise<void> {
  await open(page, "/order?plan=essential");
  await press(page, "Order with obligation to pay");
  await pay(page, card);
  await expect(heading(page, "Your Basic subscription (Essential Pass) is active")).toBeVisible();
}

type Mail = { subject: string; text: string };
/** Waits for a mail to the reader, and returns it. */
async function letter(page: Page, { email }: SignedIn, subject: string | RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails: Mail[] = await (await page.request.get(`/dev/mail.json?to=${email}`)).json();
    found = mails.find((mail) => mail.subject.match(subject));
    expect(found, mails.map((mail) => mail.subject).join(", ")).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return found ?? { subject: "", text: "" };
}

/** Opens the subscription's page until it shows this text. */
async function managed(page: Page, says: string | RegExp): Promise<void> {
  await expect(async () => {
    await open(page, "/subscription-manage");
    await expect(main(page)).toContainText(says, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

async function find(page: Page, title: string): Promise<void> {
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title, exact: true }).first().click();
  await expect(heading(page, title)).toBeVisible();
}

/** Does something in the provider's portal, and comes back by its link. */
async function inPortal(page: Page, act: (portal: Page) => Promise<void>): Promise<void> {
  const portal = await newTab(page, () => press(page, /^Manage Billing & Payment/));
  await expect(heading(portal, "Billing")).toBeVisible();
  await act(portal);
  await portal.getByRole("link", { name: "Back to Eunison" }).click();
  await expect(heading(portal, "Manage Subscription")).toBeVisible();
  await portal.close();
}

test("from the home offer to a trial, the first payment and a withdrawal", async ({
  page,
  reader,
}) => {
  test.setTimeout(900_000);
  let trialEnd = "";

  await test.step("orders from the front page, in a new tab", async () => {
    await open(page, "/");
    const offer = page.getByRole("region", { name: "Unlock Premium European News" });
    await expect(offer).toContainText("7-day free trial • Cancel anytime • Secure payment");
    const order = await newTab(page, () =>
      offer.getByRole("link", { name: /^Start Premium Plan/ }).click(),
    );
    await expect(heading(order, "Your order")).toBeVisible();
    await expect(order.locator("#order-owed")).toHaveText(
      /^€0 today, €19\.99 per month from .+, until cancelled\.$/,
    );
    const owed = await textOf(order.locator("#order-owed"));
    trialEnd = /from (.+), until/.exec(owed)?.[1] ?? "";
    await expect(main(order)).toContainText("You may withdraw for at least 14 days");

    // Meanwhile the other tab waits for the confirmation of what was ordered, and not before.
    await open(page, "/subscription-success?tier=premium");
    await expect(heading(page, "There is nothing to confirm")).toBeVisible();
    const subscribeLink = (at: Page) =>
      at.getByRole("banner").getByRole("link", { name: "Subscribe" });
    await expect(subscribeLink(page)).toBeVisible();
    await press(order, "Order with obligation to pay");
    await expect(order.getByText("No money moves here.")).toBeVisible();
    await open(page, "/subscription-success?tier=premium");
    await expect(heading(page, "Your confirmation is on its way")).toBeVisible();
    await pay(order, cards[0]);
    await expect(
      heading(order, "Your Premium subscription (Insider Pass) is active"),
    ).toBeVisible();
    await expect(main(order)).toContainText(`Your free trial runs until ${trialEnd}.`);
    await expect(subscribeLink(order)).toHaveCount(0);
    await order.close();
    await expect(heading(page, "Your Premium subscription (Insider Pass) is active")).toBeVisible({
      timeout: 60_000,
    });
    const { text } = await letter(page, reader, "Your free trial of Insider Pass has begun");
    expect(text).toContain(owed);
  });

  await test.step("is Premium, and reads a premium piece whole", async () => {
    await open(page, "/");
    await page.locator(".user-button").click();
    await expect(page.locator("#user-menu .badge-premium")).toHaveText("Premium (Insider Pass)");
    await find(page, piece);
    await expect(page.locator(".wall")).toHaveCount(0);
    const length = async () => (await textOf(page.locator(".body-own"))).length;
    await expect.poll(length).toBeGreaterThan(1_000);
  });

  await test.step("pays when the trial is over", async () => {
    await managed(page, `Your free trial runs until ${trialEnd}.`);
    await expect(billingDate(page)).toHaveText(trialEnd);
    await nextDay(page, 8);
    await letter(page, reader, "Payment received: €19.99");
    await managed(page, "Your plan renews by itself on");
    const days = (Date.parse(await textOf(billingDate(page))) - Date.parse(trialEnd)) / 864e5;
    expect(Math.round(days)).toBeGreaterThanOrEqual(28);
    expect(Math.round(days)).toBeLessThanOrEqual(31);
  });

  await test.step("cancels in the portal, and resumes there", async () => {
    await inPortal(page, async (portal) => {
      await portal.getByRole("link", { name: "Cancel subscription" }).click();
      await press(portal, "Cancel subscription");
      await expect(portal.getByText("Your subscription was cancelled.")).toBeVisible();
    });
    await managed(page, "You have cancelled. Everything stays open until");
    await expect(main(page)).toContainText("Access ends");
    await letter(page, reader, /^Your subscription ends on /);
    await inPortal(page, async (portal) => {
      await portal.getByRole("link", { name: "Do not cancel subscription" }).click();
      await press(portal, "Do not cancel subscription");
      await expect(portal.getByText("Your subscription goes on.")).toBeVisible();
    });
    await managed(page, "Your plan renews by itself on");
    await letter(page, reader, "Your subscription goes on");
  });

  await test.step("withdraws within 14 days, and gets everything back", async () => {
    await page.getByRole("link", { name: "Withdraw from contract here" }).click();
    await expect(main(page)).toContainText("I hereby withdraw from my contract on Insider Pass");
    await press(page, "Confirm withdrawal");
    await expect(heading(page, "You have withdrawn from your contract")).toBeVisible();
    await expect(main(page)).toContainText("€19.99 is on its way back");
    await letter(page, reader, "You have withdrawn from your contract");
    await letter(page, reader, "We have given back €19.99");
  });

  await test.step("has no access any more, and the page says so", async () => {
    await managed(page, "You withdrew from this contract. It ended on");
    await expect(main(page).locator("#subscription-plan + .badge")).toHaveText("Inactive");
    await expect(page.locator("#user-menu .badge")).toHaveCount(0);
    await find(page, piece);
    await expect(page.locator(".wall")).toContainText(
      "The rest of this piece is part of Premium (Insider Pass).",
    );
  });
});

test("from Basic to Premium, for the difference", async ({ page, reader }) => {
  await subscribe(page, cards[1]);
  await nextDay(page, 8);
  await letter(page, reader, /^Payment received: /);
  await managed(page, "Your plan renews by itself on");
  const until = await textOf(billingDate(page));
  const portal = await newTab(page, () => press(page, /^Upgrade to Premium/));
  await expect(heading(portal, "Confirm your change")).toBeVisible();
  await expect(portal.getByRole("row", { name: /^Amount due today/ })).toContainText(/€[1-9]/);
  await press(portal, "Confirm");
  await expect(portal.getByText("Your subscription was updated.")).toBeVisible();
  await portal.getByRole("link", { name: "Back to Eunison" }).click();
  await expect(heading(portal, "Manage Subscription")).toBeVisible();
  await portal.close();
  await expect(async () => {
    await open(page, "/subscription-manage");
    const upgrade = page.getByRole("button", { name: /^Upgrade to Premium/ });
    await expect(upgrade).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(main(page).locator(".subscription-plan")).toHaveText(
    /^Premium Plan \(Insider Pass\)\s*€19\.99\/month$/,
  );
  await expect(billingDate(page)).toHaveText(until);
  await letter(page, reader, "You have Insider Pass now");
  await find(page, piece);
  await expect(page.locator(".wall")).toHaveCount(0);
});

test.describe("a card that is declined", () => {
  // The payment page says so with a status, too.
  test.use({ allowed: [/\b400\b/] });
  test("begins nothing", async ({ page, reader }) => {
    await open(page, "/order?plan=insider");
    await press(page, "Order with obligation to pay");
    await pay(page, declined);
    await expect(page.getByRole("alert")).toContainText("Your card was declined.");
    await managed(page, "You have no subscription.");
    await find(page, piece);
    await expect(page.locator(".wall")).toBeVisible();
    const mails = await (await page.request.get(`/dev/mail.json?to=${reader.email}`)).json();
    expect(mails).toEqual([]);
  });
});

test("cancels without signing in, and takes it back by the letter", async ({
  page,
  context,
  reader,
}) => {
  await subscribe(page, cards[2]);
  await context.clearCookies();
  await open(page, "/cancel");
  await page.getByLabel("Email address of your account").fill(reader.email);
  await press(page, "Cancel now");
  await expect(heading(page, "We have received your cancellation")).toBeVisible();
  // Anybody could have entered this address: the letter asks for a yes.
  const asked = await letter(page, reader, "Please confirm your cancellation");
  await open(page, /https?:\S+\/cancel\?contract=\S+/.exec(asked.text)?.[0] ?? "");
  await expect(main(page)).toContainText("Essential Pass, free trial until");
  await press(page, "Cancel now");
  await expect(main(page)).toContainText("Essential Pass does not renew and ends on");
  const { text } = await letter(page, reader, /^Your subscription ends on /);
  const [link = ""] = /https?:\S+contract=\S+/.exec(text) ?? [];
  await open(page, link);
  await expect(main(page)).toContainText("Essential Pass is cancelled and ends on");
  await press(page, "Keep the subscription");
  await expect(heading(page, "Your subscription goes on")).toBeVisible();
  await letter(page, reader, "Your subscription goes on");
});

test("orders in German by the lawful words", async ({ page, reader: _ }) => {
  await open(page, "/order?plan=insider&lang=de");
  await expect(main(page)).toContainText(/Heute 0\s€/);
  await press(page, "Zahlungspflichtig bestellen");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByLabel("Kartennummer")).toBeVisible();
});
