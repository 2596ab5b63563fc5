import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { printing, quoted, type Table, tablesOf } from "./backup.server.ts";
import { type End, type Header, type Row, readBackup } from "./file.server.ts";

const batch = 500;
/** Tables that even a site without content writes to. */
const bookkeeping = ["settings", "workers", "audit", "live_events"];

type Migration = { name: string; sha256: string; text: string };

/**
 * Replaces everything in the database by the backup in `file`, in one transaction. An incomplete file, one of a newer
 * version, and without `force` a database with content are refused with a sentence for the operator. After a backup of
 * an older version `migrate` has to run.
 */
export async function restore(
  pool: pg.Pool,
  file: string,
  options: { migrations: string; force: boolean },
): Promise<
  { ok: true; rows: number; madeAt: Date; pushKey: string | null } | { ok: false; problem: string }
> {
  // The whole file is checked before anything changes.
  const checked = await readBackup(file);
  if ("problem" in checked) return { ok: false, problem: checked.problem };
  const known = await readMigrations(options.migrations);
  const problem = newer(checked.header, known);
  if (problem) return { ok: false, problem };

  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query(printing);
    const occupied = options.force ? null : await contentOf(client, known);
    if (occupied) {
      await client.query("rollback");
      return {
        ok: false,
        problem: `the database is not empty (${occupied}); with --force its content is replaced`,
      };
    }
    await rebuild(client, checked.header, known);
    const rows = await load(client, file);
    await setSequences(client, checked.end);
    await upgrade(client, checked.header, known);
    // Running sites drop their cached pages.
    await client.query("insert into live_events (topic) values ('stories'), ('media')");
    await client.query("commit");
    const { madeAt, pushKey = null } = checked.header;
    return { ok: true, rows, madeAt: new Date(madeAt), pushKey };
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((f) => f.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(dir, name), "utf8");
      return { name, text, sha256: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

function newer(header: Header, known: Migration[]): string | null {
  for (const [name, sha256] of Object.entries(header.migrations)) {
    const own = known.find((m) => m.name === name);
    if (!own) return `the backup was made by a newer version, which has ${name}`;
    if (own.sha256 !== sha256) return `the backup was made with another text of ${name}`;
  }
  return null;
}

/** Names a table with rows that no migration wrote; null when the database has no content. */
async function contentOf(client: pg.ClientBase, known: Migration[]): Promise<string | null> {
  const all = known.map((m) => m.text).join("\n");
  for (const { name } of await tablesOf(client)) {
    if (bookkeeping.includes(name) || new RegExp(`insert into ${name}\\b`, "i").test(all)) continue;
    const { rows } = await client.query(`select count(*)::int as n from ${quoted(name)}`);
    if (rows[0].n > 0) return `${name} has ${rows[0].n} rows`;
  }
  return null;
}

/** Makes the empty tables of the backup's version: those of an older one by running its migrations again. */
async function rebuild(client: pg.ClientBase, header: Header, known: Migration[]): Promise<void> {
  const then = known.filter((m) => m.name in header.migrations);
  if (then.length < known.length) {
    await client.query(`
      create schema restoring; alter table schema_migrations set schema restoring;
      drop schema public cascade; create schema public;
      alter table restoring.schema_migrations set schema public; drop schema restoring;
      delete from schema_migrations`);
    for (const migration of then) await apply(client, migration);
  }
  const names = (await tablesOf(client)).map((t) => quoted(t.name));
  await client.query(`truncate ${names.join(", ")}`);
}

/** `concurrently` is not possible inside a transaction, and not needed in one that excludes other writers. */
async function apply(client: pg.ClientBase, { name, sha256, text }: Migration): Promise<void> {
  await client.query(text.replace(/\bconcurrently\b/gi, ""));
  await client.query("insert into schema_migrations (name, sha256) values ($1, $2)", [
    name,
    sha256,
  ]);
}

async function load(client: pg.ClientBase, file: string): Promise<number> {
  const tables = new Map((await tablesOf(client)).map((t) => [t.name, t]));
  const columns = new Map<string, string[]>();
  let current = "";
  let waiting: Row[] = [];
  let rows = 0;
  const flush = async () => {
    if (waiting.length) await insert(client, tables.get(current), columns.get(current), waiting);
    waiting = [];
  };
  // Loaded rows are not announced as changes.
  const triggers = async (change: "disable" | "enable") => {
    for (const name of tables.keys())
      await client.query(`alter table ${quoted(name)} ${change} trigger user`);
  };
  // A row may come before the one of its table that it refers to: an event merged into a later one.
  const selfReferences = async (checked: string) => {
    for (const { name, refersToItself } of tables.values())
      for (const constraint of refersToItself)
        await client.query(
          `alter table ${quoted(name)} alter constraint ${quoted(constraint)} ${checked}`,
        );
  };
  await triggers("disable");
  await selfReferences("deferrable initially deferred");
  const read = await readBackup(
    file,
    (header) => {
      for (const table of header.tables) columns.set(table.name, table.columns);
    },
    async (table, row) => {
      if (table !== current || waiting.length === batch) await flush();
      current = table;
      waiting.push(row);
      rows++;
    },
  );
  if ("problem" in read) throw new Error(read.problem);
  await flush();
  await client.query("set constraints all immediate");
  await selfReferences("not deferrable");
  await triggers("enable");
  return rows;
}

async function insert(
  client: pg.ClientBase,
  table: Table | undefined,
  names: string[] | undefined,
  rows: Row[],
): Promise<void> {
  const types = new Map(table?.columns.map((c) => [c.name, c.type]));
  const strange = names?.find((name) => !types.has(name));
  if (!table || !names || strange)
    throw new Error(
      `the backup has ${table?.name ?? "a table"}.${strange ?? ""}, which its migrations do not make`,
    );
  const values = names.map((name, i) => `(r->>${i})::${types.get(name)}`).join(", ");
  await client.query(
    `insert into ${quoted(table.name)} (${names.map(quoted).join(", ")}) overriding system value
     select ${values} from json_array_elements($1::json) with ordinality as rows(r, n) order by n`,
    [JSON.stringify(rows)],
  );
}

async function setSequences(client: pg.ClientBase, end: End): Promise<void> {
  for (const { table, column, next } of end.sequences)
    await client.query("select setval(pg_get_serial_sequence($1, $2), $3, false)", [
      quoted(table),
      column,
      next,
    ]);
}

/** Applies the migrations that the backup lacks, up to the first one that must run outside a transaction. */
async function upgrade(client: pg.ClientBase, header: Header, known: Migration[]): Promise<void> {
  for (const migration of known) {
    if (migration.name in header.migrations) continue;
    if (migration.text.startsWith("-- no-transaction")) return;
    await apply(client, migration);
  }
}
