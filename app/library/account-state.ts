import { createContext } from "react-router";
import type { ReadingProfile } from "#stories/reading-profile.ts";
import { queueKey } from "./browser/storage-keys.ts";

/**
 * The part of a reader's account that the document carries to the browser.
 * @property reader their id, so that a page that was left open changes nothing for the next reader who signs in
 * @property now when the page was rendered, by the site clock @property today the reader's calendar day then
 * @property revision grows with every change: of two states the one with the larger number is newer
 * @property analytics whether opened items may be recorded without the reader asking for it
 * @property kept values by the storage keys under which the browser keeps a visitor's
 */
export type AccountState = {
  reader: string;
  now: string;
  today: string;
  timezone: string;
  revision: number;
  analytics: boolean;
  kept: Record<string, unknown>;
};

/** With the reading profile, which only the server needs; it is empty if the reader has switched personalisation off. */
export type AccountStateWithProfile = AccountState & { readingProfile: ReadingProfile };

/** Loads the account's state, once in a request; null for a visitor. */
export const accountContext = createContext<(() => Promise<AccountStateWithProfile>) | null>(null);

/** The keys of what the reader has saved (`article:12`), newest first. */
export const queueItemKeys = ({ kept }: Pick<AccountState, "kept">): string[] =>
  (kept[queueKey] ?? []) as string[];
