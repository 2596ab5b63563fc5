/** What plays in this tab, for the document that comes after this one. */
const leftPlayingKey = "left_playing";

/** The path of the piece's page, and how far it is, in seconds. */
export type LeftPlaying = { path: string; seconds: number };

/** The value of a stored text; null where there is none, or a damaged one. */
export function leftPlayingIn(text: string | null): LeftPlaying | null {
  try {
    const { path, seconds } = JSON.parse(text ?? "null") ?? {};
    const isPath =
      typeof path === "string" && /^\/((video|podcast)\/\d+|article\/[\w-]+)$/.test(path);
    return isPath && Number.isFinite(seconds) && seconds >= 0 ? { path, seconds } : null;
  } catch {
    return null;
  }
}

// Not in the tab's own memory (own-storage.ts): a page that was rendered ahead has an old copy of that.

/** Keeps where a piece is for as long as the tab is open; null: nothing is playing. */
export function keepLeftPlaying(left: LeftPlaying | null): void {
  try {
    if (left) sessionStorage.setItem(leftPlayingKey, JSON.stringify(left));
    else sessionStorage.removeItem(leftPlayingKey);
  } catch {
    // Where nothing may be stored, it ends with the document.
  }
}

/** What played as the last document was left. */
export function readLeftPlaying(): LeftPlaying | null {
  try {
    return leftPlayingIn(sessionStorage.getItem(leftPlayingKey));
  } catch {
    return null;
  }
}
