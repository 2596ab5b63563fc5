import type { Reader } from "#accounts/reader.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { parseFollowKey } from "#stories/follow.ts";
import { memberStatesIn, topicsIn } from "#stories/following.ts";
import type { Change, Refusal } from "./change.ts";
import { follow, markSeen, setFollowed, unfollow } from "./follows.server.ts";
import type { Item } from "./item.ts";
import { itemKey } from "./item-key.ts";
import { likeAs, unlikeAs } from "./likes.server.ts";
import { knownPosition, type Position, updatePosition } from "./positions.ts";
import { getReadingState, setReadingState, storeBriefDay } from "./reading-state.server.ts";
import { itemSnapshotOf, markRead, removeSaved, save } from "./saved.server.ts";
import { checkIn } from "./streak.server.ts";

type ChangeReader = Pick<Reader, "id" | "preferences" | "timezone">;

/**
 * Applies a reader's changes in their order, all in one transaction. Applying the same changes again changes nothing.
 * @returns for each change why it was refused; null where it was applied
 */
export function applyChanges(
  db: Db,
  reader: ChangeReader,
  changes: readonly Change[],
  now: Date,
): Promise<(Refusal | null)[]> {
  return transaction(db, async (tx) => {
    await lockReader(tx, reader.id);
    const results: (Refusal | null)[] = changes.map(() => null);
    for (const n of inLockOrder(changes))
      results[n] = await applyChange(tx, reader, changes[n] as Change, now);
    return results;
  });
}

/**
 * The indexes of the changes in the order in which they are applied: their own, but likes last and sorted by item. Likes
 * lock counters that readers share, and two readers' batches must not wait for each other.
 */
function inLockOrder(changes: readonly Change[]): number[] {
  const likedItem = (n: number) => {
    const change = changes[n] as Change;
    return change.do === "like" || change.do === "unlike" ? itemKey(change) : "";
  };
  return changes
    .map((_, n) => n)
    .sort((one, other) => {
      const [a, b] = [likedItem(one), likedItem(other)];
      return a < b ? -1 : a > b ? 1 : 0;
    });
}

/** Makes other transactions that change the library of this reader wait until this one ends. */
export const lockReader = (tx: Tx, readerId: string): Promise<unknown> =>
  tx.selectFrom("users").select("id").where("id", "=", readerId).forNoKeyUpdate().execute();

/** A time by the browser's clock, in milliseconds since 1970; the server's time if it is later. */
export const notInFuture = (at: number, now: Date): Date =>
  new Date(Math.max(0, Math.min(at, now.getTime())));

async function applyChange(
  tx: Tx,
  reader: ChangeReader,
  change: Change,
  now: Date,
): Promise<Refusal | null> {
  switch (change.do) {
    case "save":
      return save(tx, reader.id, change, notInFuture(change.savedAt ?? now.getTime(), now));
    case "remove":
      await removeSaved(tx, reader.id, change);
      return null;
    case "read":
    case "unread": {
      const readAt = change.do === "read" ? now : null;
      return (await markRead(tx, reader.id, change, readAt)) ? null : "unknown";
    }
    case "like":
      return (await likeAs(tx, change, reader.id, now)) ? null : "unknown";
    case "unlike":
      return (await unlikeAs(tx, change, reader.id)) ? null : "unknown";
    case "check-in":
      await checkIn(tx, reader, now, notInFuture(change.at, now));
      return null;
    case "countries":
      await setFollowed(tx, reader.id, "country", memberStatesIn(change.names), now);
      return null;
    case "topics":
      await setFollowed(tx, reader.id, "topic", topicsIn(change.names), now);
      return null;
    case "follow":
    case "unfollow": {
      const followable = parseFollowKey(change.name);
      if (!followable) return "unknown";
      if (change.do === "follow") return follow(tx, reader.id, followable, now);
      await unfollow(tx, reader.id, followable);
      return null;
    }
    case "seen": {
      const followed = change.names.map(parseFollowKey).filter((one) => one !== null);
      await markSeen(tx, reader.id, followed, notInFuture(change.seenAt, now));
      return null;
    }
    case "viewed":
      return reader.preferences.privacy_analytics
        ? storeLastViewed(tx, reader.id, change, now)
        : null;
    case "position":
      if (!reader.preferences.privacy_analytics) return null;
      if (!(await itemSnapshotOf(tx, change))) return "unknown";
      await storePosition(tx, reader.id, change, now);
      return null;
    case "dismiss":
      await setReadingState(tx, reader.id, "last_viewed", null, now);
      return null;
    case "brief":
      await storeBriefDay(tx, reader.id, change.day, now);
      return null;
  }
}

async function storeLastViewed(
  tx: Tx,
  readerId: string,
  item: Item & Position,
  now: Date,
): Promise<Refusal | null> {
  const snapshot = await itemSnapshotOf(tx, item);
  if (!snapshot) return "unknown";
  const at = now.getTime();
  await setReadingState(
    tx,
    readerId,
    "last_viewed",
    { ...snapshot, timestamp: at, ...knownPosition(item) },
    now,
  );
  if (item.progress !== undefined) await storePosition(tx, readerId, item, now);
  return null;
}

async function storePosition(
  tx: Tx,
  readerId: string,
  item: Item & Position,
  now: Date,
): Promise<void> {
  const positions = (await getReadingState(tx, readerId, "positions")) ?? {};
  const next = updatePosition(positions, itemKey(item), item, now.getTime());
  await setReadingState(tx, readerId, "positions", next, now);
}
