import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the site logged as an error fails the run, though every page may have looked well. */
export default function globalTeardown(): void {
  const log = readFileSync(join(process.env.E2E_DATA_DIR ?? "", "site.log"), "utf8");
  const errors = log
    .split("\n")
    .filter((line) => /"level":[56]0\b/.test(line) || /^[^{]/.test(line));
  if (errors.length) throw new Error(`The site logged errors:\n${errors.join("\n")}`);
}
