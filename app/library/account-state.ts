import { createContext } from "react-router";
import type { Taste } from "#stories/taste.ts";

/**
 * What the document tells of the account of the reader for whom it is rendered.
 * @property reader their id: a page that was left open writes nothing for whoever signed in later
 * @property now when it was rendered, by the product's clock @property today the reader's day then
 * @property revision grows with every change: of two states the one with the larger is newer
 * @property analytics whether what a reader merely opens may be noted (decision 13a)
 * @property kept values by the names that the browser's storage has for a visitor's
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

/** The same with what only the server needs of it: what the reader has read lately, if that may be made use of. */
export type KnownAccount = AccountState & { taste: Taste };

/** Asks for the account's state: one query for a request, however often it is called; null for a visitor. */
export const accountContext = createContext<(() => Promise<KnownAccount>) | null>(null);
