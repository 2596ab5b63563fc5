import type { Campaign } from "./campaign.ts";

/**
 * The house advertisements in the code. Their texts are `advertising.ads.<key>` in each language. A new one needs a
 * line here and its texts.
 */
const pages = {
  "how-we-work": { target: "/how-we-work", slots: ["home-upper", "article"] },
  saved: { target: "/saved", slots: ["home-lower", "article"] },
  press: { target: "/how-we-work#corrections", slots: ["home-lower", "article"] },
  newsletter: { target: "/newsletter", slots: ["home-upper", "article"] },
} as const;
export type HouseKey = keyof typeof pages;

const prefix = "house-";

/** The key of a house campaign's texts; null for a campaign of the database. */
export function houseKey({ id, words }: Pick<Campaign, "id" | "words">): HouseKey | null {
  const key = id.slice(prefix.length);
  return words === null && key in pages ? (key as HouseKey) : null;
}

/** House advertisements as campaigns of the lowest rank, which run always and in every language. */
export const houseCampaigns: readonly Campaign[] = Object.entries(pages).map(([key, page]) => ({
  ...page,
  id: `${prefix}${key}`,
  rank: "house",
  advertiser: "Eunison",
  startsAt: null,
  endsAt: null,
  words: null,
  hasPicture: false,
}));
