// npm run newsletters -- list|preview|send
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type Issue, latestIssue } from "#newsletters/issue.ts";
import {
  composeDigest,
  type ProductNewsText,
  sendProductNews,
  subscribersOf,
} from "#newsletters/issues.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import {
  type CliCommand,
  type Command,
  type CommandAction,
  refuseMore,
  runCommand,
  UsageError,
  unknownCommand,
} from "../command.ts";
import { readProblem } from "../read-problem.ts";

const usage = `Usage: npm run newsletters -- COMMAND
  list                          how many are on each list, by state
  preview weekly-digest|daily-digest [en|es|fr|de]
                                what the newest issue says; sends nothing
  send product-news FILE.txt    queues a letter for its subscribers: the first line is the title, blank
                                lines part paragraphs; FILE.de.txt beside it is the German text, and so on
`;

const digests = ["weekly-digest", "daily-digest"] as const;

/** @throws UsageError */
function read([name, ...args]: string[]): CommandAction {
  if (name === "list") {
    refuseMore(name, "nothing", args);
    return count;
  }
  if (name === "preview") return readPreview(args);
  if (name === "send") return readSend(args);
  throw unknownCommand(name);
}

/** @throws UsageError */
function readPreview([list, lang, ...rest]: string[]): CommandAction {
  if (!list) throw new UsageError(`preview needs ${digests.join(" or ")}.`);
  const digest = digests.find((one) => one === list);
  if (!digest) throw new UsageError(`${list} has no preview: only ${digests.join(", ")}.`);
  const locale = lang === undefined ? "en" : locales.find((one) => one === lang);
  if (!locale)
    throw new UsageError(`${lang} is no language of the letters: ${locales.join(", ")}.`);
  refuseMore("preview", "a list and a language", rest);
  return (command) => preview(command, latestIssue(digest, command.now()), locale);
}

/** @throws UsageError */
function readSend([list, file, ...rest]: string[]): CommandAction {
  if (list !== "product-news")
    throw new UsageError("send takes product-news and a file: the digests go by themselves.");
  if (!file) throw new UsageError("send product-news needs the file of the letter.");
  refuseMore("send", "product-news and one file", rest);
  return send(file);
}

const count: CommandAction = async ({ db }) => {
  for (const { list, state, count } of await subscribersOf(db))
    console.log(`${list.padEnd(16)} ${state.padEnd(12)} ${count}`);
  return 0;
};

async function preview({ db, config }: Command, issue: Issue, locale: Locale): Promise<number> {
  const content = (await composeDigest(db, issue, config))?.({ locale, stories: "" });
  if (!content) {
    console.error(`There is nothing to tell in ${issue.key}`);
    return 1;
  }
  const items = content.items.map((i) =>
    [i.title, i.meta, i.text, i.href].filter(Boolean).join("\n"),
  );
  console.log(
    [`Subject: ${content.subject}`, content.title, ...content.paragraphs, ...items].join("\n\n"),
  );
  return 0;
}

const send =
  (file: string): CommandAction =>
  async ({ db, config, log, now }) => {
    const content = await readFile(file, "utf8").catch((error: Error) => error);
    if (content instanceof Error) {
      console.error(`${file}: ${readProblem(content)}`);
      return 1;
    }
    const en = letterOf(content);
    if (!en) {
      console.error(`${file}: no letter; its first line is the title, and paragraphs follow`);
      return 1;
    }
    const beside = (locale: Locale) => file.replace(/(\.\w+)?$/, `.${locale}$1`);
    const others = locales.flatMap((locale) => {
      const text = locale === "en" ? null : readText(beside(locale));
      return text ? [[locale, text] as const] : [];
    });
    const key = createHash("sha256").update(JSON.stringify(en)).digest("hex").slice(0, 16);
    const news = { key, texts: { ...Object.fromEntries(others), en } };
    const sent = await sendProductNews({ db, config, log }, news, now());
    if (!sent.ok) {
      console.error(
        `${file}: this letter went out 30 days ago or earlier, and who got it is no longer known`,
      );
      return 1;
    }
    console.log(
      `${sent.queued} mails are queued, in ${["en", ...others.map(([l]) => l)].join(", ")}`,
    );
    return 0;
  };

const readText = (file: string): ProductNewsText | null =>
  existsSync(file) ? letterOf(readFileSync(file, "utf8")) : null;

function letterOf(content: string): ProductNewsText | null {
  const [first = "", ...lines] = content.trim().split(/\r?\n/);
  const title = first.trim();
  const paragraphs = lines
    .join("\n")
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  return title && paragraphs.length ? { title, paragraphs } : null;
}

export const command: CliCommand = { name: "newsletters", usage, parse: read };
if (import.meta.main) await runCommand(command);
