// News while a page is open: on a site of its own, behind a door that counts the connections.
import { rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import type { Page } from "@playwright/test";
import { revokeSessions } from "#accounts/session-list.server.ts";
import { type Database, openDb, openPool } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { grantAccess } from "#subscriptions/entitlements.server.ts";
import { deliver } from "../factories/stories.ts";
import { node, type Run, start } from "../host/processes.ts";
import { testSecret } from "../site.ts";
import { enter } from "./own-site.ts";
import { copyOfPrepared } from "./prepared.ts";
import { accepted, keep, open } from "./reader.ts";
import { test as base, expect } from "./site.ts";

type Door = {
  origin: string;
  /** How many live connections stand, and how many there ever were. */
  live(): number;
  opened(): number;
  /** With false: ends all connections and refuses new ones, until it is called with true. */
  let(in_: boolean): void;
};

async function openDoor(to: () => number): Promise<Door & { close(): void }> {
  const standing = new Set<Socket>();
  const all = new Set<Socket>();
  let opened = 0;
  let isOpen = true;
  const server = createServer((visitor) => {
    if (!isOpen) return void visitor.destroy();
    const site = connect(to(), "127.0.0.1");
    all.add(visitor);
    visitor.on("data", (bytes) => {
      if (!/^GET \/live[ ?]/.test(bytes.toString("latin1"))) return;
      opened++;
      standing.add(visitor);
    });
    const end = () => {
      standing.delete(visitor);
      all.delete(visitor);
      visitor.destroy();
      site.destroy();
    };
    for (const socket of [visitor, site]) socket.on("error", end).on("close", end);
    visitor.pipe(site).pipe(visitor);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  const cut = () => {
    for (const socket of all) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    live: () => standing.size,
    opened: () => opened,
    let: (in_) => {
      isOpen = in_;
      if (!in_) cut();
    },
    close: () => {
      cut();
      server.close();
    },
  };
}

/** The port that the system has picked for a site whose readers come by the door. */
const portOf = (site: Run) => Number(/"port":(\d+)/.exec(site.err())?.[1]);

type Site = { db: Database; door: Door; restart(): Promise<void> };

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const dir = await copyOfPrepared("live");
      let port = 0;
      const door = await openDoor(() => port);
      const env = {
        PORT: "0",
        DATA_DIR: dir,
        BASE_URL: door.origin,
        SESSION_SECRET: testSecret,
      };
      const begin = async () => {
        const run = start(node, ["server/main.ts", "all"], env);
        await run.said("is ready");
        port = portOf(run);
        return run;
      };
      const end = async () => {
        run.kill("SIGTERM");
        const code = await run.ended;
        expect(code).toBe(0);
      };
      let run = await begin();
      const pool = openPool(dir, () => {});
      const restart = async () => {
        await end();
        run = await begin();
      };
      await use({ db: openDb(pool), door, restart });
      await pool.end();
      await end();
      door.close();
      await rm(dir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 900_000 },
  ],
  baseURL: ({ site }, use) => use(site.door.origin),
});

const story = { topics: ["Politics" as const], countries: ["EU" as const], lang: "en" };
const waiting = (page: Page, count: number) =>
  page.getByRole("button", {
    name: count === 1 ? "1 new story" : `${count} new stories`,
    exact: true,
  });

/** Announces that something breaks: open pages tell of it at once. */
const breaks = ({ db }: Site, title: string) =>
  announce(db, "stories", { slugs: [], breaking: [{ slug: title, title, lang: "en" }] });
const hears = (page: Page, title: string, limit = {}) =>
  expect(page.getByRole("status").filter({ hasText: title })).toBeVisible(limit);

/** The connection that the page's browser holds. */
const connected = ({ door }: Site) => expect.poll(door.live).toBe(1);

test.beforeEach(async ({ page, site }) => {
  await keep(page, accepted);
  await expect.poll(site.door.live).toBe(0);
});

test("counts new stories while a page is read, moves nothing, and shows them on demand", async ({
  page,
  site,
}) => {
  await open(page, "/");
  await connected(site);
  const read = page.getByRole("heading", { name: "More European News" });
  await read.scrollIntoViewIfNeeded();
  const before = await read.boundingBox();
  // The page asks once for all that come within some seconds.
  await deliver(site.db, new Date(), { ...story, title: "The first to come" });
  await deliver(site.db, new Date(), story);
  await deliver(site.db, new Date(), story);
  await expect(waiting(page, 3)).toBeVisible();
  await expect(page.getByText("3 new stories have arrived.")).toHaveRole("status");
  await expect.poll(() => read.boundingBox()).toEqual(before);
  await expect(page.getByText("The first to come")).toHaveCount(0);
  await waiting(page, 3).click();
  await expect(page.getByRole("main").getByText("The first to come").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /new stor/ })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
});

