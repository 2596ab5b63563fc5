// npm run build, and what npm start does when something changed: the site, compressed, and a stamp that says
// what it was built from.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled, node, root } from "./install.mjs";
import { run } from "./run.mjs";

const serviceWorker = "vite.worker.config.ts";
const stamp = join(root, "build/.stamp");
/** The files and folders that decide what is built, from the root. */
export const sources = [
  "app",
  "db/academy",
  "db/help",
  "db/pages",
  "vite",
  "public",
  "vite.config.ts",
  "vite.worker.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  "scripts/compress.ts",
  "scripts/illustrate",
];

function* files(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const start of sources)
    for (const path of files(join(root, start)))
      if (!path.endsWith(".test.ts"))
        hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest("hex");
}

/** Builds the site, and leaves the process with the exit code of the step that failed. */
async function build(wanted) {
  // A build that breaks off belongs to no files: not to its own, and no more to those of the build before it.
  rmSync(stamp, { force: true });
  const steps = [
    ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"],
    ["node_modules/vite/bin/vite.js", "build", "-c", serviceWorker, "--logLevel", "warn"],
    ["scripts/illustrate/drawings.ts"],
    ["scripts/compress.ts"],
  ];
  for (const step of steps) {
    const code = await run(node, step, { stdout: 2, env: { NODE_ENV: "production" } });
    if (code !== 0) process.exit(code);
  }
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Whether the build, made here or shipped, was made from the current files. */
export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();

/** Builds when a file that goes into the site has changed since the last build. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  process.stderr.write("Building the site…\n");
  await build(fingerprint());
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled(true);
  await build(fingerprint());
  process.exit(0);
}
