import type { Item } from "./item.ts";
import type { Position } from "./positions.ts";

/**
 * A change that a reader makes to their library. A browser sends a change again if the answer was lost, so that each can
 * be applied twice. Times are in milliseconds since 1970.
 * - `save`: `savedAt` is its time, if it was sent later;
 * - `like`, `unlike`, `check-in`: only those made without a connection; a check-in counts for the day of `at`;
 * - `follow`, `unfollow` name one thing (`event:12`), `countries` and `topics` all that are followed;
 * - `seen` marks the news of what is followed as seen until a time;
 * - `viewed` is an opened item, with the position in it; `dismiss` forgets the item opened last;
 * - `brief`: the brief of a calendar day (`2026-11-21`) was read.
 */
export type Change =
  | ({ do: "save"; savedAt?: number | undefined } & Item)
  | ({ do: "remove" | "read" | "unread" | "like" | "unlike" } & Item)
  | { do: "check-in"; at: number }
  | { do: "countries" | "topics"; names: string[] }
  | { do: "follow" | "unfollow"; name: string }
  | { do: "seen"; names: string[]; seenAt: number }
  | ({ do: "viewed" } & Position & Item)
  | { do: "dismiss" }
  | { do: "brief"; day: string };

/** Why a change was refused: the item does not exist, the queue is full, or no more of its kind can be followed. */
export type Refusal = "unknown" | "full" | "tooMany";

/** How many items a queue holds. A merge at sign-in may exceed it, so that nothing is lost. */
export const savedLimit = 1_000;

/** How many changes one call may bring. */
export const changesAtOnce = 50;
