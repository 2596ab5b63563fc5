import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const client = join(import.meta.dirname, "../build/client");
const absolute = /"(\/assets\/[\w.-]+\.js)"/g;
const staticImport = /(?:\bimport|\bfrom)\s*["'`](\.\/[\w.-]+\.js)["'`]/g;
/** What the script of a page for everybody loads by itself, once the browser is idle (app/enhance/start.ts). */
const loadedWhenIdle = /^(reader|live-notices|live-worker|format)-[\w-]+\.js$/;
const catalogue = (lang: string) =>
  new RegExp(`locales/${lang}/library\\.ts["'\`]:.{0,200}?["'\`]\\./(library-[\\w-]+\\.js)`);

/**
 * What a browser loads until everything on a page answers, in bytes: every script that the document names, what these
 * import, what the page's script loads when the browser is idle, and the texts for it. Islands are not among it: they
 * load when they are first used.
 */
export function firstLoadScript(html: string): { files: string[]; gzip: number; brotli: number } {
  const lang = /<html lang="(\w+)"/.exec(html)?.[1] ?? "en";
  const files = new Set<string>();
  const queue = [...html.matchAll(absolute)].map((m) => m[1] ?? "");
  if (queue.length > 0)
    for (const name of readdirSync(join(client, "assets")))
      if (loadedWhenIdle.test(name)) queue.push(`/assets/${name}`);
  for (const path of queue) {
    if (files.has(path)) continue;
    files.add(path);
    const code = readFileSync(join(client, path), "utf8");
    queue.push(...[...code.matchAll(staticImport)].map((m) => `/assets/${m[1]?.slice(2)}`));
    const texts = catalogue(lang).exec(code)?.[1];
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
