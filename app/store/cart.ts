// What is in a cart, and what it comes to. Pure; money is in whole cents.
import { type Colour, type Size, sizes } from "./product.ts";

/** What a cart must know of a product. */
export type Offer = { price: number; colours: readonly Colour[]; sizes: readonly Size[] };
/** By the slugs of products. */
export type Offers = Record<string, Offer>;

export type CartLine = { slug: string; colour: Colour; size: Size | null; quantity: number };
type Variant = Omit<CartLine, "quantity">;

/** The most of one variant that a cart takes. */
export const mostOfOne = 20;

const isSame = (a: Variant, b: Variant): boolean =>
  a.slug === b.slug && a.colour === b.colour && a.size === b.size;
const bounded = (quantity: number) => Math.min(mostOfOne, Math.max(0, quantity));

/** The variant that Quick Add takes: the colour that is shown, and the size M where there are sizes. */
export function quickVariant(slug: string, offer: Offer): Variant | null {
  const [colour] = offer.colours;
  const size = offer.sizes.includes("M") ? "M" : (offer.sizes[0] ?? null);
  return colour ? { slug, colour, size } : null;
}

/** One more of a variant; what is new stands at the end. */
export function addOne(lines: readonly CartLine[], variant: Variant): CartLine[] {
  const at = lines.findIndex((line) => isSame(line, variant));
  const { slug, colour, size } = variant;
  if (at < 0) return [...lines, { slug, colour, size, quantity: 1 }];
  return setQuantity(lines, at, (lines[at]?.quantity ?? 0) + 1);
}

/** The line at a place has this quantity, at most `mostOfOne`; it leaves the cart at 0. */
export const setQuantity = (lines: readonly CartLine[], at: number, quantity: number): CartLine[] =>
  lines
    .map((line, i) => (i === at ? { ...line, quantity: bounded(quantity) } : line))
    .filter((line) => line.quantity > 0);

/** The line at a place becomes another variant, and joins the line that has that one already. */
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
 * What a cart comes to. The discount is taken off the whole once and rounded to the nearest cent, so that its parts
 * cannot add up to something else.
 * @param percent what the reader's plan takes off (the access table)
 */
export function totalsOf(lines: readonly CartLine[], offers: Offers, percent: number): Totals {
  const subtotal = lines.reduce(
    (sum, { slug, quantity }) => sum + (offers[slug]?.price ?? 0) * quantity,
    0,
  );
  const discount = Math.round((subtotal * percent) / 100);
  return { subtotal, discount, total: subtotal - discount };
}

/** Reads a kept cart; what the store no longer has, or what is no line of a cart, is left out. */
export function readCart(text: string | null, offers: Offers): CartLine[] {
  let lines: CartLine[] = [];
  for (const value of listIn(text)) {
    const line = lineOf(value, offers);
    const twin = line ? lines.findIndex((other) => isSame(other, line)) : -1;
    if (line && twin < 0) lines.push(line);
    else if (line) lines = setQuantity(lines, twin, (lines[twin]?.quantity ?? 0) + line.quantity);
  }
  return lines;
}

/** Reads a kept wishlist: slugs of products that the store has, each once. */
export const readWishlist = (text: string | null, offers: Offers): string[] => [
  ...new Set(
    listIn(text).filter(
      (slug): slug is string => typeof slug === "string" && Object.hasOwn(offers, slug),
    ),
  ),
];

function lineOf(value: unknown, offers: Offers): CartLine | null {
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
