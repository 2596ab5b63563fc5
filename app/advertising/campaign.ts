import type { Locale } from "#platform/locale.ts";

/** The advertising slots. */
export const slots = ["home-upper", "home-lower", "article"] as const;
export type Slot = (typeof slots)[number];

/** The texts of an advertisement in one language. */
export type AdTexts = { title: string; text: string; action: string; alt?: string | undefined };

/** It runs from `startsAt`, inclusive, to `endsAt`, exclusive. Null: unlimited. */
export type Campaign = {
  id: string;
  rank: "paid" | "house";
  advertiser: string;
  slots: readonly Slot[];
  startsAt: Date | null;
  endsAt: Date | null;
  target: string;
  /** Null for house advertisements whose texts are in the catalogues. */
  words: Partial<Record<Locale, AdTexts>> | null;
  hasPicture: boolean;
};

/** Whether a campaign runs at a moment. */
export const runsAt = ({ startsAt, endsAt }: Pick<Campaign, "startsAt" | "endsAt">, at: Date) =>
  (startsAt === null || startsAt <= at) && (endsAt === null || at < endsAt);

/**
 * The campaign for a slot, among those that run in the language of the page: paid ones before house ones. Several take
 * turns by `seed`, so that a page that is rendered again shows the same one.
 * @param o.seed the day on the front page, the slug on an article
 * @returns null for none
 */
export function campaignFor(
  campaigns: readonly Campaign[],
  o: { slot: Slot; locale: Locale; at: Date; seed: string },
): Campaign | null {
  const fitting = campaigns.filter(
    (c) => c.slots.includes(o.slot) && runsAt(c, o.at) && (c.words === null || c.words[o.locale]),
  );
  const paid = fitting.filter((c) => c.rank === "paid");
  // Sorted, so that the choice does not depend on the order of the rows.
  const turns = (paid.length ? paid : fitting).sort((a, b) => (a.id < b.id ? -1 : 1));
  let hash = 0;
  for (const char of o.seed) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return turns[hash % turns.length] ?? null;
}
