// npm run sources -- list|set|opt-out|opt-in
import { parseArgs } from "node:util";
import { type Band, bands } from "#stories/bias.ts";
import {
  listSources,
  optIn,
  optOut,
  type SourcePatch,
  setSource,
} from "#stories/sources.server.ts";
import { type Command, openCommand } from "../command.ts";

const usage = `Usage: npm run sources -- COMMAND
  list [--json]        every source with country, language, band, owner
  set ID [--name NAME] [--owner OWNER] [--excerpt 0..1000] [--images|--no-images]
         [--band ${bands.join("|")}|none --by WHO --url EVIDENCE]
                       edits a source; the next catalogue leaves the edit alone
  opt-out ID           hides all of its stories at once
  opt-in ID            brings them back
`;

type Work = (command: Command) => Promise<number>;

/** Null: not understood. */
function read([name, id, ...rest]: string[]): Work | null {
  if (name === "list" && (!id || id === "--json") && !rest.length) return list(id === "--json");
  if (!id || id.startsWith("-")) return null;
  if (name === "opt-out" && !rest.length) return ({ db, now }) => told(id, optOut(db, id, now()));
  if (name === "opt-in" && !rest.length) return ({ db, now }) => told(id, optIn(db, id, now()));
  const patch = name === "set" ? readPatch(rest) : null;
  return patch && (({ db, now }) => told(id, setSource(db, id, patch(now()), now())));
}

const list =
  (json: boolean): Work =>
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

/** The edit that the options ask for, dated when it is made; null for options that make no sense. */
function readPatch(args: string[]): ((now: Date) => SourcePatch) | null {
  const text = { type: "string" } as const;
  const options = { name: text, owner: text, excerpt: text, band: text, by: text, url: text };
  const read = (() => {
    try {
      const flags = { images: { type: "boolean" } } as const;
      return parseArgs({ args, options: { ...options, ...flags }, allowNegative: true }).values;
    } catch {
      return null;
    }
  })();
  if (!read || Object.keys(read).length === 0) return null;
  const { name, owner, excerpt, images, band, by, url } = read;
  const limit = excerpt === undefined ? undefined : Number(excerpt);
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 0 && limit <= 1000)) return null;
  const rated = bands.find((b) => b === band);
  // Nobody rates from memory: a band comes with who says so, and where (decision 9).
  if (band !== undefined && band !== "none" && !(rated && by && URL.canParse(url ?? "")))
    return null;
  return (now) => ({
    name,
    owner,
    excerptLimit: limit,
    imagesAllowed: images,
    ...(band === undefined ? {} : bandPatch(rated ?? null, { by, url }, now)),
  });
}

const bandPatch = (
  band: Band | null,
  said: { by: string | undefined; url: string | undefined },
  now: Date,
): SourcePatch => ({
  band,
  bandEvidence:
    band === null
      ? []
      : [
          {
            band,
            by: said.by ?? "",
            url: said.url ?? "",
            confidence: "B",
            date: now.toISOString().slice(0, 10),
          },
        ],
});

async function told(id: string, done: Promise<boolean>): Promise<number> {
  if (await done) return 0;
  process.stderr.write(`There is no source ${id}\n`);
  return 1;
}

const work = read(process.argv.slice(2));
if (!work) {
  process.stderr.write(usage);
  process.exit(64);
}
const command = await openCommand("sources");
try {
  process.exitCode = await work(command);
} finally {
  await command.close();
}
