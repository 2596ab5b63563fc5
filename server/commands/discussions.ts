// npm run discussions -- show|open|hold|close|days|author|waiting|contribution|words|report
import { findReader } from "#accounts/readers.server.ts";
import { type Discussion, type DiscussionState, isOpen } from "#discussions/discussion.ts";
import {
  daysOpen,
  findDiscussion,
  setDaysOpen,
  setDiscussionState,
} from "#discussions/discussions.server.ts";
import { setAuthor } from "#discussions/members.server.ts";
import { dayMs } from "#platform/duration.ts";
import { authorId } from "#stories/authors.server.ts";
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
import { readModeration } from "../moderation-commands.ts";

const usage = `Usage: npm run discussions -- COMMAND
  show PATH                  the discussion under /article/SLUG or /event/SLUG: state, dates, contributions
  open PATH [DAYS]           it is open for DAYS from now on (14)
  hold PATH                  everything new in it is checked before it appears
  close PATH                 nothing new; it stays readable
  days [N]                   for how many days discussions are open that have not begun yet
  author EMAIL SLUG|none     this account is the author SLUG: what they write under their own pieces is marked
  waiting                    how much waits for moderators, and the oldest 200: list, since when, number, writer
  contribution NUMBER        everything moderators see of a contribution, as JSON
  words LANG|any             the words that hold contributions in a language, or in all
  words LANG add|remove ENTRY  one more or one less: words, each with * for any ending, or /an expression/
  report YEAR                figures for a yearly report on moderation, as JSON
`;

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** @throws UsageError */
function read([name, ...args]: string[]): CommandAction {
  const moderation = name === undefined ? null : readModeration(name, args);
  if (moderation) return moderation;
  const [what, more] = args;
  if (name === "days") {
    refuseMore(name, "a number of days", args.slice(1));
    return days(what);
  }
  if (name === "author") {
    if (!what || !more)
      throw new UsageError("author needs an e-mail address, and the slug of an author or none.");
    refuseMore(name, "an e-mail address and a slug", args.slice(2));
    return author(what, more === "none" ? null : more);
  }
  if (name !== "show" && name !== "open" && name !== "hold" && name !== "close")
    throw unknownCommand(name);
  if (!what)
    throw new UsageError(`${name} needs the address of a piece or an event, like /article/SLUG.`);
  const [, kind, slug = ""] = /^\/?(article|event)\/([\w-]+)$/.exec(what) ?? [];
  if (!kind)
    throw new UsageError(`${what} is no address of a piece or an event, like /article/SLUG.`);
  if (name === "open") refuseMore(name, "an address and a number of days", args.slice(2));
  else refuseMore(name, "one address", args.slice(1));
  const forDays = countOf(more ?? "14");
  return async (command) => {
    const found = await findDiscussion(command.db, kind as "article" | "event", slug);
    if (!found) {
      process.stderr.write(`Nothing can be discussed at ${what}.\n`);
      return 1;
    }
    if (name === "show") return show(command, found);
    return set(command, found, name, forDays);
  };
}

/** @throws UsageError */
function countOf(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError(`${text} is no number of days, like 14.`);
  return Number(text);
}

function show({ now }: Pick<Command, "now">, found: Discussion): number {
  const { path, state, openedAt, closesAt, shown } = found;
  const dates = `${openedAt.toISOString()} to ${closesAt.toISOString()}`;
  print(
    `${path}: ${isOpen(found, now()) ? "open" : "closed"} (${state}), ${dates}, ${shown} contributions`,
  );
  return 0;
}

async function set(
  { db, now }: Command,
  found: Discussion,
  name: "open" | "hold" | "close",
  forDays: number,
): Promise<number> {
  const state: DiscussionState = name === "close" ? "closed" : name;
  const closesAt = new Date(now().getTime() + forDays * dayMs);
  const to = name === "open" ? { state, closesAt } : { state };
  await setDiscussionState(db, found, to, operatorOf({ now }));
  print(
    `${found.path} is ${{ open: `open until ${closesAt.toISOString()}`, hold: "checked first", close: "closed" }[name]}.`,
  );
  return 0;
}

const days = (text: string | undefined): CommandAction => {
  const count = text === undefined ? null : countOf(text);
  return async ({ db, now }) => {
    if (count !== null) await setDaysOpen(db, count, now());
    print(`Discussions are open for ${await daysOpen(db)} days.`);
    return 0;
  };
};

const author =
  (email: string, slug: string | null): CommandAction =>
  async ({ db }) => {
    const problem = await setAuthorOf(db, email, slug);
    if (problem) process.stderr.write(`${problem}\n`);
    else print(`${email} is ${slug ?? "no author any more"}.`);
    return problem ? 1 : 0;
  };

/** @returns why it could not be done; null where it was */
async function setAuthorOf(
  db: Command["db"],
  email: string,
  slug: string | null,
): Promise<string | null> {
  const person = await findReader(db, email);
  if (!person) return `There is no reader with the address ${email}.`;
  if (slug !== null && (await authorId(db, slug)) === undefined)
    return `There is no author ${slug}: authors are the rows of the table authors, by their slug.`;
  if (await setAuthor(db, person.id, slug)) return null;
  return `${email} has no name in discussions yet: readers choose one before they first contribute.`;
}

export const command: CliCommand = { name: "discussions", usage, parse: read };
if (import.meta.main) await runCommand(command);
