import { sql } from "kysely";
import { z } from "zod";
import type { Reader } from "#accounts/reader.ts";
import type { Tx } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { parseFollowKey } from "#stories/follow.ts";
import { parseSeen } from "#stories/followed-seen.ts";
import { memberStatesIn, topicsIn } from "#stories/following.ts";
import { lockReader, notInFuture } from "./apply-changes.server.ts";
import { daysBetween } from "./browser/day.ts";
import type { LastViewed } from "./browser/last-viewed.ts";
import type { Streak } from "./browser/streak.ts";
import { followAll } from "./follows.server.ts";
import type { Item } from "./item.ts";
import { itemKey, parseItemKey } from "./item-key.ts";
import { parsed } from "./item-snapshot.ts";
import { adoptLikes } from "./likes.server.ts";
import { addPosition, knownPosition, type Positions, updatePosition } from "./positions.ts";
import { getReadingState, setReadingState, storeBriefDay } from "./reading-state.server.ts";
import { itemSnapshotOf, saveAll } from "./saved.server.ts";
import { dayIn, streakDay } from "./streak.ts";

/** What a browser stored before the sign-in. Times are milliseconds since 1970. */
export type BrowserLibrary = {
  saved: (Item & { savedAt: number })[];
  countries: string[];
  topics?: string[] | undefined;
  /** Authors, events and sources, as `author:slug`. */
  followed?: string[] | undefined;
  /** The stored text of `following_seen`, which `parseSeen` reads. */
  seen?: string | null | undefined;
  likes: (Item & { receipt: string })[];
  lastViewed?:
    | Pick<LastViewed, "id" | "type" | "timestamp" | "progress" | "seconds">
    | null
    | undefined;
  /** The stored text of the positions, which `parsePositions` reads. */
  positions?: string | null | undefined;
  streak?: Streak | null | undefined;
  brief?: string | null | undefined;
};

/** A merge may exceed the limit of the queue, so that nothing is lost; this bounds what a program could send. */
const mergeLimit = 5_000;
/** A browser's streak is not verified; this bounds it to ten years. */
const longestAdoptedStreak = 3_660;

/**
 * Merges what the browser stored before the sign-in into the account. Nothing is lost or doubled, and a second merge changes
 * nothing. Of what is saved on both sides the account's date stays; withdrawn and unknown items are ignored. Of the item opened
 * last and of positions the newer ones stay; likes become the account's, each counted once; the brief is read today if either
 * side says so. The streak is the account's: only an account without any check-in adopts the browser's, once, as the same
 * person's from before the sign-up.
 */
export async function mergeFromBrowser(
  tx: Tx,
  reader: Reader,
  browser: BrowserLibrary,
  now: Date,
): Promise<void> {
  await lockReader(tx, reader.id);
  const saved = browser.saved.map((item) => ({ ...item, savedAt: notInFuture(item.savedAt, now) }));
  await saveAll(tx, reader.id, saved, mergeLimit);
  await mergeFollowed(tx, reader.id, browser, now);
  await adoptLikes(tx, browser.likes, reader.id);
  if (browser.brief) await storeBriefDay(tx, reader.id, browser.brief, now);
  if (browser.positions && reader.preferences.privacy_analytics)
    await mergePositions(tx, reader.id, browser.positions, now);
  if (browser.lastViewed && reader.preferences.privacy_analytics)
    await mergeLastViewed(tx, reader.id, browser.lastViewed, now);
  if (browser.streak) await adoptStreak(tx, reader, browser.streak, now);
}

async function mergeFollowed(
  tx: Tx,
  readerId: string,
  { countries, topics = [], followed = [], ...kept }: BrowserLibrary,
  now: Date,
): Promise<void> {
  const seen = parseSeen(kept.seen ?? null);
  const wanted = [
    ...memberStatesIn(countries).map((code) => `country:${code}`),
    ...topicsIn(topics).map((topic) => `topic:${topic}`),
    ...followed,
  ].flatMap((key) => {
    const followable = parseFollowKey(key);
    const at = Object.hasOwn(seen, key) ? seen[key] : undefined;
    return followable
      ? [{ ...followable, seenAt: at === undefined ? null : notInFuture(at, now) }]
      : [];
  });
  await followAll(tx, readerId, wanted, now);
}

/** Positions in items that do not exist are harmless, and are dropped once they are among the oldest. */
async function mergePositions(tx: Tx, readerId: string, stored: string, now: Date): Promise<void> {
  const before = (await getReadingState(tx, readerId, "positions")) ?? {};
  const next = Object.entries(storedPositions(stored)).reduce(
    (positions, [key, position]) =>
      addPosition(positions, key, { ...position, at: notInFuture(position.at, now).getTime() }),
    before,
  );
  await setReadingState(tx, readerId, "positions", next, now);
}

const positionsSchema = z.record(
  z.string().refine((key) => parseItemKey(key) !== null),
  z.object({
    share: z.number().min(0).max(100),
    at: z.number().min(0).max(8.64e15),
    seconds: z.number().min(0).max(1_000_000).exactOptional(),
  }),
);

/** The positions in a stored text; none if it is damaged. */
const storedPositions = (stored: string): Positions =>
  positionsSchema.safeParse(parsed(stored)).data ?? {};

async function mergeLastViewed(
  tx: Tx,
  readerId: string,
  { id, type, timestamp, ...position }: NonNullable<BrowserLibrary["lastViewed"]>,
  now: Date,
): Promise<void> {
  const item = await itemSnapshotOf(tx, { kind: type, id });
  if (!item) return;
  const at = notInFuture(timestamp, now).getTime();
  const known = await getReadingState(tx, readerId, "last_viewed");
  if (!known || known.timestamp < at)
    await setReadingState(
      tx,
      readerId,
      "last_viewed",
      { ...item, timestamp: at, ...knownPosition(position) },
      now,
    );
  if (position.progress === undefined) return;
  const positions = (await getReadingState(tx, readerId, "positions")) ?? {};
  const next = updatePosition(positions, itemKey(item), position, at);
  await setReadingState(tx, readerId, "positions", next, now);
}

async function adoptStreak(tx: Tx, reader: Reader, streak: Streak, now: Date): Promise<void> {
  const today = dayIn(reader.timezone, now);
  if (streakDay(streak.lastCheck, today) === "ahead") return;
  const daysAgo = daysBetween(streak.lastCheck, today);
  const count = Math.min(streak.count, longestAdoptedStreak);
  const at = daysAgo <= 0 ? now : new Date(now.getTime() - daysAgo * dayMs);
  await sql`
    insert into user_streaks as s
      (user_id, streak_count, longest_streak, total_check_ins, last_check_in, last_day)
    values (${reader.id}, ${count}, ${count}, ${count}, ${at}, ${streak.lastCheck}::date)
    on conflict (user_id) do update set
      streak_count = excluded.streak_count, longest_streak = excluded.longest_streak,
      total_check_ins = excluded.total_check_ins, last_check_in = excluded.last_check_in,
      last_day = excluded.last_day
    where s.total_check_ins = 0
  `.execute(tx);
}
