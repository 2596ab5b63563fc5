import { type Followable, followKey } from "#stories/follow.ts";
import { isFollowed, storeFollowed } from "#stories/following.ts";
import { hasAccount } from "#ui/reader-storage.ts";
import { makeChange } from "./browser/account-sync.ts";

/** Follows something, or stops following it: in the account, or in a visitor's browser. */
export function toggleFollow(one: Followable): void {
  const next = !isFollowed(one);
  if (hasAccount()) void makeChange({ do: next ? "follow" : "unfollow", name: followKey(one) });
  else storeFollowed(one, next);
}
