const storageKey = "left_playing";

/** What was playing when a document was left, for the next document of the tab: the path of its page, and its position. */
export type PlaybackToResume = { path: string; seconds: number };

/** Null if nothing is stored, or if it is damaged. */
export function parsePlaybackToResume(text: string | null): PlaybackToResume | null {
  try {
    const { path, seconds } = JSON.parse(text ?? "null") ?? {};
    const isPath =
      typeof path === "string" && /^\/((video|podcast)\/\d+|article\/[\w-]+)$/.test(path);
    return isPath && Number.isFinite(seconds) && seconds >= 0 ? { path, seconds } : null;
  } catch {
    return null;
  }
}

// Always in the session storage, not through reader-storage.ts: its copy in a prerendered page would be out of date.

/** Stores it for as long as the tab is open; null: nothing is playing. */
export function storePlaybackToResume(playback: PlaybackToResume | null): void {
  try {
    if (playback) sessionStorage.setItem(storageKey, JSON.stringify(playback));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Where the browser allows no storage, playback ends with the document.
  }
}

export function readPlaybackToResume(): PlaybackToResume | null {
  try {
    return parsePlaybackToResume(sessionStorage.getItem(storageKey));
  } catch {
    return null;
  }
}
