import { useServerTexts } from "#locales/use-server-texts.ts";
import { localeContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { CartDrawer } from "#store/cart-drawer.tsx";
import { cartProducts, listProducts } from "#store/catalogue.server.ts";
import { readStore, storePath } from "#store/store-address.ts";
import { StorePage } from "#store/store-page.tsx";
import type { Route } from "./+types/route.ts";
import { discountsFor } from "./discounts.server.ts";
import sheet from "./page.css?url";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The demo store, by the filters and the order of the address. */
export function loader({ url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const view = readStore(url.searchParams);
  return {
    view,
    ...listProducts(view, locale),
    products: cartProducts(locale),
    off: discountsFor(context),
  };
}

export default function Store({ loaderData }: Route.ComponentProps) {
  const { view, shown, count, more, products, off } = loaderData;
  const t = useServerTexts("store");
  return (
    <div className="wrap">
      <PageHead
        title={t("title")}
        description={t("description")}
        noindex={storePath(view) !== "/store"}
      />
      <StorePage view={view} shown={shown} count={count} more={more} />
      <CartDrawer products={products} off={off} />
    </div>
  );
}
