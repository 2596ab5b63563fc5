import type { DiscussionState } from "../discussion.ts";

/** What is known about a contribution before it is stored. */
export type ContributionFacts = {
  discussion: { state: DiscussionState };
  /** As written, in the markup of contributions. */
  text: string;
  lang: string;
  /** How many addresses it links to. */
  links: number;
  /**
   * What the word list of its language found in it (`findListed`); `late`: the list could not be searched in time. A
   * caller that leaves it out has not asked.
   */
  listed?: "found" | "late" | "none";
  /** Counts of moderators' decisions about its writer so far. Editors and authors of pieces are `staff`. */
  writer: { approved: number; rejected: number; staff: boolean };
  /** What the writer wrote before it, newest first, of the last day. */
  recent: readonly { text: string; at: Date }[];
  now: Date;
};

/** How many of a new member's contributions a moderator reads before they appear. */
export const firstContributions = 2;
/** How many one can write in five minutes, and in a day. */
export const quickLimits = { inFiveMinutes: 4, inADay: 30 } as const;
/** Who was rejected so often, and in so large a part of what was decided, is read first. */
export const oftenRejected = { least: 3, part: 1 / 3 } as const;

const fiveMinutesMs = 300_000;

/**
 * The rules in the order in which they are asked. The first that holds a contribution is the one that is shown: what
 * an editor said of the whole discussion, then what says most to a moderator.
 */
const rules = {
  "check-first": ({ discussion }) => discussion.state === "hold",
  words: ({ listed }) => listed === "found" || listed === "late",
  "new-member": ({ writer }) => writer.approved < firstContributions,
  "same-text": ({ text, recent }) => recent.some((one) => isSameText(one.text, text)),
  link: ({ links }) => links > 0,
  speed: ({ recent, now }) =>
    recent.length >= quickLimits.inADay ||
    recent.filter(({ at }) => now.getTime() - at.getTime() < fiveMinutesMs).length >=
      quickLimits.inFiveMinutes,
  "often-rejected": ({ writer: { approved, rejected } }) =>
    rejected >= oftenRejected.least && rejected >= (approved + rejected) * oftenRejected.part,
} satisfies Record<string, (facts: ContributionFacts) => boolean>;

/** Why a contribution waits for a moderator. */
export type HoldRule = keyof typeof rules;
export const holdRules = Object.keys(rules) as HoldRule[];

/** One of the rules; null for anything else. */
export const holdRuleIn = (text: string | null): HoldRule | null =>
  holdRules.find((rule) => rule === text) ?? null;

/**
 * The rule that holds a contribution back; null where it appears at once. To be held is not to be rejected: a moderator
 * reads it. Editors and authors of pieces are never held.
 */
export const judgeContribution = (facts: ContributionFacts): HoldRule | null =>
  facts.writer.staff ? null : (holdRules.find((rule) => rules[rule](facts)) ?? null);

/** Whether two texts say the same to the letter, whatever their case, spaces and marks. */
function isSameText(one: string, other: string): boolean {
  const bare = (text: string) =>
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "");
  return bare(one) === bare(other);
}
