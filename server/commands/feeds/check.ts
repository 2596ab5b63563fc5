import { once } from "node:events";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { type CheckedFeed, checkFeed, failedCheck } from "#feeds/check.server.ts";
import type { FeedDependencies } from "#feeds/dependencies.server.ts";
import { readCatalogue } from "#stories/catalogue.server.ts";
import { readProblem } from "../../read-problem.ts";

/** What is wrong with an address of another kind. */
export const readableBy = "Feeds are read by http and https, or from a file.";

const ahead = 8;

/**
 * Prints one JSON line for each file or address, in the order given.
 * @returns how many failed
 */
export async function checkAll(
  names: readonly string[],
  dependencies: FeedDependencies,
  step: () => void,
) {
  const publishers = readCatalogue(join(import.meta.dirname, "../../../db/catalogue/sources.json"));
  const loading: Promise<Loaded>[] = [];
  let failed = 0;
  for (const [i, name] of names.entries()) {
    while (loading.length < Math.min(i + ahead, names.length))
      loading.push(load(names[loading.length] ?? "", dependencies));
    const loaded = await (loading[i] as Promise<Loaded>);
    const checked: CheckedFeed =
      "problem" in loaded
        ? { ...failedCheck, file: name, problems: [loaded.problem] }
        : checkFeed(name, loaded.body, { ...loaded, publishers, now: dependencies.now() });
    if (!checked.ok) failed++;
    if (!process.stdout.write(`${JSON.stringify(checked)}\n`)) await once(process.stdout, "drain");
    step();
  }
  return failed;
}

type Loaded =
  | { body: Uint8Array; contentType: string | null; url: string | null }
  | { problem: { code: string; message: string } };

/** An address of another kind than those of feeds, like `ftp://example.eu/feed`. */
export const isForeignAddress = (text: string): boolean =>
  /^[a-z][a-z0-9+.-]+:\/\//i.test(text) && !isUrl(text);

export const isUrl = (text: string): boolean => /^(https?|feed):/i.test(text);

const maxBytes = 17 * 1024 * 1024;

/** Reads a file, but only a little more than is read of a feed: a device file may have no end. */
async function readWhole(path: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: maxBytes })) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function load(name: string, dependencies: FeedDependencies): Promise<Loaded> {
  if (isForeignAddress(name)) return { problem: { code: "bad-address", message: readableBy } };
  if (!isUrl(name))
    return readWhole(name).then(
      (body) => ({ body, contentType: null, url: null }),
      (error: Error) => ({ problem: { code: "unreadable", message: readProblem(error) } }),
    );
  const fetched = await dependencies.fetch({ url: name });
  if (fetched.kind === "fresh") return fetched;
  const message = fetched.kind === "failed" ? fetched.message : `answered ${fetched.status}`;
  return { problem: { code: fetched.kind === "failed" ? fetched.reason : fetched.kind, message } };
}
