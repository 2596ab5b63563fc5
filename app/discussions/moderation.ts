import type { ContributionState } from "./discussion.ts";
import type { Guideline } from "./guideline.ts";
import type { HoldRule } from "./moderation/hold-rules.ts";

/** Who decides about contributions. @param role of an account */
export const mayModerate = (role: string): boolean => role === "moderator" || role === "editor";

/** What can be decided. A mute alone takes nothing away that was written; a rejection may mute as well. */
export const decisionKinds = ["approve", "reject", "mute"] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Why something was looked at. */
export const origins = ["hold", "report", "own", "objection"] as const;
export type Origin = (typeof origins)[number];

/** Why a contribution is looked at, by what it says itself. */
export const originOf = ({ held, reported }: { held: boolean; reported: boolean }): Origin =>
  held ? "hold" : reported ? "report" : "own";

/** The lists of the moderators' page. */
export const queueNames = ["held", "reported", "objections", "decided"] as const;
export type QueueName = (typeof queueNames)[number];
export const queueNameIn = (text: string | null): QueueName =>
  queueNames.find((one) => one === text) ?? "held";

/** How many of a list are shown at a time. */
export const queueSize = 20;
/** The longest list that one page shows. */
export const longestQueue = 200;

/** For how many days a member can be muted. */
export const muteDays = [1, 7, 30] as const;
export type MuteDays = (typeof muteDays)[number];
export const muteDaysIn = (text: string): MuteDays | null =>
  muteDays.find((days) => String(days) === text) ?? null;

const dayMs = 86_400_000;
/** When a new mute ends. A mute that lasts longer already is not made shorter. */
export function muteEnds(before: Date | null, days: MuteDays, now: Date): Date {
  const wanted = new Date(now.getTime() + days * dayMs);
  return before && before > wanted ? before : wanted;
}

/** Characters of what moderators, writers and reporters say. */
export const textLimits = { facts: [10, 500], objection: [10, 2_000] } as const;

/** Whether a text has the length that is asked for, in characters, not in units of UTF-16. */
export function isLong(text: string, [least, most]: readonly [number, number]): boolean {
  const { length } = [...text];
  return least <= length && length <= most;
}

/** For how many months one can object (Regulation (EU) 2022/2065, Art. 20(1): at least six). */
export const objectionMonths = 6;

/** Until when one can object to what was decided at a time. */
export function objectionEnds(decidedAt: Date): Date {
  const end = new Date(decidedAt);
  end.setUTCMonth(end.getUTCMonth() + objectionMonths);
  // The last of a month that the sixth one after it does not have.
  if (end.getUTCDate() !== decidedAt.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** The number by which people speak of a notice, a decision or an objection. */
export const numberOf = (number: number, at: Date): string =>
  `${at.getUTCFullYear()}-${String(number).padStart(4, "0")}`;

/** A moderator as colleagues read it: the first name and the first letter of the last. */
export function shortName(name: string): string {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  const initial = [...(rest.at(-1) ?? "")][0];
  return initial ? `${first} ${initial}.` : (first.split("@")[0] ?? first);
}

/** A line of a list. Times are ISO 8601. */
export type QueueRow = {
  /** The contribution's number; of objections and decisions their own id. */
  id: string;
  /** The contribution that it is about; null once that is gone. */
  contribution: string | null;
  /** Since when it waits; of what is decided, when. */
  at: string;
  text: string;
  lang: string;
  writer: string;
  /** What it stands under; empty once that is gone. */
  under: string;
  heldBy: HoldRule | null;
  /** How many reports wait, and whether one of them is a notice by law. */
  reports: number;
  notice: boolean;
  /** What was decided about it, and by whom; null: it waits. */
  decided: Decided | null;
};

/** What became of a line. `outcome` is an objection's. */
export type Decided = {
  kind: DecisionKind | "granted" | "upheld" | "gone";
  /** Null once the account is gone, or where its writer took it back. */
  by: string | null;
  at: string | null;
};

/** A decision as moderators and those whom it concerns read it. */
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

/** Everything that a moderator is shown about one contribution. */
export type QueueItem = {
  id: string;
  /** What the decision is compared with: whether the contribution or what was decided about it has changed since. */
  seen: string;
  state: ContributionState;
  text: string;
  lang: string;
  heldBy: HoldRule | null;
  /** What the word list found, as parts of the text: from and to, in UTF-16 units. */
  found: readonly (readonly [number, number])[];
  at: string;
  picked: boolean;
  under: { title: string; path: string; discussion: number; state: string } | null;
  answers: { writer: string; text: string; lang: string } | null;
  /** The thread of the contribution, and whether it takes replies; null where the page does not show the thread. */
  thread: "open" | "closed" | null;
  writer: {
    name: string;
    tier: string;
    since: string | null;
    contributions: number;
    approved: number;
    rejected: number;
    mutedUntil: string | null;
    /** What the last rejection went by. */
    lastGround: Guideline | null;
    mutes: number;
    /** Gone with the account. */
    gone: boolean;
  };
  reports: readonly ReportView[];
  /** What was decided before, newest first. */
  decisions: readonly (DecisionView & { by: string | null })[];
};
