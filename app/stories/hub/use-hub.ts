import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType, useRevalidator } from "react-router";
import { onLive } from "#platform/live/messages.ts";
import { withLanguage } from "#ui/with-language.ts";
import { belongsTo, type Filters, type Hub, type HubStory, hubPath, hubRows } from "../hub.ts";
import { fetchHubNews } from "./fetch-hub-news.ts";
import {
  type LoadedFeed,
  loadedFeedAt,
  setLoadedFeed,
  storedFeed,
  storeLoadedFeed,
} from "./loaded-feeds.ts";

/**
 * The number of pages that are loaded automatically while the reader scrolls; then a button loads the next one, so that the
 * footer can be reached. Each press allows as many automatic pages again.
 */
const autoLoadedPages = 3;
/** When the end of the list counts as in view. */
const endInView = { rootMargin: "100px", threshold: 0.8 };

type Loaded = {
  hub: Hub;
  stories: HubStory[];
  cursor: string | null;
  /** When the server answered. */
  at: string;
};

/**
 * The feed of the hub: the pages that the reader has loaded, loading further ones, new stories that wait at the top, and
 * restoring all that when the reader comes back. It belongs to one entry of the browser's history: give its component
 * `key={location.key}`.
 */
export function useHub(loaded: Loaded) {
  const { hub } = loaded;
  const { key } = useLocation();
  const navigate = useNavigate();
  const first: LoadedFeed = { stories: loaded.stories, cursor: loaded.cursor, page: 1 };
  const [before] = useState(useFeedBefore(key));
  const [shown, setShown] = useState(before ?? first);
  const [waiting, setWaiting] = useState(() => unseen(loaded.stories, shown));
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(false);
  const [added, setAdded] = useState(0);

  // The loader ran again for the same page: the shown stories stay, and new ones wait.
  const [from, setFrom] = useState(loaded.at);
  if (from !== loaded.at) {
    setFrom(loaded.at);
    setWaiting(unseen(loaded.stories, shown));
  }

  useEffect(() => setLoadedFeed(key, shown), [key, shown]);
  useStoredFeed(key, (place) => {
    setShown(place);
    setWaiting(unseen(loaded.stories, place));
  });

  const remainingLoads = useRef(autoLoadedPages);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  async function load() {
    if (request.current || shown.cursor === null) return;
    const controller = new AbortController();
    request.current = controller;
    setLoading(true);
    setFailed(false);
    try {
      const page = shown.page + 1;
      const next = await fetchHubNews(hub, shown.cursor, page, controller.signal);
      const stories = unseen(next.stories, shown);
      setShown({ stories: [...shown.stories, ...hubRows(stories)], cursor: next.cursor, page });
      setAdded(stories.length);
    } catch (error) {
      if (controller.signal.aborted) return;
      console.warn("hub", error);
      setFailed(true);
    } finally {
      request.current = null;
      setLoading(false);
    }
  }

  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  latest.current = load;
  const open = shown.cursor !== null && !loading && !failed;
  useEffect(() => {
    if (!end.current || !open) return;
    const observer = new IntersectionObserver((entries) => {
      // A busy page gets several entries at once; the last one is the newest.
      if (!entries.at(-1)?.isIntersecting || remainingLoads.current === 0) return;
      remainingLoads.current -= 1;
      latest.current();
    }, endInView);
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [open]);

  const announced = useAnnounced(hub);
  const known = idsOf(shown.stories);
  const fresh = new Set([...announced, ...idsOf(waiting)].filter((id) => !known.has(id)));

  return {
    stories: shown.stories,
    more: shown.cursor !== null,
    /** How many stories came with the last page, for screen readers. */
    added,
    loading,
    /** Whether the next page could not be loaded. */
    failed,
    /** The ref of the list's end, which loads the next page when it comes into view. */
    end,
    load: () => {
      remainingLoads.current = autoLoadedPages;
      return load();
    },
    /** How many new stories wait to be asked for. */
    waiting: fresh.size,
    /** Reads the feed again from its top. */
    showWaiting: () => navigate(topOf(hub), { replace: true }),
  };
}

/** The address of the feed's newest stories; the current one may begin further down. */
function topOf(hub: Hub): string {
  const { pathname, search } = location;
  if (hub.cursor === null) return pathname + search;
  return withLanguage(hubPath({ ...hub, cursor: null }), new URLSearchParams(search).get("lang"));
}

/** The stories of all rows. */
const idsOf = (rows: HubStory[]): Set<number> =>
  new Set(
    rows.flatMap(({ id, otherCoverage = [] }) => [id, ...otherCoverage.map((one) => one.id)]),
  );

const unseen = (stories: HubStory[], shown: LoadedFeed): HubStory[] => {
  const ids = idsOf(shown.stories);
  return stories.filter(({ id }) => !ids.has(id));
};

/** The feed as it was when the reader left this entry, if they come back to it within the document. */
function useFeedBefore(key: string): () => LoadedFeed | null {
  const back = useNavigationType() === "POP";
  return () => {
    const isAttached = !import.meta.env.SSR && "served" in document.documentElement.dataset;
    return isAttached && back ? loadedFeedAt(key) : null;
  };
}

/** The same across documents: after hydration, which needs the server's HTML, and before the paint. */
function useStoredFeed(key: string, show: (place: LoadedFeed) => void): void {
  const [y, setY] = useState<number | null>(null);
  useEffectBeforePaint(() => {
    const stored = "served" in document.documentElement.dataset ? null : storedFeed(key);
    if (!stored) return;
    show(stored.place);
    setY(stored.y);
  }, []);
  useEffectBeforePaint(() => {
    if (y !== null) scrollTo(0, y);
  }, [y]);
  useEffect(() => {
    const store = () => storeLoadedFeed(key);
    addEventListener("pagehide", store);
    return () => removeEventListener("pagehide", store);
  }, [key]);
}

// React warns of layout effects on the server, where there is no layout.
const useEffectBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect;

type Fresh = { id: number; lang: string; topics: string[]; countries: string[] };

/** Spreads the requests of all open pages after the live channel was interrupted. */
const spread = 30_000;

/**
 * The ids of new stories with these filters, from the live channel. After an interruption, as in the back-forward cache, the
 * loader runs again.
 */
function useAnnounced(filters: Filters & Pick<Hub, "languages">): ReadonlySet<number> {
  const [heard, setHeard] = useState<ReadonlySet<number>>(new Set());
  const { revalidate } = useRevalidator();
  const again = useRef(revalidate);
  again.current = revalidate;
  useEffect(() => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && again.current();
    addEventListener("pageshow", comeBack);
    const ends = [
      () => removeEventListener("pageshow", comeBack),
      onLive<{ added: Fresh[] }>("stories", ({ added }) => {
        const ids = added.filter((story) => belongsTo(filters, story)).map(({ id }) => id);
        if (ids.length > 0) setHeard((before) => new Set([...before, ...ids]));
      }),
      onLive("reset", () => {
        clearTimeout(late);
        late = setTimeout(() => again.current(), Math.random() * spread);
      }),
    ];
    return () => {
      clearTimeout(late);
      for (const end of ends) end();
    };
  }, [filters]);
  return heard;
}
