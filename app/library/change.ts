import type { Item } from "./item.ts";
import type { Reached } from "./positions.ts";

/**
 * A change that a reader makes to their library. A browser sends a change again after a lost answer, so each can be
 * applied twice. `follow` and `unfollow` name one thing (`event:12`), `countries` and `topics` all of a kind; `seen` marks the
 * news of what is followed as seen until a time. `viewed` is an opened item, with how far it was read or heard; `dismiss` forgets the
 * item opened last; `day` is the reader's calendar day, as `2026-11-21`; `savedAt` is the time of a change that was
 * sent later, in milliseconds since 1970.
 */
export type Change =
  | ({ do: "save"; savedAt?: number | undefined } & Item)
  | ({ do: "remove" | "read" | "unread" } & Item)
  | { do: "countries" | "topics"; names: string[] }
  | { do: "follow" | "unfollow"; name: string }
  | { do: "seen"; names: string[]; seenAt: number }
  | ({ do: "viewed" } & Reached & Item)
  | { do: "dismiss" }
  | { do: "brief"; day: string };

/** Why a change was refused: there is no such thing, the queue is full, or more of its kind cannot be followed. */
export type Refusal = "unknown" | "full" | "tooMany";

/** How many items a queue holds. A merge at sign-in may exceed it, so that nothing is lost. */
export const savedLimit = 1_000;

/** How many changes one call may bring. */
export const changesAtOnce = 50;
