import { textsFor } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { suggest } from "#search/search.server.ts";
import { readSearch } from "#search/search-address.ts";
import type { Suggestion, SuggestionGroup } from "#search/suggestions.ts";
import { isCoveredPlace } from "#stories/country.ts";
import type { Route } from "./+types/suggest.ts";

/** `GET /search/suggest?q=`: suggestions while typing, with texts in the reader's language (docs/api.md). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const { search } = readSearch(url.searchParams);
  const found = await suggest(db, { text: search.q, locale, now: now() });
  const t = textsFor("search", locale);
  const tStories = textsFor("stories", locale);
  const groups: SuggestionGroup[] = [
    {
      name: t("suggest.titles"),
      items: found.titles.map(
        ({ title, lang, kind, path }): Suggestion => ({
          text: title,
          lang,
          path,
          note: kind === "article" ? null : t(`kinds.${kind}`),
        }),
      ),
    },
    {
      name: t("suggest.sources"),
      items: found.sources.map(({ id, name, country }) => ({
        text: name,
        lang: null,
        path: `/search?q=${encodeURIComponent(`source:${id}`)}`,
        note: isCoveredPlace(country) && country !== "EU" ? tStories(`countries.${country}`) : null,
      })),
    },
    {
      name: t("suggest.topics"),
      items: found.topics.map((topic) => ({
        text: tStories(`topics.${topic}`),
        lang: null,
        note: null,
        path: `/search?category=${topic}`,
      })),
    },
  ].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return Response.json(
    { list: t("suggest.list"), said: t("suggest.count", { count }), groups },
    // Cached by the browser for words that are deleted and typed again; the language is in the address.
    { headers: { "Cache-Control": "private, max-age=30" } },
  );
}
