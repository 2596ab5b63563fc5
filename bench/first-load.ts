import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const client = join(import.meta.dirname, "../build/client");
const absolute = /"(\/assets\/[\w.-]+\.js)"/g;
const dynamicImport = /\bimport\(\s*["'`](\.\/[\w.-]+\.js)["'`]/g;
const staticImport = /(?:\bimport|\bfrom)\s*["'`](\.\/[\w.-]+\.js)["'`]/g;
/** The address of the worker that a script begins. */
const workerAddress = /\bnew URL\(\s*["'`](\/assets\/[\w.-]+\.js)["'`]/;
/** What the script of a page for everybody loads by itself, once the browser is idle (app/enhance/start.ts). */
const loadedWhenIdle = ["reader", "live-notices", "format"];
/** What browsers without shared workers, as Chrome on Android, load in the place of the worker. */
const inPlaceOfWorker = "leader-tab";
const catalogue = (lang: string) =>
  new RegExp(`locales/${lang}/library\\.ts["'\`]:.{0,200}?["'\`]\\./(library-[\\w-]+\\.js)`);

/**
 * What a browser loads until everything on a page answers, in bytes: every script that the document names, what these
 * import, what the page's script loads when the browser is idle, the texts for it, and the worker that it begins or what
 * takes its place, whichever is larger. Islands are not among it: they load when they are first used.
 */
export function firstLoadScript(html: string): { files: string[]; gzip: number; brotli: number } {
  const lang = /<html lang="(\w+)"/.exec(html)?.[1] ?? "en";
  const files = new Set<string>();
  const queue = [...html.matchAll(absolute)].map((m) => m[1] ?? "");
  if (queue.length > 0) queue.push(...loadedWhenIdle.map(assetOf));
  for (const path of queue) {
    if (files.has(path)) continue;
    files.add(path);
    const code = readFileSync(join(client, path), "utf8");
    queue.push(...[...code.matchAll(staticImport)].map((m) => `/assets/${m[1]?.slice(2)}`));
    const worker = workerAddress.exec(code)?.[1];
    if (worker) queue.push(larger(worker, assetOf(inPlaceOfWorker)));
    const texts = catalogue(lang).exec(code)?.[1];
    if (texts) queue.push(`/assets/${texts}`);
  }
  const sum = (suffix: string) => [...files].reduce((total, path) => total + size(path, suffix), 0);
  return { files: [...files], gzip: sum(".gz"), brotli: sum(".br") };
}

/** The path of a script. @throws where none has this name: it would be left out unseen */
function assetOf(name: string): string {
  const is = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
  const found = readdirSync(join(client, "assets")).find((file) => is.test(file));
  if (!found) throw new Error(`There is no script ${name}.`);
  return `/assets/${found}`;
}

const larger = (one: string, other: string) =>
  size(one, ".br") > size(other, ".br") ? one : other;

/** A file that does not get smaller is not kept compressed. */
function size(path: string, suffix: string): number {
  const file = join(client, path);
  return statSync(existsSync(file + suffix) ? file + suffix : file).size;
}

const playerTexts = /locales\/\w+\/playing\.ts["'`]:.{0,200}?["'`]\.\/(playing-[\w-]+\.js)/g;
/** What begins the player: on pages that have one, as something plays, for videos of other sites, and to read aloud. */
const playerRoots =
  /^(attach-players|keep-playing|attach-counted-embeds|attach-listen-buttons)-[\w-]+\.js$/;
/** The button that has an article read aloud: all that an article loads of the player by itself. */
const listenButtonScript = /^attach-listen-buttons-[\w-]+\.js$/;
/** Loaded by the player, and no part of it: a stream's library, the boxes of the header, and what counts every piece. */
const noPlayer = /^(hls\.light|search-boxes|view-beacon|may-count-views)-/;

/**
 * What the player is made of, in bytes of brotli.
 * @param first what the page has loaded before (`firstLoadScript`)
 * @returns `quiet`: what an article loads on which nothing is played; `controls`: the player of a page and of the bar with
 *   everything that they load in time, what reads an article aloud, and the texts in the language where they are longest
 */
export function playerScript(first: readonly string[]): {
  files: string[];
  quiet: number;
  controls: number;
} {
  const names = readdirSync(join(client, "assets"));
  const reach = (roots: RegExp, ways: readonly RegExp[]) => {
    const files = new Set<string>();
    const queue = names.filter((name) => roots.test(name));
    for (const name of queue) {
      if (files.has(name) || first.includes(`/assets/${name}`)) continue;
      if (noPlayer.test(name)) continue;
      files.add(name);
      const code = readFileSync(join(client, "assets", name), "utf8");
      for (const way of ways)
        queue.push(...[...code.matchAll(way)].map((m) => m[1]?.slice(2) ?? ""));
    }
    return [...files];
  };
  const weight = (files: readonly string[]) =>
    files.reduce((sum, name) => sum + size(`/assets/${name}`, ".br"), 0);
  const files = reach(playerRoots, [staticImport, dynamicImport]);
  const texts = first
    .flatMap((path) => [...readFileSync(join(client, path), "utf8").matchAll(playerTexts)])
    .map(([, name = ""]) => weight([name]));
  return {
    files,
    quiet: weight(reach(listenButtonScript, [staticImport])),
    controls: weight(files) + Math.max(...texts),
  };
}
