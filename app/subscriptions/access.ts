import { createContext } from "react-router";
import { subtractDuration } from "#platform/duration.ts";
import { type Plan, planOf } from "./plans.ts";
import { bestTier, type Tier, tiers } from "./tier.ts";

/** The access that a reader has; null for visitors. */
export type ReaderAccess = {
  tier: Tier | null;
  /** Whether it includes the courses of the Academy. */
  courses?: boolean;
  /** The plan behind the tier; null for editors, who have none. */
  plan?: Plan | null;
} | null;

/** Set by the root middleware beside the reader. */
export const accessContext = createContext<ReaderAccess>(null);

/** The columns of the access table. A `freeAccount` is a signed-in reader without a plan. */
export const audiences = ["visitor", "freeAccount", ...tiers] as const;
export type Audience = (typeof audiences)[number];

export const audienceOf = (reader: ReaderAccess): Audience =>
  reader?.tier ?? (reader && "freeAccount") ?? "visitor";

/**
 * The access table. Every check of access and every comparison of plans on screen reads it. A benefit gets a row once
 * the product has it.
 */
export const accessTable = {
  /** Where the reading queue, the streak and likes are stored. */
  storage: { visitor: "browser", freeAccount: "account", basic: "account", premium: "account" },
  /** News hub, dashboard, member brief, daily digest by e-mail. */
  members: { visitor: false, freeAccount: false, basic: true, premium: true },
  /** Investigations, exclusive videos and podcasts. */
  premiumPieces: { visitor: "preview", freeAccount: "preview", basic: "preview", premium: "full" },
  /** For how many months our own pieces can be read. */
  archiveMonths: { visitor: 12, freeAccount: 12, basic: 12, premium: 60 },
  /** Whether advertising slots are shown. */
  advertising: { visitor: true, freeAccount: true, basic: true, premium: false },
  /** Discussions under our own pieces and events. Everybody reads them. */
  discussions: { visitor: "read", freeAccount: "read", basic: "take part", premium: "take part" },
  breakingAlerts: { visitor: false, freeAccount: false, basic: false, premium: true },
  /** Alerts about followed topics, countries, events and authors, and about replies. */
  followedAlerts: { visitor: false, freeAccount: false, basic: true, premium: true },
  /** How many percent the demo store takes off. */
  storeDiscount: { visitor: 0, freeAccount: 0, basic: 15, premium: 20 },
} as const satisfies Record<string, Record<Audience, string | number | boolean>>;

/** What decides about access to an item. @property publishedAt ISO 8601 where it is text */
export type AccessFacts = {
  premium: boolean;
  provenance: "own" | "feed";
  publishedAt: string | Date;
};

const isOlder = ({ provenance, publishedAt }: AccessFacts, months: number, now: Date): boolean =>
  provenance === "own" &&
  new Date(publishedAt) <= subtractDuration(now, { months, milliseconds: 0 });

/**
 * Why a reader may not have the whole of an item. `premium`: it needs Premium. `archive`: it is too old for this reader,
 * but not for Premium. `ended`: it is too old for everybody. Items from feeds do not get too old, because we only have
 * a headline and an excerpt of them (docs/decisions/010).
 */
export type Restriction = "premium" | "archive" | "ended";

/** The restriction of an item for a reader at `now`; null where they may have all of it. */
export function restrictionOf(
  reader: ReaderAccess,
  item: AccessFacts,
  now: Date,
): Restriction | null {
  const audience = audienceOf(reader);
  const { premiumPieces, archiveMonths } = accessTable;
  if (isOlder(item, archiveMonths.premium, now)) return "ended";
  if (item.premium && premiumPieces[audience] !== "full") return "premium";
  return isOlder(item, archiveMonths[audience], now) ? "archive" : null;
}

/** Whether a reader may have the whole of an item. Otherwise only a preview leaves the server (`previewHtml` of the stories room). */
export const mayRead = (reader: ReaderAccess, item: AccessFacts, now: Date): boolean =>
  restrictionOf(reader, item, now) === null;

/** Whether an item is marked as archived: readers without Premium can no longer read it. */
export const isArchived = (item: AccessFacts, now: Date): boolean =>
  isOlder(item, accessTable.archiveMonths.visitor, now);

/** Whether the members' pages (news hub, dashboard, member brief) are open to this reader. */
export const isMember = (reader: ReaderAccess): boolean => accessTable.members[audienceOf(reader)];

/** Whether this reader may write in discussions. */
export const mayTakePart = (reader: ReaderAccess): boolean =>
  accessTable.discussions[audienceOf(reader)] === "take part";

/** Whether pages have advertising slots for this reader. */
export const seesAds = (reader: ReaderAccess): boolean =>
  accessTable.advertising[audienceOf(reader)];

/** How many percent the demo store takes off for this reader. */
export const storeDiscountOf = (reader: ReaderAccess): number =>
  accessTable.storeDiscount[audienceOf(reader)];

/** Whether every lesson of the Academy is open to this reader. */
export const mayLearn = (reader: ReaderAccess): boolean => reader?.courses ?? false;

/** The access that a reader's current rows of `entitlements` give. Editors have all of it. */
export const accessFrom = (held: {
  tiers: readonly string[];
  plans: readonly string[];
  editor: boolean;
}): NonNullable<ReaderAccess> => {
  const tier = bestTier(held.tiers);
  return {
    tier: held.editor ? "premium" : tier,
    courses: held.editor || held.plans.includes("academy"),
    plan: tier && planOf(tier, held.plans),
  };
};
