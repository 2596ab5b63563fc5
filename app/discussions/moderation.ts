import { dayMs } from "#platform/duration.ts";
import { isWorkingDay } from "#platform/working-day.ts";
import { dayAfter, localTime, momentOf } from "#platform/zoned-time.ts";
import { timeZone } from "#ui/time.ts";
import type { ContributionState } from "./discussion.ts";
import type { Guideline } from "./guideline.ts";
import type { HoldRule } from "./moderation/hold-rules.ts";

/** Whether an account moderates discussions. @param role of the account */
export const mayModerate = (role: string): boolean => role === "moderator" || role === "editor";

/** A mute leaves the contribution in place; a rejection can include a mute. */
export const decisionKinds = ["approve", "reject", "mute"] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/**
 * Why a moderator looked at a contribution. `change`: everybody could read it until its writer changed it, and a rule held
 * that. `own`: on the moderator's own initiative.
 */
export const origins = ["hold", "change", "report", "own", "objection"] as const;
export type Origin = (typeof origins)[number];

/** The origin of a decision that does not follow an objection. A report counts more than the rule that held it since. */
export function originOf(o: { heldAt: Date | null; writtenAt: Date; reported: boolean }): Origin {
  if (o.reported) return "report";
  if (o.heldAt === null) return "own";
  return o.heldAt > o.writtenAt ? "change" : "hold";
}

/** The lists of the moderation page. */
export const queueNames = ["held", "reported", "objections", "decided"] as const;
export type QueueName = (typeof queueNames)[number];
export const queueNameIn = (text: string | null): QueueName =>
  queueNames.find((one) => one === text) ?? "held";

/** How many items of a list are shown at first. */
export const queueSize = 20;
/** The longest list that one page shows. */
export const longestQueue = 200;

/** For how many days a member can be muted. */
export const muteDays = [1, 7, 30] as const;
export type MuteDays = (typeof muteDays)[number];
export const muteDaysIn = (text: string): MuteDays | null =>
  muteDays.find((days) => String(days) === text) ?? null;

/** When a new mute ends. */
export const muteEnds = (days: MuteDays, now: Date): Date => new Date(now.getTime() + days * dayMs);

/** Until when a member is muted: a mute that lasts longer already is not made shorter. */
export const laterMute = (before: Date | null, end: Date): Date =>
  before && before > end ? before : end;

/** Limits of texts by moderators and objectors, in characters. */
export const textLimits = { facts: [10, 500], objection: [10, 2_000] } as const;

/** Whether the length of a text is within limits, in characters, not in UTF-16 units. */
export function isWithinLength(text: string, [min, max]: readonly [number, number]): boolean {
  const { length } = [...text];
  return min <= length && length <= max;
}

/** The time limit for objections, in months (Regulation (EU) 2022/2065, Art. 20(1): at least six). */
export const objectionMonths = 6;

/**
 * The last moment of the time limit for an objection to a decision: the end, in Brussels, of the day with the same number, or
 * of the working day after it (Regulation 1182/71, Art. 3(2) and (4)). Texts name that day.
 */
export function objectionEnds(decidedAt: Date): Date {
  const decided = new Date(`${localTime(timeZone, decidedAt).day}T00:00Z`);
  const day = new Date(decided);
  day.setUTCMonth(day.getUTCMonth() + objectionMonths);
  // The 31st becomes the last day of a shorter month.
  if (day.getUTCDate() !== decided.getUTCDate()) day.setUTCDate(0);
  while (!isWorkingDay(day)) day.setUTCDate(day.getUTCDate() + 1);
  const next = dayAfter(day.toISOString().slice(0, 10));
  return new Date(momentOf(timeZone, { day: next, minutes: 0 }).getTime() - 1);
}

/** The number of a report, a decision or an objection, as people see it. */
export const numberOf = (number: number, at: Date): string =>
  `${at.getUTCFullYear()}-${String(number).padStart(4, "0")}`;

/** A moderator's name for colleagues: the first name and the first letter of the last. */
export function shortName(name: string): string {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  const initial = [...(rest.at(-1) ?? "")][0];
  return initial ? `${first} ${initial}.` : (first.split("@")[0] ?? first);
}

/** A line of a list. Times are ISO 8601. */
export type QueueRow = {
  /** The contribution's number; of objections and decisions their own id. */
  id: string;
  /** The contribution; null if it no longer exists. */
  contribution: string | null;
  /** When it was queued, or decided. */
  at: string;
  text: string;
  lang: string;
  writer: string;
  /** The title of its piece or event; empty if that no longer exists. */
  subjectTitle: string;
  heldBy: HoldRule | null;
  /** The number of open reports, and whether one of them is a notice of illegal content. */
  reports: number;
  notice: boolean;
  /** The decision and its moderator; null while it is open. */
  decided: Decided | null;
};

/** A decision about an item of a list. `outcome` is that of an objection. */
export type Decided = {
  kind: DecisionKind | "granted" | "upheld" | "gone";
  /** Null if the account no longer exists, or the writer deleted the contribution. */
  by: string | null;
  at: string | null;
};

/** A decision as moderators and those concerned see it. */
export type DecisionView = {
  id: string;
  number: string;
  kind: DecisionKind;
  at: string;
  origin: Origin;
  heldBy: HoldRule | null;
  guideline: Guideline | null;
  law: string | null;
  facts: string;
  mutedUntil: string | null;
  automated: boolean;
  revokedAt: string | null;
};

/** The letter that a decision would send, before it is sent. */
export type LetterPreview = {
  subject: string;
  /** Its plain text, in paragraphs. */
  paragraphs: readonly string[];
  lang: string;
};

export type ReportView = {
  number: string;
  kind: "member" | "notice";
  reason: string;
  explanation: string;
  at: string;
};

/** Everything that the page shows about one contribution. */
export type QueueItem = {
  id: string;
  /** A fingerprint of the contribution and its last decision, to detect changes since it was shown. */
  fingerprint: string;
  state: ContributionState;
  text: string;
  lang: string;
  heldBy: HoldRule | null;
  /** The matches of the word list in the text: from and to, in UTF-16 units. */
  found: readonly (readonly [number, number])[];
  at: string;
  picked: boolean;
  subject: { title: string; path: string; discussion: number; state: string } | null;
  parent: { writer: string; text: string; lang: string } | null;
  /** Whether its thread takes replies; null where the page does not show the thread. */
  thread: "open" | "closed" | null;
  writer: {
    name: string;
    tier: string;
    since: string | null;
    contributions: number;
    approved: number;
    rejected: number;
    mutedUntil: string | null;
    /** The guideline of the last rejection. */
    lastGround: Guideline | null;
    mutes: number;
    /** Whether the account was deleted. */
    gone: boolean;
  };
  reports: readonly ReportView[];
  /** Earlier decisions, newest first. */
  decisions: readonly (DecisionView & { by: string | null })[];
};
