import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/**
 * The content of a file that is made once and kept, for its owner alone. Processes that start together get the same: a
 * file appears under its name only when it is complete.
 * @throws if the file is empty
 */
export function readOrMake(file: string, make: () => string): string {
  const found = readExisting(file) ?? makeFile(file, make);
  if (found === "") throw new Error(`${file} is empty: remove it, or restore it from a backup`);
  return found;
}

function makeFile(file: string, make: () => string): string {
  const aside = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(aside, make(), { mode: 0o600, flag: "wx" });
  try {
    linkSync(aside, file);
  } catch (error) {
    // Another process was first.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return readFileSync(file, "utf8").trim();
}

function readExisting(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
