import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { onLive } from "#platform/live/messages.ts";
import type { StorySummary } from "../story.ts";
import { fetchNews } from "./news-call.ts";

const every = 300_000;
const request = { topics: ["EU", "Politics"], page: 1, fill: true };

/** Pages that missed something do not all ask again at once. */
const spread = 30_000;

type Fresh = Pick<StorySummary, "id"> & { topics: string[]; countries: string[] };
type Shown = { stories: StorySummary[]; updatedAt: string };

/** Whether new stories would move what someone is reading. */
const isReading = () =>
  scrollY > 80 || Boolean(document.activeElement?.closest("main :is(a, button, input)"));

/** Whether a new story may come onto this page: one of its topics, or any while these do not fill it. */
const fits = (story: Fresh, { stories }: Shown) =>
  isOfTopics(story) || stories.some((one) => one.sample || !isOfTopics(one));
const isOfTopics = ({ topics, countries }: { topics: string[]; countries: string[] }) =>
  topics.includes("Politics") || countries.includes("EU");

/** Loads the words for what goes wrong; the same function at every call. */
type Texts = () => Promise<ReturnType<typeof useTranslations<"hub">>>;

/**
 * The stories of the front page and how they stay new: every five minutes, or when asked. New stories that
 * would move what is being read wait in `waiting` until they are asked for, and so do those that the live
 * connection tells of. When a refresh fails, the stories stay, and a reader who asked for it is told why, or
 * in words of the page that it did where those for the reason cannot be had.
 */
export function useFrontPage(loaded: Shown, texts: Texts) {
  const tError = useTranslations("ui.error");
  const [shown, setShown] = useState(loaded);
  const [from, setFrom] = useState(loaded.updatedAt);
  const [waiting, setWaiting] = useState<Shown | null>(null);
  const [heard, setHeard] = useState<ReadonlySet<number>>(new Set());
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (from !== loaded.updatedAt) {
    setFrom(loaded.updatedAt);
    setShown(loaded);
    setWaiting(null);
    setHeard(new Set());
  }

  const apply = (next: Shown) => {
    setShown(next);
    setWaiting(null);
    setHeard(new Set());
  };

  async function refresh(asked: boolean) {
    setLoading(true);
    setProblem(null);
    try {
      const answer = await fetchNews(request);
      const next = { stories: answer.stories.slice(0, 12), updatedAt: answer.at };
      const same = slugs(next.stories).join() === slugs(shown.stories).join();
      if (asked || same || !isReading()) apply(next);
      else setWaiting(next);
    } catch (error) {
      console.warn("front page", error);
      // What `fetch` throws when nothing came over the line.
      const why = error instanceof TypeError ? "away" : "server";
      if (!asked) return;
      const t = await texts().catch(() => null);
      setProblem(t ? t("feed.refreshFailed", { why }) : tError("title"));
    } finally {
      setLoading(false);
    }
  }

  // There may be no connection by which to get them when they are needed.
  useEffect(() => {
    (window.requestIdleCallback ?? setTimeout)(() => void texts().catch(() => {}));
  }, [texts]);

  const latest = useRef(refresh);
  latest.current = refresh;
  const hear = useRef<(added: Fresh[]) => void>(() => {});
  hear.current = (added) => {
    const ids = added.filter((story) => fits(story, shown)).map(({ id }) => id);
    if (ids.length > 0) setHeard((before) => new Set([...before, ...ids]));
  };
  useEffect(() => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const again = () => latest.current(false);
    const timer = setInterval(again, every);
    const ends = [
      onLive<{ added: Fresh[] }>("stories", ({ added }) => hear.current(added)),
      onLive("reset", () => {
        clearTimeout(late);
        late = setTimeout(again, Math.random() * spread);
      }),
    ];
    return () => {
      clearInterval(timer);
      clearTimeout(late);
      for (const end of ends) end();
    };
  }, []);

  const known = new Set(shown.stories.map(({ id }) => id));
  const fetched = waiting?.stories.map(({ id }) => id) ?? [];
  const fresh = new Set([...heard, ...fetched].filter((id) => !known.has(id)));

  async function show() {
    if (waiting && heard.size === 0) apply(waiting);
    else await refresh(true);
    // They are at the top, and the button that was pressed is gone.
    scrollTo({ top: 0 });
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return {
    ...shown,
    loading,
    /** Why the last refresh that was asked for failed, in words; null when it did not. */
    problem,
    refresh: () => refresh(true),
    /** How many stories wait; 0 when none. */
    waiting: fresh.size,
    showWaiting: () => void show(),
  };
}

const slugs = (stories: StorySummary[]) => stories.map((s) => s.slug);
