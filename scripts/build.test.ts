import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
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
