// npm run feeds and its like: makes sure that the packages are there, then becomes the command.
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, node } from "./install.mjs";
import { run } from "./run.mjs";

const [name, ...args] = process.argv.slice(2);
const elsewhere = { test: "scripts/check.ts", bench: "bench/main.ts", soak: "tests/soak.ts" };

// Development commands need all packages; commands of the site do not.
await ensureInstalled(Boolean(elsewhere[name]));
if (name === "bench" || name === "soak") await ensureBuilt();
if (name) {
  const file = elsewhere[name] || `server/commands/${name}.ts`;
  process.exit(await run(node, [file, ...args], { stdin: "inherit" }));
}
