import { useTranslations } from "use-intl";
import { biases } from "#stories/bias.ts";
import { type Country, countryNames, memberStates } from "#stories/country.ts";
import { categories } from "#stories/topic.ts";
import { Icon } from "#ui/sprite.tsx";
import { dateRanges, firstCountries, kinds, type Search } from "./search-address.ts";
import { useCategoryName } from "./use-category-name.ts";

/**
 * The filters of a search box, which open in place by the browser itself; their values go out with its form.
 * Printed: `useSearchBox` shows what the address holds and counts what is chosen. @param id a prefix for its fields
 */
export function SearchFilters({ id, search }: { id: string; search?: Search }) {
  const t = useTranslations("search");
  const tStories = useTranslations("stories");
  const categoryName = useCategoryName();
  const chosen = search
    ? [search.kind, search.country, search.bias, search.dateRange, search.category].filter(Boolean)
    : [];
  const others: Country[] = [...memberStates, "EU" as const].filter(
    (country) => !firstCountries.includes(country),
  );
  const byName = (list: readonly Country[]) =>
    list.map((country) => ({
      value: countryNames[country],
      text: tStories(`countries.${country}`),
    }));
  return (
    <details className="filters" data-menu="">
      <summary aria-label={t("filters.open")}>
        <Icon name="filter" size={18} />
        <span className="filters-word">{t("filters.open")}</span>
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
          options={kinds.map((kind) => ({ value: kind, text: t(`kinds.${kind}`) }))}
        />
        <Choice
          id={`${id}-country`}
          name="country"
          label={t("filters.country")}
          value={search?.country ? countryNames[search.country] : null}
          options={byName(firstCountries)}
          more={{ label: t("filters.moreCountries"), options: byName(others) }}
        />
        <Choice
          id={`${id}-bias`}
          name="bias"
          label={t("filters.bias")}
          value={search?.bias}
          options={biases.map((bias) => ({ value: bias, text: t(`biases.${bias}`) }))}
        />
        <Choice
          id={`${id}-date`}
          name="dateRange"
          label={t("filters.dateRange")}
          value={search?.dateRange}
          options={dateRanges.map((range) => ({ value: range, text: t(`dateRanges.${range}`) }))}
        />
        <Choice
          id={`${id}-category`}
          name="category"
          label={t("filters.category")}
          value={search?.category?.name}
          options={Object.keys(categories).map((name) => ({
            value: name,
            text: categoryName(name),
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
