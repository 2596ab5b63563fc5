import { useLocale } from "use-intl";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import type { CartProducts } from "./catalogue.server.ts";
import { colours } from "./product.ts";

/** The discounts in percent: the reader's, and those of the two tiers. */
export type Discounts = { reader: number; basic: number; premium: number };
/** The data of the page for its script (attach-store.ts). */
export type StoreData = {
  locale: string;
  percent: number;
  products: CartProducts;
  colours: Record<string, string>;
  say: Record<"added" | "full" | "removed" | "wished" | "unwished", string>;
};

/** Opens the drawer, and shows the number of items. */
export function CartButton() {
  const t = useServerTexts("store.cart");
  return (
    <button
      type="button"
      className="btn store-cart scripted"
      data-cart-open=""
      data-replay=""
      aria-haspopup="dialog"
    >
      {t("open")}
      <b className="store-count num" data-cart-count="">
        0
      </b>
    </button>
  );
}

/** The drawer with cart, wishlist and totals, and the live region of the store. The browser fills it. */
export function CartDrawer({ products, off }: { products: CartProducts; off: Discounts }) {
  const t = useServerTexts("store.cart");
  return (
    <>
      <p className="vh" role="status" data-store-says="" />
      <dialog
        className="drawer"
        aria-labelledby="cart-title"
        data-store={JSON.stringify(useStoreData(products, off.reader))}
      >
        <p className="vh" role="status" data-store-says="" />
        <header>
          <h2 id="cart-title" tabIndex={-1}>
            {t("title")}
          </h2>
          <form method="dialog">
            <button type="submit" className="icon-btn" aria-label={t("close")}>
              <Icon name="close" size={20} />
            </button>
          </form>
        </header>
        <div className="drawer-lists">
          <p data-cart-empty="">{t("empty")}</p>
          <ul data-cart-lines="" />
          <h3>{t("wishlist")}</h3>
          <p data-wish-empty="">{t("noWishes")}</p>
          <ul data-wish-lines="" />
        </div>
        <footer>
          <dl className="num">
            <div>
              <dt>{t("subtotal")}</dt>
              <dd data-sum="subtotal" />
            </div>
            {off.reader > 0 ? (
              <div>
                <dt>{t("discount", { percent: off.reader })}</dt>
                <dd data-sum="discount" />
              </div>
            ) : null}
            <div className="drawer-total">
              <dt>{t("total")}</dt>
              <dd data-sum="total" />
            </div>
          </dl>
          {off.reader > 0 ? null : (
            <p>
              {t("offer", { basic: off.basic, premium: off.premium })}{" "}
              <Link to="/pricing">{t("plans")}</Link>
            </p>
          )}
          <p className="drawer-note">{t("kept")}</p>
        </footer>
      </dialog>
      <LineTemplate />
      <WishTemplate />
    </>
  );
}

function useStoreData(products: CartProducts, percent: number): StoreData {
  const t = useServerTexts("store");
  const locale = useLocale();
  const product = "{product}";
  return {
    locale,
    percent,
    products,
    colours: Object.fromEntries(colours.map((c) => [c, t(`colour.${c}`)])),
    say: {
      added: t("say.added", { product }),
      full: t("say.full", { product }),
      removed: t("say.removed", { product }),
      wished: t("say.wished", { product }),
      unwished: t("say.unwished", { product }),
    },
  };
}

/** A line of the cart; `{product}` in labels is the product's name. */
function LineTemplate() {
  const t = useServerTexts("store");
  const product = "{product}";
  return (
    <template id="cart-line">
      <li>
        <img alt="" width={72} height={72} />
        <a className="line-name" href="/store">
          -
        </a>
        <b className="line-price num" />
        <p className="line-kinds">
          <label>
            <span className="vh">{t("colourLabel")}</span>
            <select className="field" data-line="colour" />
          </label>
          <label>
            <span className="vh">{t("sizeLabel")}</span>
            <select className="field" data-line="size" />
          </label>
        </p>
        <p className="line-count">
          <button type="button" data-line="less" aria-label={t("cart.less", { product })}>
            −
          </button>
          <b className="num">
            <span className="vh">{t("cart.quantity")} </span>
            <span data-line-quantity="" />
          </b>
          <button type="button" data-line="more" aria-label={t("cart.more", { product })}>
            +
          </button>
          <button
            type="button"
            className="btn btn-quiet btn-small"
            data-line="remove"
            aria-label={t("cart.removeOf", { product })}
          >
            {t("cart.remove")}
          </button>
        </p>
      </li>
    </template>
  );
}

function WishTemplate() {
  const t = useServerTexts("store");
  const product = "{product}";
  return (
    <template id="wish-line">
      <li>
        <img alt="" width={48} height={48} />
        <a className="line-name" href="/store">
          -
        </a>
        <b className="line-price num" />
        <p className="line-count">
          <button type="button" className="btn btn-small" data-line="add">
            {t("add")}
            <span className="vh" data-line-name="" />
          </button>
          <button
            type="button"
            className="btn btn-quiet btn-small"
            data-line="unwish"
            aria-label={t("cart.removeOf", { product })}
          >
            {t("cart.remove")}
          </button>
        </p>
      </li>
    </template>
  );
}
