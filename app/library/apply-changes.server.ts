import type { Reader } from "#accounts/reader.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { parseFollowKey } from "#stories/follow.ts";
import { memberStatesIn, topicsIn } from "#stories/following.ts";
import { isDay } from "./browser/day.ts";
import type { Change, Refusal } from "./change.ts";
import { follow, markSeen, setFollowed, unfollow } from "./follows.server.ts";
import type { Item } from "./item.ts";
import { nameOf } from "./item-snapshot.ts";
import { type Reached, reachedOf, withReached } from "./positions.ts";
import { getReaderValue, setReaderValue } from "./reader-values.server.ts";
import { itemSnapshotOf, markRead, removeSaved, save } from "./saved.server.ts";

type ChangeReader = Pick<Reader, "id" | "preferences">;

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
    const results: (Refusal | null)[] = [];
    for (const change of changes) results.push(await applyChange(tx, reader, change, now));
    return results;
  });
}

/** Makes other transactions that change the library of this reader wait until this one ends. */
export const lockReader = (tx: Tx, readerId: string): Promise<unknown> =>
  tx.selectFrom("users").select("id").where("id", "=", readerId).forNoKeyUpdate().execute();

/** A time of the browser's clock, in milliseconds since 1970; ours where it is ahead. */
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
    case "countries":
      await setFollowed(tx, reader.id, "country", memberStatesIn(change.names), now);
      return null;
    case "topics":
      await setFollowed(tx, reader.id, "topic", topicsIn(change.names), now);
      return null;
    case "follow":
    case "unfollow": {
      const named = parseFollowKey(change.name);
      if (!named) return "unknown";
      if (change.do === "follow") return follow(tx, reader.id, named, now);
      await unfollow(tx, reader.id, named);
      return null;
    }
    case "seen": {
      const named = change.names.map(parseFollowKey).filter((one) => one !== null);
      await markSeen(tx, reader.id, named, notInFuture(change.seenAt, now));
      return null;
    }
    case "viewed":
      return reader.preferences.privacy_analytics ? recordOpened(tx, reader.id, change, now) : null;
    case "dismiss":
      await setReaderValue(tx, reader.id, "last_viewed", null, now);
      return null;
    case "brief":
      if (isDay(change.day)) await setReaderValue(tx, reader.id, "brief", { day: change.day }, now);
      return null;
  }
}

async function recordOpened(
  tx: Tx,
  readerId: string,
  item: Item & Reached,
  now: Date,
): Promise<Refusal | null> {
  const snapshot = await itemSnapshotOf(tx, item);
  if (!snapshot) return "unknown";
  const at = now.getTime();
  await setReaderValue(
    tx,
    readerId,
    "last_viewed",
    { ...snapshot, timestamp: at, ...reachedOf(item) },
    now,
  );
  if (item.progress !== undefined) {
    const positions = (await getReaderValue(tx, readerId, "positions")) ?? {};
    const next = withReached(positions, nameOf(snapshot), item, at);
    await setReaderValue(tx, readerId, "positions", next, now);
  }
  return null;
}
