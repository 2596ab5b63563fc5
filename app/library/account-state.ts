import { createContext } from "react-router";
import type { ReadingProfile } from "#stories/reading-profile.ts";
import { queueKey } from "./browser/names.ts";

/**
 * The part of a reader's account that the document carries to the browser.
 * @property reader their id, so that a page that was left open changes nothing for the next reader who signs in
 * @property now when the page was rendered, by the product's clock @property today the reader's calendar day then
 * @property revision grows with every change: of two states the one with the larger number is newer
 * @property analytics whether what a reader merely opens may be recorded (product decision 13a)
 * @property kept values by the names under which the browser stores a visitor's
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

/** With the reader's taste, which only the server needs; it is empty where the reader has switched it off. */
export type AccountStateWithTaste = AccountState & { taste: ReadingProfile };

/** Loads the account's state, once in a request; null for a visitor. */
export const accountContext = createContext<(() => Promise<AccountStateWithTaste>) | null>(null);

/** The names of what the reader has saved (`article:12`), newest first. */
export const queueNamesOf = ({ kept }: Pick<AccountState, "kept">): string[] =>
  (kept[queueKey] ?? []) as string[];
