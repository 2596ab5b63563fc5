import { type Followable, followKey } from "#stories/follow.ts";
import { parseSeen, seenKey } from "#stories/followed-seen.ts";
import { followedIn, isFollowed, isFull, keepFollowed } from "#stories/following.ts";
import { hasAccount, keep, read } from "#ui/own-storage.ts";
import { makeChange } from "./browser/account.ts";
import { showSaveFailed } from "./browser/reader-toasts.ts";

/** Follows something, or does not any more: in the account, or in a visitor's browser. */
export function toggleFollowed(one: Followable): void {
  const next = !isFollowed(one);
  if (next && isFull(one.kind)) return void showSaveFailed("tooMany");
  if (hasAccount()) void makeChange({ do: next ? "follow" : "unfollow", name: followKey(one) });
  else keepFollowed(one, next);
}

/** Marks the news of these as seen until a time, in milliseconds. @returns whether that is kept */
export async function markSeen(some: readonly Followable[], at: number): Promise<boolean> {
  const names = some.map(followKey);
  if (hasAccount()) return makeChange({ do: "seen", names, seenAt: at });
  const seen = parseSeen(read(seenKey));
  // What is not followed any more is forgotten with it.
  const all = followedIn(read).map(followKey);
  const next = all.flatMap((name) => {
    const until = names.includes(name) ? Math.max(at, seen[name] ?? 0) : seen[name];
    return until === undefined ? [] : [[name, until]];
  });
  return keep(seenKey, JSON.stringify(Object.fromEntries(next)));
}
