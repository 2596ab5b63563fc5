// Members talk under a piece of our own: in browsers of their own, while a third reads without scripts.
import type { Browser, Page } from "@playwright/test";
import { openDb, openPool } from "#platform/db/db.server.ts";
import { grantAccess } from "#subscriptions/entitlements.server.ts";
import { enter } from "./account.ts";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "./axe.ts";
import { overflowOf } from "./reader.ts";
import { expect, served, sharedData, test } from "./site.ts";

const article = "/article/eu-parliament-passes-landmark-climate-package";

/** Another browser, of a member with Basic. */
async function member(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const { id } = await enter(context, baseURL);
  const pool = openPool(sharedData(), (error) => {
    throw error;
  });
  const at = { userId: id, tier: "basic", endsAt: null, by: "test" } as const;
  await grantAccess(openDb(pool), at, new Date());
  await pool.end();
  return context.newPage();
}

/** Opens the piece, and its discussion by scrolling to it. */
async function toDiscussion(page: Page) {
  await page.goto(article);
  await served(page);
  await page.locator("#discussion").scrollIntoViewIfNeeded();
  const discussion = page.locator("[data-discussion]");
  await expect(discussion.getByRole("heading", { name: /^Discussion/ })).toBeVisible();
  await expect(page.locator("#discussion-all")).toBeAttached();
  return discussion;
}

async function takeName(page: Page, name: string) {
  await page.getByLabel("Name in discussions").fill(name);
  await page.getByRole("button", { name: "Take this name" }).click();
  await expect(page.getByText(`You write as ${name}`)).toBeVisible();
  // Known already: the first two of a new member are held.
  const pool = openPool(sharedData(), (error) => {
    throw error;
  });
  await openDb(pool)
    .updateTable("discussion_members")
    .set({ approved: 9 })
    .where("display_name", "=", name)
    .execute();
  await pool.end();
}

