import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import type { ShownProduct } from "./catalogue.server.ts";
import {
  ProductBadge,
  ProductMeta,
  ProductPicture,
  ProductPrice,
  WishButton,
} from "./product-parts.tsx";
import { productPath } from "./store-address.ts";

/** A product in a list: a link to its page, with the heart and Quick Add above it. @param index from 0 */
export function ProductCard({ product, index }: { product: ShownProduct; index: number }) {
  const t = useServerTexts("store");
  const [colour] = product.colours;
  return (
    <li className="product" id={`ware-${index}`}>
      <div className="product-pic">
        {colour ? <ProductPicture slug={product.slug} colour={colour} eager={index < 4} /> : null}
        <ProductBadge product={product} />
      </div>
      <div className="product-words">
        <h3>
          <Link to={productPath(product.slug)}>{product.name}</Link>
        </h3>
        <ProductMeta product={product} />
        <ProductPrice product={product} />
        <p className="product-text">{product.text}</p>
        <p className="product-kinds">
          <span className="vh">
            {t("colours")}: {product.colours.map((c) => t(`colour.${c}`)).join(", ")}
          </span>
          {product.colours.map((c) => (
            <span key={c} className="swatch" data-colour={c} aria-hidden="true" />
          ))}
          {product.sizes.length > 0 ? (
            <span className="product-sizes">
              <span className="vh">{t("sizes")}: </span>
              {product.sizes.join(" ")}
            </span>
          ) : null}
        </p>
      </div>
      <WishButton product={product} />
      <button
        type="button"
        className="btn btn-small product-add scripted"
        data-add={product.slug}
        data-replay=""
      >
        {t("quickAdd")}
        <span className="vh"> {product.name}</span>
      </button>
    </li>
  );
}
