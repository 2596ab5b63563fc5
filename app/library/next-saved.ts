import { read } from "#ui/own-storage.ts";
import { queueKey } from "./browser/names.ts";
import { savedNames } from "./browser/saved-queue.ts";

/**
 * The page of the next saved piece that plays: the one after `name` in the queue, or the first of the others.
 * @param name such as `podcast:12` @returns null if there is none
 */
export function nextSaved(name: string): string | null {
  const playable = [...savedNames(read(queueKey))].filter((one) => /^(video|podcast):/.test(one));
  const at = playable.indexOf(name);
  const next = playable[at + 1] ?? (at > 0 || at < 0 ? playable[0] : undefined);
  return next && next !== name ? `/${next.replace(":", "/")}` : null;
}
