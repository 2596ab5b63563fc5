import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { testSecret } from "../secret.ts";
import { originOf, start, workplace } from "./processes.ts";

const root = join(import.meta.dirname, "../..");
const place = workplace();
afterAll(place.clear);

const parts = [
  "app",
  "build",
  "db",
  "packages",
  "public",
  "scripts",
  "server",
  "vite",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "react-router.config.ts",
  "vite.config.ts",
  "vite.worker.config.ts",
];

/** The repository with its build, and the packages that `npm ci --omit=dev` leaves. */
function ship(to: string): void {
  for (const part of parts) cpSync(join(root, part), join(to, part), { recursive: true });
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  for (const [path, entry] of Object.entries<{ dev?: boolean; devOptional?: boolean }>(packages)) {
    const isOnTop = path.lastIndexOf("node_modules/") === 0;
    if (entry.dev || entry.devOptional) delete packages[path];
    else if (isOnTop) link(path, to);
  }
  link("node_modules/.bin/node", to);
  writeFileSync(join(to, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
}

function link(path: string, to: string): void {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  symlinkSync(join(root, path), join(to, path));
}

it("a production start beside a shipped build neither installs nor builds, and needs no development package", {
  timeout: 600_000,
}, async () => {
  const tree = join(place.dir, "tree");
  ship(tree);
  const site = start(process.execPath, [join(tree, "scripts/start.mjs")], {
    NODE_ENV: "production",
    PORT: "0",
    SESSION_SECRET: testSecret,
    DATA_DIR: join(place.dir, "data"),
    // Nothing is found but what was shipped: no npm, and no package beside it.
    PATH: tree,
    NODE_OPTIONS: "--preserve-symlinks",
  });
  const url = await originOf(site);
  expect(site.err()).not.toMatch(/Installing|Building/);
  for (const path of ["/", "/pricing", "/auth"])
    expect((await fetch(`${url}${path}`)).status, path).toBe(200);
  site.kill("SIGTERM");
  expect(await site.ended).toBe(0);
});
