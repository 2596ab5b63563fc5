// npm run soak [-- ENGINE…] [ROUNDS]: the long fault run, on the embedded engine and on PostgreSQL, 100 rounds each
// unless a number is given. Readers save, mails are queued, payments are rehearsed; in each round one process is killed
// without warning. What was acknowledged must be there afterwards, and the site ready again. Everything speaks on
// the own machine alone, and every wait has an end.
import { embeddedRounds } from "./soak/embedded.ts";
import { postgresRounds } from "./soak/postgres.ts";
import { openTally } from "./soak/tally.ts";

const engines = { embedded: embeddedRounds, postgres: postgresRounds };
type Engine = keyof typeof engines;

const asked = process.argv.slice(2);
const rounds = asked.filter((word) => /^\d+$/.test(word)).map(Number);
const chosen = asked.filter((word): word is Engine => Object.hasOwn(engines, word));
if (rounds.length > 1 || rounds.length + chosen.length < asked.length) {
  console.error(`Usage: npm run soak [-- ${Object.keys(engines).join("|")}] [ROUNDS]`);
  process.exit(64);
}

const tally = openTally((line) => console.log(line));
for (const engine of chosen.length ? chosen : (Object.keys(engines) as Engine[])) {
  console.log(`== ${engine}`);
  try {
    await engines[engine](rounds[0] ?? 100, tally);
  } catch (error) {
    console.error(error);
    tally.check(`${engine}`, false, "the run broke off");
  }
}
process.exit(tally.report() ? 0 : 1);
