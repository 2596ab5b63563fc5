// npm run sample -- load|remove
import { join } from "node:path";
import { loadSampleDiscussions, removeSampleDiscussions } from "#discussions/sample.server.ts";
import { loadSample, removeSample } from "#media/sample.server.ts";
import {
  type CliCommand,
  type CommandAction,
  refuseMore,
  runCommand,
  unknownCommand,
} from "../command.ts";

const usage = "Usage: npm run sample -- load|remove\n";
const dir = join(import.meta.dirname, "../../db/seed");
const print = (text: string) => void process.stdout.write(`${text}\n`);

/** @throws UsageError */
function read([name, ...rest]: string[]): CommandAction {
  if (name !== "load" && name !== "remove") throw unknownCommand(name);
  refuseMore(name, "nothing", rest);
  return name === "load" ? load : remove;
}

const inWords = (n: Awaited<ReturnType<typeof loadSample>>): string =>
  `${n?.stories ?? 0} stories, ${n?.videos ?? 0} videos, ${n?.episodes ?? 0} episodes`;

const load: CommandAction = async ({ db, config, now }) => {
  if (config.production) {
    process.stderr.write("The sample newsroom is never loaded in production.\n");
    return 1;
  }
  const loaded = await loadSample(db, now(), { dir, again: true });
  await loadSampleDiscussions(db, dir, now());
  print(`loaded: ${inWords(loaded)}`);
  return 0;
};

const remove: CommandAction = async ({ db, now }) => {
  const talk = await removeSampleDiscussions(db);
  print(`removed: ${inWords(await removeSample(db, now(), { dir }))}`);
  if (talk.discussions)
    print(
      `discussions removed with them: ${talk.discussions} (contributions: ${talk.contributions}, by members: ${talk.byMembers})`,
    );
  return 0;
};

export const command: CliCommand = { name: "sample", usage, parse: read };
if (import.meta.main) await runCommand(command);
