import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { CartButton } from "./cart-drawer.tsx";
import type { ShownProduct } from "./catalogue.server.ts";
import { ProductCard } from "./product-card.tsx";
import { pageSize, type StoreView, storePath } from "./store-address.ts";
import { StoreTabs, StoreTools } from "./store-filters.tsx";

type Props = { view: StoreView; shown: ShownProduct[]; count: number; more: boolean };

/** The products of an address. */
export function StorePage({ view, shown, count, more }: Props) {
  const t = useServerTexts("store");
  return (
    <div className="store">
      <div className="page-head store-head">
        <div>
          <h1>{t("title")}</h1>
          <p>{t("demo")}</p>
          <p className="store-plain">{t("scripts")}</p>
        </div>
        <CartButton />
      </div>
      <StoreTabs view={view} />
      <StoreTools view={view}>
        <h2 className="store-number num">{t("count", { count })}</h2>
      </StoreTools>
      {count === 0 ? (
        <div className="empty">
          <p>{t("empty")}</p>
          <Link className="btn" to="/store">
            {t("showAll")}
          </Link>
        </div>
      ) : (
        <ul
          className="products"
          data-list={view.list ? "" : undefined}
          data-products={t("shown", { count: shown.length })}
        >
          {shown.map((product, at) => (
            <ProductCard key={product.slug} product={product} index={at} />
          ))}
        </ul>
      )}
      <p className="store-more" data-more="">
        {more ? (
          <Link
            className="btn"
            data-more-link=""
            to={`${storePath({ ...view, page: view.page + 1 })}#ware-${view.page * pageSize}`}
          >
            {t("loadMore")}
          </Link>
        ) : null}
      </p>
    </div>
  );
}
