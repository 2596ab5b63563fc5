import type { Item } from "./item.ts";

/**
 * What a reader does to what the account keeps. Each may come twice, after an answer that was lost, and then
 * changes nothing more. `viewed` is an item that was opened, with how much of an article was read, in percent;
 * `dismiss` forgets what was opened last; `day` is the reader's, as `2026-11-21`. `savedAt` says when, in
 * milliseconds since 1970, where it could not be sent at once.
 */
export type Change =
  | ({ do: "save"; savedAt?: number | undefined } & Item)
  | ({ do: "remove" | "read" | "unread" } & Item)
  | { do: "countries"; names: string[] }
  | ({ do: "viewed"; progress?: number | undefined } & Item)
  | { do: "dismiss" }
  | { do: "brief"; day: string };

/** Why a change was not made: no such item, or no more room. The reader has words for both. */
export type Refusal = "unknown" | "full";

/** How many items a queue holds. A merge at sign-in may go beyond it: what was kept shall not be lost. */
export const savedLimit = 1_000;

/** How many changes one call may bring. */
export const changesAtOnce = 50;
