// npm run newsletters -- list|preview|send
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { type Issue, latestIssue } from "#newsletters/issue.ts";
import {
  composeDigest,
  type ProductNewsText,
  sendProductNews,
  subscribersOf,
} from "#newsletters/issues.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { type CliCommand, type Command, type CommandAction, runCommand } from "../command.ts";

const usage = `Usage: npm run newsletters -- COMMAND
  list                          how many are on each list, by state
  preview weekly-digest|daily-digest [en|es|fr|de]
                                what the newest issue says; sends nothing
  send product-news FILE.txt    queues a letter for its subscribers: the first line is the title, blank
                                lines part paragraphs; FILE.de.txt beside it is the German text, and so on
`;

/** Null for an unknown command. */
function read([name, list, more, ...rest]: string[]): CommandAction | null {
  if (rest.length) return null;
  if (name === "list" && !list) return count;
  const locale = more === undefined ? "en" : locales.find((l) => l === more);
  if (name === "preview" && (list === "weekly-digest" || list === "daily-digest") && locale)
    return (command) => preview(command, latestIssue(list, command.now()), locale);
  return name === "send" && list === "product-news" && more ? send(more) : null;
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
    const en = readText(file);
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
    const queued = await sendProductNews({ db, config, log }, news, now());
    console.log(`${queued} mails are queued, in ${["en", ...others.map(([l]) => l)].join(", ")}`);
    return 0;
  };

function readText(file: string): ProductNewsText | null {
  if (!existsSync(file)) return null;
  const [first = "", ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
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
