import { createElement } from "react";
import { localeContext } from "#platform/context.ts";
import { printText } from "#print.server.tsx";
import { More } from "#search/results.tsx";
import type { MoreResults } from "#search/use-more-results.ts";
import type { Route } from "./+types/more.ts";
import { SearchRows, saidOf, searchView } from "./view.server.tsx";

/** `GET /search/more`: the page of results that the same query shows at `/search`, for a page that has those before it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const view = await searchView(url, context);
  const o = { url, context, now: view.now };
  const answer: MoreResults = {
    rows: printText(createElement(SearchRows, { ...view, below: true }), o),
    more: printText(createElement(More, { to: view.next }), o),
    said: saidOf(view, context.get(localeContext)),
  };
  return Response.json(answer, { headers: { "Cache-Control": "private, no-store" } });
}
