import type { DiscussionState } from "../discussion.ts";

/** Why a contribution waits for a moderator. */
export const holdRules = ["check-first"] as const;
export type HoldRule = (typeof holdRules)[number];

/** What is known about a contribution before it is stored. */
export type ContributionFacts = {
  discussion: { state: DiscussionState };
  /** As written, in the markup of contributions. */
  text: string;
  lang: string;
  /** How many addresses it links to. */
  links: number;
  /** Counts of moderators' decisions about its writer so far. Editors and authors of pieces are `staff`. */
  writer: { approved: number; rejected: number; staff: boolean };
  /** What the writer wrote before it, newest first, of the last day. */
  recent: readonly { text: string; at: Date }[];
  now: Date;
};

/** The rule that holds a contribution back; null where it appears at once. */
export const judgeContribution = (facts: ContributionFacts): HoldRule | null =>
  facts.discussion.state === "hold" && !facts.writer.staff ? "check-first" : null;
