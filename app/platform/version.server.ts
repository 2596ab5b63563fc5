import { readFileSync } from "node:fs";

let version: string | undefined;

/** The product's version, from the package.json of the working directory, which is the project's root. */
export function productVersion(): string {
  version ??= String(JSON.parse(readFileSync("package.json", "utf8")).version);
  return version;
}
