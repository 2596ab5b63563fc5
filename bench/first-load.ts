import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const client = join(import.meta.dirname, "../build/client");
const absolute = /"(\/assets\/[\w.-]+\.js)"/g;
const staticImport = /(?:\bimport|\bfrom)\s*"(\.\/[\w.-]+\.js)"/g;
const locale = (lang: string) => new RegExp(`["'\`]\\./(${lang}-[\\w-]+\\.js)["'\`]`);

/**
 * What a browser loads until a page is alive, in bytes: every script that the document names, what these
 * import, and the texts of its language, which the entry waits for.
 */
export function firstLoadScript(html: string): { files: string[]; gzip: number; brotli: number } {
  const lang = /<html lang="(\w+)"/.exec(html)?.[1] ?? "en";
  const files = new Set<string>();
  const queue = [...html.matchAll(absolute)].map((m) => m[1] ?? "");
  for (const path of queue) {
    if (files.has(path)) continue;
    files.add(path);
    const code = readFileSync(join(client, path), "utf8");
    queue.push(...[...code.matchAll(staticImport)].map((m) => `/assets/${m[1]?.slice(2)}`));
    const texts = /entry\.client/.test(path) ? locale(lang).exec(code)?.[1] : undefined;
    if (texts) queue.push(`/assets/${texts}`);
  }
  // A file that does not get smaller is not kept compressed.
  const size = (path: string, suffix: string) => {
    const file = join(client, path);
    return statSync(existsSync(file + suffix) ? file + suffix : file).size;
  };
  const sum = (suffix: string) => [...files].reduce((total, path) => total + size(path, suffix), 0);
  return { files: [...files], gzip: sum(".gz"), brotli: sum(".br") };
}
