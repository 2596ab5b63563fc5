// npm run feeds -- check|add|list|refresh|remove|import|export

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type AddFeedResult, addFeed } from "#feeds/add-feed.server.ts";
import { type FeedDependencies, openFeedDependencies } from "#feeds/dependencies.server.ts";
import {
  exportOpml,
  importOpml,
  listFeeds,
  refreshFeeds,
  removeFeed,
} from "#feeds/feeds.server.ts";
import { idIn } from "#platform/id.ts";
import { openLog } from "#platform/log.server.ts";
import {
  type CliCommand,
  type Command,
  type CommandAction,
  readConfigOrExit,
  refuseMore,
  runCommand,
  UsageError,
  unknownCommand,
} from "../command.ts";
import { readProblem } from "../read-problem.ts";
import { seed } from "../seed.ts";
import { checkAll, isForeignAddress, isUrl, readableBy } from "./feeds/check.ts";
import { openSteps, type Steps } from "./feeds/steps.ts";
import { healthTable } from "./feeds/table.ts";

const usage = `Usage: npm run feeds -- COMMAND
  check FILE|URL…    what would be stored, one JSON line for each; stores nothing
  add FILE|URL…      adds feeds, reads them and stores their items
  list [--json]      all feeds with their health
  refresh [ID…]      checks feeds now
  remove ID          stops fetching a feed; its stories stay
  import FILE.opml   adds the feeds of a list; they are fetched within ten minutes
  export             all feeds as OPML
`;
const out = (text: string) => void process.stdout.write(text);
const printError = (text: string) => void process.stderr.write(`${text}\n`);

/** @throws UsageError */
function read([name, ...args]: string[]): CommandAction {
  const [what, ...rest] = args;
  switch (name) {
    case "check": {
      const names = namesIn(name, args);
      return () => check(names);
    }
    case "add":
      return add(namesIn(name, args));
    case "list": {
      const wrong = args.find((a) => a !== "--json");
      if (wrong !== undefined) throw new UsageError(`list does not take ${wrong}: only --json.`);
      return list(args.length > 0);
    }
    case "refresh":
      return refresh(args.length > 0 ? args.map(idOf) : null);
    case "remove":
      if (!what || rest.length > 0) throw new UsageError("remove needs the number of one feed.");
      return remove(idOf(what));
    case "import":
      if (!what) throw new UsageError("import needs a file of OPML.");
      refuseMore(name, "one file", rest);
      return importList(what);
    case "export":
      refuseMore(name, "nothing", args);
      return exportList;
    default:
      throw unknownCommand(name);
  }
}

/** @throws UsageError */
function namesIn(name: string, args: string[]): string[] {
  if (args.length === 0) throw new UsageError(`${name} needs files or addresses of feeds.`);
  return args;
}

/** The number of a feed. @throws UsageError */
function idOf(text: string): number {
  const id = idIn(text);
  if (id === null)
    throw new UsageError(`${text} is not the number of a feed, as \`list\` shows it.`);
  return id;
}

async function check(names: string[]): Promise<number> {
  const dependencies = openFeedDependencies({
    config: readConfigOrExit(),
    now: () => new Date(),
    log: openLog({ quiet: true }),
  });
  const progress = openSteps(names.length);
  const failed = await checkAll(names, dependencies, progress.step);
  progress.end();
  await dependencies.close();
  return failed > 0 ? 1 : 0;
}

const add = (names: string[]): CommandAction =>
  withFeedDependencies(async (command, dependencies) => {
    const progress = openSteps(names.length);
    let failed = 0;
    for (const name of names) {
      const added = await addOne(command, dependencies, name);
      if (!added.ok) failed++;
      printAdded(progress, name, added);
    }
    progress.end();
    return failed > 0 ? 1 : 0;
  });

const list =
  (json: boolean): CommandAction =>
  async ({ db, now }) => {
    const feeds = await listFeeds(db);
    out(json ? `${JSON.stringify(feeds, null, 2)}\n` : healthTable(feeds, now()));
    return 0;
  };

