import { servicesContext } from "#platform/context.ts";
import { onlyPost, readJson, refuse } from "#platform/function-call.server.ts";
import { articleOf } from "#stories/article.ts";
import { readNewsRequest } from "#stories/news-request.server.ts";
import { frontPage, listStories } from "#stories/stories.server.ts";
import type { Route } from "./+types/functions.fetch-news.ts";

/** `POST /functions/fetch-news`: docs/api.md has its fields. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const body = await readJson(request);
  if ("refused" in body) return body.refused;
  const query = readNewsRequest(body.value);
  if ("wrong" in query)
    return refuse(400, "invalid_request", `The request is wrong: ${query.wrong}.`);
  const at = now();
  const first = query.page === 1 && query.cursor === null;
  const { stories, cursor } =
    query.fill && first && query.countries.length === 0
      ? { stories: await frontPage(db, at), cursor: null }
      : await listStories(db, query);
  return Response.json(
    { articles: stories.slice(0, query.limit).map((s) => articleOf(s, at)), cursor },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export const loader = onlyPost;
