// Products of the demo store. Pure; safe in the browser.
import type { Locale } from "#platform/locale.ts";

export const categories = ["apparel", "home", "accessories", "stationery", "prints"] as const;
export type Category = (typeof categories)[number];

/** Keys of the texts `store.badge`. */
export const badges = ["SALE", "NEW", "BESTSELLER", "LIMITED"] as const;
export type Badge = (typeof badges)[number];

export const collections = [
  "editors-picks",
  "best-sellers",
  "new-arrivals",
  "member-exclusives",
  "clearance",
] as const;
export type Collection = (typeof collections)[number];

export const sizes = ["S", "M", "L", "XL", "XXL"] as const;
export type Size = (typeof sizes)[number];

/**
 * The colours of products, which are inks of the illustrations (scripts/illustrate/palettes.ts). Each product has some of
 * them.
 */
export const colours = ["navy", "blue", "mist", "yellow", "verm", "green", "sand", "rose"] as const;
export type Colour = (typeof colours)[number];

export type Product = {
  slug: string;
  category: Category;
  /** In cents of the euro. */
  price: number;
  /** The price before a sale; only with the badge SALE. */
  originalPrice?: number;
  badge?: Badge;
  /** Stars out of five, and the number of reviews: invented, like the product. */
  rating: number;
  reviews: number;
  /** The first one is shown in lists. */
  colours: readonly Colour[];
  /** Empty for products of one size. */
  sizes: readonly Size[];
  /** The day when it was added to the catalogue, as `2026-11-02`. */
  added: string;
  editorsPick?: true;
  forMembers?: true;
  name: Record<Locale, string>;
  text: Record<Locale, string>;
};

/** The address of a product's picture in a colour. */
export const pictureOf = (slug: string, colour: Colour): string =>
  `/store/pictures/${slug}-${colour}.svg`;

const rules: Record<Collection, (product: Product) => boolean> = {
  "editors-picks": (p) => p.editorsPick === true,
  "best-sellers": (p) => p.badge === "BESTSELLER",
  "new-arrivals": (p) => p.badge === "NEW",
  "member-exclusives": (p) => p.forMembers === true,
  clearance: (p) => p.originalPrice !== undefined,
};

/** Whether a product belongs to a collection. */
export const belongsTo = (collection: Collection, product: Product): boolean =>
  rules[collection](product);
