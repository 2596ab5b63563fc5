// Runs after every install (postinstall) and removes packages and files that npm installs needlessly. Without
// dependencies and new syntax, since it runs in the machine's own Node.
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const wanted = Object.entries(
  JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages,
).filter(([path]) => path !== "");
const isThere = ([path]) => existsSync(join(root, path));
const remove = (path) => rmSync(path, { recursive: true, force: true });

// Node's header files are needed only to compile add-ons, and are a third of its size.
const runtime = join(root, "node_modules/node/node_modules");
if (existsSync(runtime))
  for (const name of readdirSync(runtime)) remove(join(runtime, name, "include"));

// npm keeps a development package that some library names as an optional peer, also where it is run to omit
// development packages: a test runner, and with it a bundler.
const isWithoutDev = !wanted.some((one) => one[1].dev && !one[1].optional && isThere(one));
if (isWithoutDev) {
  for (const [path, entry] of wanted) if (entry.devOptional) remove(join(root, path));
  const commands = join(root, "node_modules/.bin");
  if (existsSync(commands))
    for (const name of readdirSync(commands)) {
      const path = join(commands, name);
      if (lstatSync(path).isSymbolicLink() && !existsSync(path)) remove(path);
    }
}
