// npm run events -- list|show|title|merge|split|reports|rebuild
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { findEvent, listEvents, readEventRecords, storiesOfEvent } from "#events/events.server.ts";
import { mergeEvents, type OverrideResult, splitEvent } from "#events/overrides.server.ts";
import { closeReport, listReports } from "#events/reader-reports.server.ts";
import { rebuildEvents } from "#events/rebuild.server.ts";
import { setEventTitle } from "#events/titles.server.ts";
import { dayMs } from "#platform/duration.ts";
import { isStoryLanguage } from "#stories/story-languages.ts";
import {
  type CliCommand,
  type Command,
  type CommandAction,
  operatorOf,
  runCommand,
  UsageError,
  unknownCommand,
} from "../command.ts";

const usage = `Usage: npm run events -- COMMAND
  list                  the 200 events with the newest stories: publishers, stories, slug, headline
  list --json [--all]   one JSON line an event of the last three days, or of all, with its stories
  show SLUG             the stories of an event, oldest first
  title SLUG [TEXT…]    gives an event a title; without TEXT a headline is used again (--lang de: in German)
  merge SLUG OTHER      makes one event of two; the address of OTHER redirects to SLUG from then on
  split SLUG STORY…     takes stories out of an event: several make one of their own, one stands alone
  reports [--close ID]  readers' reports that are open; --close closes one
  rebuild [--days 14]   clusters the stories of the last days again; merges and splits stay
`;

const out = (text: string) => void process.stdout.write(`${text}\n`);
const printError = (text: string) => void process.stderr.write(`${text}\n`);

const argumentsOf: Record<string, { min: number; max: number; what: string }> = {
  list: { min: 0, max: 0, what: "nothing but --json, and --all with it" },
  show: { min: 1, max: 1, what: "the slug of an event: the last part of its address" },
  title: {
    min: 1,
    max: Number.POSITIVE_INFINITY,
    what: "the slug of an event, its title and --lang LANGUAGE",
  },
  merge: { min: 2, max: 2, what: "the slugs of two events, of which the first stays" },
  split: {
    min: 2,
    max: Number.POSITIVE_INFINITY,
    what: "the slug of an event and those of the stories to take out of it",
  },
  reports: { min: 0, max: 0, what: "nothing but --close ID" },
  rebuild: { min: 0, max: 0, what: "nothing but --days N" },
};

const optionsOf: Record<string, string[]> = {
  list: ["json", "all"],
  reports: ["close"],
  rebuild: ["days"],
  title: ["lang"],
};

/** @throws UsageError */
function read([name, ...args]: string[]): CommandAction {
  const known = name === undefined ? undefined : argumentsOf[name];
  if (name === undefined || !known) throw unknownCommand(name);
  const { values, positionals } = parse(args);
  const [slug = "", other = ""] = positionals;
  const options = Object.keys(values);
  const unknownOption = options.find((o) => !optionsOf[name]?.includes(o));
  if (positionals.length < known.min || positionals.length > known.max || unknownOption)
    throw new UsageError(`${name} takes ${known.what}.`);
  if (name === "list" && values.all && !values.json)
    throw new UsageError("--all goes with --json.");
  if (name === "list") return values.json ? (c) => listJson(c, values.all ?? false) : list;
  if (name === "show") return (c) => show(c, slug);
  if (name === "merge")
    return async (c) => printResult(await mergeEvents(c.db, slug, other, operatorOf(c)));
  if (name === "title") return titling(slug, positionals.slice(1).join(" "), values.lang ?? "en");
  if (name === "split") return (c) => split(c, slug, positionals.slice(1));
  if (name === "reports")
    return values.close === undefined ? reports : closing(whole("close", values.close));
  return rebuilding(whole("days", values.days ?? "14", 3660));
}

