import { read } from "#ui/own-storage.ts";
import { queueKey } from "./browser/names.ts";
import { savedNames } from "./browser/saved-queue.ts";

/**
 * What of a queue plays after `name`, such as `podcast:12`: the next one that can be played, or the first where `name` is
 * not in the queue.
 * @returns null at the end of the queue
 */
export function nextToPlay(queue: readonly string[], name: string): string | null {
  const playable = queue.filter(isPlayable);
  return playable[playable.indexOf(name) + 1] ?? null;
}

/** What of a queue plays before `name`; null where that is the first, or not in the queue. */
export function previousToPlay(queue: readonly string[], name: string): string | null {
  const playable = queue.filter(isPlayable);
  return playable[playable.indexOf(name) - 1] ?? null;
}

const isPlayable = (name: string): boolean => /^(video|podcast):/.test(name);

/** The saved piece that plays after `name`; null if there is none. */
export const nextSaved = (name: string): string | null => nextToPlay(saved(), name);

/** The saved piece that plays before `name`; null if there is none. */
export const previousSaved = (name: string): string | null => previousToPlay(saved(), name);

const saved = (): string[] => [...savedNames(read(queueKey))];
