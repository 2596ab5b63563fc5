import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { MatchRange } from "./word-matching.ts";

/** The time limit of a search, in milliseconds; usually it takes less than one. */
const longestMs = 2_000;

let worker: Promise<Worker> | null = null;
let last: Promise<unknown> = Promise.resolve();

/** A worker thread that is ready to search. It does not keep the process alive. */
async function startWorker(): Promise<Worker> {
  // By the package's import map, which finds the source from the bundle as well.
  const started = new Worker(
    new URL(import.meta.resolve("#discussions/moderation/word-worker.server.ts")),
  );
  started.unref();
  await once(started, "message");
  return started;
}

/**
 * Searches a text for the entries of a list in a worker thread, one text after the other.
 * @returns the matched ranges; null where it took too long, and the thread was ended
 */
export function searchWords(
  text: string,
  entries: readonly string[],
  limitMs = longestMs,
): Promise<MatchRange[] | null> {
  const search = last.then(() => searchNow(text, entries, limitMs));
  last = search.catch(() => {});
  return search;
}

async function searchNow(
  text: string,
  entries: readonly string[],
  limitMs: number,
): Promise<MatchRange[] | null> {
  worker ??= startWorker().catch((error) => {
    worker = null;
    throw error;
  });
  const searching = await worker;
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), limitMs);
  try {
    const answer = once(searching, "message", { signal: end.signal });
    searching.postMessage({ text, entries });
    const [ranges] = await answer;
    return ranges as MatchRange[];
  } catch (error) {
    worker = null;
    await searching.terminate();
    if ((error as { name?: string }).name === "AbortError") return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
