import type { ReactNode } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { LanguageField } from "#ui/post-form.tsx";
import { Icon } from "#ui/sprite.tsx";
import { categories, collections } from "./product.ts";
import { longestSearch, type StoreView, sorts, storePath } from "./store-address.ts";

/** Links to collections and categories, which keep the order and the layout of the list. */
export function StoreTabs({ view }: { view: StoreView }) {
  const t = useServerTexts("store");
  const look = { sort: view.sort, list: view.list };
  const current = (is: boolean) => (is ? ("page" as const) : undefined);
  return (
    <>
      <nav className="store-collections" aria-label={t("collections")}>
        {collections.map((name) => (
          <Link
            key={name}
            to={storePath({ collection: name, ...look })}
            aria-current={current(view.collection === name)}
          >
            {t(`collection.${name}`)}
          </Link>
        ))}
      </nav>
      <nav className="tabs" aria-label={t("categories")}>
        <Link to={storePath(look)} aria-current={current(!view.category && !view.collection)}>
          {t("all")}
        </Link>
        {categories.map((name) => (
          <Link
            key={name}
            to={storePath({ category: name, ...look })}
            aria-current={current(view.category === name)}
          >
            {t(`category.${name}`)}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** Search, order, and grid or list. `children`: how many products there are. */
export function StoreTools({ view, children }: { view: StoreView; children: ReactNode }) {
  const t = useServerTexts("store");
  const { category, collection, list } = view;
  const kept = { category, collection, view: list ? "list" : null };
  return (
    <div className="store-tools">
      {children}
      <form action="/store" method="get" aria-label={t("search")}>
        <LanguageField />
        {Object.entries(kept).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <label className="store-search">
          <span className="vh">{t("search")}</span>
          <input
            className="field"
            type="search"
            name="q"
            defaultValue={view.q}
            maxLength={longestSearch}
            placeholder={t("search")}
          />
        </label>
        <label>
          <span className="vh">{t("sort.label")}</span>
          <select className="field" name="sort" defaultValue={view.sort}>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn">
          {t("show")}
        </button>
      </form>
      <nav className="store-looks" aria-label={t("view")}>
        <Link
          to={storePath({ ...view, list: false })}
          aria-current={list ? undefined : "true"}
          aria-label={t("grid")}
        >
          <GridSign />
        </Link>
        <Link
          to={storePath({ ...view, list: true })}
          aria-current={list ? "true" : undefined}
          aria-label={t("list")}
        >
          <Icon name="menu" size={18} />
        </Link>
      </nav>
    </div>
  );
}

const GridSign = () => (
  <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
    />
  </svg>
);
