import { type Country, countryNames, countryOf } from "#stories/country.ts";
import { categories, isTopic, type Section, type Topic } from "#stories/topic.ts";

const kinds = ["article", "video", "podcast"] as const;

/** What a search address asks for. */
export type Search = {
  q: string;
  kind: (typeof kinds)[number] | null;
  country: Country | null;
  category: { name: string; topics: Topic[]; sections: Section[] } | null;
};

/**
 * Reads `q`, `contentType`, `country` (name or code) and `category` (one of the ten, or a topic).
 * @returns the search, and the values that mean nothing here
 */
export function readSearch(params: URLSearchParams): { search: Search; ignored: string[] } {
  const ignored: string[] = [];
  const read = <T>(name: string, of: (text: string) => T | null): T | null => {
    const text = params.get(name)?.trim();
    if (!text) return null;
    const value = of(text);
    if (value === null) ignored.push(text.slice(0, 60));
    return value;
  };
  return {
    search: {
      q: (params.get("q") ?? "").replaceAll("\0", "").trim().slice(0, 200),
      kind: read("contentType", (text) => kinds.find((k) => k === text) ?? null),
      country: read("country", countryOf),
      category: read("category", categoryOf),
    },
    ignored,
  };
}

function categoryOf(name: string): Search["category"] {
  if (Object.hasOwn(categories, name)) {
    const { topics, sections } = categories[name as keyof typeof categories];
    return { name, topics: [...topics], sections: [...sections] };
  }
  return isTopic(name) ? { name, topics: [name], sections: [] } : null;
}

/** The address of a search; empty filters stay out of it (specification, section 5). */
export function searchPath({ q, kind, country, category }: Search): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (kind) params.set("contentType", kind);
  if (country) params.set("country", countryNames[country]);
  if (category) params.set("category", category.name);
  const query = params.toString();
  return query ? `/search?${query}` : "/search";
}
