import { fetchWithRetry } from "#platform/http/fetch-with-retry.ts";
import { cardOf } from "../article.ts";
import { coveredPlaceNames } from "../country.ts";
import { askedTopics, type EventLine, type Hub, type HubStory, hubSize } from "../hub.ts";

export type NewsPage = { stories: HubStory[]; cursor: string | null };

/**
 * Asks `fetch-news` for the page after a cursor. Accepts both forms of an answer: an array of articles, or an object with one.
 * @param page its number, which is only sent along: the cursor decides where the page begins
 * @throws when the site cannot be reached, refuses, or answers without articles
 */
export async function fetchHubNews(
  hub: Hub,
  cursor: string | null,
  page: number,
  signal: AbortSignal,
): Promise<NewsPage> {
  const response = await fetchWithRetry("/functions/fetch-news", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      topics: askedTopics(hub.topics),
      countries: hub.countries.map((code) => coveredPlaceNames[code]),
      page: Math.min(page, 100),
      languages: hub.languages,
      limit: hubSize,
      cursor,
    }),
    signal,
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`fetch-news answered ${response.status}`);
  const { articles, cursor: next } = (Array.isArray(answer) ? { articles: answer } : answer) as {
    articles?: unknown;
    cursor?: unknown;
  };
  if (!Array.isArray(articles)) throw new Error("fetch-news gave no articles");
  const at = new Date(response.headers.get("date") ?? 0);
  return {
    stories: articles.flatMap((article) => {
      const card = cardOf(article, at);
      return card ? [{ ...card, event: eventOf(article) }] : [];
    }),
    cursor: articles.length === hubSize && typeof next === "string" ? next : null,
  };
}

function eventOf(article: unknown): EventLine | null {
  const { event } = article as { event?: Partial<EventLine> | null };
  return typeof event?.slug === "string" && typeof event.publishers === "number"
    ? { slug: event.slug, publishers: event.publishers }
    : null;
}
