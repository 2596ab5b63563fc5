/** The places for advertisements. */
export const slots = ["home-upper", "home-lower", "article"] as const;
export type Slot = (typeof slots)[number];

/**
 * House advertisements, which fill the slots. Their texts are `advertising.ads.<id>` in each language. A new one needs a
 * line here and its texts.
 */
export const houseAds = [
  { id: "how-we-work", href: "/how-we-work", slots: ["home-upper", "article"] },
  { id: "saved", href: "/saved", slots: ["home-lower", "article"] },
  { id: "press", href: "/how-we-work#corrections", slots: ["home-lower", "article"] },
  { id: "newsletter", href: "/newsletter", slots: ["home-upper", "article"] },
] as const satisfies readonly { id: string; href: string; slots: readonly Slot[] }[];

export type HouseAd = (typeof houseAds)[number];

/**
 * The advertisement for a slot, the same for the same seed, so that a cached page and a fresh one agree.
 * @param seed the day on the front page, the slug on an article
 */
export function houseAdFor(slot: Slot, seed: string): HouseAd {
  const fitting = houseAds.filter((ad) => (ad.slots as readonly Slot[]).includes(slot));
  let hash = 0;
  for (const char of seed) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return fitting[hash % fitting.length] ?? houseAds[0];
}