/** @param ids null for all feeds */
const refresh = (ids: number[] | null): CommandAction =>
  withFeedDependencies(async ({ db }, dependencies) => {
    let progress: Steps | undefined;
    let sum = { inserted: 0, updated: 0 };
    const all = await refreshFeeds(db, ids, dependencies, ({ inserted, updated }, total) => {
      progress ??= openSteps(total);
      progress.step();
      sum = { inserted: sum.inserted + inserted, updated: sum.updated + updated };
    });
    progress?.end();
    const failed = all.filter((r) => r.error !== null);
    for (const { id, url, error } of failed) printError(`${id} ${url}: ${error}`);
    const files = all.filter((r) => r.result === "file");
    for (const { id } of files)
      out(`Feed ${id} came from a file: to read it again, \`add\` the file again.\n`);
    out(
      `${all.length - files.length} checked: ${sum.inserted} new, ${sum.updated} changed, ${failed.length} failed\n`,
    );
    return failed.length > 0 ? 1 : 0;
  });

const remove =
  (id: number): CommandAction =>
  async ({ db, now }) => {
    if (await removeFeed(db, id, now())) {
      out(`Feed ${id} is removed; its stories stay.\n`);
      return 0;
    }
    printError(`There is no feed ${id}.`);
    return 1;
  };

const importList = (file: string): CommandAction =>
  withFeedDependencies(async ({ db, config }, dependencies) => {
    const text = await readFile(file, "utf8").catch((error: Error) => error);
    const done =
      text instanceof Error
        ? { error: readProblem(text) }
        : await importOpml(db, text, dependencies, config.feedsAllowPrivate);
    if ("error" in done) {
      printError(`${file}: ${done.error}`);
      return 1;
    }
    for (const { url, error } of done.failed) printError(`${url}: ${error}`);
    out(`${done.added} added, ${done.known} here already, ${done.failed.length} failed\n`);
    return done.failed.length > 0 ? 1 : 0;
  });

const exportList: CommandAction = async ({ db, config, now }) => {
  out(`${(await exportOpml(db, `Feeds of ${config.site.name}`, now())).trimEnd()}\n`);
  return 0;
};

/** Loads the catalogue first, so that publishers are known also before the first start of the site. */
const withFeedDependencies =
  (work: (command: Command, dependencies: FeedDependencies) => Promise<number>): CommandAction =>
  async (command) => {
    await seed(command);
    const dependencies = openFeedDependencies(command);
    try {
      return await work(command, dependencies);
    } finally {
      await dependencies.close();
    }
  };

async function addOne(
  { db, config }: Command,
  dependencies: FeedDependencies,
  name: string,
): Promise<AddFeedResult> {
  if (isUrl(name))
    return addFeed(db, { url: name, allowPrivate: config.feedsAllowPrivate }, dependencies);
  if (isForeignAddress(name)) return { ok: false, error: readableBy };
  const body = await readFile(name).catch((error: Error) => error);
  if (body instanceof Error) return { ok: false, error: readProblem(body) };
  return addFeed(db, { path: resolve(name), body }, dependencies);
}

function printAdded(progress: Steps, name: string, added: AddFeedResult) {
  progress.clear();
  if (!added.ok) printError(`${name}: ${added.error}`);
  else {
    const { feed, isNew, inserted, updated } = added;
    const verb = isNew ? "added" : "here already, read again";
    out(
      `${name}: feed ${feed.id} of ${feed.source.name} ${verb}, ${feed.items} items: ${inserted} new, ${updated} changed\n`,
    );
  }
  progress.step();
}

export const command: CliCommand = { name: "feeds", usage, parse: read };
if (import.meta.main) {
  // The reader of our output may stop early, as `head` does.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
  const [name, ...names] = process.argv.slice(2);
  // It needs no database, and makes none.
  if (name === "check" && names.length > 0) process.exitCode = await check(names);
  else await runCommand(command);
}
