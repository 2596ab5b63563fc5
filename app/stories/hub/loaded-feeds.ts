// Remembers how far a reader had loaded the hub's feed, for when they come back to it.
import type { HubStory } from "../hub.ts";

/** The loaded part of the feed. */
export type LoadedFeed = {
  stories: HubStory[];
  cursor: string | null;
  page: number;
};

const storageKey = "hub_place";
const feeds = new Map<string, LoadedFeed>();

/** `place` is the loaded feed, `y` the scroll position. */
type Stored = { entry: string; place: LoadedFeed; y: number };

/** Holds the feed of an entry of the browser's history while the document lives. */
export const setLoadedFeed = (entry: string, feed: LoadedFeed): void => void feeds.set(entry, feed);

/** The feed of an entry that the reader comes back to within the document. */
export const loadedFeedAt = (entry: string): LoadedFeed | null => feeds.get(entry) ?? null;

/** Stores the feed and the scroll position for the next document at this entry. */
export function storeLoadedFeed(entry: string): void {
  const place = feeds.get(entry);
  if (!place) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ entry, place, y: scrollY }));
  } catch {
    // Storage is forbidden or full: the list begins at its top.
  }
}

/** What the last document at this entry stored; null unless the reader has come back to it. */
export function storedFeed(entry: string): Stored | null {
  const [arrived] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (arrived?.type !== "back_forward") return null;
  try {
    const stored: Stored | null = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    // Another version of the site may have stored it.
    const isWhole = stored?.place.stories.every((s) => Array.isArray(s.nonEuCountries));
    return stored?.entry === entry && isWhole ? stored : null;
  } catch {
    return null;
  }
}
