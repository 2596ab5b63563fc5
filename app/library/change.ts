import type { Item } from "./item.ts";
import type { Position } from "./positions.ts";

/**
 * A change that a reader makes to their library. A browser sends a change again if the answer was lost, so each can be applied
 * twice. Times are in milliseconds since 1970.
 */
export type Change =
  /** `savedAt` is its time, if it was sent later. */
  | ({ do: "save"; savedAt?: number | undefined } & Item)
  /** `like` and `unlike`: only those made without a connection. */
  | ({ do: "remove" | "read" | "unread" | "like" | "unlike" } & Item)
  /** Made without a connection; it counts for the day of `at`. */
  | { do: "check-in"; at: number }
  /** All that are followed; `topics` only as a change that waits in a browser. */
  | { do: "countries" | "topics"; names: string[] }
  /** One thing, as `event:12`. */
  | { do: "follow" | "unfollow"; name: string }
  /** The news of what is followed is marked as seen until this time. */
  | { do: "seen"; names: string[]; seenAt: number }
  /** An item was opened, or read to this position. */
  | ({ do: "viewed" } & Position & Item)
  /** How far an item was read while another one is the item opened last, as one that plays. */
  | ({ do: "position"; progress: number } & Item)
  /** The item opened last is forgotten. */
  | { do: "dismiss" }
  /** The brief of a calendar day (`2026-11-21`) was read. */
  | { do: "brief"; day: string };

/** Why a change was refused: the item does not exist, the queue is full, or no more of its kind can be followed. */
export type Refusal = "unknown" | "full" | "tooMany";

/** How many items a queue holds. A merge at sign-in may exceed it, so that nothing is lost. */
export const savedLimit = 1_000;

/** How many changes one call may bring. */
export const changesAtOnce = 50;
