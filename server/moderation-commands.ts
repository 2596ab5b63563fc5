// The operators' commands for moderation: npm run discussions -- waiting|contribution|words|report
import { queueNames } from "#discussions/moderation.ts";
import { moderationFigures } from "#discussions/moderation-figures.server.ts";
import { countQueues, listQueue, queueItem } from "#discussions/queue.server.ts";
import { changeWordList, wordList, wordListLanguages } from "#discussions/word-lists.server.ts";
import { audit } from "#platform/audit.server.ts";
import { idIn } from "#platform/id.ts";
import { isStoryLanguage } from "#stories/story-languages.ts";
import { type CommandAction, operatorOf, refuseMore, UsageError } from "./command.ts";

const print = (text: string) => void process.stdout.write(`${text}\n`);
/** No account, so that an operator sees every objection. */
const nobody = "00000000-0000-0000-0000-000000000000";

/** The action for these arguments; null where `name` is no moderation command. @throws UsageError */
export function readModeration(name: string, args: string[]): CommandAction | null {
  const [what, ...rest] = args;
  switch (name) {
    case "waiting":
      refuseMore(name, "nothing", args);
      return waiting;
    case "report":
      if (!what) throw new UsageError("report needs a year, like 2026.");
      refuseMore(name, "one year", rest);
      return transparencyReport(what);
    case "contribution":
      if (!what)
        throw new UsageError("contribution needs the number of one, as `waiting` shows it.");
      refuseMore(name, "one number", rest);
      return contribution(what);
    case "words":
      return readWords(args);
    default:
      return null;
  }
}

/** @throws UsageError */
function readWords([lang, verb, entry, ...rest]: string[]): CommandAction {
  if (lang === undefined) return languages;
  if (lang !== "any" && !isStoryLanguage(lang))
    throw new UsageError(`${lang} is no language of the Union, like de, nor any.`);
  if (verb === undefined) return list(lang);
  if (verb !== "add" && verb !== "remove")
    throw new UsageError(`words takes add or remove after the language, and not ${verb}.`);
  if (!entry) throw new UsageError(`${verb} needs an entry: words, or /an expression/.`);
  refuseMore(verb, "one entry in quotation marks", rest);
  return change({ lang, do: verb, entry });
}

const waiting: CommandAction = async ({ db }) => {
  const counts = await countQueues(db, nobody);
  print(`${counts.held} held, ${counts.reported} reported, ${counts.objections} objections`);
  for (const queue of queueNames.filter((one) => one !== "decided"))
    for (const row of await listQueue(db, queue, { moderator: nobody, limit: 200 })) {
      const why = row.heldBy ?? (row.notice ? "notice" : queue);
      print(
        [
          queue.padEnd(10),
          row.at.slice(0, 16).replace("T", " "),
          row.contribution,
          why,
          row.writer,
        ].join("  "),
      );
    }
  return 0;
};

/** Looking at a contribution and the reports about it is audited. @throws UsageError for what is no number */
function contribution(text: string): CommandAction {
  const id = idIn(text);
  if (id === null)
    throw new UsageError(`${text} is not the number of a contribution, as \`waiting\` shows it.`);
  return async ({ db, now }) => {
    const item = await queueItem(db, id);
    if (!item) {
      process.stderr.write(`There is no contribution ${text}.\n`);
      return 1;
    }
    const { actor, now: at } = operatorOf({ now });
    const subject = `contribution:${item.id}`;
    await audit(db, { at, actor, action: "contribution.show", subject });
    print(JSON.stringify(item, null, 2));
    return 0;
  };
}

const languages: CommandAction = async ({ db }) => {
  for (const lang of await wordListLanguages(db))
    print(`${lang}  ${(await wordList(db, lang)).length} entries`);
  return 0;
};

const list =
  (lang: string): CommandAction =>
  async ({ db }) => {
    for (const entry of await wordList(db, lang)) print(entry);
    return 0;
  };

const change =
  (o: { lang: string; do: "add" | "remove"; entry: string }): CommandAction =>
  async ({ db, now }) => {
    const problem = await changeWordList(db, o, now());
    if (problem) process.stderr.write(`${o.entry} ${problem}.\n`);
    else print(`The list for ${o.lang} has ${(await wordList(db, o.lang)).length} entries.`);
    return problem ? 1 : 0;
  };

/** @throws UsageError for what is no year */
function transparencyReport(text: string): CommandAction {
  if (!/^20\d{2}$/.test(text)) throw new UsageError(`${text} is no year, like 2026.`);
  return async ({ db }) => {
    print(JSON.stringify(await moderationFigures(db, Number(text)), null, 2));
    return 0;
  };
}