/** @throws UsageError */
function parse(args: string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    const options = { close: text, days: text, lang: text, json: flag, all: flag };
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** @throws UsageError */
function whole(name: string, given: string, max = 0): number {
  if (!/^[1-9]\d{0,8}$/.test(given) || (max && Number(given) > max))
    throw new UsageError(`--${name} ${given} is not a number from 1${max ? ` to ${max}` : ""}.`);
  return Number(given);
}

const minute = (at: Date) => at.toISOString().slice(0, 16).replace("T", " ");

async function list({ db }: Command): Promise<number> {
  const both = [
    ...(await listEvents(db, { limit: 200 })).map((e) => ({ ...e, mark: "" })),
    ...(await listEvents(db, { limit: 200, sample: true })).map((e) => ({
      ...e,
      mark: "  [sample]",
    })),
  ];
  const lines = both.map((e) =>
    [
      minute(e.lastAt),
      count(e.publishers),
      count(e.stories),
      `${e.slug}  ${e.title}${e.mark}`,
    ].join("  "),
  );
  // In one write, so that a reader like head may stop early.
  out(lines.join("\n"));
  return 0;
}

const recentDays = 3;

async function listJson({ db, now }: Command, all: boolean): Promise<number> {
  const since = all ? null : new Date(now().getTime() - recentDays * dayMs);
  const lines = async function* () {
    for await (const event of readEventRecords(db, { since })) yield `${JSON.stringify(event)}\n`;
  };
  try {
    await pipeline(lines, process.stdout, { end: false });
  } catch (error) {
    // A reader like head may stop early.
    if ((error as NodeJS.ErrnoException).code !== "EPIPE") throw error;
  }
  return 0;
}

const count = (n: number) => String(n).padStart(4);

async function show({ db }: Command, slug: string): Promise<number> {
  const event = await findEvent(db, slug);
  if (!event) {
    printError(`There is no event at ${slug}.`);
    return 1;
  }
  if (event.slug !== slug) out(`${slug} is part of ${event.slug}.`);
  const lines = (await storiesOfEvent(db, event.id)).map((s) =>
    [
      minute(s.publishedAt),
      s.lang,
      s.source.padEnd(20),
      `${s.slug}  ${s.title}`,
      ...(s.update ? ["[update]"] : []),
      ...(s.hidden ? ["[hidden]"] : []),
    ].join("  "),
  );
  out(lines.join("\n"));
  return 0;
}

const reasons = {
  unknown: (what: string) => `There is no event at ${what}.`,
  same: (what: string) => `${what} is that event already.`,
  sample: () => "An event of the sample newsroom and a real one cannot be one.",
  foreign: (what: string) => `${what} is not a story of that event.`,
  all: (what: string) => `Nothing would be left of ${what}.`,
};

function printResult(done: OverrideResult): number {
  const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
  if (done.ok)
    out(
      `${done.slug} has ${many(done.stories, "story", "stories")} of ${many(done.publishers, "publisher", "publishers")}.`,
    );
  else printError(reasons[done.reason](done.what));
  return done.ok ? 0 : 1;
}

/** @throws UsageError */
function titling(slug: string, text: string, lang: string): CommandAction {
  if (!isStoryLanguage(lang)) throw new UsageError(`--lang ${lang} is no language of stories.`);
  const title = text.trim() ? { title: text, lang } : null;
  return async (c) => {
    const done = await setEventTitle(c.db, slug, title, operatorOf(c));
    if (done.ok) out(title ? `${done.slug} has its title.` : `${done.slug} has no title of ours.`);
    else if (done.reason === "unknown") printError(reasons.unknown(slug));
    else printError("A title has at most 160 characters.");
    return done.ok ? 0 : 1;
  };
}

async function split(c: Command, slug: string, stories: string[]): Promise<number> {
  const done = await splitEvent(c.db, slug, stories, operatorOf(c));
  if (done.made) out(`${done.made} is an event of its own.`);
  return printResult(done);
}

const saidWrong: Record<string, string> = {
  wrong: "does not belong",
  missing: "missing",
  title: "the title takes a side",
  rating: "a source is rated wrongly",
  other: "something else",
};

async function reports({ db }: Command): Promise<number> {
  const lines = (await listReports(db)).map((r) =>
    [
      String(r.id).padStart(5),
      minute(r.at),
      r.event,
      r.story ? `${saidWrong[r.kind]}: ${r.story}` : saidWrong[r.kind],
      r.note,
    ].join("  "),
  );
  out(lines.length > 0 ? lines.join("\n") : "Nothing is open.");
  return 0;
}

const closing =
  (id: number): CommandAction =>
  async (c) => {
    const done = await closeReport(c.db, id, operatorOf(c));
    if (done) out(`Report ${id} is closed.`);
    else printError(`No report ${id} is open.`);
    return done ? 0 : 1;
  };

const rebuilding =
  (days: number): CommandAction =>
  async (c) => {
    let reported = 0;
    const progress = (done: number, of: number) => {
      if (done < of && done - reported < 10_000) return;
      reported = done;
      printError(`${done} of ${of} stories`);
    };
    const done = await rebuildEvents(c.db, { days, ...operatorOf(c), progress });
    if (done.ok)
      out(
        `${done.stories} stories, ${done.events} events: ${done.kept} kept their address, ${done.created} are new; ${done.redirected} addresses lead elsewhere now.`,
      );
    else
      printError(
        "An event was merged, split or rebuilt meanwhile: nothing has changed. Try again.",
      );
    return done.ok ? 0 : 1;
  };

export const command: CliCommand = { name: "events", usage, parse: read };
if (import.meta.main) await runCommand(command);
