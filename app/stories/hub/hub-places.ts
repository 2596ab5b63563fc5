import type { HubStory } from "../hub.ts";
/** What had been loaded of a feed, and where the reader was in it. */
export type Place = {
  stories: HubStory[];
  cursor: string | null;
  page: number;
};

const storageKey = "hub_place";
const places = new Map<string, Place>();

type Stored = { entry: string; place: Place; y: number };

/** Keeps what is loaded at an entry of the browser's history, for as long as the document stands. */
export const keepPlace = (entry: string, place: Place): void => void places.set(entry, place);

/** What was loaded at an entry that the reader comes back to, within the document. */
export const placeOf = (entry: string): Place | null => places.get(entry) ?? null;

/** Hands the place on to the document that will stand here when the reader comes back from another site. */
export function storePlace(entry: string): void {
  const place = places.get(entry);
  if (!place) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ entry, place, y: scrollY }));
  } catch {
    // Where nothing may be stored, or there is no room, the list begins at its beginning.
  }
}

/** What the document before this one had loaded at the entry; null unless the reader has come back to it. */
export function storedPlace(entry: string): Stored | null {
  const [arrived] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (arrived?.type !== "back_forward") return null;
  try {
    const stored: Stored | null = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return stored?.entry === entry ? stored : null;
  } catch {
    return null;
  }
}
