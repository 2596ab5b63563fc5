// The cart and its totals. Pure; money is in whole cents.
import { type Colour, type Size, sizes } from "./product.ts";

/** The facts of a product that a cart needs. */
export type ProductFacts = { price: number; colours: readonly Colour[]; sizes: readonly Size[] };
/** By the slugs of products. */
export type FactsBySlug = Record<string, ProductFacts>;

export type CartLine = { slug: string; colour: Colour; size: Size | null; quantity: number };
type Variant = Omit<CartLine, "quantity">;

/** The most of one variant that a cart takes. */
export const maxQuantity = 20;

const isSame = (a: Variant, b: Variant): boolean =>
  a.slug === b.slug && a.colour === b.colour && a.size === b.size;
const bounded = (quantity: number) => Math.min(maxQuantity, Math.max(0, quantity));

/** The variant that Quick Add adds: the shown colour, and the size M if there are sizes. */
export function quickVariant(slug: string, offer: ProductFacts): Variant | null {
  const [colour] = offer.colours;
  const size = offer.sizes.includes("M") ? "M" : (offer.sizes[0] ?? null);
  return colour ? { slug, colour, size } : null;
}

/** Adds one of a variant; a new line goes to the end. */
export function addOne(lines: readonly CartLine[], variant: Variant): CartLine[] {
  const at = lines.findIndex((line) => isSame(line, variant));
  const { slug, colour, size } = variant;
  if (at < 0) return [...lines, { slug, colour, size, quantity: 1 }];
  return setQuantity(lines, at, (lines[at]?.quantity ?? 0) + 1);
}

/** Sets the quantity of the line at an index, at most `maxQuantity`; 0 removes it. */
export const setQuantity = (lines: readonly CartLine[], at: number, quantity: number): CartLine[] =>
  lines
    .map((line, i) => (i === at ? { ...line, quantity: bounded(quantity) } : line))
    .filter((line) => line.quantity > 0);

/** Changes the variant of the line at an index, and merges it with a line of the same variant. */
export function changeVariant(
  lines: readonly CartLine[],
  at: number,
  change: Partial<Pick<Variant, "colour" | "size">>,
): CartLine[] {
  const line = lines[at];
  if (!line) return [...lines];
  const changed = { ...line, ...change };
  const twin = lines.findIndex((other, i) => i !== at && isSame(other, changed));
  if (twin < 0) return lines.map((other, i) => (i === at ? changed : other));
  const joined = setQuantity(lines, twin, (lines[twin]?.quantity ?? 0) + line.quantity);
  return joined.filter((_, i) => i !== at);
}

export const countOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

export type Totals = { subtotal: number; discount: number; total: number };

/**
 * The totals of a cart. The discount is taken off the sum once and rounded to the nearest cent, so that rounded parts
 * cannot differ from it.
 * @param percent the discount of the reader's plan (access table)
 */
export function totalsOf(lines: readonly CartLine[], offers: FactsBySlug, percent: number): Totals {
  const subtotal = lines.reduce(
    (sum, { slug, quantity }) => sum + (offers[slug]?.price ?? 0) * quantity,
    0,
  );
  const discount = Math.round((subtotal * percent) / 100);
  return { subtotal, discount, total: subtotal - discount };
}

/** Reads a stored cart, without products that no longer exist and invalid lines. */
export function readCart(text: string | null, offers: FactsBySlug): CartLine[] {
  let lines: CartLine[] = [];
  for (const value of listIn(text)) {
    const line = lineOf(value, offers);
    const twin = line ? lines.findIndex((other) => isSame(other, line)) : -1;
    if (line && twin < 0) lines.push(line);
    else if (line) lines = setQuantity(lines, twin, (lines[twin]?.quantity ?? 0) + line.quantity);
  }
  return lines;
}

/** Reads a stored wishlist: slugs of existing products, each once. */
export const readWishlist = (text: string | null, offers: FactsBySlug): string[] => [
  ...new Set(
    listIn(text).filter(
      (slug): slug is string => typeof slug === "string" && Object.hasOwn(offers, slug),
    ),
  ),
];

function lineOf(value: unknown, offers: FactsBySlug): CartLine | null {
  if (typeof value !== "object" || value === null) return null;
  const { slug, colour, size = null, quantity } = value as Record<string, unknown>;
  if (typeof slug !== "string" || !Object.hasOwn(offers, slug)) return null;
  const offer = offers[slug];
  const knownColour = offer?.colours.find((c) => c === colour);
  const knownSize = sizes.find((s) => s === size) ?? null;
  const fits = offer?.sizes.length ? offer.sizes.includes(knownSize as Size) : size === null;
  if (!knownColour || !fits || !Number.isInteger(quantity) || Number(quantity) < 1) return null;
  return { slug, colour: knownColour, size: knownSize, quantity: bounded(Number(quantity)) };
}

function listIn(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
