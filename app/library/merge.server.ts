import { sql } from "kysely";
import type { Reader } from "#accounts/reader.ts";
import type { Tx } from "#platform/db/db.server.ts";
import { daysBetween } from "./browser/day.ts";
import type { LastViewed } from "./browser/last-viewed.ts";
import type { Streak } from "./browser/streak.ts";
import type { Item } from "./item.ts";
import { memberNames, oneAtATime, past } from "./keep.server.ts";
import { nameOf } from "./kept-item.ts";
import { adoptLikes } from "./likes.server.ts";
import { keepPlace, placeOf } from "./places.server.ts";
import { withPosition } from "./positions.ts";
import { saveAll, shownItem } from "./saved.server.ts";
import { dayIn } from "./streak.ts";

/** What a browser had kept for a visitor. Times are milliseconds since 1970. */
export type BrowserKept = {
  saved: (Item & { savedAt: number })[];
  countries: string[];
  likes: (Item & { receipt: string })[];
  lastViewed?: Pick<LastViewed, "id" | "type" | "timestamp" | "progress"> | null | undefined;
  streak?: Streak | null | undefined;
  brief?: string | null | undefined;
};

/** A merge is not refused for want of room; this bounds what a program could send. */
const mergeLimit = 5_000;
/** A streak in a browser is what the browser says; ten years are more than this site is old. */
const longestTaken = 3_660;

/**
 * Takes what the browser kept before the sign-in into the account. Nothing of the account is lost, nothing is
 * doubled, and a second time nothing changes:
 * - saved items and countries: both sides', by kind and id; an item saved on both keeps the account's date,
 *   and what nobody can open is passed over;
 * - opened last, and how far it was read: the newer;
 * - likes: become the account's, counted once;
 * - the brief: read for the day if it is on either side;
 * - the streak: the account's stays. Only an account without a single check-in takes over the browser's, once:
 *   it is the same person's, from before they signed up.
 */
export async function mergeFromBrowser(
  tx: Tx,
  reader: Reader,
  kept: BrowserKept,
  now: Date,
): Promise<void> {
  await oneAtATime(tx, reader.id);
  const saved = kept.saved.map((item) => ({ ...item, savedAt: past(item.savedAt, now) }));
  await saveAll(tx, reader.id, saved, mergeLimit);
  const countries = (await placeOf(tx, reader.id, "countries")) ?? [];
  const union = memberNames([...countries, ...kept.countries]);
  if (union.length > countries.length) await keepPlace(tx, reader.id, "countries", union, now);
  await adoptLikes(tx, kept.likes, reader.id);
  if (kept.brief) {
    const brief = await placeOf(tx, reader.id, "brief");
    if (!brief || brief.day < kept.brief)
      await keepPlace(tx, reader.id, "brief", { day: kept.brief }, now);
  }
  if (kept.lastViewed && reader.preferences.privacy_analytics)
    await mergeLastViewed(tx, reader.id, kept.lastViewed, now);
  if (kept.streak) await takeStreak(tx, reader, kept.streak, now);
}

async function mergeLastViewed(
  tx: Tx,
  readerId: string,
  { id, type, timestamp, progress }: NonNullable<BrowserKept["lastViewed"]>,
  now: Date,
): Promise<void> {
  const item = await shownItem(tx, { kind: type, id });
  if (!item) return;
  const at = past(timestamp, now).getTime();
  const known = await placeOf(tx, readerId, "last_viewed");
  if (!known || known.timestamp < at)
    await keepPlace(
      tx,
      readerId,
      "last_viewed",
      { ...item, timestamp: at, ...(progress === undefined ? {} : { progress }) },
      now,
    );
  if (progress === undefined) return;
  const positions = (await placeOf(tx, readerId, "positions")) ?? {};
  const next = withPosition(positions, nameOf(item), { share: progress, at });
  await keepPlace(tx, readerId, "positions", next, now);
}

async function takeStreak(tx: Tx, reader: Reader, streak: Streak, now: Date): Promise<void> {
  const today = dayIn(reader.timezone, now);
  const ahead = daysBetween(today, streak.lastCheck);
  // The browser may be in the next time zone, but not in the next week.
  if (ahead > 2) return;
  const count = Math.min(streak.count, longestTaken);
  const at = ahead >= 0 ? now : new Date(now.getTime() + ahead * 86_400_000);
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
