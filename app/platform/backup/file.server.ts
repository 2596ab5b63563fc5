// A backup on disk: gzip'd JSON lines. The first names the format, the migrations and the tables; then, for
// each table, its name and its rows (every value as PostgreSQL prints it, or null); the last closes it with counts.
import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StringDecoder } from "node:string_decoder";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";

export const version = 1;

const header = z.object({
  eunisonBackup: z.number().int(),
  madeAt: z.iso.datetime(),
  /** SHA-256 of every migration applied, by name. */
  migrations: z.record(z.string(), z.string()),
  /** In an order in which no row refers to a later table. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  /** Without it the browsers that take alerts could not be reached any more. Backups of before alerts have none. */
  pushKey: z.string().optional(),
});
const begin = z.object({ table: z.string() });
const row = z.array(z.string().nullable());
const end = z.object({
  rows: z.record(z.string(), z.number().int()),
  /** The next value of every sequence behind a column. */
  sequences: z.array(z.object({ table: z.string(), column: z.string(), next: z.string() })),
});

export type Header = z.infer<typeof header>;
export type Row = z.infer<typeof row>;
export type End = z.infer<typeof end>;
export type Line = Header | { table: string } | Row | End;

/**
 * Writes `lines` to `file`, which appears only when it is whole. It holds readers' data: 0600 from its first byte,
 * in a new file (flag `wx`): a file that exists already would keep its own mode and owner.
 */
export async function writeBackup(file: string, lines: AsyncIterable<Line>): Promise<void> {
  const part = `${file}.${randomBytes(6).toString("hex")}.part`;
  async function* text() {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  try {
    const target = createWriteStream(part, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(Readable.from(text()), createGzip(), target);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Reads a backup from beginning to end and calls `onRow` for each row. Returns its header and its end, or a sentence
 * about what is wrong with it, possibly after some calls. Throws what `onRow` throws.
 */
export async function readBackup(
  file: string,
  onHeader: (header: Header) => void | Promise<void> = () => {},
  onRow: (table: string, row: Row) => void | Promise<void> = () => {},
): Promise<{ header: Header; end: End } | { problem: string }> {
  const counts = new Map<string, number>();
  let head: Header | undefined;
  let tail: End | undefined;
  let table: { name: string; columns: string[] } | undefined;
  let callbackError: { error: unknown } | undefined;
  const callback = async (work: () => void | Promise<void>) => {
    try {
      await work();
    } catch (error) {
      callbackError = { error };
      throw error;
    }
  };
  const readLine = async (line: unknown) => {
    if (tail) throw new Error("it goes on after its end");
    if (!head) {
      const read = header.safeParse(line);
      if (!read.success) throw new Error("it does not begin like one");
      if (read.data.eunisonBackup !== version)
        throw new Error(`it has format ${read.data.eunisonBackup}, this program reads ${version}`);
      const found = read.data;
      head = found;
      return callback(() => onHeader(found));
    }
    const begins = begin.safeParse(line);
    if (begins.success) {
      const { tables } = head;
      table = tables.find((t) => t.name === begins.data.table);
      if (!table || counts.has(table.name)) throw new Error("its tables are in disorder");
      counts.set(table.name, 0);
      return;
    }
    const values = row.safeParse(line);
    if (values.success && table && values.data.length === table.columns.length) {
      const { name } = table;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return callback(() => onRow(name, values.data));
    }
    const ends = end.safeParse(line);
    if (!ends.success) throw new Error("it has a line that is none of a backup");
    for (const { name } of head.tables)
      if (ends.data.rows[name] !== counts.get(name)) throw new Error(`rows of ${name} are missing`);
    tail = ends.data;
  };
  try {
    await pipeline(
      createReadStream(file),
      createGunzip(),
      async (source: AsyncIterable<Buffer>) => {
        for await (const line of linesOf(source)) await readLine(JSON.parse(line));
      },
    );
  } catch (error) {
    if (callbackError) throw callbackError.error;
    return { problem: `${file} is no usable backup: ${reason(error)}` };
  }
  if (!head || !tail) return { problem: `${file} is no usable backup: it ends too early` };
  return { header: head, end: tail };
}

/** Splits at line feeds only: readline would also split at U+2028, which JSON allows inside strings. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for await (const chunk of source) {
    const lines = (rest + decoder.write(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) throw new Error("it ends too early");
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return "there is no such file";
  if (code === "Z_BUF_ERROR") return "it ends too early";
  if (code?.startsWith("Z_")) return "it is not compressed with gzip, or damaged";
  if (error instanceof SyntaxError) return "it has a line that is no JSON";
  return message;
}
