// npm run sample -- load|remove
import { join } from "node:path";
import { loadSampleDiscussions, removeSampleDiscussions } from "#discussions/sample.server.ts";
import { loadSample, removeSample } from "#media/sample.server.ts";
import { openCommand, wrongUsage } from "../command.ts";

const dir = join(import.meta.dirname, "../../db/seed");
const [act, ...rest] = process.argv.slice(2);
if ((act !== "load" && act !== "remove") || rest.length) {
  const wrong =
    act === undefined
      ? "A command is missing."
      : rest.length > 0
        ? `${act} takes nothing, and not ${rest[0]}.`
        : `There is no command ${act}.`;
  process.stderr.write(`${wrong}\nUsage: npm run sample -- load|remove\n`);
  process.exit(wrongUsage);
}
const command = await openCommand("sample");
try {
  const { db, config, now } = command;
  if (act === "load" && config.production) {
    process.stderr.write("The sample newsroom is never loaded in production.\n");
    process.exitCode = 1;
  } else {
    const removed = act === "remove" ? await removeSampleDiscussions(db) : null;
    const n =
      act === "load"
        ? await loadSample(db, now(), { dir, again: true })
        : await removeSample(db, now(), { dir });
    if (act === "load") await loadSampleDiscussions(db, dir, now());
    const done = act === "load" ? "loaded" : "removed";
    process.stdout.write(
      `${done}: ${n?.stories ?? 0} stories, ${n?.videos ?? 0} videos, ${n?.episodes ?? 0} episodes\n`,
    );
    if (removed?.discussions)
      process.stdout.write(
        `discussions removed with them: ${removed.discussions} (contributions: ${removed.contributions}, by members: ${removed.byMembers})\n`,
      );
  }
} finally {
  await command.close();
}
