// Parts of a product that lists and its own page share.
import { useLocale } from "use-intl";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { numberFormat } from "#ui/formats.ts";
import { Icon } from "#ui/sprite.tsx";
import type { ShownProduct } from "./catalogue.server.ts";
import { priceText } from "./price.ts";
import { type Colour, pictureOf } from "./product.ts";

type Of<K extends keyof ShownProduct> = { product: Pick<ShownProduct, K> };

export function ProductBadge({ product: { badge } }: Of<"badge">) {
  const t = useServerTexts("store.badge");
  return badge ? (
    <span className={badge === "NEW" ? "badge badge-new" : "badge"}>{t(badge)}</span>
  ) : null;
}

/** Decorative: name and colour are in the text beside it. */
export function ProductPicture(p: { slug: string; colour: Colour; eager?: boolean }) {
  return (
    <img
      src={pictureOf(p.slug, p.colour)}
      alt=""
      width={800}
      height={800}
      decoding="async"
      loading={p.eager ? undefined : "lazy"}
    />
  );
}

export function ProductMeta({ product }: Of<"category" | "rating" | "reviews" | "forMembers">) {
  const t = useServerTexts("store");
  const { category, rating, reviews, forMembers } = product;
  const stars = numberFormat(useLocale(), { minimumFractionDigits: 1 }).format(rating);
  return (
    <p className="product-meta">
      <span>{t(`category.${category}`)}</span>
      <span className="product-stars num" aria-hidden="true">
        <Icon name="star" size={13} /> {stars} ({reviews})
      </span>
      <span className="vh">{t("rating", { rating, reviews })}</span>
      {forMembers ? <span>{t("members")}</span> : null}
    </p>
  );
}

export function ProductPrice({ product }: Of<"price" | "originalPrice">) {
  const t = useServerTexts("store");
  const locale = useLocale();
  const before = product.originalPrice;
  return (
    <p className="product-price num">
      <span className="vh">{t("price")} </span>
      <b>{priceText(locale, product.price)}</b>
      {before === undefined ? null : (
        <>
          {" "}
          <s aria-hidden="true">{priceText(locale, before)}</s>
          <span className="vh">{t("before", { price: priceText(locale, before) })}</span>
        </>
      )}
    </p>
  );
}

/** The wishlist button. It needs storage in the browser, so that it appears only with scripts. */
export function WishButton({ product: { slug, name } }: Of<"slug" | "name">) {
  const t = useServerTexts("store");
  return (
    <button
      type="button"
      className="product-wish icon-btn scripted"
      data-wish={slug}
      data-replay=""
      aria-pressed="false"
      aria-label={t("wish", { product: name })}
    >
      <Icon name="heart" size={18} />
    </button>
  );
}
