import { expect, test } from "vitest";
import { actionOf, type CliCommand } from "../command.ts";
import { command as academy } from "./academy.ts";
import { command as backup } from "./backup.ts";
import { command as billing } from "./billing.ts";
import { command as campaigns } from "./campaigns.ts";
import { command as discussions } from "./discussions.ts";
import { command as events } from "./events.ts";
import { command as feeds } from "./feeds.ts";
import { command as media } from "./media.ts";
import { command as messages } from "./messages.ts";
import { command as newsletters } from "./newsletters.ts";
import { command as restore } from "./restore.ts";
import { command as sample } from "./sample.ts";
import { command as sources } from "./sources.ts";
import { command as storage } from "./storage.ts";
import { command as stories } from "./stories.ts";
import { command as users } from "./users.ts";

const first = { academy, billing, campaigns, discussions, events, feeds, media, messages };
const withCommands = { ...first, newsletters, sample, sources, storage, stories, users };
const commands: Record<string, CliCommand> = { ...withCommands, backup, restore };

test.each(Object.keys(withCommands))("%s says that a command is missing or unknown", (name) => {
  const { usage } = commands[name] as CliCommand;
  expect(actionOf(commands[name] as CliCommand, [])).toBe(`A command is missing.\n${usage}`);
  expect(actionOf(commands[name] as CliCommand, ["fly"])).toBe(
    `There is no command fly.\n${usage}`,
  );
});

