import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDataDir } from "./data-dir.ts";
import { temporaryName } from "./read-or-make.ts";
import { ensurePushKey, ensureSecret } from "./secret.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "eunison-data-dir-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const mode = () => statSync(dir).mode & 0o777;

it("takes the permissions of others from the data directory at each start", () => {
  for (let start = 0; start < 2; start++) {
    // As a volume is mounted, or a backup restored.
    chmodSync(dir, 0o755);
    expect(openDataDir(dir)).toBe(dir);
    expect(mode()).toBe(0o700);
    ensureSecret(dir);
    ensurePushKey(dir);
  }
});

it.each(["secret", "push-key", "stripe-sandbox.json"])(
  "knows what a start that was interrupted has left of %s",
  (name) => {
    writeFileSync(temporaryName(join(dir, name)), "");
    chmodSync(dir, 0o755);
    expect(openDataDir(dir)).toBe(dir);
    expect(mode()).toBe(0o700);
  },
);

it("leaves a directory alone that holds the files of others", () => {
  chmodSync(dir, 0o755);
  writeFileSync(join(dir, "letters.txt"), "");
  expect(() => openDataDir(dir)).toThrow("letters.txt");
  expect(mode()).toBe(0o755);
});
