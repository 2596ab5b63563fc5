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
import { type Command, openCommand, readConfigOrExit } from "../command.ts";
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
const misused = 64;
const out = (text: string) => void process.stdout.write(text);
const printError = (text: string) => void process.stderr.write(`${text}\n`);

/** Prints what is wrong with the arguments. @returns the exit code */
const misuse = (text: string): number => {
  printError(text);
  return misused;
};

const commands: Record<string, (args: string[]) => Promise<number>> = {
  check: async (names) => {
    if (names.length === 0) return misuse("check needs files or addresses of feeds.");
    const now = () => new Date();
    const dependencies = openFeedDependencies({
      config: readConfigOrExit(),
      now,
      log: openLog({ quiet: true }),
    });
    const progress = openSteps(names.length);
    const failed = await checkAll(names, dependencies, progress.step);
    progress.end();
    await dependencies.close();
    return failed > 0 ? 1 : 0;
  },

  add: async (names) => {
    if (names.length === 0) return misuse("add needs files or addresses of feeds.");
    return withFeedDependencies(async (command, dependencies) => {
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
  },

  list: async (args) => {
    const wrong = args.find((a) => a !== "--json");
    if (wrong !== undefined) return misuse(`list does not take ${wrong}: only --json.`);
    return withDatabase(async ({ db, now }) => {
      const feeds = await listFeeds(db);
      out(args.length > 0 ? `${JSON.stringify(feeds, null, 2)}\n` : healthTable(feeds, now()));
      return 0;
    });
  },

  refresh: async (args) => {
    const ids = args.map(idIn);
    if (ids.includes(null))
      return misuse(
        `${args[ids.indexOf(null)]} is not the number of a feed, as \`list\` shows it.`,
      );
    return withFeedDependencies(async ({ db }, dependencies) => {
      let progress: Steps | undefined;
      let sum = { inserted: 0, updated: 0 };
      const requested = args.length > 0 ? (ids as number[]) : null;
      const all = await refreshFeeds(
        db,
        requested,
        dependencies,
        ({ inserted, updated }, total) => {
          progress ??= openSteps(total);
          progress.step();
          sum = { inserted: sum.inserted + inserted, updated: sum.updated + updated };
        },
      );
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
  },

  remove: async (args) => {
    const id = idIn(args[0]);
    if (args.length !== 1) return misuse("remove needs the number of one feed.");
    if (id === null) return misuse(`${args[0]} is not the number of a feed, as \`list\` shows it.`);
    return withDatabase(async ({ db, now }) => {
      if (await removeFeed(db, id, now())) {
        out(`Feed ${id} is removed; its stories stay.\n`);
        return 0;
      }
      printError(`There is no feed ${id}.`);
      return 1;
    });
  },

  import: async (args) => {
    const [file, ...rest] = args;
    if (!file) return misuse("import needs a file of OPML.");
    if (rest.length > 0) return misuse(`import takes one file, and not ${rest[0]} too.`);
    return withFeedDependencies(async ({ db, config }, dependencies) => {
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
  },

  export: async (args) => {
    if (args.length > 0) return misuse(`export takes nothing, and not ${args[0]}.`);
    return withDatabase(async ({ db, config, now }) => {
      out(`${(await exportOpml(db, `Feeds of ${config.site.name}`, now())).trimEnd()}\n`);
      return 0;
    });
  },
};

/** A positive whole number, else null. */

async function withDatabase(work: (command: Command) => Promise<number>): Promise<number> {
  const command = await openCommand("feeds");
  try {
    return await work(command);
  } finally {
    await command.close();
  }
}

/** Loads the catalogue first, so that publishers are known also before the first start of the site. */
const withFeedDependencies = (
  work: (command: Command, dependencies: FeedDependencies) => Promise<number>,
): Promise<number> =>
  withDatabase(async (command) => {
    await seed(command);
    const dependencies = openFeedDependencies(command);
    try {
      return await work(command, dependencies);
    } finally {
      await dependencies.close();
    }
  });

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

// The reader of our output may stop early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

const [name = "", ...args] = process.argv.slice(2);
const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
const code = run
  ? await run(args)
  : misuse(name ? `There is no command ${name}.` : "A command is missing.");
if (code === misused) printError(usage.trimEnd());
process.exitCode = code;
