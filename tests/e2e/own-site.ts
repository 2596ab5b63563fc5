// A site of its own for journeys whose clock goes forward for good.
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Database, openDb, openPool } from "#platform/db.server.ts";
import { node, start } from "../host/processes.ts";
import { testSecret } from "../site.ts";
import { test as base, expect } from "./site.ts";

export type Own = { origin: string; db: Database };

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

export const test = base.extend<object, { own: Own }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), "eunison-own-"));
      const port = String(await freePort());
      const origin = `http://127.0.0.1:${port}`;
      const site = start(node, ["server/main.ts", "all"], {
        ...{ PORT: port, DATA_DIR: dir, BASE_URL: origin, SESSION_SECRET: testSecret },
      });
      await site.said("is ready");
      const pool = openPool(dir, () => {});
      await use({ origin, db: openDb(pool) });
      await pool.end();
      site.kill("SIGTERM");
      await site.ended;
      await rm(dir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ own }, use) => use(own.origin),
});

/** Moves the product's clock. */
export async function nextDay(page: Page, days = 1): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const moved = await page.request.post("/dev/clock", {
    ...{ data: { advance: `P${days}D` }, headers },
  });
  expect(moved.ok(), await moved.text()).toBe(true);
}
