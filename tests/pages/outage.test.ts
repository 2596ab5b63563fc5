import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { openDb, openPool, poolConfig } from "#platform/db/db.server.ts";
import { openFiles } from "../../server/files.ts";
import { openSite } from "../../server/site.ts";
import { createWeb, type Web } from "../../server/web.ts";
import { openTestDatabase, type TestDatabase } from "../database.ts";
import { testSecret } from "../secret.ts";

/** A door to the database that can be shut while people stand in it. */
async function openDoor(address: string) {
  const { host, port, user, database } = new pg.Client(poolConfig(address));
  const there = host.startsWith("/") ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  const dir = mkdtempSync(join(tmpdir(), "eunison-door-"));
  const sockets = new Set<Socket>();
  let server: Server;
  const open = async () => {
    server = createServer((near) => {
      const far = connect(there);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.on("error", () => {}).on("close", () => other.destroy());
        one.pipe(other);
      }
    }).listen(join(dir, ".s.PGSQL.5432"));
    await once(server, "listening");
  };
  await open();
  return {
    address: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(dir)}`,
    open,
    shut: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
    clear: () => rmSync(dir, { recursive: true, force: true }),
  };
}

let test: TestDatabase;
let door: Awaited<ReturnType<typeof openDoor>>;
let pool: pg.Pool;
let web: Web;
let at = 0;
const logged: string[] = [];

beforeAll(async () => {
  test = await openTestDatabase();
  door = await openDoor(test.address);
  pool = openPool(door.address, () => {});
  const line = (_: object, message: string) => logged.push(message);
  const log = { info: line, warn: line, error: line, fatal: line };
  const config = readConfig({ BASE_URL: "http://127.0.0.1:4800", SESSION_SECRET: testSecret });
  const storage = openFiles(config);
  const services = { db: openDb(pool), config, now: () => new Date(), log, storage };
  const handle = await openSite(services);
  const ready = async () => ({ ok: true, state: {} });
  web = createWeb({ handle, config, log, ready, cache: { now: () => at } });
  web.server.listen(0, "127.0.0.1");
  await once(web.server, "listening");
});
afterAll(async () => {
  web.server.closeAllConnections();
  web.server.close();
  await door.shut();
  door.clear();
  await pool.end();
  await test.close();
});

const ask = async (path: string, language = "en") => {
  const { port } = web.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { "accept-language": language },
  });
  return { status: response.status, text: await response.text() };
};

it("serves what it has while the database is away, says so elsewhere, and recovers by itself", async () => {
  const home = await ask("/");
  expect(home.status).toBe(200);
  await door.shut();
  at += 3_600_000;
  expect(await ask("/")).toEqual(home);
  const fault = await ask("/article/no-such-piece", "fr");
  expect(fault.status).toBe(503);
  expect(fault.text).toContain("Cette page ne peut pas être affichée pour le moment");
  expect(fault.text).not.toMatch(/ENOENT|node_modules|\bat /);
  expect((await ask("/search?q=x")).status).toBe(503);
  expect(logged).toContain("a request failed");
  await door.open();
  expect((await ask("/article/no-such-piece")).status).toBe(404);
  at += 10_000;
  expect((await ask("/")).status).toBe(200);
});
