// npm run stories -- list|publish|set|correct|unpublish|classify
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import {
  encodeRecording,
  encodingProblemText,
  hashOfFile,
  removeRecording,
} from "#media/encode-recording.server.ts";
import { setNarration, storedNarration } from "#media/narrations.server.ts";
import { durationText } from "#media/video.ts";
import { bands } from "#stories/bias.ts";
import {
  correctStory,
  type EditorialFlags,
  listPieces,
  type OwnPieceRow,
  publishPiece,
  setEditorialFlags,
  unpublishStory,
} from "#stories/newsroom.server.ts";
import { listSources } from "#stories/sources.server.ts";
import { classifyAgain } from "#stories/stories.server.ts";
import {
  type CliCommand,
  type Command,
  type CommandAction,
  operatorOf,
  refuseMore,
  runCommand,
  UsageError,
  unknownCommand,
} from "../command.ts";
import { ownPictureProblem } from "../own-pictures.ts";
import { openProgress } from "../progress.ts";
import { readProblem } from "../read-problem.ts";

const usage = `Usage: npm run stories -- COMMAND
  list                 the newest 200 pieces of the newsroom
  publish FILE.md      publishes a piece, or the new version of one; its head must name who reviewed it
  set SLUG [--breaking|--no-breaking] [--trending|--no-trending] [--premium|--no-premium]
           [--band ${bands.join("|")}|none] [--rules]
                       marks a story of any source; --rules leaves breaking and trending to the rules again
  correct SLUG TEXT    adds a dated correction to the article
  unpublish SLUG       takes a story off every list and its page
  classify [SOURCE]    reads the stories of feeds again, or of one source: what is news, topics, places; after an update
                       of the word lists
`;

const out = (text: string) => void process.stdout.write(`${text}\n`);
const printError = (text: string) => void process.stderr.write(`${text}\n`);

const commands = ["list", "publish", "set", "correct", "unpublish", "classify"];

/** @throws UsageError */
function read([name, ...args]: string[]): CommandAction {
  const [slug, ...rest] = args;
  if (name === undefined || !commands.includes(name)) throw unknownCommand(name);
  if (name === "list") {
    refuseMore(name, "nothing", args);
    return list;
  }
  if (name === "classify") {
    refuseMore(name, "one source", rest);
    return (c) => classifyStories(c, slug ?? null);
  }
  if (!slug?.trim() || slug.startsWith("--"))
    throw new UsageError(
      name === "publish"
        ? "publish needs the name of a file."
        : `${name} needs a slug: the last part of an article's address.`,
    );
  if (name === "set") {
    const flags = readFlags(rest);
    return (c) =>
      printResult(
        slug,
        setEditorialFlags(c.db, slug, flags, operatorOf(c)),
        `is now ${inWords(flags)}`,
      );
  }
  if (name === "correct") {
    const text = rest.join(" ").trim();
    if (!text) throw new UsageError("correct needs the text of the correction after the slug.");
    return (c) => correct(c, slug, text);
  }
  refuseMore(name, "one thing", rest);
  if (name === "publish") return (c) => publish(c, slug);
  return (c) =>
    printResult(
      slug,
      unpublishStory(c.db, slug, operatorOf(c)),
      "is off every list, and its page is gone",
    );
}

async function classifyStories({ db }: Command, only: string | null): Promise<number> {
  const sources = (await listSources(db)).filter((s) => only === null || s.id === only);
  if (sources.length === 0) {
    printError(only === null ? "There are no sources." : `There is no source ${only}.`);
    return 1;
  }
  const sum = { read: 0, changed: 0 };
  for (const source of sources) {
    let before: number | null = null;
    do {
      const done: Awaited<ReturnType<typeof classifyAgain>> = await classifyAgain(db, source, {
        before,
      });
      sum.read += done.read;
      sum.changed += done.changed;
      before = done.before;
    } while (before !== null);
  }
  out(`${sum.read} stories read again, ${sum.changed} changed.`);
  return 0;
}

async function printResult(slug: string, done: Promise<boolean>, what: string): Promise<number> {
  if (await done) {
    out(`${slug} ${what}.`);
    return 0;
  }
  printError(unknown(slug));
  return 1;
}

