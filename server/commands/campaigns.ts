// npm run campaigns -- list|show|add|end
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readCampaign } from "#advertising/campaign-form.server.ts";
import {
  addCampaign,
  endCampaign,
  findCampaign,
  listCampaigns,
} from "#advertising/campaigns.server.ts";
import { countsOf } from "#advertising/counts.server.ts";
import { resizeImage } from "#platform/images.server.ts";
import {
  type CliCommand,
  type CommandAction,
  refuseMore,
  runCommand,
  UsageError,
  unknownCommand,
} from "../command.ts";
import { readProblem } from "../read-problem.ts";

const usage = `Usage: npm run campaigns -- COMMAND
  list                            every campaign: id, rank, slots, dates, views, clicks, advertiser
  show ID                         a campaign and what was counted of it on each day
  add FILE.json [--picture FILE]  a campaign from a file, and the picture of its box
  add --id ID --name NAME --advertiser NAME --slot home-upper|home-lower|article
      --starts DATE --ends DATE --target https://… --lang en|es|fr|de --title TEXT --text TEXT
      --action TEXT [--alt TEXT --picture FILE] --not-political
                                  the same in one language, without a file
  end ID                          ends a campaign now
`;

const text = { type: "string" } as const;
const options = {
  id: text,
  name: text,
  advertiser: text,
  slot: text,
  starts: text,
  ends: text,
  target: text,
  lang: text,
  title: text,
  text,
  action: text,
  alt: text,
  picture: text,
  "not-political": { type: "boolean" },
} as const;

const maxPictureBytes = 5_000_000;

/** @throws UsageError */
function read([name, ...args]: string[]): CommandAction {
  if (name === "add") return readAdd(args);
  if (name === "list") {
    refuseMore(name, "nothing", args);
    return list;
  }
  if (name !== "show" && name !== "end") throw unknownCommand(name);
  const [id, ...rest] = args;
  if (!id) throw new UsageError(`${name} needs the id of a campaign, as \`list\` shows it.`);
  refuseMore(name, "one id", rest);
  return name === "show" ? show(id) : end(id);
}

/** @throws UsageError */
function readAdd(args: string[]): CommandAction {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > 1) throw new UsageError("add takes one file.");
    if (args.length === 0) throw new UsageError("add needs a file, or the campaign in options.");
    const { picture, starts, ends, lang, title, text, action, alt, ...rest } = values;
    const { "not-political": declared, ...plain } = rest;
    if (positionals[0]) {
      if (Object.keys(values).some((key) => key !== "picture"))
        throw new UsageError("With a file, --picture is the only option.");
      return add(positionals[0], null, picture);
    }
    const given = {
      ...plain,
      starts_at: starts,
      ends_at: ends,
      texts: { [lang ?? "en"]: { title, text, action, alt } },
      political: declared ? false : undefined,
    };
    return add(null, given, picture);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError((error as Error).message);
  }
}

const add =
  (file: string | null, flags: object | null, picture: string | undefined): CommandAction =>
  async ({ db, now }) => {
    let given: unknown = flags;
    try {
      if (file) given = JSON.parse(await readFile(file, "utf8"));
    } catch (error) {
      return fail(`${file}: ${readProblem(error)}`);
    }
    const checked = readCampaign(given, picture !== undefined);
    if ("problems" in checked) return fail(checked.problems.join("\n"));
    const bytes = picture ? await readFile(picture).catch(() => null) : null;
    const tooLarge = bytes && bytes.length > maxPictureBytes;
    const stored = bytes && !tooLarge ? await resizeImage(bytes, 1200, "webp") : null;
    if (picture && !stored)
      return fail(
        `${picture}: ${tooLarge ? "is larger than 5 MB" : "is no picture that can be read"}`,
      );
    const { campaign } = checked;
    if (!(await addCampaign(db, campaign, stored, now())))
      return fail(`${campaign.id}: there is a campaign with this id`);
    console.log(`${campaign.id} is added: ${dates(campaign.starts_at, campaign.ends_at)}`);
    return 0;
  };

const list: CommandAction = async ({ db }) => {
  for (const c of await listCampaigns(db))
    console.log(
      `${c.id}  ${c.rank}  ${c.slots.join(",")}  ${dates(c.startsAt, c.endsAt)}  ${c.views} views  ${c.clicks} clicks  ${c.advertiser}`,
    );
  return 0;
};

const show =
  (id: string): CommandAction =>
  async ({ db }) => {
    const found = await findCampaign(db, id);
    if (!found) return fail(`There is no campaign ${id}.`);
    console.log(
      `${id}  ${found.rank}  ${found.advertiser}  ${dates(found.startsAt, found.endsAt)}`,
    );
    console.log(`${found.slots.join(", ")}: ${found.target}`);
    for (const [lang, words] of Object.entries(found.words ?? {}))
      console.log(`${lang}: ${words.title} | ${words.text} | ${words.action}`);
    for (const { day, views, clicks } of await countsOf(db, id))
      console.log(`${day}  ${views} views  ${clicks} clicks`);
    return 0;
  };

const end =
  (id: string): CommandAction =>
  async ({ db, now }) => {
    const ended = await endCampaign(db, id, now());
    if (ended === null) return fail(`There is no campaign ${id} that could end.`);
    console.log(ended ? `${id} has ended` : `${id} had ended before`);
    return 0;
  };

const dates = (from: Date | null, to: Date | null) =>
  from && to ? `${minute(from)} to ${minute(to)}` : "always";
const minute = (at: Date) => at.toISOString().slice(0, 16).replace("T", " ");

function fail(problem: string): number {
  console.error(problem);
  return 1;
}

export const command: CliCommand = { name: "campaigns", usage, parse: read };
if (import.meta.main) await runCommand(command);