test("two members talk under a piece while a third reads without scripts", async ({
  browser,
  baseURL,
}) => {
  const [ana, ben] = [await member(browser, baseURL), await member(browser, baseURL)];
  const token = crypto.randomUUID().slice(0, 6);
  const [one, two] = [`Ana ${token}`, `Ben ${token}`];

  const anas = await toDiscussion(ana);
  await expect(anas.getByText("Bei uns zahlt der Mieter").first()).toBeVisible();
  await takeName(ana, one);
  const bens = await toDiscussion(ben);
  await takeName(ben, two);

  // What is wrong stands at the form, and the words stay.
  const words = ana.getByLabel("Your contribution");
  await words.fill("short");
  await expect(anas.getByText("5 of 2,000")).toBeVisible();
  await anas.getByRole("button", { name: "Post" }).click();
  await expect(anas.getByRole("alert")).toHaveText("Write at least 10 characters.");
  await expect(words).toHaveValue("short");
  await words.fill(`The ${token} begins with this.`);
  await anas.getByRole("button", { name: "Post" }).click();
  const begun = anas.getByRole("article", { name: one });
  await expect(begun).toContainText(`The ${token} begins with this.`);
  await expect(begun).toBeFocused();
  await expect(words).toHaveValue("");

  // The other one is told, and nothing moves until the bar is pressed.
  const bar = bens.getByRole("link", { name: /1 new contribution/ });
  await expect(bar).toBeVisible();
  await expect(bens.getByText(`The ${token} begins`)).toHaveCount(0);
  await bar.click();
  const seen = bens.getByRole("article", { name: one });
  await expect(seen).toContainText(`The ${token} begins with this.`);
  await seen.getByRole("button", { name: "Appreciate" }).click();
  await expect(seen.getByRole("button", { name: "Appreciate, 1 so far" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await seen.getByRole("link", { name: "Quote" }).click();
  const answer = ben.getByLabel(`Your reply to ${one}`);
  await expect(answer).toBeFocused();
  await expect(answer).toHaveValue(`> The ${token} begins with this.\n\n`);
  await answer.fill(`> The ${token} begins with this.\n\nAnd goes on with **that**.`);
  await bens.getByRole("button", { name: "Post" }).last().click();
  const reply = bens.getByRole("article", { name: two });
  await expect(reply.locator("strong")).toHaveText("that");
  await expectNoBarriers(ben, { within: "[data-discussion]" });

  // A third, without an account and without scripts.
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const reader = await plain.newPage();
  await reader.goto(article);
  await expect(reader.getByText(`begins with this.`)).toHaveCount(0);
  await reader.getByRole("link", { name: /^Read \d+ contributions$/ }).click();
  await expect(reader).toHaveURL(/\/discussion$/);
  await expect(reader.getByRole("article", { name: two })).toContainText("And goes on with that.");
  await expect(reader.getByText("Everybody reads. Members write.")).toBeVisible();
  await plain.close();

  // The writer changes their mind: a stone stays, without name and text.
  await begun.getByText("Delete", { exact: true }).click();
  await begun.getByRole("button", { name: "Delete for good?" }).click();
  await expect(anas.getByText("Deleted by its writer. The replies stay.")).toBeVisible();
  await expect(anas.getByText(`The ${token} begins`)).toHaveCount(0);

  // For whom it still stands there, its buttons say that it is gone.
  await seen.getByRole("button", { name: "Appreciate, 1 so far" }).click();
  await expect(ben.locator(".toasts").getByRole("alert")).toBeVisible();

  // And hears of the answer.
  await ana.goto("/discussions");
  await expect(ana.getByText(`${two} replied to you`)).toBeVisible();
  await ana.getByRole("button", { name: "Mark all as seen" }).click();
  await expect(ana.getByRole("button", { name: "Mark all as seen" })).toHaveCount(0);
  await expectNoBarriers(ana);
  await ana.context().close();
  await ben.context().close();
});

test("what is being typed stays while the page around it changes", async ({ browser, baseURL }) => {
  const [ana, ben] = [await member(browser, baseURL), await member(browser, baseURL)];
  const token = crypto.randomUUID().slice(0, 6);
  const [one, two] = [`Ana ${token}`, `Ben ${token}`];
  const anas = await toDiscussion(ana);
  await takeName(ana, one);
  const says = async (text: string) => {
    await ana.getByLabel("Your contribution").fill(text);
    await anas.getByRole("button", { name: "Post" }).click();
    await expect(anas.getByText(text)).toBeVisible();
  };
  await says(`The first of ${token}.`);
  const bens = await toDiscussion(ben);
  await takeName(ben, two);
  const begun = bens.getByRole("article").filter({ hasText: `The first of ${token}.` });
  await begun.getByRole("link", { name: "Reply" }).click();
  const reply = ben.getByLabel(`Your reply to ${one}`);
  await reply.fill("Half of a reply");
  const words = ben.getByLabel("Your contribution");
  await words.fill("Half of a contribution");

  // New contributions, and the buttons under the one that is replied to.
  await says(`The second of ${token}.`);
  await bens.getByRole("link", { name: /1 new contribution/ }).click();
  await expect(bens.getByText(`The second of ${token}.`)).toBeVisible();
  await expect(reply).toHaveValue("Half of a reply");
  await begun.getByRole("button", { name: "Appreciate" }).click();
  await expect(begun.getByRole("button", { name: "Appreciate, 1 so far" })).toBeVisible();
  await expect(reply).toHaveValue("Half of a reply");

  // A reply that is held, which says so at the head of the threads.
  await reply.fill("A reply with https://a.example in it.");
  await bens.getByRole("button", { name: "Post" }).last().click();
  await expect(bens.locator("#discussion-waiting")).toContainText("in it.");
  await expect(reply).toHaveCount(0);
  await expect(words).toHaveValue("Half of a contribution");
  await ana.context().close();
  await ben.context().close();
});

test("on a phone, in both themes, nothing is wider than the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${article}/discussion?sort=oldest`);
  await served(page);
  await expect(page.getByRole("article", { name: "Treppenhaus 3" })).toBeVisible();
  await page.getByRole("link", { name: "1 more reply" }).click();
  await expect(page.getByText("Eso mismo me preguntaba yo.")).toBeVisible();
  await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
  await expectNoBarriersInBothThemes(page);
});

test("a link leads to a contribution with what surrounds it", async ({ page }) => {
  await page.goto(`${article}/discussion`);
  await served(page);
  const asked = page.getByRole("article", { name: "Desk Brussels" });
  const link = asked.getByRole("link", { name: /ago|now/ });
  await link.click();
  await expect(page).toHaveURL(/\?comment=\d+#c-\d+$/);
  await expect(asked).toBeVisible();
  await expect(page.getByRole("article", { name: "Roofer’s Daughter" })).toBeVisible();
  await expect(page.getByRole("article", { name: "Treppenhaus 3" })).toHaveCount(0);
});
