import type { DiscussionState } from "../discussion.ts";

/** What is known about a contribution before it is stored. */
export type ContributionFacts = {
  discussion: { state: DiscussionState };
  /** In the markup of contributions. */
  text: string;
  lang: string;
  /** The number of its links. */
  links: number;
  /** The result of the word lists (`searchWordLists`). `late`: the search took too long. Left out: not searched. */
  wordListHit?: "found" | "late" | "none";
  /** Moderators' decisions about its writer so far. `staff`: editors, and authors of pieces. */
  writer: { approved: number; rejected: number; staff: boolean };
  /** The writer's other contributions of the last day, newest first. */
  recent: readonly { text: string; at: Date }[];
  now: Date;
};

/** How many of a new member's contributions a moderator reads before they appear. */
export const firstContributions = 2;
/** The usual limits of contributions. */
export const rateLimits = { inFiveMinutes: 4, inADay: 30 } as const;
/** A writer with so many rejections, and such a part of all decisions, is read first. */
export const oftenRejected = { least: 3, share: 1 / 3 } as const;

const fiveMinutesMs = 300_000;

/**
 * The rules in the order of their checks. The first that applies is shown to moderators: the state of the discussion,
 * then the rules that tell most.
 */
const rules = {
  "check-first": ({ discussion }) => discussion.state === "hold",
  words: ({ wordListHit: listed }) => listed === "found" || listed === "late",
  "new-member": ({ writer }) => writer.approved < firstContributions,
  "same-text": ({ text, recent }) => recent.some((one) => isSameText(one.text, text)),
  link: ({ links }) => links > 0,
  speed: ({ recent, now }) =>
    recent.length >= rateLimits.inADay ||
    recent.filter(({ at }) => now.getTime() - at.getTime() < fiveMinutesMs).length >=
      rateLimits.inFiveMinutes,
  "often-rejected": ({ writer: { approved, rejected } }) =>
    rejected >= oftenRejected.least && rejected >= (approved + rejected) * oftenRejected.share,
} satisfies Record<string, (facts: ContributionFacts) => boolean>;

/** Why a contribution waits for a moderator. */
export type HoldRule = keyof typeof rules;
export const holdRules = Object.keys(rules) as HoldRule[];

/** One of the rules; null for anything else. */
export const holdRuleIn = (text: string | null): HoldRule | null =>
  holdRules.find((rule) => rule === text) ?? null;

/**
 * The rule that holds a contribution until a moderator reads it; null if it appears at once. Editors and authors of
 * pieces are never held.
 */
export const holdRuleFor = (facts: ContributionFacts): HoldRule | null =>
  facts.writer.staff ? null : (holdRules.find((rule) => rules[rule](facts)) ?? null);

/** Whether two texts are equal but for case, spaces and punctuation. */
function isSameText(one: string, other: string): boolean {
  const bare = (text: string) =>
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "");
  return bare(one) === bare(other);
}
