import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { sources } from "./build.mjs";

const root = join(import.meta.dirname, "..");

/** The folders whose files a file bundles by a pattern, from the root. */
const bundledFolders = (path: string) =>
  [
    ...readFileSync(join(root, path), "utf8").matchAll(
      /import\.meta\.glob(?:<[^(]*>)?\(\s*"([^"*{]+)\//g,
    ),
  ].map((found) => normalize(join(dirname(path), found[1] ?? "")));

it("builds again when a file changes that the site bundles by a pattern", () => {
  const folders = globSync("app/**/*.{ts,tsx}", { cwd: root }).flatMap(bundledFolders);
  expect(folders).toContain("db/pages");
  const isSource = (folder: string) =>
    sources.some((source) => folder === source || folder.startsWith(`${source}/`));
  expect(folders.filter((folder) => !isSource(folder))).toEqual([]);
});

it("trusts no build that a later one has broken into, though the files are again as it was made from", () => {
  const tree = mkdtempSync(join(tmpdir(), "eunison-build-"));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  const read = (path: string) => readFileSync(join(tree, path), "utf8");
  for (const name of ["build", "exit-with-parent", "install", "run", "runtime"])
    cpSync(join(root, `scripts/${name}.mjs`), join(tree, `scripts/${name}.mjs`));
  mkdirSync(join(tree, "node_modules/.bin"), { recursive: true });
  symlinkSync(join(root, "node_modules/.bin/node"), join(tree, "node_modules/.bin/node"));
  // Steps in place of the real ones: the first copies the page, the second breaks off where the page says so.
  const site = `const fs = require("node:fs"); fs.mkdirSync("build", { recursive: true });`;
  put("node_modules/@react-router/dev/bin.cjs", `${site} fs.cpSync("app/page", "build/page");`);
  put("node_modules/vite/package.json", `{ "type": "module" }`);
  put(
    "node_modules/vite/bin/vite.js",
    `import { readFileSync } from "node:fs"; process.exit(readFileSync("app/page", "utf8") === "new" ? 9 : 0);`,
  );
  put("scripts/illustrate/drawings.ts", "");
  put("scripts/compress.ts", "");
  const build = (page: string) => {
    put("app/page", page);
    const start = `import { ensureBuilt } from "./scripts/build.mjs"; await ensureBuilt(); process.exit(0);`;
    return spawnSync(process.execPath, ["--input-type=module", "--eval", start], { cwd: tree })
      .status;
  };
  expect(build("old")).toBe(0);
  expect(build("new")).toBe(9);
  expect(read("build/page")).toBe("new");
  expect(build("old")).toBe(0);
  expect(read("build/page")).toBe("old");
});
