import { countriesKey } from "#stories/countries-key.ts";
import { followKey } from "#stories/follow.ts";
import { followedKey } from "#stories/followed-key.ts";
import { seenKey } from "#stories/followed-seen.ts";
import { parseFollowed, parseTopics } from "#stories/following.ts";
import { topicsKey } from "#stories/topics-key.ts";
import { keys, readBrowser } from "#ui/reader-storage.ts";
import { itemKinds } from "../item.ts";
import { parsed } from "../item-snapshot.ts";
import { briefKey, briefRead } from "./brief.ts";
import { dayOf, isDay } from "./day.ts";
import { lastViewedKey, parseLastViewed } from "./last-viewed.ts";
import { likesKey, parseLikeReceipts } from "./like-receipts.ts";
import { parseQueue } from "./saved-queue.ts";
import { positionsKey, queueKey } from "./storage-keys.ts";
import { parseStreak, streakKey } from "./streak.ts";

const visitorDataKeys = [
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

/** The storage keys that hold a visitor's data. The consent and the theme belong to the browser, also with an account. */
export const visitorKeys = (): string[] =>
  keys().filter((key) => visitorDataKeys.includes(key) || isDay(brief.exec(key)?.[1]));

/**
 * A visitor's data, in the form in which the server merges it into an account; null if there is none.
 * @returns `texts`: the stored text of each key, so that only unchanged ones are deleted afterwards
 */
export function visitorDataForMerge() {
  const texts = new Map(visitorKeys().map((key) => [key, readBrowser(key)]));
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
    likes: Object.entries(parseLikeReceipts(text(likesKey))).map(([name, receipt]) => {
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
