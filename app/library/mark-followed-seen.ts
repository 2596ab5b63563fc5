import { type Followable, followKey } from "#stories/follow.ts";
import { parseSeen, seenKey } from "#stories/followed-seen.ts";
import { followedIn } from "#stories/following.ts";
import { hasAccount, read, write } from "#ui/reader-storage.ts";
import { makeChange } from "./browser/account-sync.ts";

/** Marks the news of what is followed as seen until a time, in milliseconds. @returns whether it was stored */
export async function markFollowedSeen(some: readonly Followable[], at: number): Promise<boolean> {
  const keys = some.map(followKey);
  if (hasAccount()) return makeChange({ do: "seen", names: keys, seenAt: at });
  const seen = parseSeen(read(seenKey));
  // Entries of what is no longer followed are dropped.
  const all = followedIn(read).map(followKey);
  const next = all.flatMap((key) => {
    const until = keys.includes(key) ? Math.max(at, seen[key] ?? 0) : seen[key];
    return until === undefined ? [] : [[key, until]];
  });
  return write(seenKey, JSON.stringify(Object.fromEntries(next)));
}
