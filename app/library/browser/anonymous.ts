import { countriesKey } from "#stories/countries-key.ts";
import { followKey } from "#stories/follow.ts";
import { followedKey } from "#stories/followed-key.ts";
import { seenKey } from "#stories/followed-seen.ts";
import { parseFollowed, parseTopics } from "#stories/following.ts";
import { topicsKey } from "#stories/topics-key.ts";
import { keys, readBrowser } from "#ui/own-storage.ts";
import { itemKinds } from "../item.ts";
import { parsed } from "../item-snapshot.ts";
import { briefKey, briefRead } from "./brief.ts";
import { dayOf, isDay } from "./day.ts";
import { lastViewedKey, parseLastViewed } from "./last-viewed.ts";
import { positionsKey, queueKey } from "./names.ts";
import { likesKey, parseReceipts } from "./receipts.ts";
import { parseQueue } from "./saved-queue.ts";
import { parseStreak, streakKey } from "./streak.ts";

const own = [
  queueKey,
  countriesKey,
  topicsKey,
  followedKey,
  seenKey,
  lastViewedKey,
  positionsKey,
  likesKey,
  streakKey,
];
const brief = /^daily_brief_(.+)$/;

/** The names under which this browser keeps something for a visitor. The consent and the theme are the browser's. */
export const anonymousKeys = (): string[] =>
  keys().filter((key) => own.includes(key) || isDay(brief.exec(key)?.[1]));

/**
 * What a browser has kept for a visitor, as the server takes it into an account; null for nothing.
 * @returns `texts`: what was found under each name, so that only that is forgotten afterwards
 */
export function keptForMerge() {
  const texts = new Map(anonymousKeys().map((key) => [key, readBrowser(key)]));
  if (texts.size === 0) return null;
  const text = (key: string) => texts.get(key) ?? null;
  const countries = parsed(text(countriesKey));
  const last = parseLastViewed(text(lastViewedKey));
  const today = dayOf(new Date());
  const merge = {
    saved: parseQueue(text(queueKey)).map(({ id, type, savedAt }) => ({ kind: type, id, savedAt })),
    countries: Array.isArray(countries) ? countries.filter((n) => typeof n === "string") : [],
    topics: parseTopics(text(topicsKey)),
    followed: parseFollowed(text(followedKey)).map(followKey),
    seen: text(seenKey),
    likes: Object.entries(parseReceipts(text(likesKey))).map(([name, receipt]) => {
      const [kind, id] = name.split(":");
      return { kind: itemKinds.find((k) => k === kind), id: Number(id), receipt };
    }),
    lastViewed: last && {
      id: last.id,
      type: last.type,
      timestamp: last.timestamp,
      progress: last.progress,
      seconds: last.seconds,
    },
    positions: text(positionsKey),
    streak: parseStreak(text(streakKey)),
    brief: text(briefKey(today)) === briefRead ? today : null,
  };
  return { merge, texts };
}
