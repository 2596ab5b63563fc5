// npm run discussions -- show|open|hold|close|days|author|waiting|contribution|words|report

import { userInfo } from "node:os";
import { findReader } from "#accounts/people.server.ts";
import { type Discussion, type DiscussionState, isOpen } from "#discussions/discussion.ts";
import {
  daysOpen,
  findDiscussion,
  setDaysOpen,
  setDiscussionState,
} from "#discussions/discussions.server.ts";
import { setAuthor } from "#discussions/members.server.ts";
import { dayMs } from "#platform/duration.ts";
import {
  type CliCommand,
  type Command,
  type CommandAction,
  runCommand,
  UsageError,
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

/** Null for an unknown command. @throws UsageError for wrong arguments */
function read([name, what, more, ...rest]: string[]): CommandAction | null {
  const moderation = readModeration([name, what, more, ...rest]);
  if (moderation) return moderation;
  if (rest.length > 0) return null;
  if (name === "days" && more === undefined) return days(what);
  if (name === "author" && what && more) return author(what, more === "none" ? null : more);
  if (!what || (more !== undefined && name !== "open")) return null;
  const [, kind, slug = ""] = /^\/?(article|event)\/([\w-]+)$/.exec(what) ?? [];
  const known = name === "show" || name === "open" || name === "hold" || name === "close";
  if (!known) return null;
  if (!kind) throw new UsageError(`${what} is no address of a piece or event, like /article/SLUG.`);
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
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError(`${text} is no number of days.`);
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
  await setDiscussionState(db, found, to, { actor: userInfo().username, now: now() });
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
    const person = await findReader(db, email);
    const set = person !== null && (await setAuthor(db, person.id, slug));
    if (set) print(`${email} is ${slug ?? "no author any more"}.`);
    else
      process.stderr.write(
        `There is no author ${slug}, or ${email} has no name in discussions yet.\n`,
      );
    return set ? 0 : 1;
  };

export const command: CliCommand = { name: "discussions", usage, parse: read };
if (import.meta.main) await runCommand(command);
