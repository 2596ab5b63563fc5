import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType, useRevalidator } from "react-router";
import { onLive } from "#platform/live/messages.ts";
import { withLanguage } from "#ui/with-language.ts";
import { belongsTo, type Filters, type Hub, type HubStory, hubPath } from "../hub.ts";
import { askNews, Refusal } from "./ask-news.ts";
import { keepPlace, type Place, placeOf, storedPlace, storePlace } from "./hub-places.ts";

/**
 * So many pages come by themselves while the reader scrolls; then the button asks, and the footer can be reached.
 * Each press brings a page, and lets as many follow again.
 */
const automatic = 3;
/** Specification, section 9. */
const sight = { rootMargin: "100px", threshold: 0.8 };

type Loaded = {
  hub: Hub;
  stories: HubStory[];
  cursor: string | null;
  /** When the server answered. */
  at: string;
};

/**
 * The feed of the hub: the pages that the reader has loaded, how further ones come, what waits on top, and the
 * place that is found again. Belongs to one entry of the browser's history: give its component `key={location.key}`.
 */
export function useHub(loaded: Loaded) {
  const { hub } = loaded;
  const { key } = useLocation();
  const navigate = useNavigate();
  const first: Place = { stories: loaded.stories, cursor: loaded.cursor, page: 1 };
  const [before] = useState(useWasHere(key));
  const [shown, setShown] = useState(before ?? first);
  const [waiting, setWaiting] = useState(() => unseen(loaded.stories, shown));
  const [problem, setProblem] = useState<{ words: string | null } | null>(null);
  const [loading, setLoading] = useState(false);
  const [added, setAdded] = useState(0);

  // The server was asked anew for the same page: what is being read stays, and what is new waits.
  const [from, setFrom] = useState(loaded.at);
  if (from !== loaded.at) {
    setFrom(loaded.at);
    setWaiting(unseen(loaded.stories, shown));
  }

  useEffect(() => keepPlace(key, shown), [key, shown]);
  useStoredPlace(key, (place) => {
    setShown(place);
    setWaiting(unseen(loaded.stories, place));
  });

  const left = useRef(automatic);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  async function load() {
    if (request.current || shown.cursor === null) return;
    const controller = new AbortController();
    request.current = controller;
    setLoading(true);
    setProblem(null);
    try {
      const page = shown.page + 1;
      const next = await askNews(hub, shown.cursor, page, controller.signal);
      const stories = unseen(next.stories, shown);
      setShown({ stories: [...shown.stories, ...stories], cursor: next.cursor, page });
      setAdded(stories.length);
    } catch (error) {
      if (controller.signal.aborted) return;
      console.warn("hub", error);
      setProblem({ words: error instanceof Refusal ? error.message : null });
    } finally {
      request.current = null;
      setLoading(false);
    }
  }

  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  latest.current = load;
  const open = shown.cursor !== null && !loading && !problem;
  useEffect(() => {
    if (!end.current || !open) return;
    const observer = new IntersectionObserver((entries) => {
      // A busy page gets several at once; the last one tells how things stand.
      if (!entries.at(-1)?.isIntersecting || left.current === 0) return;
      left.current -= 1;
      latest.current();
    }, sight);
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [open]);

  const heard = useHeard(hub);
  const known = new Set(shown.stories.map(({ id }) => id));
  const fresh = new Set([...heard, ...waiting.map(({ id }) => id)].filter((id) => !known.has(id)));

  return {
    stories: shown.stories,
    more: shown.cursor !== null,
    /** How many came with the last page, to be said. */
    added,
    loading,
    /** Why the rest of the list is missing; `words` are the site's own. */
    problem,
    /** Goes around what comes into view: the button. */
    end,
    load: () => {
      left.current = automatic;
      return load();
    },
    /** How many new stories wait to be asked for. */
    waiting: fresh.size,
    /** Reads the feed again from its top. */
    showWaiting: () => navigate(topOf(hub), { replace: true }),
  };
}

/** Where the newest stories of the feed are; an address may begin further down. */
function topOf(hub: Hub): string {
  const { pathname, search } = location;
  if (hub.cursor === null) return pathname + search;
  return withLanguage(hubPath({ ...hub, cursor: null }), new URLSearchParams(search).get("lang"));
}

const unseen = (stories: HubStory[], { stories: shown }: Place): HubStory[] => {
  const slugs = new Set(shown.map(({ slug }) => slug));
  return stories.filter(({ slug }) => !slugs.has(slug));
};

/** What was loaded when the reader left this entry, if they come back to it within the document. */
function useWasHere(key: string): () => Place | null {
  const back = useNavigationType() === "POP";
  return () => {
    const alive = !import.meta.env.SSR && "served" in document.documentElement.dataset;
    return alive && back ? placeOf(key) : null;
  };
}

/** The same across documents: after hydration, which begins with what the server wrote, and before the paint. */
function useStoredPlace(key: string, show: (place: Place) => void): void {
  const [y, setY] = useState<number | null>(null);
  useEffectBeforePaint(() => {
    const stored = "served" in document.documentElement.dataset ? null : storedPlace(key);
    if (!stored) return;
    show(stored.place);
    setY(stored.y);
  }, []);
  useEffectBeforePaint(() => {
    if (y !== null) scrollTo(0, y);
  }, [y]);
  useEffect(() => {
    const store = () => storePlace(key);
    addEventListener("pagehide", store);
    return () => removeEventListener("pagehide", store);
  }, [key]);
}

// React warns of layout effects on the server, where there is no layout.
const useEffectBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect;

type Fresh = { id: number; lang: string; topics: string[]; countries: string[] };

/** Pages that missed something do not all ask again at once. */
const spread = 30_000;

/**
 * The new stories of this choice that the live connection tells of. Where it missed some, as while the browser kept the
 * page for who comes back, the server is asked.
 */
function useHeard(filters: Filters & Pick<Hub, "languages">): ReadonlySet<number> {
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
