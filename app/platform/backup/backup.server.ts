import type pg from "pg";
import { type Line, version, writeBackup } from "./file.server.ts";

const batch = 500;

/** A table as the system catalogue describes it, without generated columns. */
export type Table = {
  name: string;
  columns: { name: string; type: string }[];
  /** Columns filled by a sequence (identity or serial). */
  counted: string[];
  refersTo: string[];
  /** The foreign keys by which rows refer to rows of the same table. */
  refersToItself: string[];
};

/**
 * Writes everything in the database to `file`, as of one moment, also while the site runs. The backup can be restored
 * into either engine and any later version. Throws when the database or the file cannot be used.
 * @param pushKey the key of push messages, which is kept beside the database
 */
export async function backUp(
  pool: pg.Pool,
  file: string,
  now: Date,
  pushKey: string | null = null,
): Promise<{ tables: number; rows: number }> {
  const client = await pool.connect();
  let tables: Table[] = [];
  const counts: Record<string, number> = {};

  async function* lines(): AsyncGenerator<Line> {
    tables = inOrder(await tablesOf(client));
    const applied = await client.query("select name, sha256 from schema_migrations order by name");
    yield {
      eunisonBackup: version,
      madeAt: now.toISOString(),
      migrations: Object.fromEntries(applied.rows.map((r) => [r.name, r.sha256])),
      tables: tables.map((t) => ({ name: t.name, columns: t.columns.map((c) => c.name) })),
      ...(pushKey && { pushKey }),
    };
    for (const table of tables) {
      counts[table.name] = 0;
      yield { table: table.name };
      const columns = table.columns.map((c) => `${quoted(c.name)}::text`).join(", ");
      await client.query(
        `declare backup_rows no scroll cursor for select ${columns} from ${quoted(table.name)}`,
      );
      for (;;) {
        const text = `fetch ${batch} from backup_rows`;
        const { rows } = await client.query({ text, rowMode: "array" });
        yield* rows;
        counts[table.name] = (counts[table.name] ?? 0) + rows.length;
        if (rows.length < batch) break;
      }
      await client.query("close backup_rows");
    }
    const sequences = [];
    for (const { name, counted } of tables)
      for (const column of counted)
        sequences.push({ table: name, column, next: await nextOf(client, name, column) });
    yield { rows: counts, sequences };
  }

  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query(printing);
    await writeBackup(file, lines());
  } finally {
    await client.query("rollback");
    client.release();
  }
  return { tables: tables.length, rows: Object.values(counts).reduce((a, b) => a + b, 0) };
}

/** Settings under which values are printed and read back alike on every server, without a time limit. */
export const printing = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables of the database, without the list of migrations. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select t.relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
         from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
         where attrelid = t.oid and attnum > 0 and not attisdropped
           and pg_get_serial_sequence(t.oid::regclass::text, attname) is not null) as counted,
      (select coalesce(json_agg(distinct r.relname), '[]') from pg_constraint c join pg_class r on r.oid = c.confrelid
         where c.conrelid = t.oid and c.contype = 'f') as "refersTo",
      (select coalesce(json_agg(conname order by conname), '[]') from pg_constraint
         where conrelid = t.oid and confrelid = t.oid and contype = 'f') as "refersToItself"
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> 'schema_migrations'
    order by t.relname`);
  return rows;
}

/** Sorts tables so that each comes after those that it refers to. Throws when two refer to each other. */
export function inOrder(tables: Table[]): Table[] {
  const done: Table[] = [];
  const waiting = new Map(tables.map((t) => [t.name, t]));
  while (waiting.size) {
    const ready = [...waiting.values()].filter((t) =>
      t.refersTo.every((name) => name === t.name || !waiting.has(name)),
    );
    if (!ready.length)
      throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(", ")}`);
    for (const table of ready) waiting.delete(table.name);
    done.push(...ready);
  }
  return done;
}

async function nextOf(client: pg.ClientBase, table: string, column: string): Promise<string> {
  const found = await client.query("select pg_get_serial_sequence($1, $2) as name", [
    quoted(table),
    column,
  ]);
  const { rows } = await client.query(
    `select (last_value + is_called::int)::text as next from ${found.rows[0].name}`,
  );
  return rows[0].next;
}