const email = "reader@example.eu";
const wrong: [string, string][] = [
  ["academy list all", "list takes nothing, and not all."],
  ["backup", "backup needs the name of the file to write."],
  ["backup a.gz b.gz", "backup takes one file and no options, and not b.gz too."],
  ["backup --all", "backup takes one file and no options, and not --all."],
  ["billing setup webhook", "setup takes nothing but --webhook, and not webhook."],
  ["billing reconcile all", "reconcile takes nothing, and not all."],
  ["billing refunds all", "refunds takes nothing, and not all."],
  ["billing settle sub_1", "settle needs a subscription, and how the money was given back."],
  ["billing settle sub_1 by bank", "settle takes a subscription and one text, and not bank too."],
  ["billing reasons all", "reasons takes nothing, and not all."],
  ["billing show", "show needs the e-mail address of a reader."],
  [`billing show ${email} all`, `show takes one e-mail address, and not all too.`],
  ["campaigns list all", "list takes nothing, and not all."],
  ["campaigns show", "show needs the id of a campaign, as `list` shows it."],
  ["campaigns end a b", "end takes one id, and not b too."],
  ["campaigns add", "add needs a file, or the campaign in options."],
  ["discussions show", "show needs the address of a piece or an event, like /article/SLUG."],
  ["discussions show /about", "/about is no address of a piece or an event, like /article/SLUG."],
  ["discussions show /article/a 3", "show takes one address, and not 3 too."],
  ["discussions open /article/a soon", "soon is no number of days, like 14."],
  ["discussions open /article/a 3 4", "open takes an address and a number of days, and not 4 too."],
  ["discussions days 3 4", "days takes a number of days, and not 4 too."],
  [
    `discussions author ${email}`,
    "author needs an e-mail address, and the slug of an author or none.",
  ],
  [`discussions author ${email} a b`, "author takes an e-mail address and a slug, and not b too."],
  ["discussions waiting now", "waiting takes nothing, and not now."],
  [
    "discussions contribution one",
    "one is not the number of a contribution, as `waiting` shows it.",
  ],
  ["discussions contribution", "contribution needs the number of one, as `waiting` shows it."],
  ["discussions words xx", "xx is no language of the Union, like de, nor any."],
  ["discussions words de drop x", "words takes add or remove after the language, and not drop."],
  ["discussions words de add", "add needs an entry: words, or /an expression/."],
  ["discussions report", "report needs a year, like 2026."],
  ["discussions report last", "last is no year, like 2026."],
  ["feeds check", "check needs files or addresses of feeds."],
  ["feeds list all", "list does not take all: only --json."],
  ["feeds refresh 1 two", "two is not the number of a feed, as `list` shows it."],
  ["feeds remove 1 2", "remove needs the number of one feed."],
  ["feeds remove one", "one is not the number of a feed, as `list` shows it."],
  ["feeds import", "import needs a file of OPML."],
  ["feeds import a.opml b.opml", "import takes one file, and not b.opml too."],
  ["feeds export all", "export takes nothing, and not all."],
  ["media list all", "list takes nothing, and not all."],
  ["media shows all", "shows takes nothing, and not all."],
  ["media show x --name X --lang xx", "--lang is a language of the Union, like en, and not xx."],
  ["media show x --name X", "--lang is a language of the Union, like en, and it is missing."],
  [
    "media add a.mp3 --show x --title A --country QQ",
    "--country is a member state, like FR, or EU or XX (the world), and not QQ.",
  ],
  [
    "media add a.mp3 --show x --title A --text xx=a.vtt",
    "--text xx=a.vtt must name a language of the Union and a file, like en=lines.vtt.",
  ],
  ["media withdraw film 12", "withdraw needs video or podcast, and the number in its address."],
  ["media withdraw video", "withdraw needs video or podcast, and the number in its address."],
  ["messages list open", "list takes nothing but --all, and not open."],
  ["messages show", "show needs the number of a message, as `list` shows it."],
  ["messages show 1", "1 is not the number of a message, as `list` shows it, like 3F0A91C2."],
  ["messages done 3F0A91C2 now", "done takes one number, and not now too."],
  ["newsletters list all", "list takes nothing, and not all."],
  ["newsletters preview", "preview needs weekly-digest or daily-digest."],
  [
    "newsletters preview product-news",
    "product-news has no preview: only weekly-digest, daily-digest.",
  ],
  ["newsletters preview weekly-digest it", "it is no language of the letters: en, es, fr, de."],
  ["newsletters send weekly-digest a.txt", "send takes product-news and a file: the digests go"],
  ["newsletters send product-news", "send product-news needs the file of the letter."],
  ["restore", "restore needs the file of a backup."],
  ["restore a.gz b.gz", "restore takes one file, and not b.gz too."],
  ["restore --quick a.gz", "Unknown option '--quick'"],
  ["sample load all", "load takes nothing, and not all."],
  ["sources list all", "list does not take all: only --json."],
  ["sources opt-out a b", "opt-out takes one id, and not b too."],
  ["storage show all", "show takes nothing, and not all."],
  ["storage move folder", "move takes nothing but --to bucket or --to folder, and not folder."],
  ["storage move --to attic", "--to attic is neither bucket nor folder."],
  ["stories list all", "list takes nothing, and not all."],
  ["stories classify a b", "classify takes one source, and not b too."],
  ["stories unpublish a b", "unpublish takes one thing, and not b too."],
  [`users show`, "show needs the e-mail address of a reader."],
  [`users show ${email} all`, "show takes one e-mail address, and not all too."],
  [`users suspend ${email} now`, "suspend takes one e-mail address, and not now too."],
  [`users role ${email} king`, `"king" is no role: `],
  [`users role ${email} editor now`, "role takes an e-mail address and a role, and not now too."],
  [`users grant ${email} gold P30D`, `"gold" is no tier: `],
  [
    `users grant ${email} basic`,
    "grant needs a time: P30D for 30 days, P1Y for a year, or forever.",
  ],
  [`users grant ${email} basic soon`, `"soon" is no time: `],
  [`users erase ${email}`, "This cannot be undone: "],
  ["users list a b", "list takes one text, and not b too."],
];

test.each(wrong)("%s: says why", (line, reason) => {
  const [name = "", ...args] = line.split(" ");
  const shell = commands[name] as CliCommand;
  const said = actionOf(shell, args);
  expect(said).toEqual(expect.stringMatching(/\nUsage: /));
  expect(String(said).slice(0, reason.length)).toBe(reason);
});
