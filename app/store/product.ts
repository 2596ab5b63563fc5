// Products of the demo store. Pure; safe in the browser.
import type { Locale } from "#platform/locale.ts";

export const categories = ["apparel", "home", "accessories", "stationery", "prints"] as const;
export type Category = (typeof categories)[number];

/** As the specification writes them (section 2, Store). */
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

/** The inks of the press (scripts/illustrate/palettes.ts): a product comes in some of them. */
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
  /** Stars out of five, and of how many reviews: samples, like the product. */
  rating: number;
  reviews: number;
  /** The first one is shown in lists. */
  colours: readonly Colour[];
  /** Empty for what has one size only. */
  sizes: readonly Size[];
  /** The day on which it came into the catalogue, as `2026-11-02`. */
  added: string;
  editorsPick?: true;
  forMembers?: true;
  name: Record<Locale, string>;
  text: Record<Locale, string>;
};

/** Where the picture of a product in a colour is served from. */
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
export const isIn = (collection: Collection, product: Product): boolean =>
  rules[collection](product);
