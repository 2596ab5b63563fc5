// Test input that stays with the people who gathered it: captured feeds and parsers' conformance cases in a
// folder beside the repository. Where it is missing, the tests that read it are skipped, and say so.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "vitest";

export const shared = join(import.meta.dirname, "../../../shared/feeds");

/** `describe`, or a loud skip where the folder is absent. */
export function describeShared(name: string, tests: () => void) {
  if (existsSync(shared)) return describe(name, () => tests());
  process.stderr.write(`SKIPPED: ${name} (needs ../shared/feeds)\n`);
  describe.skip(name, () => test("needs ../shared/feeds", () => {}));
}