const unknown = (slug: string) => `There is no story at ${slug}.`;

async function correct(command: Command, slug: string, text: string): Promise<number> {
  const done = await correctStory(command.db, slug, text, operatorOf(command));
  if (done.ok) out(`${slug} carries the correction: ${text}`);
  else if (done.reason === "unknown") printError(unknown(slug));
  else printError(`${slug} is another publisher's story: only its publisher can correct it.`);
  return done.ok ? 0 : 1;
}

async function publish(command: Command, file: string): Promise<number> {
  const text = await readFile(file, "utf8").catch((error: Error) => error);
  if (text instanceof Error) {
    printError(`${file}: ${readProblem(text)}`);
    return 1;
  }
  const done = await publishPiece(command.db, basename(file, ".md"), text, {
    ...operatorOf(command),
    pictureProblem: ownPictureProblem,
  });
  if (!done.ok) {
    for (const problem of done.problems) printError(`${file}: ${problem}`);
    return 1;
  }
  out(`${command.config.baseUrl}/article/${done.slug}`);
  return replaceNarration(command, done.slug, done.audio && join(dirname(file), done.audio));
}

/** Stores the narration that the head of a piece names, and removes the one before. @param file null: it has none */
async function replaceNarration(
  { db, storage }: Command,
  slug: string,
  file: string | null,
): Promise<number> {
  const before = await storedNarration(db, slug);
  if (!before) return 0;
  const remove = async () => {
    if (!before.recording) return;
    await setNarration(db, { id: before.id, slug }, null);
    await removeRecording(storage, before.recording);
  };
  if (file === null) {
    await remove();
    return 0;
  }
  const hash = await hashOfFile(file);
  if (hash && hash === before.hash) return 0;
  const progress = openProgress();
  const made = await encodeRecording(storage, file, { kind: "podcast" }, (step, part) =>
    progress.tell(part, step),
  ).finally(progress.clear);
  if (!made.ok) {
    // The one before reads another text.
    await remove();
    printError(`The piece is published without its audio. ${encodingProblemText(made, file)}`);
    return 1;
  }
  await setNarration(db, { id: before.id, slug }, made.made);
  if (before.recording) await removeRecording(storage, before.recording);
  out(`It is read aloud in ${durationText(made.made.seconds)}.`);
  return 0;
}

/** @throws UsageError */
function readFlags(args: string[]): EditorialFlags {
  const flag = { type: "boolean" } as const;
  const options = {
    breaking: flag,
    trending: flag,
    premium: flag,
    rules: flag,
    band: { type: "string" },
  } as const;
  const { band, rules, ...rest } = (() => {
    try {
      return parseArgs({ args, options, allowNegative: true }).values;
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  })();
  const flags: EditorialFlags = { ...(rules ? { breaking: null, trending: null } : {}), ...rest };
  if (band !== undefined) {
    const known = bands.find((b) => b === band);
    if (!known && band !== "none")
      throw new UsageError(`--band ${band} is none of ${bands.join(", ")}, none.`);
    flags.band = known ?? null;
  }
  if (Object.keys(flags).length === 0) throw new UsageError("set needs at least one mark.");
  return flags;
}

const inWords = (flags: EditorialFlags): string =>
  Object.entries(flags)
    .map(([name, value]) => {
      if (name === "band") return value === null ? "of its source's band" : `of the band ${value}`;
      if (value === null) return `${name} as the rules say`;
      return value ? name : `not ${name}`;
    })
    .join(", ");

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
    ...flagsOf(p).map((mark) => `[${mark}]`),
  ].join("  ");

const flagsOf = (p: OwnPieceRow) =>
  [
    p.withdrawn && "withdrawn",
    p.premium && "premium",
    p.breaking !== null && (p.breaking ? "breaking" : "not breaking"),
    p.trending !== null && (p.trending ? "trending" : "not trending"),
    p.band,
    p.sample && "sample",
  ].filter((mark) => typeof mark === "string");

export const command: CliCommand = { name: "stories", usage, parse: read };
if (import.meta.main) await runCommand(command);
