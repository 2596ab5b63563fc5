import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { CartButton } from "./cart-drawer.tsx";
import type { ShownProduct } from "./catalogue.server.ts";
import type { Colour } from "./product.ts";
import { ProductCard } from "./product-card.tsx";
import {
  ProductBadge,
  ProductMeta,
  ProductPicture,
  ProductPrice,
  WishButton,
} from "./product-parts.tsx";
import { productPath } from "./store-address.ts";

type Props = { product: ShownProduct; colour: Colour; others: ShownProduct[] };

/** A product: its picture in a colour, its description, and the choice of colour and size. */
export function ProductPage({ product, colour, others }: Props) {
  const t = useServerTexts("store");
  return (
    <div className="store">
      <div className="store-top">
        <p className="kick">
          <Link to="/store">{t("title")}</Link>
        </p>
        <p>{t("demo")}</p>
        <CartButton />
      </div>
      <div className="good">
        <div className="product-pic">
          <ProductPicture slug={product.slug} colour={colour} eager />
          <ProductBadge product={product} />
        </div>
        <div className="good-words">
          <h1>{product.name}</h1>
          <ProductMeta product={product} />
          <ProductPrice product={product} />
          <p className="good-text">{product.text}</p>
          <Colours product={product} colour={colour} />
          <form className="good-form scripted" data-add-form={product.slug}>
            <input type="hidden" name="colour" value={colour} />
            {product.sizes.length > 0 ? (
              <fieldset>
                <legend>{t("sizes")}</legend>
                <div className="seg">
                  {product.sizes.map((size) => (
                    <label key={size}>
                      <input
                        className="vh"
                        type="radio"
                        name="size"
                        value={size}
                        defaultChecked={size === "M"}
                      />
                      {size}
                    </label>
                  ))}
                </div>
              </fieldset>
            ) : null}
            <p>
              <button type="submit" className="btn btn-solid" data-replay="">
                {t("add")}
              </button>
              <WishButton product={product} />
            </p>
          </form>
          <p className="store-plain">
            {product.sizes.length > 0
              ? `${t("inSizes", { sizes: product.sizes.join(", ") })} `
              : null}
            {t("scripts")}
          </p>
        </div>
      </div>
      <section aria-labelledby="others">
        <div className="sec-head">
          <h2 id="others">{t("others")}</h2>
        </div>
        <ul className="products">
          {others.map((other, at) => (
            <ProductCard key={other.slug} product={other} index={at + 4} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Each colour is an address of the product. */
function Colours({ product, colour }: Pick<Props, "product" | "colour">) {
  const t = useServerTexts("store");
  return (
    <nav className="good-colours" aria-label={t("colours")}>
      {product.colours.map((c) => (
        <Link
          key={c}
          to={productPath(product.slug, c)}
          aria-current={c === colour ? "true" : undefined}
        >
          <span className="swatch" data-colour={c} aria-hidden="true" />
          {t(`colour.${c}`)}
        </Link>
      ))}
    </nav>
  );
}
