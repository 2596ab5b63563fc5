import { fetchWithRetry } from "#platform/http/fetch-with-retry.ts";
import { cardOf } from "../article.ts";
import type { StorySummary } from "../story.ts";

export type NewsRequest = {
  topics?: string[];
  countries?: string[];
  page?: number;
  limit?: number;
  /** The reader's languages by ISO 639-1 code, the preferred one first; null: all. */
  languages?: readonly string[] | null;
  /** For home: if the topics have too few stories, the newest of all others fill the page. */
  fill?: boolean;
};

/**
 * Asks the site for news (docs/api.md). Accepts both forms of an answer: an array of articles, or an object with one.
 * @returns the stories as cards show them, and when the answer was given
 * @throws when the site cannot be reached or refuses
 */
export async function fetchNews(
  request: NewsRequest,
  signal?: AbortSignal,
): Promise<{ stories: StorySummary[]; at: string }> {
  const response = await fetchWithRetry("/functions/fetch-news", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
    ...(signal ? { signal } : {}),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`fetch-news answered ${response.status}`);
  const articles = Array.isArray(answer) ? answer : (answer as { articles?: unknown }).articles;
  const at = new Date(response.headers.get("date") ?? 0);
  const stories = (Array.isArray(articles) ? articles : [])
    .map((article) => cardOf(article, at))
    .filter((card) => card !== null);
  return { stories, at: at.toISOString() };
}
