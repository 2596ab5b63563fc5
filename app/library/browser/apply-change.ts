import { countriesKey } from "#stories/countries-key.ts";
import { parseFollowKey } from "#stories/follow.ts";
import { withFollowed } from "#stories/following.ts";
import { topicsKey } from "#stories/topics-key.ts";
import type { Change } from "../change.ts";
import { type ItemSnapshot, nameOf } from "../item-snapshot.ts";
import { type Positions, reachedOf, withReached } from "../positions.ts";
import { briefKey, briefRead } from "./brief.ts";
import { lastViewedKey } from "./last-viewed.ts";
import { positionsKey, queueKey } from "./names.ts";

/** The account's values, by the names under which a browser stores a visitor's. */
export type AccountValues = Record<string, unknown>;

/** A change on its way to the account; an item that was opened comes with its title, for what shows it meanwhile. */
export type LocalChange = Change & { shown?: ItemSnapshot; at: number };

/** The account's values as they will be when the server has made the change. */
export function applyChange(values: AccountValues, change: LocalChange): AccountValues {
  switch (change.do) {
    case "save":
    case "remove": {
      const name = nameOf({ type: change.kind, id: change.id });
      const before = (values[queueKey] ?? []) as string[];
      if (change.do === "save" && before.includes(name)) return values;
      const others = before.filter((saved) => saved !== name);
      return { ...values, [queueKey]: change.do === "save" ? [name, ...others] : others };
    }
    case "read":
    case "unread":
      return values;
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
      return values;
    case "viewed": {
      const { shown, at } = change;
      if (!shown) return values;
      const before = (values[positionsKey] ?? {}) as Positions;
      return {
        ...values,
        [lastViewedKey]: { ...shown, timestamp: at, ...reachedOf(change) },
        [positionsKey]: withReached(before, nameOf(shown), change, at),
      };
    }
    case "dismiss":
      return { ...values, [lastViewedKey]: null };
    case "brief":
      return { ...values, [briefKey(change.day)]: briefRead };
  }
}
