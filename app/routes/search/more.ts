import { createElement } from "react";
import { textsFor } from "#locales/texts.server.ts";
import { localeContext } from "#platform/context.ts";
import { renderFragment } from "#render-fragment.server.tsx";
import type { MoreResults } from "#search/more-results.ts";
import { More } from "#search/results.tsx";
import type { Route } from "./+types/more.ts";
import { SearchRows } from "./search-rows.tsx";
import { searchView } from "./view.server.ts";

/** `GET /search/more`: the same page of results as at `/search`, as HTML to append to the pages before it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const view = await searchView(url, context);
  const t = textsFor("search", context.get(localeContext));
  const answer: MoreResults = {
    rows: renderFragment(createElement(SearchRows, { ...view, below: true }), { url, context }),
    more: renderFragment(createElement(More, { to: view.next }), { url, context }),
    announcement: t("loaded", { count: view.rows.length }),
  };
  return Response.json(answer, { headers: { "Cache-Control": "private, no-store" } });
}
