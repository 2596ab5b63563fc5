// Writes app/platform/db/tables.ts from the migrations, on an in-memory engine: node scripts/tables.ts [--check]
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

const target = join(import.meta.dirname, "../app/platform/db/tables.ts");
const migrations = join(import.meta.dirname, "../db/migrations");

const scalar: Record<string, string> = {
  int2: "number",
  int4: "number",
  int8: "number",
  float4: "number",
  float8: "number",
  text: "string",
  uuid: "string",
  bool: "boolean",
  date: "string",
  tsvector: "string",
  bytea: "Buffer",
};
const typeOf = (udt: string): string => {
  if (udt.startsWith("_")) return `${scalar[udt.slice(1)] ?? "unknown"}[]`;
  if (udt === "timestamptz") return "Timestamp";
  if (udt === "jsonb") return "Json";
  const known = scalar[udt];
  if (!known) throw new Error(`no TypeScript type for ${udt}`);
  return known;
};

/** The text of app/platform/db/tables.ts for the current migrations. */
export async function tablesText(): Promise<string> {
  const lite = await PGlite.create({ extensions: { unaccent, pg_trgm, btree_gin } });
  for (const name of readdirSync(migrations).sort())
    await lite.exec(readFileSync(join(migrations, name), "utf8"));
  const { rows } = await lite.query<{
    table_name: string;
    column_name: string;
    udt_name: string;
    nullable: boolean;
    made: boolean;
  }>(`
    select c.table_name, c.column_name, c.udt_name, c.is_nullable = 'YES' as nullable,
           c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as made
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`);
  await lite.close();
  const tables = Map.groupBy(rows, (r) => r.table_name);
  const body = [...tables].map(([name, columns]) => {
    const lines = columns.map((c) => {
      const type = typeOf(c.udt_name) + (c.nullable ? " | null" : "");
      return `    ${c.column_name}: ${c.made && !c.nullable ? `Generated<${type}>` : type};`;
    });
    return `  ${name}: {\n${lines.join("\n")}\n  };`;
  });
  return `// Made by scripts/tables.ts from db/migrations. Do not edit.
import type { ColumnType, Generated as Made } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : Made<T>;

export type Tables = {
${body.join("\n")}
};
`;
}

if (import.meta.main) {
  const text = await tablesText();
  if (!process.argv.includes("--check")) writeFileSync(target, text);
  else if (readFileSync(target, "utf8") !== text) {
    console.error("app/platform/db/tables.ts is behind the migrations: run node scripts/tables.ts");
    process.exit(1);
  }
}
