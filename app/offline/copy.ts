import type { ItemSnapshot } from "#library/item-snapshot.ts";
import { dayMs } from "#platform/duration.ts";

/**
 * The offline copy of an item: the text of its page, and one picture.
 * @property path of its page @property by its author @property html sanitized; "" where there is only `excerpt`
 * @property original the address at its publisher; null for our own
 * @property credit whom the licence of a publisher's picture wants named, and the page of the licence
 * @property restricted why the reader may not read all of it; null if they may
 * @property forMembers whether it needs a plan: then it is deleted when the access ends
 */
export type Copy = {
  item: ItemSnapshot;
  path: string;
  by: string;
  source: string;
  publishedAt: string;
  excerpt: string;
  why: string | null;
  html: string;
  original: string | null;
  picture: string | null;
  alt: string;
  credit: { name: string; licence: string; url: string } | null;
  likes: number;
  premium: boolean;
  sample: boolean;
  restricted: "premium" | "archive" | "ended" | null;
  forMembers: boolean;
};

/**
 * What a device should store for its reader.
 * @property reader the account; null for a visitor @property saved the keys of saved items, newest first
 * @property brief the day of today's brief, and the keys of its stories
 * @property versions by key; a version changes with the text and with the reader's access to it
 * @property accessUntil when copies that need a plan are deleted; null where there is no access
 * @property account the account's values as on pages; null for a visitor
 */
export type CopyPlan = {
  reader: string | null;
  at: string;
  saved: string[];
  brief: { day: string; names: string[] };
  versions: Record<string, string>;
  accessUntil: string | null;
  account: object | null;
};

/** How many saved items a device stores: the newest. */
export const maxSavedCopies = 100;

/** How many copies one call may ask for. */
export const copiesAtOnce = 20;

/** For how many days copies that need a plan stay without asking the server again. */
export const maxDaysWithoutCheck = 30;

/**
 * When copies that need a plan are deleted: when the access ends, and at most `maxDaysWithoutCheck` from now.
 * @param ends of each access that the reader has now; null: without an end @returns null if the reader has no access
 */
export function accessUntil(ends: readonly (Date | null)[], now: Date): Date | null {
  if (ends.length === 0) return null;
  const trusted = now.getTime() + maxDaysWithoutCheck * dayMs;
  const last = Math.max(...ends.map((end) => end?.getTime() ?? trusted));
  return new Date(Math.min(last, trusted));
}
