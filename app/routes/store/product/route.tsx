import { localeContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { CartDrawer } from "#store/cart-drawer.tsx";
import { cartProducts, getProduct, relatedProducts } from "#store/catalogue.server.ts";
import { ProductPage } from "#store/product-page.tsx";
import { colourIn } from "#store/store-address.ts";
import { notFound } from "../../refusals.server.ts";
import { discountsFor } from "../discounts.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** A product of the demo store, in the colour of the address, else its first. @throws 404 for an unknown one */
export function loader({ url, params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const product = getProduct(params.slug, locale);
  const asked = colourIn(url.searchParams);
  const colour = product?.colours.find((c) => c === asked) ?? product?.colours[0];
  if (!product || !colour) throw notFound();
  return {
    product,
    colour,
    others: relatedProducts(product.slug, locale),
    products: cartProducts(locale),
    off: discountsFor(context),
  };
}

export default function StoreProduct({ loaderData }: Route.ComponentProps) {
  const { product, colour, others, products, off } = loaderData;
  return (
    <div className="wrap">
      {/* An invented product is nothing that a search engine should offer. */}
      <PageHead title={product.name} description={product.text} noindex />
      <ProductPage product={product} colour={colour} others={others} />
      <CartDrawer products={products} off={off} />
    </div>
  );
}
