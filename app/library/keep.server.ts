import type { Reader } from "#accounts/reader.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { countryNames, countryOf, memberStates } from "#stories/country.ts";
import { isDay } from "./browser/day.ts";
import type { Change, Refusal } from "./change.ts";
import type { Item } from "./item.ts";
import { nameOf } from "./kept-item.ts";
import { keepPlace, placeOf } from "./places.server.ts";
import { withPosition } from "./positions.ts";
import { markRead, removeSaved, save, shownItem } from "./saved.server.ts";

type Who = Pick<Reader, "id" | "preferences">;

/**
 * Makes a reader's changes in their order, all in one transaction: what is answered is kept. The same changes
 * a second time change nothing more.
 * @returns for each change why it was not made; null: it was
 */
export function makeChanges(
  db: Db,
  who: Who,
  changes: readonly Change[],
  now: Date,
): Promise<(Refusal | null)[]> {
  return transaction(db, async (tx) => {
    await oneAtATime(tx, who.id);
    const results: (Refusal | null)[] = [];
    for (const change of changes) results.push(await make(tx, who, change, now));
    return results;
  });
}

/** Lets the changes of one reader wait for each other until the transaction ends. */
export const oneAtATime = (tx: Tx, readerId: string): Promise<unknown> =>
  tx.selectFrom("users").select("id").where("id", "=", readerId).forNoKeyUpdate().execute();

/** A time of the browser's clock, in milliseconds since 1970, that is not ahead of ours. */
export const past = (at: number, now: Date): Date =>
  new Date(Math.max(0, Math.min(at, now.getTime())));

async function make(tx: Tx, who: Who, change: Change, now: Date): Promise<Refusal | null> {
  switch (change.do) {
    case "save":
      return save(tx, who.id, change, past(change.savedAt ?? now.getTime(), now));
    case "remove":
      await removeSaved(tx, who.id, change);
      return null;
    case "read":
    case "unread": {
      const readAt = change.do === "read" ? now : null;
      return (await markRead(tx, who.id, change, readAt)) ? null : "unknown";
    }
    case "countries":
      await keepPlace(tx, who.id, "countries", memberNames(change.names), now);
      return null;
    case "viewed":
      return who.preferences.privacy_analytics
        ? viewed(tx, who.id, change, change.progress, now)
        : null;
    case "dismiss":
      await keepPlace(tx, who.id, "last_viewed", null, now);
      return null;
    case "brief":
      if (isDay(change.day)) await keepPlace(tx, who.id, "brief", { day: change.day }, now);
      return null;
  }
}

/** The member states among the names, as English names, in the order of the catalogue. */
export function memberNames(names: readonly string[]): string[] {
  const codes = names.map(countryOf);
  return memberStates.filter((code) => codes.includes(code)).map((code) => countryNames[code]);
}

async function viewed(
  tx: Tx,
  readerId: string,
  item: Item,
  progress: number | undefined,
  now: Date,
): Promise<Refusal | null> {
  const found = await shownItem(tx, item);
  if (!found) return "unknown";
  const at = now.getTime();
  await keepPlace(
    tx,
    readerId,
    "last_viewed",
    { ...found, timestamp: at, ...(progress === undefined ? {} : { progress }) },
    now,
  );
  if (progress !== undefined) {
    const positions = (await placeOf(tx, readerId, "positions")) ?? {};
    const next = withPosition(positions, nameOf(found), { share: progress, at });
    await keepPlace(tx, readerId, "positions", next, now);
  }
  return null;
}
