import { useTranslations } from "use-intl";
import { biases } from "#stories/bias.ts";
import { categories } from "#stories/category.ts";
import { type CoveredPlace, coveredPlaceNames } from "#stories/country.ts";
import { Icon } from "#ui/sprite.tsx";
import { type Counted, mayBeMore } from "./counted.ts";
import type { Facets } from "./search.server.ts";
import {
  dateRanges,
  firstCountries,
  type Kind,
  kinds,
  otherCountries,
  type Search,
} from "./search-address.ts";
import { useCategoryName } from "./use-category-name.ts";
import { useCount } from "./use-count.ts";

/** The number of results for each value. */
export type FilterCounts = Counted &
  Pick<Facets, "country" | "bias" | "dateRange" | "category"> & { kind: Record<Kind, number> };

type Props = {
  /** A prefix for its fields. */
  id: string;
  search?: Search;
  counts?: FilterCounts;
};

/**
 * The filters of a search box, in a `details` element; they are submitted with its form. `search-boxes.ts` sets them to the
 * values of the address and counts the chosen ones.
 */
export function SearchFilters({ id, search, counts }: Props) {
  const t = useTranslations("search");
  const count = useCount();
  const counted = (name: string, facet: CountedFacet, value: string) => {
    if (!counts) return name;
    const of: Partial<Record<string, number>> = counts[facet];
    return t("filters.counted", {
      name,
      count: count(of[value] ?? 0, mayBeMore(counts, chosenValue(search, facet), value)),
    });
  };
  const tStories = useTranslations("stories");
  const categoryName = useCategoryName();
  const chosen = search
    ? [search.kind, search.country, search.bias, search.dateRange, search.category].filter(Boolean)
    : [];
  const byName = (list: readonly CoveredPlace[]) =>
    list.map((country) => ({
      value: coveredPlaceNames[country],
      text: counted(tStories(`countries.${country}`), "country", country),
    }));
  return (
    <details className="filters" data-menu="">
      <summary>
        <Icon name="filter" size={18} />
        <span className={id === "head" ? "vh" : undefined}>{t("filters.open")}</span>
        <b className="filters-count num" data-filter-count="" hidden={chosen.length === 0}>
          {chosen.length}
        </b>
      </summary>
      <div className="filters-list">
        <Choice
          id={`${id}-type`}
          name="contentType"
          label={t("filters.contentType")}
          value={search?.kind}
          options={kinds.map((kind) => ({
            value: kind,
            text: counted(t(`kinds.${kind}`), "kind", kind),
          }))}
        />
        <Choice
          id={`${id}-country`}
          name="country"
          label={t("filters.country")}
          value={search?.country ? coveredPlaceNames[search.country] : null}
          options={byName(firstCountries)}
          more={{ label: t("filters.moreCountries"), options: byName(otherCountries) }}
        />
        <Choice
          id={`${id}-bias`}
          name="bias"
          label={t("filters.bias")}
          value={search?.bias}
          options={biases.map((bias) => ({
            value: bias,
            text: counted(t(`biases.${bias}`), "bias", bias),
          }))}
        />
        <Choice
          id={`${id}-date`}
          name="dateRange"
          label={t("filters.dateRange")}
          value={search?.dateRange}
          options={dateRanges.map((range) => ({
            value: range,
            text: counted(t(`dateRanges.${range}`), "dateRange", range),
          }))}
        />
        <Choice
          id={`${id}-category`}
          name="category"
          label={t("filters.category")}
          value={search?.category?.name}
          options={Object.keys(categories).map((name) => ({
            value: name,
            text: counted(categoryName(name), "category", name),
          }))}
        />
        <div className="filters-acts">
          <button type="button" className="btn btn-small scripted" data-clear-filters="">
            {t("filters.clear")}
          </button>
          <button type="submit" className="btn btn-solid btn-small" data-apply-filters="">
            {t("filters.apply")}
          </button>
        </div>
      </div>
    </details>
  );
}

type CountedFacet = Exclude<keyof FilterCounts, keyof Counted>;

/** The value that a filter of the search asks for; null without one. */
const chosenValue = (search: Search | undefined, facet: CountedFacet): string | null =>
  (facet === "category" ? search?.category?.name : search?.[facet]) ?? null;

type Option = { value: string; text: string };

function Choice(p: {
  id: string;
  name: string;
  label: string;
  value: string | null | undefined;
  options: Option[];
  more?: { label: string; options: Option[] };
}) {
  const t = useTranslations("search.filters");
  const list = (options: Option[]) =>
    options.map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ));
  return (
    <p>
      <label htmlFor={p.id}>{p.label}</label>
      <select className="field" id={p.id} name={p.name} defaultValue={p.value ?? ""}>
        <option value="">{t("any")}</option>
        {list(p.options)}
        {p.more ? <optgroup label={p.more.label}>{list(p.more.options)}</optgroup> : null}
      </select>
    </p>
  );
}
