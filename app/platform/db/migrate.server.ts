import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

const lock = 7240911;

/**
 * Applies the files of `dir` in the order of their names, each in a transaction unless its first line is
 * `-- no-transaction`. Returns the names applied. Throws when a file was edited after it ran.
 */
export async function migrate(pool: pg.Pool, dir: string): Promise<string[]> {
  const client = await pool.connect();
  const done: string[] = [];
  try {
    // Neither a large change nor the wait for another process that makes one ends by the limit for queries of pages.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lock]);
    await client.query(
      `create table if not exists schema_migrations
         (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query("select name, sha256 from schema_migrations");
    const applied = new Map<string, string>(rows.map((r) => [r.name, r.sha256]));
    for (const name of (await readdir(dir)).filter((f) => f.endsWith(".sql")).sort()) {
      const text = await readFile(join(dir, name), "utf8");
      const sha = createHash("sha256").update(text).digest("hex");
      if (applied.get(name) === sha) continue;
      if (applied.has(name))
        throw new Error(`${name} was edited after it ran; write a new migration`);
      const own = !text.startsWith("-- no-transaction");
      if (own) await client.query("begin");
      // All connections share one session on the embedded engine, so that its advisory lock excludes no other process;
      // a transaction does, so the check is repeated inside.
      const again = await client.query("select 1 from schema_migrations where name = $1", [name]);
      if (again.rowCount === 0) {
        await client.query(text);
        await client.query("insert into schema_migrations (name, sha256) values ($1, $2)", [
          name,
          sha,
        ]);
        done.push(name);
      }
      if (own) await client.query("commit");
    }
    return done;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lock]).catch(() => {});
    await client.query("reset statement_timeout").catch(() => {});
    client.release();
  }
}

/** The migrations in `dir` that are not applied to this database. */
export async function pendingMigrations(pool: pg.Pool, dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith(".sql"));
  const { rows } = await pool.query("select name from schema_migrations");
  const applied = new Set(rows.map((row) => row.name));
  return names.filter((name) => !applied.has(name)).sort();
}
