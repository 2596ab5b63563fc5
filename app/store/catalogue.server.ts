import { folded } from "#platform/folded.ts";
import type { Locale } from "#platform/locale.ts";
import type { FactsBySlug } from "./cart.ts";
import { belongsTo, type Colour, type Product } from "./product.ts";
import catalogue from "./products.json" with { type: "json" };
import { pageSize, type Sort, type StoreView } from "./store-address.ts";

/** All products, in the order of the sort Featured. */
export const products = catalogue as unknown as readonly Product[];

/** A product in one language. */
export type ShownProduct = Omit<Product, "name" | "text"> & { name: string; text: string };

const inLanguage = (product: Product, locale: Locale): ShownProduct => ({
  ...product,
  name: product.name[locale],
  text: product.text[locale],
});

/** A product by its slug; null for one that the store does not have. */
export function getProduct(slug: string, locale: Locale): ShownProduct | null {
  const product = products.find((p) => p.slug === slug);
  return product ? inLanguage(product, locale) : null;
}

const orders: Record<Sort, (a: Product, b: Product) => number> = {
  featured: () => 0,
  "price-low": (a, b) => a.price - b.price,
  "price-high": (a, b) => b.price - a.price,
  newest: (a, b) => b.added.localeCompare(a.added),
  rating: (a, b) => b.rating - a.rating || b.reviews - a.reviews,
};

/** Whether every word of a search is in the product's name or description. */
function matches(product: Product, q: string, locale: Locale): boolean {
  const text = folded(`${product.name[locale]} ${product.text[locale]}`);
  return folded(q)
    .split(" ")
    .every((word) => text.includes(word));
}

/** The products for an address. @returns `count`: how many there are in all; `more`: whether Load More has more */
export function listProducts(view: StoreView, locale: Locale) {
  const found = products
    .filter((p) => !view.category || p.category === view.category)
    .filter((p) => !view.collection || belongsTo(view.collection, p))
    .filter((p) => !view.q || matches(p, view.q, locale))
    .toSorted(orders[view.sort]);
  const shown = found.slice(0, view.page * pageSize).map((p) => inLanguage(p, locale));
  return { shown, count: found.length, more: found.length > shown.length };
}

/** Other products: those of the same category first. */
export function relatedProducts(slug: string, locale: Locale, limit = 4): ShownProduct[] {
  const category = products.find((p) => p.slug === slug)?.category;
  const others = products.filter((p) => p.slug !== slug);
  return others
    .toSorted((a, b) => Number(b.category === category) - Number(a.category === category))
    .slice(0, limit)
    .map((p) => inLanguage(p, locale));
}

/** The facts of all products that the cart in the browser needs. */
export type CartProducts = FactsBySlug &
  Record<string, { name: string; colours: readonly Colour[] }>;

export const cartProducts = (locale: Locale): CartProducts =>
  Object.fromEntries(
    products.map(({ slug, price, colours, sizes, name }) => [
      slug,
      { price, colours, sizes, name: name[locale] },
    ]),
  );
