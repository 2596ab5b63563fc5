import { useEffect, useRef, useState } from "react";
import type { StorySummary } from "../story.ts";
import { fetchNews } from "./news-call.ts";

const every = 300_000;
const request = { topics: ["EU", "Politics"], page: 1, fill: true };

type Shown = { stories: StorySummary[]; updatedAt: string };

/** Whether new stories would move what someone is reading. */
const isReading = () =>
  scrollY > 80 || Boolean(document.activeElement?.closest("main :is(a, button, input)"));

/**
 * The stories of the front page and how they stay new: every five minutes, or when asked. New stories that
 * would move what is being read wait in `waiting` until they are asked for. When a refresh that the reader
 * asked for fails, the list is emptied (specification, section 4).
 */
export function useFrontPage(loaded: Shown) {
  const [shown, setShown] = useState(loaded);
  const [from, setFrom] = useState(loaded.updatedAt);
  const [waiting, setWaiting] = useState<Shown | null>(null);
  const [loading, setLoading] = useState(false);
  if (from !== loaded.updatedAt) {
    setFrom(loaded.updatedAt);
    setShown(loaded);
    setWaiting(null);
  }

  const apply = (next: Shown) => {
    setShown(next);
    setWaiting(null);
  };

  async function refresh(asked: boolean) {
    setLoading(true);
    try {
      const answer = await fetchNews(request);
      const next = { stories: answer.stories.slice(0, 12), updatedAt: answer.at };
      const same = slugs(next.stories).join() === slugs(shown.stories).join();
      if (asked || same || !isReading()) apply(next);
      else setWaiting(next);
    } catch (error) {
      console.warn("front page", error);
      if (asked) apply({ stories: [], updatedAt: shown.updatedAt });
    } finally {
      setLoading(false);
    }
  }

  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    const timer = setInterval(() => latest.current(false), every);
    return () => clearInterval(timer);
  }, []);

  return {
    ...shown,
    loading,
    refresh: () => refresh(true),
    /** How many stories wait; 0 when none. */
    waiting: slugs(waiting?.stories ?? []).filter((s) => !slugs(shown.stories).includes(s)).length,
    showWaiting: () => waiting && apply(waiting),
  };
}

const slugs = (stories: StorySummary[]) => stories.map((s) => s.slug);
