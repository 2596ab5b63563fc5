import { servicesContext } from "#platform/context.ts";
import { articleOf } from "#stories/article.ts";
import { readNewsRequest } from "#stories/news-request.server.ts";
import { frontPage, listStories } from "#stories/stories.server.ts";
import type { Route } from "./+types/functions.fetch-news.ts";

const refuse = (status: number, code: string, message: string, headers?: HeadersInit) =>
  Response.json({ error: { code, message } }, { status, ...(headers ? { headers } : {}) });

/** `POST /functions/fetch-news`: docs/api.md has its fields. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  if (request.method !== "POST") return loader();
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return refuse(415, "unsupported_media_type", "Send the request as application/json.");
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    return refuse(400, "invalid_json", "The body is not valid JSON.");
  }
  const query = readNewsRequest(body);
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

export const loader = () => refuse(405, "method_not_allowed", "Ask with POST.", { Allow: "POST" });
