// Whether an alert goes to its reader now, later, in the mail after the quiet hours, or not at all.
import type { ReaderAccess } from "#subscriptions/access.ts";
import { type AlertKind, maxAgeMs } from "./alert.ts";
import type { AlertChoices } from "./choices.ts";
import { planIncludes } from "./matching.ts";
import { quietPeriodAt } from "./quiet-hours.ts";

export type Decision =
  | { do: "send"; way: "push" | "mail" }
  /** It is decided about again at `until`. */
  | { do: "wait"; until: Date }
  /** It goes into the mail that is sent at the end of the quiet hours. */
  | { do: "holdForMail"; until: Date }
  | { do: "drop"; because: DropReason };

/** `late`: it is older than an hour. `browser`: the reader has none that takes alerts. */
export type DropReason = "unwanted" | "plan" | "late" | "quiet" | "limit" | "browser";

export type DecisionFacts = {
  choices: AlertChoices;
  entitled: ReaderAccess;
  timezone: string;
  /** How many alerts the reader was sent since their day began. */
  sentToday: number;
  /** How many of the reader's browsers take alerts. */
  browsers: number;
};

/**
 * Applies a reader's choices to an alert.
 *
 * An alert in the quiet hours waits for their end if it is at most an hour old then; else it is held for the mail, or
 * dropped where the reader did not ask for one. An alert that waits counts on the day on which it is sent.
 */
export function decide(
  alert: { kind: AlertKind; happenedAt: Date },
  reader: DecisionFacts,
  now: Date,
): Decision {
  const { choices, entitled, timezone } = reader;
  const { way } = choices.kinds[alert.kind];
  if (way === "off") return { do: "drop", because: "unwanted" };
  if (!planIncludes(alert.kind, entitled)) return { do: "drop", because: "plan" };
  const staleAt = alert.happenedAt.getTime() + maxAgeMs;
  const quiet = quietPeriodAt(now, timezone, choices.quiet);
  if (quiet) {
    if (quiet.until.getTime() <= staleAt) return { do: "wait", until: quiet.until };
    return choices.mailAfterQuiet
      ? { do: "holdForMail", until: quiet.until }
      : { do: "drop", because: "quiet" };
  }
  if (now.getTime() > staleAt) return { do: "drop", because: "late" };
  if (choices.aDay !== null && reader.sentToday >= choices.aDay)
    return { do: "drop", because: "limit" };
  if (way === "push" && reader.browsers === 0) return { do: "drop", because: "browser" };
  return { do: "send", way };
}
