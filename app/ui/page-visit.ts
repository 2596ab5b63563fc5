// A document shows one page, except while something plays: then the next page takes the place of the one before
// (enhance/keep-playing.ts). What watches a page ends with it.

let visit = new AbortController();

/** Ends with the page that is shown. It never aborts where the document ends with its page. */
export const pageVisit = (): AbortSignal => visit.signal;

/** The page is about to give way to another in the same document. */
export function endPageVisit(): void {
  visit.abort();
  visit = new AbortController();
}
