import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

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
  const content = make();
  const aside = temporaryName(file);
  writeFileSync(aside, content, onlyNew);
  try {
    unlessTaken(() => placeFile(aside, file, content));
  } finally {
    rmSync(aside, { force: true });
  }
  return readFileSync(file, "utf8").trim();
}

/** The name of a hidden file beside a file, in which its content is written before it gets its own name. */
export const temporaryName = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${randomBytes(6).toString("hex")}`);

const onlyNew = { mode: 0o600, flag: "wx" } as const;

const withoutLinks: readonly (string | undefined)[] = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];

/** Gives the content its name; where the volume has no hard links, by writing it there. */
function placeFile(aside: string, file: string, content: string): void {
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!withoutLinks.includes((error as NodeJS.ErrnoException).code)) throw error;
    writeFileSync(file, content, onlyNew);
  }
}

/** Lets another process be first. */
function unlessTaken(place: () => void): void {
  try {
    place();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

function readExisting(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
