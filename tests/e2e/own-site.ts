// A site of its own for journeys whose clock goes forward for good.
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { type Database, openDb, openPool } from "#platform/db/db.server.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { node, originOf, type Run, start } from "../host/processes.ts";
import { testSecret } from "../site.ts";
import { copyOfPrepared } from "./prepared.ts";
import { test as base, expect } from "./site.ts";

export type Own = {
  origin: string;
  db: Database;
  /** Its data directory, for commands of the shell. */
  address: string;
  /** Where the payment sandbox has its pages; null without one. */
  payments: string | null;
};

type Options = {
  /** Whether payments are rehearsed beside this site. */
  billing: "off" | "rehearse";
  /** Journeys that fill their site share it with none of another name. */
  filledFor: string;
  /** Further settings of this site. */
  env: Record<string, string>;
};

export const test = base.extend<object, Options & { own: Own }>({
  billing: ["off", { option: true, scope: "worker" }],
  filledFor: ["", { option: true, scope: "worker" }],
  env: [{}, { option: true, scope: "worker" }],
  own: [
    // A worker has one value of an option: naming it here gives each its own site.
    async ({ billing, filledFor: _, env }, use) => {
      const dir = await copyOfPrepared("own");
      const site = start(node, ["server/main.ts", "all"], {
        PORT: "0",
        DATA_DIR: dir,
        SESSION_SECRET: testSecret,
        BILLING: billing,
        ...env,
      });
      const origin = await originOf(site);
      const payments = billing === "rehearse" ? await stocked(site, dir) : null;
      const pool = openPool(dir, () => {});
      await use({ origin, db: openDb(pool), address: dir, payments });
      await pool.end();
      site.kill("SIGTERM");
      await site.ended;
      await rm(dir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 900_000 },
  ],
  baseURL: ({ own }, use) => use(own.origin),
  elsewhere: ({ own }, use) => use(own.payments),
});

/** The origin of the sandbox's pages, once there is something to buy. */
async function stocked(site: Run, dir: string): Promise<string> {
  await expect
    .poll(() => site.out() + site.err(), { timeout: 240_000 })
    .toContain("Payments are rehearsed");
  const { port } = JSON.parse(await readFile(join(dir, "stripe-sandbox.json"), "utf8"));
  return `http://127.0.0.1:${port}`;
}

/** Signs a new reader in, in one browser. @param o see `signIn` */
export async function enter(
  { db, origin }: Pick<Own, "db" | "origin">,
  context: BrowserContext,
  o: Parameters<typeof signIn>[2] = {},
): Promise<SignedIn> {
  const email = `reader-${crypto.randomUUID()}@example.eu`;
  const reader = await signIn(db, new Date(), { email, ...o });
  await takeSession(origin, context, reader.headers.cookie);
  return reader;
}

/** Gives a browser a reader's session. @param cookie its header, as of `openSession` */
export async function takeSession(
  origin: string,
  context: BrowserContext,
  cookie: string,
): Promise<void> {
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: "Lax" }]);
}

/** Moves the site clock. */
export async function nextDay(page: Page, days = 1): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const moved = await page.request.post("/dev/clock", {
    data: { advance: `P${days}D` },
    headers,
  });
  expect(moved.ok(), await moved.text()).toBe(true);
}
