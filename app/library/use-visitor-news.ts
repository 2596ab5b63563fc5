import { useEffect, useState } from "react";
import { fetchWithRetry } from "#platform/http/fetch-with-retry.ts";
import { type FollowKind, followKey } from "#stories/follow.ts";
import type { FollowingNews } from "#stories/followed-news.ts";
import { parseSeen, seenKey } from "#stories/followed-seen.ts";
import { followedIn } from "#stories/following.ts";
import { read } from "#ui/reader-storage.ts";

/** @property at when the server answered, in milliseconds since 1970 */
export type VisitorNews = FollowingNews & { at: number };

/**
 * The news of what this visitor's browser follows; null until they are loaded, and on the server.
 * @returns `reload` loads them again
 */
export function useVisitorNews(
  o: { kind: FollowKind | null; page: number },
  enabled: boolean,
): { news: VisitorNews | null; failed: boolean; reload: () => void } {
  const { kind, page } = o;
  const [round, setRound] = useState(0);
  const [news, setNews] = useState<VisitorNews | null>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round loads the same again
  useEffect(() => {
    if (!enabled) return;
    const unmounted = new AbortController();
    fetchFollowedNews(kind, page, unmounted.signal)
      .then((answer) => {
        setNews(answer);
        setFailed(false);
      })
      .catch((error) => {
        if (unmounted.signal.aborted) return;
        console.warn("following", error);
        setFailed(true);
      });
    return () => unmounted.abort();
  }, [kind, page, round, enabled]);
  return { news, failed, reload: () => setRound((n) => n + 1) };
}

async function fetchFollowedNews(
  kind: FollowKind | null,
  page: number,
  signal: AbortSignal,
): Promise<VisitorNews> {
  const response = await fetchWithRetry("/functions/following", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      followed: followedIn(read).map(followKey),
      seen: parseSeen(read(seenKey)),
      kind,
      page,
    }),
    signal,
  });
  if (!response.ok) throw new Error(`following answered ${response.status}`);
  return response.json();
}
