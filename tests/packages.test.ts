// What package.json asks for and package-lock.json names: whatever machine installs it, and with or without what
// only builds and tests.
import { existsSync, globSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf } from "./house-imports.ts";

const root = join(import.meta.dirname, "..");
const text = (path: string) => readFileSync(join(root, path), "utf8");

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
const lock: Record<string, Entry> = JSON.parse(text("package-lock.json")).packages;
const asked: Entry = JSON.parse(text("package.json"));

/** The entry that a package finds under a name, by the rule of node_modules: beside it or further up. */
function entryFor(path: string, name: string): Entry | undefined {
  const folders = path.split("/node_modules/");
  for (let depth = folders.length; depth > 0; depth--) {
    const above = path ? `${folders.slice(0, depth).join("/node_modules/")}/` : "";
    const entry = lock[`${above}node_modules/${name}`];
    if (entry) return entry;
  }
  return lock[`node_modules/${name}`];
}

describe("the lock file", () => {
  it("names what a package wants on any platform, not on one alone", () => {
    const missing = Object.entries(lock).flatMap(([path, entry]) =>
      Object.entries({ ...entry.dependencies, ...entry.optionalDependencies }).flatMap(
        ([name, range]) => {
          const found = entryFor(path, name);
          const fits = /^\d+\.\d+\.\d+/.test(range) ? found?.version === range : found;
          return fits ? [] : `${path} wants ${name} ${range}`;
        },
      ),
    );
    expect(missing).toEqual([]);
  });

  it("has the sum of each package and no registry's name", () => {
    const packages = Object.entries(lock).filter(([path]) => path);
    expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });

  it("is of one mind with package.json", () => {
    expect(lock[""]?.dependencies).toEqual(asked.dependencies);
    expect(lock[""]?.devDependencies).toEqual(asked.devDependencies);
  });
});

describe("a production start", () => {
  const files = globSync("{app,server,packages}/**/*.{ts,tsx}", { cwd: root }).filter(
    // The site map is the build's: it stands in no bundle.
    (path) => !/\.test\.tsx?$|\/tests\/|^app\/routes\.ts$/.test(path),
  );
  const builtin = new Set(builtinModules);
  const used = new Set(
    files
      .flatMap((path) => importsOf({ path, text: text(path) }))
      .filter(
        ({ target, typeOnly }) => !typeOnly && !/^(app|server|packages)\/|\?|^node:/.test(target),
      )
      .map(({ target }) => /^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target)
      .filter((name) => !builtin.has(name)),
  );

  it("needs no package that only builds or tests", () => {
    const absent = [...used].filter((name) => {
      const entry = lock[`node_modules/${name}`];
      return !entry || entry.dev || !asked.dependencies?.[name];
    });
    expect(absent).toEqual([]);
    expect(used.size).toBeGreaterThan(20);
  });

  it("brings no package that nothing of it imports", () => {
    // The runtime, and what a library asks its user to have.
    const unseen = new Set(["node", "@better-auth/core"]);
    const idle = Object.keys(asked.dependencies ?? {}).filter(
      (name) => !used.has(name) && !unseen.has(name),
    );
    expect(idle).toEqual([]);
  });

  it("takes at most 350 MB on the disk", () => {
    const bytes = Object.entries(lock)
      .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
      .map(([path]) => join(root, path))
      .filter((path) => existsSync(path))
      .reduce((sum, path) => sum + sizeOf(path), 0);
    expect(Math.round(bytes / 2 ** 20)).toBeLessThanOrEqual(350);
    expect(bytes).toBeGreaterThan(2 ** 27);
  });
});

/** What a folder takes on the disk, without the packages that lie in it by an entry of their own. */
function sizeOf(dir: string, counted = new Set<number>()): number {
  return readdirSync(dir, { withFileTypes: true }).reduce((sum, child) => {
    const path = join(dir, child.name);
    if (child.isDirectory()) return isEntry(path) ? sum : sum + sizeOf(path, counted);
    const { blocks, ino } = lstatSync(path);
    // The runtime is one file under two names.
    if (counted.has(ino)) return sum;
    counted.add(ino);
    return sum + blocks * 512;
  }, 0);
}
const isEntry = (path: string) => Object.hasOwn(lock, path.slice(root.length + 1));
