// What must be there before anything of the project runs. Like all .mjs files here it runs in whatever Node
// the machine has (20 or later), before any package is installed: no dependencies, no newer syntax.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));
/** The project's own Node, a package like the others. */
export const node = join(root, "node_modules/.bin/node");

const say = (message) => process.stderr.write(`${message}\n`);
const read = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));

/**
 * Whether every package of the lock file is there in its version. Packages for other platforms are never
 * there; more than is needed does no harm.
 */
function isInstalled(everything) {
  if (!existsSync(join(root, "node_modules/.package-lock.json")) || !existsSync(node)) return false;
  const { dependencies, devDependencies } = read("package.json");
  const wanted = read("package-lock.json").packages;
  const there = read("node_modules/.package-lock.json").packages;
  const same = (a, b) => JSON.stringify(a || {}) === JSON.stringify(b || {});
  if (!same(dependencies, wanted[""].dependencies)) return false;
  if (!same(devDependencies, wanted[""].devDependencies)) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === "" ||
      entry.optional ||
      (!everything && (entry.dev || entry.devOptional)) ||
      (there[path] && there[path].version === entry.version && existsSync(join(root, path))),
  );
}

/**
 * Installs what is missing, exactly as the lock file has it; needs no network when nothing is. Says what it does
 * on stderr only. An install begins by removing node_modules: in production, where a running site may load from
 * it, packages that are there and do not fit are left to the operator, and the process ends with exit code 78.
 * @param everything whether what only builds and tests is needed too
 */
export async function ensureInstalled(everything) {
  if (isInstalled(everything)) return;
  const isProduction = process.env.NODE_ENV === "production";
  const lean = isProduction && !everything;
  if (isProduction && existsSync(join(root, "node_modules"))) {
    say(
      lean
        ? "The packages are not those of package-lock.json: stop the site, run `npm ci --omit=dev`, and start it again."
        : "The build does not fit these files, and the packages that build are not there as package-lock.json has them: ship a build that fits and run `npm ci --omit=dev`, or stop the site and run `npm ci && npm run build`.",
    );
    process.exit(78);
  }
  say("Installing packages…");
  const words = ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"];
  const args = [...words, lean ? "--omit=dev" : "--include=dev"];
  // The npm that runs us is itself a script; called so, it is tied to us like any other child.
  const npm = process.env.npm_execpath;
  const code =
    npm && /\.c?js$/.test(npm)
      ? await run(process.execPath, [npm, ...args], { stdout: 2 })
      : await run("npm", args, { stdout: 2 });
  if (code !== 0) {
    say("The packages could not be installed; npm says why above.");
    process.exit(code);
  }
}
