import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newPrivateKey } from "#platform/push/vapid.server.ts";
import { readOrMake } from "./read-or-make.ts";

/** The secret of this installation: generated once and stored in the data directory, where all processes read it. */
export const ensureSecret = (dataDir: string): string =>
  readOrMake(join(dataDir, "secret"), () => randomBytes(32).toString("hex"));

/** The key that identifies this installation to push services. Browsers subscribe with its public half. */
export const ensurePushKey = (dataDir: string): string =>
  readOrMake(pushKeyFile(dataDir), newPrivateKey);

const pushKeyFile = (dataDir: string) => join(dataDir, "push-key");

/** The push key for a backup; null where there is none yet. */
export function readPushKey(dataDir: string): string | null {
  try {
    return readFileSync(pushKeyFile(dataDir), "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Replaces the push key by that of a backup. */
export function writePushKey(dataDir: string, key: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(pushKeyFile(dataDir), key, { mode: 0o600 });
}
