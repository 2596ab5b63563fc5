import { coverageOf, frontPage } from "#events/front.server.ts";
import { servicesContext } from "#platform/context.ts";
import { minuteMs } from "#platform/duration.ts";
import { networkOfRequest } from "#platform/http/client-address.server.ts";
import {
  errorResponse,
  methodNotAllowed,
  readJson,
  tooManyCallsResponse,
} from "#platform/http/function-call.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { articleOf } from "#stories/article.ts";
import { readNewsRequest } from "#stories/news-request.server.ts";
import { listStories } from "#stories/stories.server.ts";
import type { Route } from "./+types/fetch-news.ts";

// Each call reads an index range for each combination of what is chosen. Readers of one network share the limit.
const calls = rateLimit({ calls: 300, windowMs: minuteMs });

/** `POST /functions/fetch-news`: docs/api.md has its fields. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const body = await readJson(request);
  if ("refused" in body) return body.refused;
  const wait = calls(networkOfRequest(request));
  if (wait > 0) return tooManyCallsResponse(wait);
  const query = readNewsRequest(body.value);
  if ("problem" in query)
    return errorResponse(400, "invalid_request", `The request is wrong: ${query.problem}.`);
  const at = now();
  const first = query.page === 1 && query.cursor === null;
  const { stories, cursor } =
    query.fill && first && query.countries.length === 0
      ? { stories: await frontPage(db, at, query), cursor: null }
      : await listStories(db, query);
  const shown = stories.slice(0, query.limit);
  const coverage = await coverageOf(db, shown);
  const articles = shown.map((story) =>
    articleOf({ ...story, coverage: coverage.get(story.id) ?? null }, at),
  );
  return Response.json({ articles, cursor });
}

export const loader = methodNotAllowed;
