import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Place } from "./word-matching.ts";

/** How long a list may be searched for in one text; usually it takes less than a millisecond. */
const longestMs = 2_000;

let worker: Promise<Worker> | null = null;
let last: Promise<unknown> = Promise.resolve();

/** A thread that is ready to search. It keeps no process alive. */
async function startWorker(): Promise<Worker> {
  // By the name of the package's imports, which leads to the source from the bundle as well.
  const started = new Worker(
    new URL(import.meta.resolve("#discussions/moderation/word-worker.server.ts")),
  );
  started.unref();
  await once(started, "message");
  return started;
}

/**
 * Searches a text for the entries of a list in a thread of its own, one text after the other.
 * @returns the places that were found; null where it took too long, and the thread was ended
 */
export function searchWords(
  text: string,
  entries: readonly string[],
  limitMs = longestMs,
): Promise<Place[] | null> {
  const search = last.then(() => searchNow(text, entries, limitMs));
  last = search.catch(() => {});
  return search;
}

async function searchNow(
  text: string,
  entries: readonly string[],
  limitMs: number,
): Promise<Place[] | null> {
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
    const [places] = await answer;
    return places as Place[];
  } catch (error) {
    worker = null;
    await searching.terminate();
    if ((error as { name?: string }).name === "AbortError") return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
