// Tests that read what is kept beside the repository are skipped where it is missing, and say so.
import { existsSync } from "node:fs";
import { describe, test } from "vitest";
import { sharedFeeds } from "./folder.ts";

export const shared = sharedFeeds;

/** `describe`, or a loud skip where the folder is absent. */
export function describeShared(name: string, tests: () => void) {
  if (existsSync(shared)) return describe(name, () => tests());
  process.stderr.write(`SKIPPED: ${name} (needs ../shared/feeds)\n`);
  describe.skip(name, () => test("needs ../shared/feeds", () => {}));
}
