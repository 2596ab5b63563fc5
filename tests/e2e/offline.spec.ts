// The site without a connection: what is kept, for whom, and what is done meanwhile.
import type { BrowserContext, Page } from "@playwright/test";
import { openDb, openPool } from "#platform/db/db.server.ts";
import { grantAccess } from "#subscriptions/entitlements.server.ts";
import { enter } from "./account.ts";
import { expectNoBarriers } from "./axe.ts";
import { accepted, keep, kept, open, press, save } from "./reader.ts";
import { expect, served, sharedData, test } from "./site.ts";

test.use({ serviceWorkers: "allow" });
// Chromium says of each page that it had no connection; nothing else may be said.
test.use({ allowed: [/net::ERR_INTERNET_DISCONNECTED/] });

const long = "/article/eu-parliament-passes-landmark-climate-package";

/** Waits for the worker to be in charge. */
const workerOf = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
/** The lists of what is kept on the device. */
const keptLists = (page: Page): Promise<{ entries: object; saved: string[] }[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("kept "));
    const lists = await Promise.all(
      names.map(async (name) => (await caches.open(name)).match("/offline/kept")),
    );
    return Promise.all(lists.flatMap((list) => (list ? [list.json()] : [])));
  });
/** The names of the copies, of what is saved and of the brief. */
const copies = async (page: Page): Promise<string[]> =>
  (await keptLists(page)).flatMap(({ entries }) => Object.keys(entries));
/** The names of what is listed there as saved; the brief may have a copy of the same piece. */
const savedHere = async (page: Page): Promise<string[]> =>
  (await keptLists(page)).flatMap(({ saved }) => saved);
const licence = "https://creativecommons.org/licenses/by/4.0/";
/** Gives the picture of a copy a licence, as some publishers' have one. */
const creditPicture = (page: Page, name: string) =>
  page.evaluate(
    async ({ path, credit }) => {
      for (const cache of await caches.keys()) {
        const found = await (await caches.open(cache)).match(path);
        if (!found) continue;
        const copy = { ...(await found.json()), credit };
        await (await caches.open(cache)).put(path, new Response(JSON.stringify(copy)));
      }
    },
    {
      path: `/offline/kept/${name}`,
      credit: { name: "Ann Roe", licence: "CC BY 4.0", url: licence },
    },
  );
const itemOf = async (page: Page) => {
  const item = await page.locator("[data-open]").getAttribute("data-item");
  return `article:${JSON.parse(item ?? "{}").id}`;
};
const withDb = async <T>(work: (db: ReturnType<typeof openDb>) => Promise<T>): Promise<T> => {
  const pool = openPool(sharedData(), (error) => {
    throw error;
  });
  try {
    return await work(openDb(pool));
  } finally {
    await pool.end();
  }
};
const goOffline = (context: BrowserContext) => context.setOffline(true);

test("a reader reads what was saved without a connection, checks in, and finds it counted once", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const reader = await enter(context, baseURL);
  await keep(page, accepted);
  await open(page, long);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const paragraph = await page.locator(".body p").nth(1).textContent();
  const name = await itemOf(page);
  await page.getByRole("main").locator("[data-reader=save]").click();
  await workerOf(page);
  await expect.poll(() => copies(page)).toContain(name);
  await expect.poll(async () => (await copies(page)).length).toBeGreaterThan(2);
  await expect.poll(() => savedHere(page)).toContain(name);

  await goOffline(context);
  await page.goto(long);
  await served(page);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.locator(".kept-piece .body")).toContainText(paragraph ?? "");
  await expect(page.getByText("No connection")).toBeVisible();
  const picture = page.locator(".kept-piece img");
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const like = page.getByRole("main").getByRole("button", { name: /^Like/ });
  await press(like, "true");
  await expectNoBarriers(page);

  await page.goto("/how-we-work");
  await served(page);
  await expect(
    page.getByRole("heading", { name: "This page is not on this device." }),
  ).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Saved" }).getByRole("link", { name: title }),
  ).toBeVisible();
  await page.goto("/offline");
  await served(page);
  await expect(
    page.getByRole("region", { name: "Today’s Brief" }).getByRole("listitem"),
  ).not.toHaveCount(0);
  const streak = page.getByRole("region", { name: "Daily streak" });
  await streak.getByRole("button", { name: "Check in" }).click();
  await expect(streak).toContainText("Checked in today");
  const waiting = page.getByRole("region", { name: "Waiting to be sent" });
  await expect(waiting.getByRole("listitem")).toHaveCount(2);
  await expect(waiting).toContainText(`Liked “${title}”`);
  await expectNoBarriers(page);
  await page.reload();
  await served(page);
  await expect(waiting.getByRole("listitem")).toHaveCount(2);

  await context.setOffline(false);
  await expect(page.getByText("No connection")).toBeHidden();
  await expect.poll(() => kept(page, "unsent_changes")).toBeNull();
  await open(page, "/");
  await expect(streak).toContainText("1 day in a row.");
  await withDb(async (db) => {
    const row = await db
      .selectFrom("user_streaks")
      .select("total_check_ins")
      .where("user_id", "=", reader.id)
      .executeTakeFirst();
    expect(row?.total_check_ins).toBe(1);
    const likes = await db
      .selectFrom("likes")
      .select("item_id")
      .where("reader", "=", `u:${reader.id}`)
      .execute();
    expect(likes).toHaveLength(1);
  });
});

