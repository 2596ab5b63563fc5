import { forgetInBrowser, keep, readBrowser } from "#ui/own-storage.ts";
import { parsed } from "../item-snapshot.ts";
import type { LocalChange } from "./apply-change.ts";

// What a reader has asked for and the account does not have yet: the browser keeps it, so that neither a reload nor
// a closed page loses it. A sign-out clears it with everything else of the account.

export const unsentKey = "unsent_changes";

/** In the place of a reader's id: what a visitor has liked. Everything else of a visitor is the browser's alone. */
export const visitorMark = "";

/** The changes of this reader, in their order; those of anybody else are not for this page. */
export function unsentOf(reader: string): LocalChange[] {
  const value = parsed(readBrowser(unsentKey)) as { reader?: unknown; changes?: unknown } | null;
  if (value?.reader !== reader || !Array.isArray(value.changes)) return [];
  return value.changes.filter((one) => typeof one?.do === "string" && Number.isFinite(one.at));
}

export const keepUnsent = (reader: string, change: LocalChange): void =>
  write(reader, [...unsentOf(reader), change]);

/** They are in the account, or never will be. */
export function forgetUnsent(reader: string, changes: readonly LocalChange[]): void {
  const before = unsentOf(reader);
  if (before.length === 0) return;
  const gone = new Set(changes.map((change) => JSON.stringify(change)));
  write(
    reader,
    before.filter((change) => !gone.has(JSON.stringify(change))),
  );
}

function write(reader: string, changes: LocalChange[]): void {
  if (changes.length === 0) forgetInBrowser(unsentKey);
  else keep(unsentKey, JSON.stringify({ reader, changes }));
}
