// npm run academy -- list|review
import { join } from "node:path";
import { parseArgs } from "node:util";
import { lessonTexts } from "#academy/lesson-texts.server.ts";
import { type LessonText, recordReviews, reviewers } from "#academy/reviews.server.ts";
import { locales } from "#platform/locale.ts";
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

const usage = `Usage: npm run academy -- COMMAND
  list                           every lesson in every language, and who has reviewed it as it stands
  review COURSE/LESSON… --by NAME [--lang en,de]
                                 NAME has read these lessons, in these languages or in all, and answers for
                                 them; in production no lesson goes to readers before
`;

const texts = lessonTexts(join(import.meta.dirname, "../../db/academy"));
const print = (text: string) => void process.stdout.write(`${text}\n`);
const nameOf = ({ course, lesson }: LessonText) => `${course}/${lesson}`;

/** @throws UsageError */
function read([name, ...rest]: string[]): CommandAction {
  if (name === "review") return readReview(rest);
  if (name !== "list") throw unknownCommand(name);
  refuseMore(name, "nothing", rest);
  return list;
}

/** @throws UsageError */
function readReview(args: string[]): CommandAction {
  const { by, lang, lessons } = (() => {
    try {
      const options = { by: { type: "string" }, lang: { type: "string" } } as const;
      const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
      return { ...values, lessons: positionals };
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  })();
  const person = by?.trim() ?? "";
  if (!/\p{L}/u.test(person) || /\p{C}/u.test(person) || person.length > 100)
    throw new UsageError(
      "--by names the person who has read the lesson, like --by 'Ines Valckenborgh'.",
    );
  const chosenLocales = lang === undefined ? locales : lang.split(",");
  for (const one of chosenLocales)
    if (!locales.some((locale) => locale === one))
      throw new UsageError(`--lang ${one} is none of ${locales.join(", ")}.`);
  if (lessons.length === 0)
    throw new UsageError("review needs a lesson, like reading-the-press/framing.");
  for (const one of lessons)
    if (!texts.some((text) => nameOf(text) === one))
      throw new UsageError(`There is no lesson ${one}.`);
  const chosen = texts.filter(
    (text) => lessons.includes(nameOf(text)) && chosenLocales.includes(text.locale),
  );
  return async (command) => {
    await recordReviews(command.db, chosen, person, operatorOf(command));
    for (const text of chosen) print(`${nameOf(text)} (${text.locale}) is reviewed by ${person}.`);
    return 0;
  };
}

async function list({ db }: Command): Promise<number> {
  const known = await reviewers(db);
  const lines = texts.map((text) =>
    [
      nameOf(text).padEnd(48),
      text.locale,
      known.get(text.fingerprint) ?? "[not reviewed: not for readers in production]",
    ].join("  "),
  );
  print(lines.join("\n"));
  return 0;
}

export const command: CliCommand = { name: "academy", usage, parse: read };
if (import.meta.main) await runCommand(command);
