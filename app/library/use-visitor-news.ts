import { useEffect, useState } from "react";
import { fetchWithRetry } from "#platform/http/fetch-with-retry.ts";
import { type FollowKind, followKey } from "#stories/follow.ts";
import type { FollowingNews } from "#stories/followed-news.ts";
import { parseSeen, seenKey } from "#stories/followed-seen.ts";
import { followedIn } from "#stories/following.ts";
import { read } from "#ui/own-storage.ts";

/** What the server answers of what a browser follows. @property at when, in milliseconds */
export type VisitorNews = FollowingNews & { at: number };

/**
 * What is new in what this browser follows; null until it is known, and on the server.
 * @returns `again` asks anew
 */
export function useVisitorNews(
  o: { kind: FollowKind | null; page: number },
  enabled: boolean,
): { news: VisitorNews | null; failed: boolean; again: () => void } {
  const { kind, page } = o;
  const [round, setRound] = useState(0);
  const [news, setNews] = useState<VisitorNews | null>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same anew
  useEffect(() => {
    if (!enabled) return;
    const gone = new AbortController();
    askNews(kind, page, gone.signal)
      .then((answer) => {
        setNews(answer);
        setFailed(false);
      })
      .catch((error) => {
        if (gone.signal.aborted) return;
        console.warn("following", error);
        setFailed(true);
      });
    return () => gone.abort();
  }, [kind, page, round, enabled]);
  return { news, failed, again: () => setRound((n) => n + 1) };
}

async function askNews(
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
