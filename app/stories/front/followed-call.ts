import { fetchWithRetry } from "#platform/http/fetch-with-retry.ts";
import type { FollowingNews } from "../followed-news.ts";
import type { StorySummary } from "../story.ts";

/**
 * The newest story of each of these authors, events and sources, if it is of the last day; those with the most news first.
 * @throws when the site cannot be reached or refuses
 */
export async function newestOfFollowed(
  followed: readonly string[],
  signal: AbortSignal,
): Promise<StorySummary[]> {
  const response = await fetchWithRetry("/functions/following", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ followed }),
    signal,
  });
  if (!response.ok) throw new Error(`following answered ${response.status}`);
  const { groups }: FollowingNews = await response.json();
  return groups.flatMap(({ rows }) => rows.slice(0, 1).map(({ story }) => story));
}
