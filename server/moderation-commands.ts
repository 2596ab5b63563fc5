// The operators' commands for moderation: npm run discussions -- waiting|contribution|words|report
import { userInfo } from "node:os";
import { queueNames } from "#discussions/moderation.ts";
import { moderationFigures } from "#discussions/moderation-figures.server.ts";
import { countQueues, listQueue, queueItem } from "#discussions/queue.server.ts";
import { changeWordList, wordList, wordListLanguages } from "#discussions/word-lists.server.ts";
import { audit } from "#platform/audit.server.ts";
import { type CommandAction, UsageError } from "./command.ts";

const print = (text: string) => void process.stdout.write(`${text}\n`);
/** No account, so that an operator sees every objection. */
const nobody = "00000000-0000-0000-0000-000000000000";

/** The action for these arguments; null for no moderation command. @throws UsageError */
export function readModeration(words: (string | undefined)[]): CommandAction | null {
  const [name, what, more, entry, ...rest] = words;
  if (rest.some((word) => word !== undefined)) return null;
  if (name === "waiting" && what === undefined) return waiting;
  if (name === "report" && what && more === undefined) return transparencyReport(what);
  if (name === "contribution" && what && more === undefined) return contribution(what);
  if (name !== "words") return null;
  if (what === undefined) return languages;
  if (!/^([a-z]{2}|any)$/.test(what))
    throw new UsageError(`${what} is no language, like de, nor any.`);
  if (more === undefined) return list(what);
  if ((more !== "add" && more !== "remove") || !entry) return null;
  return change({ lang: what, do: more, entry });
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

/** Looking at a contribution and the reports about it is audited. */
const contribution =
  (text: string): CommandAction =>
  async ({ db, now }) => {
    const item = /^[1-9]\d{0,14}$/.test(text) ? await queueItem(db, Number(text)) : null;
    if (!item) {
      process.stderr.write(`There is no contribution ${text}.\n`);
      return 1;
    }
    const actor = userInfo().username;
    const subject = `contribution:${item.id}`;
    await audit(db, { at: now(), actor, action: "contribution.show", subject });
    print(JSON.stringify(item, null, 2));
    return 0;
  };

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
  if (!/^20\d{2}$/.test(text)) throw new UsageError(`${text} is no year.`);
  return async ({ db }) => {
    print(JSON.stringify(await moderationFigures(db, Number(text)), null, 2));
    return 0;
  };
}
