import { forgetInBrowser, readBrowser, write } from "#ui/reader-storage.ts";
import { parsed } from "../item-snapshot.ts";
import type { LocalChange } from "./apply-change.ts";

// Changes that the reader has made and the account does not have yet. They are stored in the browser, so that they survive
// a reload or a closed page. A sign-out deletes them with everything else of the account.

export const unsentKey = "unsent_changes";

/** Stands for a visitor in place of a reader's id. Only a visitor's likes are sent to the server. */
export const visitorId = "";

/** The stored changes of this reader, in order; none if they are another reader's. */
export function unsentOf(reader: string): LocalChange[] {
  const value = parsed(readBrowser(unsentKey)) as { reader?: unknown; changes?: unknown } | null;
  if (value?.reader !== reader || !Array.isArray(value.changes)) return [];
  return value.changes.filter((one) => typeof one?.do === "string" && Number.isFinite(one.at));
}

/** @returns false where the browser cannot store it */
export const storeUnsent = (reader: string, change: LocalChange): boolean =>
  storeAll(reader, [...unsentOf(reader), change]);

/** Removes changes that the account has, or has refused. */
export function removeUnsent(reader: string, changes: readonly LocalChange[]): void {
  const before = unsentOf(reader);
  if (before.length === 0) return;
  const removed = new Set(changes.map((change) => JSON.stringify(change)));
  storeAll(
    reader,
    before.filter((change) => !removed.has(JSON.stringify(change))),
  );
}

function storeAll(reader: string, changes: LocalChange[]): boolean {
  if (changes.length > 0) return write(unsentKey, JSON.stringify({ reader, changes }));
  forgetInBrowser(unsentKey);
  return true;
}
