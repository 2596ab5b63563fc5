import { useLocale, useTranslations } from "use-intl";
import { biases } from "#stories/bias.ts";
import { isCoveredPlace } from "#stories/country.ts";
import { displayNames } from "#ui/formats.ts";
import { Link } from "#ui/link.tsx";
import { Flag } from "#ui/sprite.tsx";
import { formatLocale } from "#ui/time.ts";
import { readQuery } from "./query.ts";
import type { Facets } from "./search.server.ts";
import { type Search, searchWith, searchWithOperator } from "./search-address.ts";
import { useCategoryName } from "./use-category-name.ts";
import { useCount } from "./use-count.ts";

type Props = { search: Search; facets: Facets; atLeast: boolean };
type FacetLink = { name: string; flag?: string; count: number; to: string };
const shown = 6;

/** Links that narrow the results, each with its count: by country, perspective, category, language and source. */
export function Narrow({ search, facets, atLeast }: Props) {
  const t = useTranslations("search");
  const tStories = useTranslations("stories.countries");
  const categoryName = useCategoryName();
  const languages = displayNames(formatLocale(useLocale()), { type: "language" });
  const { filters: asked } = readQuery(search.q);
  const groups: Record<"country" | "bias" | "category" | "lang" | "source", FacetLink[]> = {
    country:
      search.country || asked.country
        ? []
        : most(facets.country).flatMap(([code, count]) =>
            isCoveredPlace(code)
              ? [
                  {
                    name: tStories(code),
                    flag: code,
                    count,
                    to: searchWith(search, { country: code }),
                  },
                ]
              : [],
          ),
    bias:
      search.bias || asked.bias
        ? []
        : biases
            .map((bias) => ({
              name: t(`biases.${bias}`),
              count: facets.bias[bias] ?? 0,
              to: searchWith(search, { bias }),
            }))
            .filter(({ count }) => count > 0),
    category: search.category
      ? []
      : most(facets.category).map(([name, count]) => ({
          name: categoryName(name),
          count,
          to: searchWith(search, { category: { name, topics: [], sections: [] } }),
        })),
    lang: asked.lang
      ? []
      : most(facets.lang).map(([code, count]) => ({
          name: languages.of(code) ?? code,
          count,
          to: searchWithOperator(search, `lang:${code}`),
        })),
    source: asked.source
      ? []
      : facets.source.map(({ id, name, count }) => ({
          name,
          count,
          to: searchWithOperator(search, `source:${id}`),
        })),
  };
  const titles = {
    country: t("filters.country"),
    bias: t("filters.bias"),
    category: t("filters.category"),
    lang: t("narrow.lang"),
    source: t("narrow.source"),
  };
  const open = Object.entries(groups).filter(([, links]) => links.length > 1);
  if (open.length === 0) return null;
  return (
    <aside className="narrow" aria-labelledby="narrow">
      <h2 id="narrow">{t("narrow.title")}</h2>
      {open.map(([group, links]) => (
        <section key={group} aria-labelledby={`narrow-${group}`}>
          <h3 id={`narrow-${group}`}>{titles[group as keyof typeof titles]}</h3>
          <FacetLinks links={links} atLeast={atLeast} />
        </section>
      ))}
    </aside>
  );
}

const most = (counts: Record<string, number>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);

type FacetLinksProps = { links: FacetLink[]; atLeast: boolean };

/** The links with the highest counts, and the others in a closed `details`. */
function FacetLinks({ links, atLeast }: FacetLinksProps) {
  const t = useTranslations("search.narrow");
  const others = links.slice(shown);
  return (
    <>
      <List links={links.slice(0, shown)} atLeast={atLeast} />
      {others.length > 0 ? (
        <details>
          <summary>{t("more")}</summary>
          <List links={others} atLeast={atLeast} />
        </details>
      ) : null}
    </>
  );
}

function List({ links, atLeast }: FacetLinksProps) {
  const count = useCount();
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to}>
            {link.flag ? <Flag code={link.flag as "EU"} /> : null}
            <span>{link.name}</span> <span className="num">{count(link.count, atLeast)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