for (const shared of [true, false])
  test(`has one connection for two tabs, ${shared ? "by a shared worker" : "by a lock where there is none"}`, async ({
    page,
    context,
    site,
  }) => {
    if (!shared) await context.addInitScript(() => Reflect.deleteProperty(window, "SharedWorker"));
    const before = site.door.opened();
    await open(page, "/");
    await connected(site);
    const other = await context.newPage();
    await open(other, "/");
    await breaks(site, "One breaks");
    await hears(page, "One breaks");
    // The second has joined when it hears something.
    let count = 0;
    await expect(async () => {
      const title = `Attempt ${++count}`;
      await breaks(site, title);
      await hears(other, title, { timeout: 4_000 });
    }).toPass();
    await hears(page, `Attempt ${count}`);
    expect(site.door.opened() - before).toBe(1);
    // The other tab goes on: the connection belongs to the browser, or passes to this tab.
    await page.close();
    await expect.poll(site.door.live).toBe(1);
    await breaks(site, "For who is left");
    await hears(other, "For who is left");
  });

test.describe("when the line breaks", () => {
  test.use({
    allowed: [
      /ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|Failed to fetch/,
    ],
  });

  test("comes back, also to a server that was restarted, and misses nothing", async ({
    page,
    site,
  }) => {
    await open(page, "/");
    await connected(site);
    // The page listens once it has told of something.
    await breaks(site, "One breaks");
    await hears(page, "One breaks");
    site.door.let(false);
    await expect.poll(site.door.live).toBe(0);
    await breaks(site, "Two breaks");
    site.door.let(true);
    await hears(page, "Two breaks");
    await site.restart();
    await expect.poll(site.door.live, { timeout: 60_000 }).toBe(1);
    await breaks(site, "Three breaks");
    await hears(page, "Three breaks");
  });
});

test("tells what breaks, wherever one reads, but on the story itself", async ({ page, site }) => {
  const slug = await deliver(site.db, new Date(), { ...story, title: "It breaks in Brussels" });
  const breaks = {
    slugs: [slug],
    breaking: [{ slug, title: "It breaks in Brussels", lang: "en" }],
  };
  await open(page, "/search");
  await connected(site);
  await announce(site.db, "stories", breaks);
  const notice = page.getByRole("status").filter({ hasText: "Breaking news" });
  await expect(notice).toContainText("It breaks in Brussels");
  await notice.getByRole("button", { name: "Close" }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await connected(site);
  await announce(site.db, "stories", breaks);
  await notice.getByRole("link", { name: "It breaks in Brussels" }).click();
  await expect(page).toHaveURL(`/article/${slug}`);
  await expect(notice).toHaveCount(0);
  await page.reload();
  await connected(site);
  const other = { slug: "other", title: "Another breaks", lang: "en" };
  // In no language of this reader: passed over, unless an editor has marked it.
  const unread = { slug: "unread", title: "Pożar w porcie", lang: "pl" };
  await announce(site.db, "stories", { slugs: [], breaking: [other, ...breaks.breaking, unread] });
  await expect(notice).toContainText("Another breaks");
  await expect(notice).not.toContainText("It breaks");
  const marked = { slug: "marked", title: "Most zamknięty", lang: "pl", marked: true } as const;
  await announce(site.db, "stories", { slugs: [], breaking: [marked] });
  await expect(notice.filter({ hasText: "Most zamknięty" })).toBeVisible();
});

test.describe("a session that is over", () => {
  // The page asks by itself whether it is.
  test.use({ allowed: [/\b401\b/] });

  test("says that a session was ended elsewhere, and offers to sign in", async ({
    page,
    context,
    site,
  }) => {
    const reader = await enter({ db: site.db, origin: site.door.origin }, context);
    await open(page, "/");
    await connected(site);
    await expect(page.locator("#user-menu")).toBeAttached();
    await revokeSessions(site.db, reader.id);
    const notice = page.getByRole("alert").filter({ hasText: "You have been signed out" });
    await expect(notice.getByRole("link", { name: "Sign in again" })).toHaveAttribute(
      "href",
      "/auth?redirectTo=%2F",
    );
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    await expect(page).toHaveURL("/");
    // From a page of their own a reader is led to the sign-in.
    const again = await enter({ db: site.db, origin: site.door.origin }, context);
    await open(page, "/account");
    await connected(site);
    await revokeSessions(site.db, again.id);
    await expect(page).toHaveURL("/auth?redirectTo=%2Faccount");
  });
});

test("shows a plan in the header when it is given", async ({ page, context, site }) => {
  const { id } = await enter({ db: site.db, origin: site.door.origin }, context);
  await open(page, "/");
  await connected(site);
  const offer = page.getByRole("banner").getByRole("link", { name: "Subscribe" });
  await expect(offer.first()).toBeVisible();
  const grant = { userId: id, tier: "premium", endsAt: null, by: "test" } as const;
  await grantAccess(site.db, grant, new Date());
  await expect(offer).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("nothing listens", async ({ page, site }) => {
    const before = site.door.opened();
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Top Stories" })).toBeVisible();
    expect(site.door.opened()).toBe(before);
  });
});
