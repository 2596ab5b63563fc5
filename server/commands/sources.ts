// npm run sources -- list|set|opt-out|opt-in
import { parseArgs } from "node:util";
import { shortenDescriptions } from "#media/media.server.ts";
import { type Band, bands } from "#stories/bias.ts";
import {
  getSource,
  listSources,
  optIn,
  optOut,
  type SourcePatch,
  setSource,
} from "#stories/sources.server.ts";
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

const usage = `Usage: npm run sources -- COMMAND
  list [--json]        every source with country, language, band, owner
  set ID [--name NAME] [--owner OWNER] [--excerpt 0..1000] [--images|--no-images]
         [--band ${bands.join("|")}|none --by WHO --url EVIDENCE]
                       edits a source; the next catalogue leaves the edit alone
  opt-out ID           hides all of its stories at once
  opt-in ID            brings them back
`;

/** @throws UsageError */
function read([name, id, ...rest]: string[]): CommandAction {
  if (name === "list") {
    const [wrong] = id === "--json" ? rest : [id, ...rest].filter((a) => a !== undefined);
    if (wrong !== undefined) throw new UsageError(`list does not take ${wrong}: only --json.`);
    return list(id === "--json");
  }
  if (name !== "set" && name !== "opt-out" && name !== "opt-in") throw unknownCommand(name);
  if (!id || id.startsWith("-"))
    throw new UsageError(`${name} needs the id of a source, as \`list\` shows it.`);
  if (name === "set") {
    const patch = readPatch(rest);
    return (command) => edit(command, id, patch(command.now()));
  }
  refuseMore(name, "one id", rest);
  return name === "opt-out"
    ? (command) =>
        printResult(
          id,
          optOut(command.db, id, operatorOf(command)),
          "has opted out: its stories are hidden from every page",
        )
    : (command) =>
        printResult(
          id,
          optIn(command.db, id, operatorOf(command)),
          "is back: its stories are listed again",
        );
}

async function edit(command: Command, id: string, patch: SourcePatch): Promise<number> {
  const { db } = command;
  const before = await getSource(db, id);
  const code = await printResult(
    id,
    setSource(db, id, patch, operatorOf(command)),
    `now has ${inWords(patch)}`,
  );
  const { excerptLimit } = patch;
  if (before && excerptLimit !== undefined && excerptLimit < before.excerptLimit)
    await shortenDescriptions(db, id, excerptLimit);
  return code;
}

const inWords = (patch: SourcePatch): string =>
  [
    patch.name !== undefined && `the name "${patch.name}"`,
    patch.owner !== undefined && `the owner "${patch.owner}"`,
    patch.excerptLimit !== undefined && `excerpts of up to ${patch.excerptLimit} characters`,
    patch.imagesAllowed !== undefined &&
      (patch.imagesAllowed ? "its pictures shown" : "no pictures shown"),
    patch.band !== undefined &&
      (patch.band === null
        ? "no band"
        : `the band ${patch.band}, as ${patch.bandEvidence?.[0]?.by} says`),
  ]
    .filter((part) => part !== false)
    .join(", ");

const list =
  (json: boolean): CommandAction =>
  async ({ db }) => {
    const sources = await listSources(db);
    if (json) console.log(JSON.stringify(sources, null, 2));
    else
      for (const s of sources)
        console.log(
          [
            s.id.padEnd(32),
            s.country.padEnd(2),
            (s.language ?? "–").padEnd(3),
            (s.band ?? "unrated").padEnd(9),
            s.optedOutAt ? "opted out" : (s.owner ?? s.name),
          ].join("  "),
        );
    return 0;
  };

/** The edit that the options ask for, dated when it is made. @throws UsageError */
function readPatch(args: string[]): (now: Date) => SourcePatch {
  const text = { type: "string" } as const;
  const options = { name: text, owner: text, excerpt: text, band: text, by: text, url: text };
  const read = (() => {
    try {
      const flags = { images: { type: "boolean" } } as const;
      return parseArgs({ args, options: { ...options, ...flags }, allowNegative: true }).values;
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  })();
  if (Object.keys(read).length === 0) throw new UsageError("set needs at least one thing to set.");
  const { name, owner, excerpt, images, band, by, url } = read;
  for (const [option, value] of Object.entries({ name, owner }))
    if (value !== undefined && !value.trim()) throw new UsageError(`--${option} is empty.`);
  const limit = excerpt === undefined ? undefined : Number(excerpt);
  if (limit !== undefined && !(/^\d+$/.test(excerpt ?? "") && limit <= 1000))
    throw new UsageError(`--excerpt ${excerpt} is not a number of characters from 0 to 1000.`);
  const knownBand = bands.find((b) => b === band);
  if (band !== undefined && band !== "none") {
    if (!knownBand) throw new UsageError(`--band ${band} is none of ${bands.join(", ")}, none.`);
    // A band needs evidence: who rates the source so, and where.
    if (!by?.trim()) throw new UsageError("--band needs --by: who says that the source leans so.");
    if (!/^https?:\/\//.test(url ?? "") || !URL.canParse(url ?? ""))
      throw new UsageError(
        url === undefined
          ? "--band needs --url: the address where it is said."
          : `--url ${url} is not an address like https://example.org/page.`,
      );
  } else if (by !== undefined || url !== undefined)
    throw new UsageError("--by and --url belong to a --band.");
  return (now) => ({
    name: name?.trim(),
    owner: owner?.trim(),
    excerptLimit: limit,
    imagesAllowed: images,
    ...(band === undefined ? {} : bandPatch(knownBand ?? null, { by, url }, now)),
  });
}

const bandPatch = (
  band: Band | null,
  evidence: { by: string | undefined; url: string | undefined },
  now: Date,
): SourcePatch => ({
  band,
  bandEvidence:
    band === null
      ? []
      : [
          {
            band,
            by: evidence.by ?? "",
            url: evidence.url ?? "",
            confidence: "B",
            date: now.toISOString().slice(0, 10),
          },
        ],
});

async function printResult(id: string, done: Promise<boolean>, what: string): Promise<number> {
  if (await done) {
    console.log(`${id} ${what}.`);
    return 0;
  }
  process.stderr.write(`There is no source ${id}\n`);
  return 1;
}

export const command: CliCommand = { name: "sources", usage, parse: read };
if (import.meta.main) await runCommand(command);
