import { AsyncLocalStorage } from "node:async_hooks";
import { isAbsolute, resolve } from "node:path";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;
/** A database or an open transaction on it: what domain functions take first. */
export type Db = Database | Tx;
export type Tx = Transaction<Tables>;

// The driver would return 8-byte integers as text and dates as moments in the local time zone. Ids stay below 2^53, and
// a date has no zone.
const parsers = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1082, String],
]);
const types = {
  getTypeParser: (oid: number, format?: string) =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid as never, format as never),
} as pg.CustomTypesConfig;

/** A directory means the embedded database's socket in it; anything else is a connection string. */
export function poolConfig(address: string): pg.PoolConfig {
  const common = {
    options: "-c timezone=UTC -c jit=off",
    statement_timeout: 15_000,
    connectionTimeoutMillis: 5_000,
    max: 5,
    types,
  };
  if (address.includes("://")) return { ...common, connectionString: address };
  const host = isAbsolute(address) ? address : resolve(address);
  return { ...common, host, user: "postgres", database: "postgres" };
}

/** @param onError called when an idle connection breaks; without it a restart of the database would end the process */
export function openPool(address: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(poolConfig(address));
  pool.on("error", onError);
  // When a connection in use breaks, its query fails; the unhandled event would end the process as well.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

const inside = new AsyncLocalStorage<true>();

/**
 * Inside a transaction, a query on the pool would wait for the transaction, which waits for it: always on the embedded
 * engine, on a server when the pool is empty. So it throws on both.
 */
export const openDb = (pool: pg.Pool): Database =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        connect: () =>
          inside.getStore()
            ? Promise.reject(
                new Error("a query on the pool inside a transaction: pass the transaction on"),
              )
            : pool.connect(),
        end: () => pool.end(),
        options: pool.options,
      } as pg.Pool,
    }),
  });

/** Runs `work` in a transaction; given one, joins it. */
export function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx);
  return db.transaction().execute((tx) => inside.run(true, () => work(tx)));
}
