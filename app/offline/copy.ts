import type { ItemKind } from "#library/item.ts";
import type { ItemSnapshot } from "#library/item-snapshot.ts";

/**
 * A piece as a device keeps it: what its page says in text, and one picture.
 * @property path of its page @property by who wrote or made it @property html cleaned; "" where there is only `excerpt`
 * @property original where it is read in full; null for our own
 * @property credit what the licence of a publisher's picture asks to be named
 * @property restricted why the reader may not have all of it; null where they may
 * @property forMembers whether its text is not for everybody: it leaves the device when the access ends
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
 * What a device should keep for its reader.
 * @property reader the account; null for a visitor @property saved the names of what is saved, newest first
 * @property brief the day of today's brief, and the names of its stories
 * @property versions of each piece that can be kept: another version is another text, or another access to it
 * @property accessUntil until when texts that are not for everybody may stay; null where there are none
 * @property account what the pages know of the account; null for a visitor
 */
export type KeepingPlan = {
  reader: string | null;
  at: string;
  saved: string[];
  brief: { day: string; names: string[] };
  versions: Record<string, string>;
  accessUntil: string | null;
  account: object | null;
};

/** How many saved pieces a device keeps: the newest. */
export const keptSaved = 100;

/** How many copies one call may ask for. */
export const copiesAtOnce = 20;

/** For how long texts that are not for everybody stay without asking the server again, in days. */
export const trustDays = 30;

const name = /^(article|video|podcast):([1-9]\d{0,15})$/;

/** The item of a name such as `article:12`; null for anything else. */
export function itemNamed(text: string): { kind: ItemKind; id: number } | null {
  const [, kind, id] = name.exec(text) ?? [];
  return kind ? { kind: kind as ItemKind, id: Number(id) } : null;
}

/**
 * Until when a device may keep texts that are not for everybody: until the access ends, and no longer than it is trusted
 * without asking again. @param ends of each access that holds now; null: it has no end. None: no such text may stay
 */
export function accessUntil(ends: readonly (Date | null)[], now: Date): Date | null {
  if (ends.length === 0) return null;
  const trusted = now.getTime() + trustDays * 86_400_000;
  const last = Math.max(...ends.map((end) => end?.getTime() ?? trusted));
  return new Date(Math.min(last, trusted));
}
