// A fresh, migrated database for a test: a copy of a template that is made once for each state of the
// migrations. On the embedded engine, or on the PostgreSQL server that TEST_POSTGRES names.

import { createHash, randomBytes } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Database, openDb, openPool, poolConfig } from "#platform/db/db.server.ts";
import { migrate } from "#platform/db/migrate.server.ts";
import { dayMs } from "#platform/duration.ts";
import { openDatabase } from "../server/open-database.ts";

const root = join(import.meta.dirname, "..");
const migrations = join(root, "db/migrations");
const cache = join(root, "node_modules/.cache/test-databases");

export type TestDatabase = {
  db: Database;
  pool: pg.Pool;
  /** What another process connects by: a connection string, or the embedded engine's directory. */
  address: string;
  close(): Promise<void>;
};

type Engine = "postgres" | "embedded";
/** The engine under test; some behaviour is a server's alone (LISTEN, statement_timeout). */
export const engine: Engine = process.env.TEST_POSTGRES ? "postgres" : "embedded";

/**
 * A migrated database of one's own, empty but for what migrations insert, on the engine under test unless one
 * is named. Close it in `afterAll`.
 */
export async function openTestDatabase(on: Engine = engine): Promise<TestDatabase> {
  const admin = on === "postgres" ? process.env.TEST_POSTGRES : undefined;
  const home = admin ? await copyOnServer(admin) : await copyEmbedded();
  let closing = false;
  const pool = openPool(home.address, (error) => {
    if (!closing) console.error("the test database broke a connection", error);
  });
  return {
    db: openDb(pool),
    pool,
    address: home.address,
    close: async () => {
      closing = true;
      await pool.end();
      await home.close();
    },
  };
}

/** Makes the template of the engine under test, so that the first tests need not wait or race for it. */
export async function prepareTemplate(): Promise<void> {
  const admin = process.env.TEST_POSTGRES;
  if (admin) await serverTemplate(admin);
  else await embeddedTemplate();
}

type Home = { address: string; close(): Promise<void> };

async function copyEmbedded(): Promise<Home> {
  const template = await embeddedTemplate();
  const dir = await mkdtemp(join(tmpdir(), "eunison-test-"));
  await cp(join(template, "pg"), join(dir, "pg"), { recursive: true });
  const opened = await openDatabase({ url: undefined, dataDir: dir });
  return {
    address: opened.address,
    close: async () => {
      await opened.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** A directory that several test runs may want at once: made aside, then moved into place whole. */
async function embeddedTemplate(): Promise<string> {
  const template = join(cache, await fingerprint());
  if (await exists(template)) return template;
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) {
    const old = await stat(join(cache, name)).catch(() => null);
    if (old && old.mtimeMs < Date.now() - dayMs)
      await rm(join(cache, name), { recursive: true, force: true });
  }
  // Not in the cache itself: a socket's path is limited to about 100 bytes.
  const dir = await mkdtemp(join(tmpdir(), "eunison-template-"));
  const opened = await openDatabase({ url: undefined, dataDir: dir });
  try {
    await migrateAt(opened.address);
  } finally {
    await opened.close();
  }
  const aside = `${template}-${process.pid}-${randomBytes(4).toString("hex")}`;
  await cp(dir, aside, { recursive: true, filter: (path) => !path.includes(".s.PGSQL") });
  await rm(dir, { recursive: true, force: true });
  await rename(aside, template).catch(() => rm(aside, { recursive: true, force: true }));
  return template;
}

async function copyOnServer(admin: string): Promise<Home> {
  const template = await serverTemplate(admin);
  const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  await asAdmin(admin, (client) => client.query(`create database ${name} template ${template}`));
  return {
    address: named(admin, name),
    close: () => asAdmin(admin, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

async function serverTemplate(admin: string): Promise<string> {
  const name = `template_${await fingerprint()}`;
  await asAdmin(admin, async (client) => {
    // One maker at a time; the name appears only when the migrations are in.
    await client.query("select pg_advisory_lock(7240913)");
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return;
    const making = `${name}_making`;
    await client.query(`drop database if exists ${making} with (force)`);
    await client.query(`create database ${making}`);
    await migrateAt(named(admin, making));
    await client.query(`alter database ${making} rename to ${name}`);
  });
  return name;
}

async function migrateAt(address: string): Promise<void> {
  const pool = openPool(address, (error) => console.error(error));
  try {
    await migrate(pool, migrations);
  } finally {
    await pool.end();
  }
}

async function asAdmin(address: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(poolConfig(address));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function named(admin: string, database: string): string {
  const url = new URL(admin);
  url.pathname = `/${database}`;
  return url.href;
}

/** What the template depends on: the migrations, and how the engine is opened. */
async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  for (const name of (await readdir(migrations)).sort())
    hash.update(name).update(await readFile(join(migrations, name)));
  for (const name of ["server/database.ts", "node_modules/@electric-sql/pglite/package.json"])
    hash.update(await readFile(join(root, name)));
  return hash.digest("hex").slice(0, 16);
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