test("a visitor's queue is kept without an account, and a like is sent once there is a connection", async ({
  page,
  context,
}) => {
  await keep(page, accepted);
  await open(page, long);
  const name = await itemOf(page);
  await save(page).click();
  await workerOf(page);
  await expect.poll(() => copies(page)).toContain(name);
  await creditPicture(page, name);
  await goOffline(context);
  await page.goto("/saved");
  await served(page);
  await page.getByRole("main").getByRole("region", { name: "Saved" }).getByRole("link").click();
  await served(page);
  const credit = page.locator(".kept-piece figcaption");
  await expect(credit).toHaveText("Ann Roe, CC BY 4.0");
  await expect(credit.getByRole("link", { name: "CC BY 4.0" })).toHaveAttribute("href", licence);
  const like = page.getByRole("main").getByRole("button", { name: /^Like/ });
  await press(like, "true");
  await expect.poll(() => kept(page, "liked_items")).toContain("waiting");
  await context.setOffline(false);
  await expect.poll(() => kept(page, "unsent_changes")).toBeNull();
  await expect.poll(() => kept(page, "liked_items")).toMatch(/"a:/);
});

test("premium texts leave the device at the sign-out, and when the access ends", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const reader = await enter(context, baseURL);
  await withDb((db) =>
    grantAccess(db, { userId: reader.id, tier: "premium", endsAt: null, by: "test" }, new Date()),
  );
  await keep(page, accepted);
  await open(page, "/article/the-island-that-was-drawn-twice");
  const name = await itemOf(page);
  await page.getByRole("main").locator("[data-reader=save]").click();
  await workerOf(page);
  await expect.poll(() => copies(page)).toContain(name);
  const members = () =>
    page.evaluate(async () => {
      const found = await caches.keys();
      return found.filter((one) => /^kept [0-9a-f]{8}-/.test(one));
    });
  await expect.poll(members).toHaveLength(1);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect.poll(members).toEqual([]);
});

test("a device without room says so beside what is saved, and stores the rest once it has some", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const device = await context.newCDPSession(page);
  await keep(page, accepted);
  await open(page, long);
  const first = await itemOf(page);
  await save(page).click();
  await workerOf(page);
  await expect.poll(() => savedHere(page)).toContain(first);
  await expect.poll(() => copies(page)).toContain(first);

  await device.send("Storage.overrideQuotaForOrigin", { origin: baseURL ?? "", quotaSize: 1 });
  await open(page, "/article/the-island-that-was-drawn-twice");
  const second = await itemOf(page);
  await save(page).click();
  await expect.poll(() => kept(page, "offline_copies")).toBe("full");
  const says = page.getByRole("main").getByRole("status").filter({ hasText: "has no room left" });
  for (const path of ["/cookies", "/offline", "/saved"]) {
    await open(page, path);
    await expect(says, path).toContainText(/: (1 piece is|\d+ pieces are) kept on it/);
  }
  await expectNoBarriers(page);
  await expect.poll(() => copies(page)).not.toContain(second);

  await device.send("Storage.overrideQuotaForOrigin", { origin: baseURL ?? "" });
  await open(page, "/offline");
  await expect.poll(() => copies(page)).toContain(second);
  await expect(says).toHaveCount(0);
  await expect.poll(() => kept(page, "offline_copies")).toBeNull();
});

test("a new build's worker takes the place of the old one, with nothing of it left", async ({
  page,
}) => {
  await keep(page, accepted);
  await open(page, "/about");
  await workerOf(page);
  const shells = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("shell ")));
  await expect.poll(shells).toHaveLength(1);
  // What an older build would have left.
  await page.evaluate(() => caches.open("shell older"));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.unregister();
  });
  await page.reload();
  await served(page);
  await workerOf(page);
  await expect.poll(async () => (await shells()).includes("shell older")).toBe(false);
});
