/** What played as a document was left, for the next one in the same tab. */
export const leftPlayingKey = "left_playing";

/** The path of the piece's page, and how far it was, in seconds. */
export type LeftPlaying = { path: string; seconds: number };

/** The stored value; null where there is none, or a damaged one. */
export function leftPlaying(text: string | null): LeftPlaying | null {
  try {
    const { path, seconds } = JSON.parse(text ?? "null") ?? {};
    const isPath = typeof path === "string" && /^\/(video|podcast)\/\d+$/.test(path);
    return isPath && Number.isFinite(seconds) && seconds >= 0 ? { path, seconds } : null;
  } catch {
    return null;
  }
}
