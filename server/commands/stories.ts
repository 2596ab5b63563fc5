// npm run stories -- list|publish|set|correct|unpublish
import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { type Band, bands } from "#stories/bias.ts";
import {
  correctStory,
  listPieces,
  type Marks,
  type OwnPieceRow,
  publishPiece,
  setMarks,
  unpublishStory,
} from "#stories/newsroom.server.ts";
import { type Command, openCommand } from "../command.ts";

const usage = `Usage: npm run stories -- COMMAND
  list                 the newest 200 pieces of the newsroom
  publish FILE.md      publishes a piece, or the new version of one; its head must name who reviewed it
  set SLUG [--breaking|--no-breaking] [--trending|--no-trending] [--premium|--no-premium]
           [--band ${bands.join("|")}|none] [--rules]
                       marks a story of any source; --rules leaves breaking and trending to the rules again
  correct SLUG TEXT    adds a dated correction to the article
  unpublish SLUG       takes a story off every list and its page
`;

const out = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

/** Works on the database and returns the exit code. */
type Work = (command: Command) => Promise<number>;

/** Null: not understood. */
function read([name, ...args]: string[]): Work | null {
  const [first, second] = args;
  if (name === "list" && !first) return list;
  if (name === "publish" && first && args.length === 1) return (c) => publish(c, first);
  if (name === "set" && first) return readMarks(first, args.slice(1));
  if (name === "correct" && first && second?.trim())
    return (c) => told(first, correctStory(c.db, first, args.slice(1).join(" "), act(c)));
  if (name === "unpublish" && first && args.length === 1)
    return (c) => told(first, unpublishStory(c.db, first, act(c)));
  return null;
}

const act = (command: Command) => ({ actor: userInfo().username, now: command.now() });

async function told(slug: string, done: Promise<boolean>): Promise<number> {
  if (await done) return 0;
  complain(`There is no story at ${slug}`);
  return 1;
}

async function publish(command: Command, file: string): Promise<number> {
  const text = await readFile(file, "utf8").catch((error: Error) => error);
  if (text instanceof Error) {
    complain(text.message);
    return 1;
  }
  const done = await publishPiece(command.db, basename(file, ".md"), text, act(command));
  if (done.ok) out(`${command.config.baseUrl}/article/${done.slug}`);
  else for (const problem of done.problems) complain(`${file}: ${problem}`);
  return done.ok ? 0 : 1;
}

function readMarks(slug: string, args: string[]): Work | null {
  const flag = { type: "boolean" } as const;
  const options = {
    ...{ breaking: flag, trending: flag, premium: flag, rules: flag },
    band: { type: "string" },
  } as const;
  try {
    const { values } = parseArgs({ args, options, allowNegative: true });
    const { band, rules, ...rest } = values;
    const marks: Marks = { ...(rules ? { breaking: null, trending: null } : {}), ...rest };
    if (band !== undefined) {
      if (band !== "none" && !bands.includes(band as Band)) return null;
      marks.band = band === "none" ? null : (band as Band);
    }
    if (Object.keys(marks).length === 0) return null;
    return (c) => told(slug, setMarks(c.db, slug, marks, act(c)));
  } catch {
    return null;
  }
}

async function list(command: Command): Promise<number> {
  // In one write, so that a reader like head may stop early.
  out((await listPieces(command.db, 200)).map(lineOf).join("\n"));
  return 0;
}

const lineOf = (p: OwnPieceRow) =>
  [
    p.publishedAt.toISOString().slice(0, 16).replace("T", " "),
    p.source.padEnd(20),
    p.slug,
    ...marksOf(p).map((mark) => `[${mark}]`),
  ].join("  ");

const marksOf = (p: OwnPieceRow) =>
  [
    p.withdrawn && "withdrawn",
    p.premium && "premium",
    p.breaking !== null && (p.breaking ? "breaking" : "not breaking"),
    p.trending !== null && (p.trending ? "trending" : "not trending"),
    p.band,
    p.sample && "sample",
  ].filter((mark) => typeof mark === "string");

const work = read(process.argv.slice(2));
if (!work) {
  process.stderr.write(usage);
  process.exit(64);
}
const command = await openCommand("stories");
try {
  process.exitCode = await work(command);
} finally {
  await command.close();
}
