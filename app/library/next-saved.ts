import { read } from "#ui/reader-storage.ts";
import { savedItemKeysIn } from "./browser/saved-queue.ts";
import { queueKey } from "./browser/storage-keys.ts";

/**
 * The item of a queue that plays after `key`, such as `podcast:12`: the next one that can be played, or the first one if
 * `key` is not in the queue.
 * @returns null at the end of the queue
 */
export function nextToPlay(queue: readonly string[], key: string): string | null {
  const playable = queue.filter(isPlayable);
  return playable[playable.indexOf(key) + 1] ?? null;
}

/** The item of a queue that plays before `key`; null if that is the first one, or not in the queue. */
export function previousToPlay(queue: readonly string[], key: string): string | null {
  const playable = queue.filter(isPlayable);
  return playable[playable.indexOf(key) - 1] ?? null;
}

const isPlayable = (key: string): boolean => /^(video|podcast):/.test(key);

/** The saved item that plays after `key`; null if there is none. */
export const nextSaved = (key: string): string | null => nextToPlay(saved(), key);

/** The saved item that plays before `key`; null if there is none. */
export const previousSaved = (key: string): string | null => previousToPlay(saved(), key);

const saved = (): string[] => [...savedItemKeysIn(read(queueKey))];
