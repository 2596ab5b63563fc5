import { read } from "#ui/own-storage.ts";
import { savedNames } from "./browser/saved-queue.ts";
import { queueKey } from "./browser/storage-keys.ts";

/**
 * The item of a queue that plays after `name`, such as `podcast:12`: the next one that can be played, or the first one if
 * `name` is not in the queue.
 * @returns null at the end of the queue
 */
export function nextToPlay(queue: readonly string[], name: string): string | null {
  const playable = queue.filter(isPlayable);
  return playable[playable.indexOf(name) + 1] ?? null;
}

/** The item of a queue that plays before `name`; null if that is the first one, or not in the queue. */
export function previousToPlay(queue: readonly string[], name: string): string | null {
  const playable = queue.filter(isPlayable);
  return playable[playable.indexOf(name) - 1] ?? null;
}

const isPlayable = (name: string): boolean => /^(video|podcast):/.test(name);

/** The saved item that plays after `name`; null if there is none. */
export const nextSaved = (name: string): string | null => nextToPlay(saved(), name);

/** The saved item that plays before `name`; null if there is none. */
export const previousSaved = (name: string): string | null => previousToPlay(saved(), name);

const saved = (): string[] => [...savedNames(read(queueKey))];
