import { countriesKey } from "#stories/countries-key.ts";
import { parseFollowKey } from "#stories/follow.ts";
import { withFollowed } from "#stories/following.ts";
import { topicsKey } from "#stories/topics-key.ts";
import type { Change } from "../change.ts";
import { itemKey } from "../item-key.ts";
import type { ItemSnapshot } from "../item-snapshot.ts";
import { knownPosition, type Positions, updatePosition } from "../positions.ts";
import { briefKey, briefRead } from "./brief.ts";
import { dayOf } from "./day.ts";
import { lastViewedKey } from "./last-viewed.ts";
import { accountReceipt, type LikeReceipts, likesKey, withReceipt } from "./like-receipts.ts";
import { positionsKey, queueKey } from "./storage-keys.ts";
import { checkIn, parseStreak, streakKey } from "./streak.ts";

/** The account's values, by the storage keys under which a browser keeps a visitor's. */
export type AccountValues = Record<string, unknown>;

/**
 * A change that is being sent to the account.
 * @property shown the item that was opened or saved, so that the page can show it meanwhile
 * @property receipt of a visitor's like that is withdrawn
 */
export type LocalChange = Change & { shown?: ItemSnapshot; at: number; receipt?: string };

/** The account's values as they will be once the server has applied the change. */
export function applyChange(values: AccountValues, change: LocalChange): AccountValues {
  switch (change.do) {
    case "save":
    case "remove": {
      const key = itemKey(change);
      const before = (values[queueKey] ?? []) as string[];
      if (change.do === "save" && before.includes(key)) return values;
      const others = before.filter((saved) => saved !== key);
      return { ...values, [queueKey]: change.do === "save" ? [key, ...others] : others };
    }
    case "read":
    case "unread":
      return values;
    case "like":
    case "unlike": {
      const key = itemKey(change);
      const before = (values[likesKey] ?? {}) as LikeReceipts;
      const receipt = change.do === "like" ? accountReceipt : null;
      return { ...values, [likesKey]: withReceipt(before, key, receipt) };
    }
    case "check-in": {
      const streak = parseStreak(JSON.stringify(values[streakKey] ?? null));
      return { ...values, [streakKey]: checkIn(streak, dayOf(new Date(change.at))) };
    }
    case "countries":
      return { ...values, [countriesKey]: change.names };
    case "topics":
      return { ...values, [topicsKey]: change.names };
    case "follow":
    case "unfollow": {
      const one = parseFollowKey(change.name);
      if (!one) return values;
      const stored = (key: string) => JSON.stringify(values[key] ?? null);
      const { key, value } = withFollowed(stored, one, change.do === "follow");
      return { ...values, [key]: value };
    }
    case "seen":
    case "position":
      return values;
    case "viewed": {
      const { shown, at } = change;
      if (!shown) return values;
      const before = (values[positionsKey] ?? {}) as Positions;
      return {
        ...values,
        [lastViewedKey]: { ...shown, timestamp: at, ...knownPosition(change) },
        [positionsKey]: updatePosition(before, itemKey(shown), change, at),
      };
    }
    case "dismiss":
      return { ...values, [lastViewedKey]: null };
    case "brief":
      return { ...values, [briefKey(change.day)]: briefRead };
  }
}
