import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { newPrivateKey, vapidKeys } from "#platform/push/vapid.server.ts";
import { readOrMake } from "./read-or-make.ts";
import { ensurePushKey, ensureSecret, readPushKey, writePushKey } from "./secret.ts";

const dir = mkdtempSync(join(tmpdir(), "eunison-secret-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it("makes secret and push key once, for their owner alone", () => {
  expect(readPushKey(dir)).toBeNull();
  const key = ensurePushKey(dir);
  expect(vapidKeys(key)).not.toBeNull();
  expect(ensurePushKey(dir)).toBe(key);
  expect(ensureSecret(dir)).toBe(ensureSecret(dir));
  for (const file of ["push-key", "secret"])
    expect(statSync(join(dir, file)).mode & 0o777).toBe(0o600);
});

it("takes the secret of the process that made it first, and no empty one", () => {
  const shared = mkdtempSync(join(dir, "shared-"));
  const file = join(shared, "secret");
  // The other process is done between our look for the file and our own.
  expect(
    readOrMake(file, () => {
      writeFileSync(file, "the other's\n");
      return "ours";
    }),
  ).toBe("the other's");
  expect(readdirSync(shared)).toEqual(["secret"]);
  writeFileSync(file, "");
  expect(() => ensureSecret(shared)).toThrow("is empty");
});

it("takes the push key of a backup, also into a folder that is not there yet", () => {
  const key = newPrivateKey();
  writePushKey(dir, key);
  expect(ensurePushKey(dir)).toBe(key);
  writePushKey(join(dir, "new"), key);
  expect(readPushKey(join(dir, "new"))).toBe(key);
});
