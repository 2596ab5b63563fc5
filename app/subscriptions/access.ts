import { createContext } from "react-router";
import { earlier } from "#platform/duration.ts";
import { type Plan, planOf } from "./plans.ts";

export const tiers = ["basic", "premium"] as const;
export type Tier = (typeof tiers)[number];

/** Who asks for something, as far as access goes. Null: a visitor. */
export type Entitled = {
  tier: Tier | null;
  /** Whether the courses of the Academy belong to it (decision 24a). */
  courses?: boolean;
  /** The pass behind the tier; null for editors, who have none. */
  plan?: Plan | null;
} | null;

/** Set by the root middleware beside the reader. */
export const entitledContext = createContext<Entitled>(null);

/** The best of several tiers; null when none of them is one of ours. */
export const bestTier = (held: readonly string[]): Tier | null =>
  held.includes("premium") ? "premium" : held.includes("basic") ? "basic" : null;

/** Between whom the access table tells apart: a reader is signed in, without a plan. */
export const audiences = ["visitor", "reader", ...tiers] as const;
export type Audience = (typeof audiences)[number];

export const audienceOf = (reader: Entitled): Audience =>
  reader?.tier ?? (reader && "reader") ?? "visitor";

/**
 * The access table of the decisions, which everything that asks for a plan goes by, and every comparison of
 * plans on screen. A row stands here once the product has what it promises (decision 24a).
 */
export const accessTable = {
  /** Where the saved queue, the streak and likes are kept. */
  keeps: { visitor: "browser", reader: "account", basic: "account", premium: "account" },
  /** News hub, dashboard, member brief, daily digest by e-mail. */
  members: { visitor: false, reader: false, basic: true, premium: true },
  /** Investigations, exclusive videos and podcasts. */
  premiumPieces: { visitor: "preview", reader: "preview", basic: "preview", premium: "full" },
  /** How many months back our own pieces can be opened. */
  archiveMonths: { visitor: 12, reader: 12, basic: 12, premium: 60 },
  /** Whether advertising slots are shown. */
  advertising: { visitor: true, reader: true, basic: true, premium: false },
  breakingAlerts: { visitor: false, reader: false, basic: false, premium: true },
} as const satisfies Record<string, Record<Audience, string | number | boolean>>;

/** What access asks of a piece. @property publishedAt ISO 8601 where it is text */
export type Piece = { premium: boolean; provenance: "own" | "feed"; publishedAt: string | Date };

const isOlder = ({ provenance, publishedAt }: Piece, months: number, now: Date): boolean =>
  provenance === "own" && new Date(publishedAt) <= earlier(now, { months, milliseconds: 0 });

/**
 * Why the whole of a piece may not leave the server for a reader. `premium`: it takes Premium. `archive`: it is
 * too old for them, but not for Premium. `ended`: it is older than anybody's archive, editors' too.
 * What comes from a feed does not age: we have a headline and an excerpt of it, and the link to the original
 * stays (docs/decisions/010).
 */
export type Restriction = "premium" | "archive" | "ended";

/** Why a reader may not have the whole of a piece at `now`; null where they may. */
export function restrictionOf(reader: Entitled, piece: Piece, now: Date): Restriction | null {
  const who = audienceOf(reader);
  const { premiumPieces, archiveMonths } = accessTable;
  if (isOlder(piece, archiveMonths.premium, now)) return "ended";
  if (piece.premium && premiumPieces[who] !== "full") return "premium";
  return isOlder(piece, archiveMonths[who], now) ? "archive" : null;
}

/** Whether the whole of a piece may leave the server for this reader. */
export const mayRead = (reader: Entitled, piece: Piece, now: Date): boolean =>
  restrictionOf(reader, piece, now) === null;

/** Whether a piece carries the mark of the archive: it has passed the line of those without Premium. */
export const isArchived = (piece: Piece, now: Date): boolean =>
  isOlder(piece, accessTable.archiveMonths.visitor, now);

/** Whether the members' pages (news hub, dashboard, member brief) are open to this reader. */
export const isMember = (reader: Entitled): boolean => accessTable.members[audienceOf(reader)];

/** Whether pages have advertising slots for this reader; else nothing of them is printed. */
export const seesAds = (reader: Entitled): boolean => accessTable.advertising[audienceOf(reader)];

/** Whether every lesson of the Academy is open to this reader. */
export const mayLearn = (reader: Entitled): boolean => reader?.courses ?? false;

/** What somebody may have by the rows of `entitlements` that hold now. Editors may have everything. */
export const entitledBy = (held: {
  tiers: readonly string[];
  plans: readonly string[];
  editor: boolean;
}): NonNullable<Entitled> => {
  const tier = bestTier(held.tiers);
  return {
    tier: held.editor ? "premium" : tier,
    courses: held.editor || held.plans.includes("academy"),
    plan: tier && planOf(tier, held.plans),
  };
};
