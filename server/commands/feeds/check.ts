import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type CheckedFeed, checkFeed } from "#feeds/check.server.ts";
import type { Tools } from "#feeds/tools.server.ts";
import { readCatalogue } from "#stories/catalogue.server.ts";

const ahead = 8;

/**
 * Prints one JSON line for each file or address, in the order given.
 * @returns how many failed
 */
export async function checkAll(names: readonly string[], tools: Tools, step: () => void) {
  const publishers = readCatalogue(join(import.meta.dirname, "../../../db/catalogue/sources.json"));
  const coming: Promise<Loaded>[] = [];
  let failed = 0;
  for (const [i, name] of names.entries()) {
    while (coming.length < Math.min(i + ahead, names.length))
      coming.push(load(names[coming.length] ?? "", tools));
    const loaded = await (coming[i] as Promise<Loaded>);
    const checked: CheckedFeed =
      "problem" in loaded
        ? { ...nothing, file: name, problems: [loaded.problem] }
        : checkFeed(name, loaded.body, { ...loaded, publishers, now: tools.now() });
    if (!checked.ok) failed++;
    if (!process.stdout.write(`${JSON.stringify(checked)}\n`)) await once(process.stdout, "drain");
    step();
  }
  return failed;
}

type Loaded =
  | { body: Uint8Array; contentType: string | null; url: string | null }
  | { problem: { code: string; message: string } };

const nothing = {
  ...{ ok: false, format: null, encoding: null, title: null, language: null },
  items: [],
};

export const isUrl = (text: string): boolean => /^(https?|feed):/i.test(text);

async function load(name: string, tools: Tools): Promise<Loaded> {
  if (!isUrl(name))
    return readFile(name).then(
      (body) => ({ body, contentType: null, url: null }),
      (error: Error) => ({ problem: { code: "unreadable", message: error.message } }),
    );
  const fetched = await tools.fetch({ url: name });
  if (fetched.kind === "fresh") return fetched;
  const message = fetched.kind === "failed" ? fetched.message : `answered ${fetched.status}`;
  return { problem: { code: fetched.kind === "failed" ? fetched.reason : fetched.kind, message } };
}
