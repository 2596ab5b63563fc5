// A document shows one page, except while something plays: then the next page replaces the one before
// (enhance/keep-playing.ts). Observers and listeners of a page end with this signal.

let controller = new AbortController();

/** Aborts when another page replaces this one in the same document. */
export const pageSignal = (): AbortSignal => controller.signal;

/** Called before another page replaces this one in the same document. */
export function abortPageSignal(): void {
  controller.abort();
  controller = new AbortController();
}
