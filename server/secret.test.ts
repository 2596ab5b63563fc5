import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { newPrivateKey, vapidKeys } from "#platform/push/vapid.server.ts";
import { readOrMake } from "./read-or-make.ts";
import { ensurePushKey, ensureSecret, readPushKey, writePushKey } from "./secret.ts";

const linkRefusal = vi.hoisted(() => ({ code: null as string | null }));
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return {
    ...fs,
    linkSync: (from: string, to: string) => {
      const { code } = linkRefusal;
      if (code) throw Object.assign(new Error(`${code}: link`), { code });
      fs.linkSync(from, to);
    },
  };
});

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

it.each(["EPERM", "ENOTSUP", "ENOSYS"])(
  "makes the secret on a volume that answers hard links with %s",
  (code) => {
    const volume = mkdtempSync(join(dir, "volume-"));
    const file = join(volume, "secret");
    linkRefusal.code = code;
    try {
      expect(readOrMake(file, () => "ours")).toBe("ours");
      expect(readdirSync(volume)).toEqual(["secret"]);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      rmSync(file);
      const make = () => {
        writeFileSync(file, "the other's");
        return "ours";
      };
      expect(readOrMake(file, make)).toBe("the other's");
    } finally {
      linkRefusal.code = null;
    }
  },
);

it("takes the push key of a backup, also into a folder that is not there yet", () => {
  const key = newPrivateKey();
  writePushKey(dir, key);
  expect(ensurePushKey(dir)).toBe(key);
  writePushKey(join(dir, "new"), key);
  expect(readPushKey(join(dir, "new"))).toBe(key);
});
