import { countriesKey } from "#stories/countries-key.ts";
import type { Change } from "../change.ts";
import { type ItemSnapshot, nameOf } from "../item-snapshot.ts";
import { type Positions, withPosition } from "../positions.ts";
import { briefKey, briefRead } from "./brief.ts";
import { lastViewedKey } from "./last-viewed.ts";
import { positionsKey, queueKey } from "./names.ts";

export type Kept = Record<string, unknown>;

/** A change on its way to the account; an item that was opened comes with its title, for what shows it meanwhile. */
export type LocalChange = Change & { shown?: ItemSnapshot; at: number };

/** The account's values as they will be when the server has made the change. */
export function changedBy(kept: Kept, change: LocalChange): Kept {
  switch (change.do) {
    case "save":
    case "remove": {
      const name = nameOf({ type: change.kind, id: change.id });
      const before = (kept[queueKey] ?? []) as string[];
      if (change.do === "save" && before.includes(name)) return kept;
      const others = before.filter((saved) => saved !== name);
      return { ...kept, [queueKey]: change.do === "save" ? [name, ...others] : others };
    }
    case "read":
    case "unread":
      return kept;
    case "countries":
      return { ...kept, [countriesKey]: change.names };
    case "viewed": {
      const { shown, at, progress } = change;
      if (!shown) return kept;
      const last = { ...shown, timestamp: at, ...(progress === undefined ? {} : { progress }) };
      const next = { ...kept, [lastViewedKey]: last };
      if (progress === undefined) return next;
      const before = (kept[positionsKey] ?? {}) as Positions;
      return {
        ...next,
        [positionsKey]: withPosition(before, nameOf(shown), { share: progress, at }),
      };
    }
    case "dismiss":
      return { ...kept, [lastViewedKey]: null };
    case "brief":
      return { ...kept, [briefKey(change.day)]: briefRead };
  }
}
